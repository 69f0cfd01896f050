import type { MailWords } from '../../../languages/words'
import { counted } from '../../../shared/numbers'
import type { Invitees, invite, previewInvitations as preview } from '../../../shared/contract/readiness'
import type { Language } from '../../../shared/languages/languages'
import type { ParsedBody } from '../../../shared/endpoint'
import { fullName } from '../../../shared/person-name'
import { NOT_INVITED } from '../../../shared/readiness'
import { recordAudit } from '../../platform/audit/record-audit'
import { currentMonth, type Moment, momentOf, today } from '../../platform/context/clock'
import { asEverybody, type Context } from '../../platform/context/context'
import { queueNotices } from '../../mail/engine/queue-mailing.queries'
import type { Queryable, Transaction } from '../../platform/database/database'
import { lock } from '../../platform/database/lock'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { layoutAttachments } from '../../mail/layout'
import { DEAD_LINKS, personalMail, withInlinePictures } from '../../mail/personal-mail'
import { HttpError, type Localized } from '../../platform/http/errors'
import { languageOfPerson, mailWordsIn } from '../../platform/http/language'
import { addAccounts } from '../../sign-in/accounts.queries'
import { theseUsersOf } from '../found-users'
import { changeUser, findUser } from '../users.queries'
import { joinSnapshot } from './join.email'
import { type Chosen, countMeant, newAddresses, noteInvitations } from './invitations.queries'

/** @throws 400 an entry for a whole domain; 404 unknown group, unknown or archived programme */
async function chosenBy(context: Context, to: Invitees): Promise<Chosen> {
  if (to === 'all') return to
  if (!('emails' in to)) return theseUsersOf(context, to)
  const emails = [...new Set(to.emails)]
  const domain = emails.find((email) => email.startsWith('*@'))
  if (domain) throw new HttpError(400, 'domain_entry', (w) => w.people.wholeDomain(domain))
  return { emails }
}

/** How many people an invitation would reach now, why it would not reach the others, and its mail as one of them gets it. */
export async function previewInvitations(
  context: Context,
  { to, words = '', inviter, language: asked }: ParsedBody<typeof preview>,
  { email }: { email: string },
) {
  const { clock, config, db, programme } = context
  const { reached, ...counts } = await outcome(db, await chosenBy(context, to), momentOf(clock))
  const tally = new Map<Language, { people: number; firstName: string }>()
  for (const { people, firstName, ...some } of reached) {
    const language = languageOfPerson(some, context)
    tally.set(language, { people: people + (tally.get(language)?.people ?? 0), firstName })
  }
  const languages = Array.from(tally, ([language, one]) => ({ language, ...one })).toSorted(
    (a, b) => b.people - a.people,
  )
  const reader = languages.find(({ language }) => language === asked) ?? languages[0]
  if (!reader) return { ...counts, languages, mail: null }
  const { language, firstName } = reader
  const snapshot = joinSnapshot(
    config,
    mailWordsIn(language, context),
    counts.reminded === counts.people,
    programme.settings.minutes,
  )
  const values = { ...valuesOf(fullName(inviter ?? {}) || email, words), firstName, language }
  const { subject, html } = personalMail(snapshot, values, DEAD_LINKS)
  const mail = { language, subject, html: withInlinePictures(html, layoutAttachments()) }
  return { ...counts, languages, mail }
}

const sumOf = (some: { people: number }[]) => some.reduce((sum, { people }) => sum + people, 0)

async function outcome(db: Queryable, chosen: Chosen, moment: Moment) {
  const counts = await countMeant(db, chosen, moment)
  // Addresses that are named, have no account and get none.
  const unknown = typeof chosen === 'object' && 'emails' in chosen ? chosen.emails.length - sumOf(counts) : 0
  const of = (why: (typeof NOT_INVITED)[number]) =>
    sumOf(counts.filter((one) => one.why === why)) + (why === 'not-covered' ? unknown : 0)
  const reached = counts.filter(({ why }) => why === null)
  return {
    reached,
    people: sumOf(reached),
    reminded: reached.reduce((sum, { reminded }) => sum + reminded, 0),
    skipped: NOT_INVITED.map((why) => ({ why, people: of(why) })).filter(({ people }) => people > 0),
  }
}

/**
 * Mails a personal invitation to all chosen people who may get one; the send engine sends them. Addresses without an
 * account get one. @throws 400 domain_entry; 409 nobody_to_invite, name_missing
 */
export async function invitePeople(
  context: Context,
  { to, words = '', inviter: given }: ParsedBody<typeof invite>,
  actor: { userId: string; email: string },
) {
  const { clock, config, db, programme } = context
  const chosen = await chosenBy(context, to)
  return db.transaction(async (tx) => {
    // Without it, two invitations at once would mail the same people, and erasing somebody would miss the new mails.
    await lock(tx, BOOKING_LOCK)
    const moment = momentOf(clock)
    await addAccounts(tx, newAddresses(chosen), moment.now)
    const { reached: _, ...counts } = await outcome(tx, chosen, moment)
    if (counts.people === 0) throw new HttpError(409, 'nobody_to_invite', nobodyInvited(counts.skipped))
    const inviter = await nameOfInviter(context, tx, actor.userId, given)
    const people = await noteInvitations(tx, chosen, moment)
    for (const isReminder of [false, true]) {
      const notice = {
        kind: 'join',
        title: isReminder ? 'Reminder of an invitation' : 'Invitation',
        month: currentMonth(clock),
        snapshot: (mail: MailWords) => joinSnapshot(config, mail, isReminder, programme.settings.minutes),
        values: valuesOf(inviter, words),
        names: [actor.userId],
        about: `join ${moment.now.toISOString()}`,
      } as const
      const theirs = people.filter(({ times }) => times > 1 === isReminder)
      await asEverybody(context, tx, (all) => queueNotices(context, all, notice, theirs))
    }
    await recordAudit(tx, context, actor, {
      action: 'people.invited',
      label: counted(people.length, 'person', 'people'),
      after: { people: people.length, reminded: counts.reminded, ...(words && { words }) },
    })
    const message: Localized = (w) => w.people.invited(people.length)
    return { message, ...counts }
  })
}

/** What the mail says of who invites: a part for each line of their words, where one that is empty keeps its height. */
const valuesOf = (inviter: string, words: string) => ({
  inviter,
  hasWords: words.trim() && 'yes',
  words: words
    .trim()
    .split('\n')
    .map((line) => line.trim() || '\u00a0'),
})

/** The name of somebody who invites. If their account has no name, the given one is stored. */
const nameOfInviter = (
  context: Context,
  tx: Transaction,
  id: string,
  given: ParsedBody<typeof invite>['inviter'],
): Promise<string> =>
  // A manager need not be among the people of their groups.
  asEverybody(context, tx, async (all) => {
    const self = await findUser(all, id, today(context.clock), context.programme)
    const name = fullName(self ?? {})
    if (name) return name
    if (!given) throw new HttpError(409, 'name_missing', (w) => w.people.nameFirst)
    await changeUser(all, id, { ...given, updatedAt: context.clock.now() })
    return fullName(given)
  })

function nobodyInvited(skipped: { why: (typeof NOT_INVITED)[number]; people: number }[]): Localized {
  return ({ rules, people }) =>
    skipped.length > 0
      ? people.nobodyInvited(skipped.map((one) => rules.notInvited[one.why](one.people)))
      : people.nobodyFound
}
