import { type Actor, recordAudits } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { holdNamed } from '../platform/database/hold'
import { HttpError, notFound } from '../platform/http/errors'
import { activeAdmins } from '../sign-in/accounts.queries'
import { wordsAt } from '../sign-in/reader.queries'
import { addressChangedMail } from './address-changed.email'
import { type FullMove, lockMovers, type Move, takenAmong, writeMoves } from './addresses.queries'

/** Keeps the directory and administrators from giving somebody an address until the transaction ends. */
export const holdAddresses = (tx: Transaction) => holdNamed(tx, 'addresses of the directory')

/**
 * Gives accounts other addresses, all of them or none. History, blocks, matches, the whitelist entry with its group, and mails that
 * wait go along; sessions end, and a bar of the new address stays. Returns the moves that changed something: `tellOfMoves` mails
 * these people once the transaction is through. @throws HttpError 404; 409 already_exists, by an account that is another one's
 */
export async function readdressPeople(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  moves: Move[],
  actor: Actor,
): Promise<FullMove[]> {
  await holdAddresses(tx)
  const addressOf = new Map(moves.map(({ id, to }) => [id, to]))
  const found = await lockMovers(tx, [...addressOf.keys()])
  if (found.length < addressOf.size) throw notFound('user')
  const changed = found
    .map((one) => ({ ...one, to: addressOf.get(one.id)! }))
    .filter(({ from, to }) => from !== to)
  if (changed.length === 0) return []
  const wanted = changed.map(({ to }) => to)
  const twice = wanted.find((to, i) => wanted.indexOf(to) !== i)
  const taken = twice ?? (await takenAmong(tx, wanted))[0]
  if (taken !== undefined) throw new HttpError(409, 'already_exists', (w) => w.people.addressTaken(taken))
  await writeMoves(tx, changed, actor?.email ?? 'system', context.clock.now())
  await recordAudits(
    tx,
    context,
    // By its label, the entry is found when somebody is erased, and when the former address comes back.
    changed.map(({ id, from, to }) => ({
      actor,
      action: 'user.readdressed',
      id,
      label: from,
      before: { email: from },
      after: { email: to },
    })),
  )
  return changed
}

/** Mails people that their account has another address: at both, in the background, one after the other. */
export function tellOfMoves(context: Context, moves: { from: string; to: string }[]): void {
  const { db, log, mailer } = context
  const tell = async () => {
    const words = await wordsAt(
      context,
      moves.map(({ to }) => to),
    )
    const admins = await activeAdmins(db)
    for (const move of moves)
      for (const at of [move.from, move.to])
        await mailer
          .send(addressChangedMail(words(move.to), { ...move, at }, admins))
          .catch(() => log.warn('a mail about another address failed'))
  }
  tell().catch((error: unknown) => log.warn({ err: error }, 'people were not told of their new addresses'))
}
