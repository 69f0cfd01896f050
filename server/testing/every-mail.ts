import { wordsIn } from '../../languages/server'
import type { MailWords } from '../../languages/words'
import { type Language, LANGUAGES } from '../../shared/languages/languages'
import { mailWordsIn } from '../platform/http/language'
import { type Config, loadConfig } from '../platform/context/config'
import { dashboardOf } from '../platform/context/programmes'
import {
  askSnapshot,
  headsUpSnapshot,
  noRoundSnapshot,
  reminderSnapshot,
  silenceSnapshot,
} from '../month/cycle/cycle.email'
import { summaryMail } from '../month/cycle/summary.email'
import type { RecipientValues, Snapshot } from '../tables/sending.tables'
import { accountDeletedMail } from '../privacy/my-data/account-deleted.email'
import { addressChangedMail } from '../directory/address-changed.email'
import { managerNamedMail } from '../directory/managers/manager-named.email'
import { unreachedMail } from '../newsletters/reach/unreached.email'
import { failedBackupMail } from '../../plugins/backups/server/failed-backup.email'
import { turnedOffMail } from '../../plugins/webhooks/server/turned-off.email'
import { inquiryMail } from '../inquiries/inquiry.email'
import type { Meal } from '../../shared/programme'
import { joinSnapshot } from '../people/invitations/join.email'
import { DEAD_LINKS, personalMail } from '../mail/personal-mail'
import { starterContent } from '../newsletters/starter-content'
import { snapshotOf } from '../newsletters/snapshot'
import { eveningSnapshot, metSnapshot } from '../meetings/guests.email'
import { invitationSnapshot } from '../meetings/invitation.email'
import { declinedSnapshot, organiserSnapshot } from '../meetings/no-time.email'
import { strandedSnapshot } from '../month/rescue/stranded.email'
import { newDeviceMail, secondFactorMail, wrongCodesMail } from '../sign-in/notice.email'
import { codeMail, magicLinkMail } from '../sign-in/sign-in.email'
import { sampleNewsletter } from './sample-newsletter'

/** What people write about themselves, in the mails that name them. */
export interface Written {
  firstName: string
  partnerName: string
  department: string
  bio: string
}

export const ordinary: Written = {
  firstName: 'Ada',
  partnerName: 'Grace Hopper',
  department: 'Engineering',
  bio: 'Sailor at heart. Ask me about compilers, clocks that run backwards, and where to find the best pastry near the harbour.',
}

const config: Config = {
  ...loadConfig({ APP_URL: 'https://coffee.example.com', EVALUATION_PUBLIC: 'on' }),
  orgName: 'Example Company',
  contactEmail: 'coffee@example.com',
}

const partnerEmail = 'grace.hopper@example.com'

/** Mails to one person, who did something just now or runs the company: there is no list to unsubscribe from. */
function singleMails(words: MailWords, { partnerName, department, bio }: Written) {
  const person = { name: partnerName, reason: 'There was an odd number of people.' }
  return {
    'sign-in link': magicLinkMail(words, {
      to: 'ada@example.com',
      link: `https://coffee.example.com/auth/magic?token=${'x'.repeat(43)}`,
      code: '481273',
    }),
    'sign-in code': codeMail(words, { to: 'ada@example.com', code: '481273', purpose: 'code' }),
    'address check': codeMail(words, { to: 'ada@example.com', code: '481273', purpose: 'validation' }),
    'account deletion': codeMail(words, { to: 'ada@example.com', code: '481273', purpose: 'deletion' }),
    'account deleted': accountDeletedMail(config, words, 'ada@example.com'),
    'backup failed': failedBackupMail(
      config,
      words,
      '/var/backups (BACKUP_DIR) is no folder. Make it, or mount its disk.',
      'ada@example.com',
    ),
    'webhook turned off': turnedOffMail(
      config,
      words,
      { name: 'Payroll', host: 'hooks.example.com', offReason: 'failing' },
      'ada@example.com',
    ),
    'webhook gone': turnedOffMail(
      config,
      words,
      { name: 'Payroll', host: 'hooks.example.com', offReason: 'gone' },
      'ada@example.com',
    ),
    'new device': newDeviceMail(words, {
      to: 'ada@example.com',
      device: 'Firefox on Windows',
      way: 'password',
      when: '16 November 2026 at 10:00 (Europe/Berlin)',
      ip: '203.0.113.9',
    }),
    'second factor changed': secondFactorMail(words, {
      to: 'ada@example.com',
      what: ({ passkeyAdded }) => passkeyAdded('Laptop'),
      when: '16 November 2026 at 10:00 (Europe/Berlin)',
    }),
    'wrong codes': wrongCodesMail(words, {
      to: 'ada@example.com',
      count: 100,
      when: '16 November 2026 at 10:00 (Europe/Berlin)',
    }),
    'address changed': addressChangedMail(
      words,
      { at: 'ada@example.com', from: 'ada@example.com', to: partnerEmail },
      [{ email: 'joe@example.com' }],
    ),
    'manager named': managerNamedMail(config, words, 'ada@example.com', department),
    unreached: unreachedMail(dashboardOf(config.appUrl, null, 'sending'), words, 'ada@example.com', [
      {
        programmeId: null,
        name: `December 2026 Group A - ${department}`,
        people: Array.from({ length: 12 }, () => partnerName),
      },
      { programmeId: null, name: 'December 2026 Group B', people: [partnerName] },
    ]),
    inquiry: inquiryMail(config, words, {
      companyName: partnerName.slice(0, 100),
      contactEmail: partnerEmail,
      expectedUsers: '50-100',
      additionalInfo: bio,
    }),
    'cycle summary': summaryMail(
      words,
      {
        headline: '5 pairs made',
        subject: 'Cup of Joe: 5 pairs made, and the newsletters need your approval',
        timing: words.summary.cycleOf('Tuesday, 1 December 2026'),
        pairings: [
          {
            name: `December 2026 Group A - ${department}`,
            statement:
              '5 pairs, 3 across departments, 1 person sits out, no pair has met before. No arrangement pairs more people, or more across departments.',
            newsletter:
              'The newsletter for these people is a draft, linked to this pairing. Read it, approve it, send it.',
            warnings: [],
            leftOut: [person],
            more: 3,
          },
        ],
        notPaired: [person],
        troubles: ['1 person is ready but in no domain group, so no round has them.'],
        preparation: ['1 pairing completed.', 'There is no employee file to read.'],
      },
      dashboardOf(config.appUrl, null),
    ),
  }
}

/** Mails to people who take part, from the send engine. */
function participantMails(words: MailWords, by: Written, day: string | null) {
  const mailOf = (snapshot: Snapshot, given: RecipientValues) => {
    const values: RecipientValues = { ...given, language: words.language }
    // What it is made of comes along.
    return { ...personalMail(snapshot, values, DEAD_LINKS), from: { snapshot, values } }
  }
  const newsletter = (values: RecipientValues) =>
    mailOf(
      snapshotOf(
        sampleNewsletter({ ...starterContent({ month: 12, year: 2026, day }, words), day }),
        config,
        words,
      ),
      values,
    )
  const { firstName, partnerName, department, bio } = by
  const matched = {
    ...by,
    matchId: 'x',
    partnerEmail,
    partnerMailto: partnerEmail,
    why: ['You both said anyone is welcome.', words.why.neverMet],
    hasWhy: 'yes',
    initial: 'G',
    partnerFirstName: partnerName,
    ownZone: 'Europe/Berlin',
  }
  const slot = {
    slotStart: '2026-11-24T09:00:00Z',
    slotWhen: 'Tuesday 24 November, 10:00',
    slotElsewhere: '14:30',
  }
  const leaf = {
    leafMonth: 'November',
    leafDay: '24',
    leafWeekday: 'Tuesday',
    leafTime: '10:00–\u206010:25',
    place: 'https://meet.example.com/ada',
  }
  const planned = { ...matched, slots: [slot, slot, slot], hasSlots: 'yes' }
  const booked = {
    ...matched,
    when: 'Tuesday, 24 November 2026 at 10:00 (Berlin)',
    subject: words.meetings.coffee(partnerName, 'Tue 24 November', '10:00'),
    needsLink: 'yes',
    canPlan: 'yes',
    partnerWho: partnerName,
    partnerWhen: 'Tuesday, 24 November 2026 at 14:30 (Kolkata)',
    ...leaf,
  }
  return {
    'newsletter whose match has left': newsletter({
      firstName: matched.firstName,
      strandedBy: matched.partnerName,
      matchId: matched.matchId,
    }),
    'newsletter with a photo': newsletter({ ...matched, photo: 'p.jpg' }),
    'newsletter with an initial': newsletter({ ...planned, photo: '', isOrganiser: 'yes' }),
    'newsletter with times': newsletter({
      ...planned,
      photo: 'p.jpg',
      isPartnerOrganiser: 'yes',
      organiserName: 'Grace',
    }),
    'newsletter with a booked time': newsletter({
      ...matched,
      bookedWhen: slot.slotWhen,
      ...leaf,
      bookedElsewhere: slot.slotElsewhere,
    }),
    'newsletter without times': newsletter({ ...matched, hasNoSlots: 'yes', isOrganiser: 'yes' }),
    'newsletter of three': newsletter({
      ...matched,
      isOfMore: 'yes',
      third: [{ partnerName: 'Bo Berg', partnerEmail: 'bo@example.com', department, bio: '', initial: 'B' }],
    }),
    'newsletter without a match': newsletter({ firstName }),
    reminder: mailOf(reminderSnapshot(config, words), matched),
    'heads-up': mailOf(headsUpSnapshot(config, words, 'Tuesday, 1 December 2026'), { firstName }),
    ask: mailOf(askSnapshot(config, words, 'Tuesday, 1 December 2026'), { firstName }),
    'no round': mailOf(noRoundSnapshot(config, words), { firstName }),
    silence: mailOf(silenceSnapshot(config, words), { firstName }),
    invitation: mailOf(invitationSnapshot(config, words, 'booked'), booked),
    'organiser reminder': mailOf(organiserSnapshot(config, words), planned),
    'organiser reminder without times': mailOf(organiserSnapshot(config, words), matched),
    'coffee declined': mailOf(declinedSnapshot(config, words), { ...planned, ...booked, hasDeclined: '' }),
    'coffee declined by oneself': mailOf(declinedSnapshot(config, words), {
      ...matched,
      when: booked.when,
      hasDeclined: 'yes',
    }),
    'question after coffee': mailOf(metSnapshot(config, words, false), booked),
    'coffee tomorrow': mailOf(eveningSnapshot(config, words), booked),
    'invitation moved': mailOf(invitationSnapshot(config, words, 'moved'), booked),
    'invitation for two': mailOf(invitationSnapshot(config, words, 'goesOn'), booked),
    'invitation cancelled': mailOf(invitationSnapshot(config, words, 'cancelled'), booked),
    'invitation of a changed match': mailOf(invitationSnapshot(config, words, 'rematched'), booked),
    join: mailOf(joinSnapshot(config, words, false, 25), {
      firstName,
      inviter: partnerName,
      hasWords: 'yes',
      words: bio,
    }),
    'join, once more': mailOf(joinSnapshot(config, words, true, 25), {
      firstName,
      inviter: partnerName,
      words: '',
    }),
    stranded: mailOf(strandedSnapshot(config, words), matched),
    'stranded too late': mailOf(strandedSnapshot(config, words), {
      ...matched,
      tooLate: words.reminders.stranded.tooLate,
    }),
  }
}

/**
 * Every mail the product sends, by name, in a language; `by` has what people wrote. `day`: of a programme whose rounds are not
 * those of months, of its round of that day (YYYY-MM-DD), for a meal.
 */
export const everyMail = (
  by: Written = ordinary,
  language: Language = 'en',
  day: string | null = null,
  meal: Meal = 'coffee',
) => {
  const programme = {
    name: day ? 'Tea of three' : 'Cup of Joe',
    colour: '#2E6F4E',
    settings: {
      language,
      meal,
      minutes: 25,
      ...(day && { weeks: { every: 1, from: day, weekday: 1, at: '09:00' } }),
    },
  }
  const words = mailWordsIn(language, { config: { languages: LANGUAGES }, programme })
  return { ...singleMails(words, by), ...participantMails(words, by, day) }
}

/** The names of mails without a list to unsubscribe from. */
export const WITHOUT_LIST = new Set(Object.keys(singleMails(wordsIn('en').mail, ordinary)))
