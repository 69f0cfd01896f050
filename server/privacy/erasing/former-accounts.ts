import type { answerReturns } from '../../../shared/contract/directory'
import { counted } from '../../../shared/numbers'
import type { ParsedBody } from '../../../shared/endpoint'
import { readQuestion, storeAnswer } from '../../directory/former-accounts.queries'
import { lockAddresses } from '../../directory/readdress-people'
import { changeUser } from '../../people/users.queries'
import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { HttpError, type Localized } from '../../platform/http/errors'
import { erasePerson } from './erase-user'
import {
  accountsOf,
  lockDecided,
  lockForErasing,
  passOn,
  passOnDirectory,
  restoreAccount,
} from './erasing.queries'

const BY_ITSELF = { actor: null, confirm: () => {} }

/** Stores what an administrator says of all who came back with new ids. @throws HttpError 409 stale: it is about other people by now */
export function answerQuestion(
  { db, clock, log }: Context,
  { same, people }: ParsedBody<typeof answerReturns>,
  actor: Actor,
): Promise<Localized> {
  return db.transaction(async (tx) => {
    await lockAddresses(tx)
    const question = await readQuestion(tx)
    if (question.people !== people)
      throw new HttpError(409, 'stale', (w) => w.privacy.returnsStale(question.people))
    await storeAnswer(tx, same)
    await recordAudit(tx, { clock, log }, actor, {
      action: 'people.returned',
      label: counted(people, 'person', 'people'),
      after: { same, people },
    })
    return (w) => (same ? w.privacy.theSame(people) : w.privacy.newOnes(people))
  })
}

/**
 * Does what was decided about accounts that were put aside, one after the other: the same person’s goes on under its address,
 * somebody else’s is erased. Returns how many. While a mail that names one of them goes out, they wait for the next run.
 */
export async function settleFormerAccounts(context: Context): Promise<number> {
  let settled = 0
  try {
    while (await context.db.transaction((tx) => settleNext(context, tx))) settled++
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'newsletter_being_sent') throw error
  }
  return settled
}

async function settleNext(context: Context, tx: Transaction): Promise<boolean> {
  await lockForErasing(tx)
  await lockAddresses(tx)
  const next = await lockDecided(tx, context.clock.now())
  if (!next) return false
  await restoreAccount(tx, next.userId)
  if (!next.isSame || next.holderId === null) await erasePerson(context, tx, next.userId, BY_ITSELF)
  else {
    const [older, newer] = await accountsOf(tx, [next.userId, next.holderId])
    const to = older!.id === next.holderId ? older!.email : newer!.email
    await passOn(tx, newer!, older!, to)
    await changeUser(tx, older!.id, { email: to })
    await passOnDirectory(tx, newer!, older!, to)
    await erasePerson(context, tx, newer!.id, { ...BY_ITSELF, into: older!.id })
  }
  return true
}
