import type { Responses } from '../../languages/words'
import { plainEmail } from '../../shared/characters'
import type {
  previewDraft as previewDraftContract,
  previewMail,
  sendTestMail,
} from '../../shared/contract/newsletters'
import type { ParsedBody } from '../../shared/endpoint'
import type { Language } from '../../shared/languages/languages'
import { mapValues } from '../../shared/map-values'
import { personName } from '../../shared/person-name'
import { SEEN_TEXTS } from '../../shared/profile-texts'
import { USUAL_HOURS } from '../../shared/working-hours'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import { UNSAID, wordsFor } from '../platform/http/language'
import { HttpError, type Localized } from '../platform/http/errors'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../platform/http/limits'
import { layoutAttachments } from '../mail/layout'
import { DEAD_LINKS, personalMail, withInlinePictures } from '../mail/personal-mail'
import { photoForPreview } from '../mail/photos'
import { today } from '../platform/context/clock'
import { findPairings } from '../pairings/pairing-use.queries'
import { sentMail } from '../mail/log/logs.queries'
import { type PlanInMail, planMatches } from '../meetings/plan-matches'
import { SlotFinder } from '../meetings/slots.rules'
import { type AudienceRow, findRecipients } from './audience.queries'
import type { Recipient } from './audience.rules'
import { recipientAt } from './newsletter-parts'
import { findNewsletter, type NewsletterWithLinks } from './newsletters.queries'
import { recipientValues } from './recipient-values'
import { LINK_FIRST } from './send-newsletter'
import { snapshotOf } from './snapshot'
import { changedTexts, inLanguage } from './newsletter-texts.rules'

/** The newsletter as one recipient would get it now. Its personal links don't work and it says nothing of topics, since someone else sees it. */
async function mailFor(
  context: Context,
  newsletter: NewsletterWithLinks,
  { person, ...others }: Recipient,
  language: Language | undefined,
) {
  const recipient = { ...others, person: { ...person, ...(language && { language }) } }
  const photo = recipient.partner?.photo ?? ''
  const photos = await photoForPreview(context.db, photo)
  const { matchId } = person
  const plans =
    matchId === SAMPLE_MATCH
      ? samplePlans(context, recipient)
      : await planMatches(context, context.db, matchId && recipient.partner ? [matchId] : [])
  const planned = { plans, clock: context.clock }
  const words = wordsFor(recipient.person, context).mail
  const translated = inLanguage(newsletter, words.language, context)
  const { shared: _, ...personal } = recipientValues(words, recipient, planned)
  const values = { ...personal, language: words.language }
  const shown = photos.has(photo) ? values : { ...values, photo: '' }
  const mail = personalMail(snapshotOf(translated, context.config, words), shown, DEAD_LINKS)
  return { ...mail, pictures: [...layoutAttachments(), ...photos.values()] }
}

async function findRecipient(context: Context, newsletter: NewsletterWithLinks, email: string) {
  if (newsletter.pairings.length === 0) throw new HttpError(409, 'no_pairing_linked', LINK_FIRST)
  return recipientAt(context, newsletter, plainEmail(email))
}

/** The people of `getRecipients`. */
export async function recipientsOf(
  { clock, db, programme }: Context,
  { pairings }: Pick<NewsletterWithLinks, 'pairings'>,
  search: string,
) {
  const found = await findPairings(
    db,
    pairings.map(({ id }) => id),
  )
  if (found.length === 0) return []
  const rows = await findRecipients(db, programme, found, today(clock), search)
  return rows.map((row) => ({ ...row, name: personName(row) }))
}

/**
 * What a recipient will see with these texts, or saw if it was sent. Nothing is stored.
 * @throws 404 nobody with this address gets the newsletter; 409 not linked
 */
export async function previewNewsletter(
  context: Context,
  id: string,
  { recipientEmail, language, ...texts }: ParsedBody<typeof previewMail>,
) {
  const stored = await findNewsletter(context.db, id)
  const newsletter = { ...stored, ...changedTexts(stored, texts, context) }
  if (newsletter.status === 'sent') {
    const sent = await sentMail(context, id, recipientEmail)
    return {
      recipientEmail: sent.email,
      subject: sent.subject,
      personalizedHtml: sent.html,
      matchInfo: { found: sent.partner !== null, partner: sent.partner, more: sent.more },
    }
  }
  const recipient = await findRecipient(context, newsletter, recipientEmail)
  if (!recipient)
    throw new HttpError(404, 'unknown_recipient', (w) => w.newsletters.nobodyWith(w.isolated(recipientEmail)))
  const { subject, html, pictures } = await mailFor(context, newsletter, recipient, language)
  const { partner, more } = recipient
  return {
    recipientEmail: recipient.person.email,
    subject,
    personalizedHtml: withInlinePictures(html, pictures),
    matchInfo: {
      found: partner !== null,
      partner: partner && inMatchInfo(partner),
      more: more.map(inMatchInfo),
    },
  }
}

const inMatchInfo = (one: AudienceRow) => ({ name: personName(one), team: one.department })

const SAMPLE_MATCH = 'sample'

/** The reader of a draft's preview. */
const NOBODY: Omit<AudienceRow, 'firstName'> = {
  id: '',
  email: 'ada@example.com',
  lastName: '',
  department: '',
  ...UNSAID,
  ...mapValues(SEEN_TEXTS, () => ''),
  photo: null,
  isEligible: true,
  participation: 'active',
  isOnLeave: false,
  isUnreachable: false,
  matchId: null,
  otherIds: null,
  why: null,
  shared: null,
  wasInRound: true,
  hostId: null,
  isResting: false,
  waitRounds: null,
}
const WITHOUT_MATCH = {
  person: { ...NOBODY, firstName: 'Ada' },
  partner: null,
  more: [],
  issues: [],
}
/** The reader with a made-up match. */
const matchedIn = ({ newsletters: { sample }, rules }: Responses) => ({
  ...WITHOUT_MATCH,
  person: { ...WITHOUT_MATCH.person, matchId: SAMPLE_MATCH, why: [{ code: 'why.neverMet' } as const] },
  partner: {
    ...NOBODY,
    firstName: 'Sam',
    lastName: 'Sample',
    email: 'sam@example.com',
    department: sample.department,
    ...mapValues(SEEN_TEXTS, (_, name) => rules.profileTexts[name].sample),
  },
})

/** The times that are offered to two people who never gave their hours; none where nothing is booked. */
function samplePlans(
  { clock, programme }: Context,
  { person, partner }: Pick<Recipient, 'person' | 'partner'>,
): ReadonlyMap<string, PlanInMail> {
  if (programme.settings.booking === 'off') return new Map()
  const usual = { timeZone: null, workingDays: null, worksFrom: null, worksTo: null, meetingLink: '' }
  const first = { ...person, ...usual }
  const second = { ...(partner ?? person), ...usual }
  const someone = { timeZone: clock.timeZone, workingHours: USUAL_HOURS, isKnown: false, busy: [] }
  const found = new SlotFinder(clock.now(), programme.settings.minutes).find([someone, someone], SAMPLE_MATCH)
  return new Map([[SAMPLE_MATCH, { people: [first, second], organiserId: null, meeting: null, found }]])
}

/** The mail that these texts would make of a newsletter. Nothing is stored. */
export async function previewDraft(
  context: Context,
  id: string,
  { withMatch, language, ...texts }: ParsedBody<typeof previewDraftContract>,
) {
  const stored = await findNewsletter(context.db, id)
  const newsletter = { ...stored, ...changedTexts(stored, texts, context) }
  const reader = withMatch
    ? matchedIn(wordsFor({ ...NOBODY, language: language ?? null }, context).responses)
    : WITHOUT_MATCH
  const { subject, html, pictures } = await mailFor(context, newsletter, reader, language)
  return { subject, html: withInlinePictures(html, pictures) }
}

/** A test copy goes to any address: a session in wrong hands must not mail strangers in the company's name. */
const TEST_MAILS_AN_HOUR = 20
const testMails = (context: Context) => createLimiter(context, 'test-mail', TEST_MAILS_AN_HOUR, 3600)
const TOO_MANY: LocalizedWait = (w, minutes) => w.newsletters.testCopies(TEST_MAILS_AN_HOUR, minutes)

/** Sends one copy to any address; someone who gets the newsletter sees their own match in it. */
export async function sendTest(
  context: Context,
  id: string,
  { testEmail, language }: ParsedBody<typeof sendTestMail>,
  actor: Actor = null,
) {
  const newsletter = await findNewsletter(context.db, id)
  if (actor) await countTry(testMails(context), clientKey(actor.userId ?? ''), TOO_MANY)
  const known =
    newsletter.pairings.length > 0 ? await findRecipient(context, newsletter, testEmail) : undefined
  const recipient = known ?? {
    ...WITHOUT_MATCH,
    person: { ...NOBODY, email: testEmail, firstName: 'there' },
  }
  const { subject, html, text, pictures } = await mailFor(context, newsletter, recipient, language)
  await context.mailer.send({
    to: testEmail,
    subject: `[Test] ${subject}`,
    html,
    text,
    attachments: pictures,
  })
  await context.db.transaction((tx) =>
    recordAudit(tx, context, actor, {
      action: 'newsletter.test_sent',
      id,
      label: newsletter.title,
      after: { testEmail },
    }),
  )
  const matchFound = recipient.partner !== null
  const message: Localized = ({ newsletters }) =>
    matchFound ? newsletters.testCopyWithMatch(testEmail) : newsletters.testCopyWithout(testEmail)
  return { testEmail, matchFound, message }
}
