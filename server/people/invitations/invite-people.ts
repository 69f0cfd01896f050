import type { MailWords } from '../../../languages/words'
import { counted } from '../../../shared/numbers'
import type { Invitees, invite } from '../../../shared/contract/readiness'
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
import { HttpError, type Localized } from '../../platform/http/errors'
import { addAccounts } from '../../sign-in/accounts.queries'
import { theseUsersOf } from '../found-users'
import { changeUser, findUser } from '../users.queries'
import { joinSnapshot } from './join.email'
import { type Chosen, countMeant, countNew, newAddresses, noteInvitations } from './invitations.queries'

/** @throws 400 an entry for a whole domain; 404 unknown group, unknown or archived programme */
async function chosenBy(context: Context, to: Invitees): Promise<Chosen> {
  if (to === 'all') return to
  if (!('emails' in to)) return theseUsersOf(context, to)
  const emails = [...new Set(to.emails)]
  const domain = emails.find((email) => email.startsWith('*@'))
  if (domain) throw new HttpError(400, 'domain_entry', (w) => w.people.wholeDomain(domain))
  return { emails }
}

/** How many people an invitation would reach now, and why it would not reach the others. */
export async function previewInvitations(context: Context, to: Invitees) {
  const { db, clock } = context
  const chosen = await chosenBy(context, to)
  return outcome(db, chosen, momentOf(clock), await countNew(db, chosen))
}

/** @param added addresses without an account that get one */
async function outcome(db: Queryable, chosen: Chosen, moment: Moment, added: number) {
  const counts = await countMeant(db, chosen, moment)
  const found = counts.reduce((sum, { people }) => sum + people, 0)
  // Addresses that are named, have no account and get none.
  const unknown = typeof chosen === 'object' && 'emails' in chosen ? chosen.emails.length - found - added : 0
  const of = (why: (typeof NOT_INVITED)[number]) =>
    (counts.find((one) => one.why === why)?.people ?? 0) + (why === 'not-covered' ? unknown : 0)
  const reached = counts.find(({ why }) => why === null)
  return {
    people: (reached?.people ?? 0) + added,
    reminded: reached?.reminded ?? 0,
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
  const { clock, config, db } = context
  const chosen = await chosenBy(context, to)
  return db.transaction(async (tx) => {
    // Without it, two invitations at once would mail the same people, and erasing somebody would miss the new mails.
    await lock(tx, BOOKING_LOCK)
    const moment = momentOf(clock)
    await addAccounts(tx, newAddresses(chosen), moment.now)
    const counts = await outcome(tx, chosen, moment, 0)
    if (counts.people === 0) throw new HttpError(409, 'nobody_to_invite', nobodyInvited(counts.skipped))
    const inviter = await nameOfInviter(context, tx, actor.userId, given)
    const people = await noteInvitations(tx, chosen, moment)
    for (const isReminder of [false, true]) {
      const notice = {
        kind: 'join',
        title: isReminder ? 'Reminder of an invitation' : 'Invitation',
        month: currentMonth(clock),
        snapshot: (mail: MailWords) => joinSnapshot(config, mail, isReminder),
        values: {
          inviter,
          hasWords: words.trim() && 'yes',
          // A part of the mail for each line.
          words: words.split(/\s*\n\s*/).filter((line) => line !== ''),
        },
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
