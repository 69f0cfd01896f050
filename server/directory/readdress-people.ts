import { type Actor, type AuditContext, recordAudits } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { lockNamed } from '../platform/database/lock'
import { HttpError, notFound } from '../platform/http/errors'
import { activeAdmins, wordsAt } from '../sign-in/accounts.queries'
import { addressChangedMail } from './address-changed.email'
import { type FullMove, type Move, readMoves, writeMoves } from './addresses.queries'

/** Keeps the directory and administrators from giving somebody an address until the transaction ends. */
export const lockAddresses = (tx: Transaction) => lockNamed(tx, 'addresses of the directory')

/** Directories write 32 hex digits before an address that they are about to delete. */
export const isTombstone = (address: string): boolean => /^[0-9a-f]{32}/i.test(address)

/** `moved` and `barred` have the new address; barred people stay out. In all other cases the account keeps its address. */
export type AddressOutcome = 'same' | 'taken' | 'kept' | 'barred' | 'rights' | 'unlisted' | 'moved'

/**
 * Decides which addresses accounts may have, and gives them these: whatever changes an address asks here. A bar counts
 * before anything else, then a tombstone, then the whitelist. The directory moves nobody with rights of their own, and
 * nobody out of the domains that are let in. History, blocks, matches, the whitelist entry with its group, and mails that
 * wait go along; sessions end. `tellOfMoves` mails these people once the transaction is through.
 * @param wanted.isOff the account is turned off, or about to be, so it keeps its address
 */
export async function changeAddresses(
  context: AuditContext,
  tx: Transaction,
  wanted: readonly (Move & { isOff?: boolean })[],
  { actor, isDirectory }: { actor: Actor; isDirectory: boolean },
): Promise<(FullMove & { outcome: AddressOutcome })[]> {
  await lockAddresses(tx)
  const off = new Set(wanted.filter(({ isOff }) => isOff).map(({ id }) => id))
  const addresses = new Set<string>()
  const decided = (await readMoves(tx, wanted)).map((move) => {
    const isTaken = move.isTaken || addresses.has(move.to)
    addresses.add(move.to)
    return { ...move, outcome: decide({ ...move, isTaken }, { isDirectory, isOff: off.has(move.id) }) }
  })
  const moves = decided.filter(({ outcome }) => outcome === 'moved' || outcome === 'barred')
  if (moves.length === 0) return decided
  await writeMoves(tx, moves, { addedBy: actor?.email ?? 'system', isDirectory, now: context.clock.now() })
  await recordAudits(
    tx,
    context,
    // By its label, the entry is found when somebody is erased, and when the former address comes back.
    moves.map(({ id, from, to, outcome }) => ({
      actor,
      action: 'user.readdressed',
      id,
      label: from,
      before: { email: from },
      after: { email: to, ...(outcome === 'barred' && { stays: 'barred' }) },
    })),
  )
  return decided
}

function decide(
  move: FullMove,
  { isDirectory, isOff }: Record<'isDirectory' | 'isOff', boolean>,
): AddressOutcome {
  if (move.to === move.from) return 'same'
  if (move.isTaken) return 'taken'
  if (isOff) return 'kept'
  if (isDirectory && move.hasRights && !isTombstone(move.to)) return 'rights'
  if (move.isBarred) return 'barred'
  if (isTombstone(move.to)) return 'kept'
  return isDirectory && !move.isListed ? 'unlisted' : 'moved'
}

/**
 * Gives accounts the addresses that an administrator says, all of them or none. Returns the moves that changed something.
 * @throws HttpError 404; 409 already_exists, by an account that is another one's
 */
export async function readdressPeople(
  context: AuditContext,
  tx: Transaction,
  moves: Move[],
  actor: Actor,
): Promise<FullMove[]> {
  const decided = await changeAddresses(context, tx, moves, { actor, isDirectory: false })
  if (decided.length < moves.length) throw notFound('user')
  const taken = decided.find(({ outcome }) => outcome === 'taken')
  if (taken) throw new HttpError(409, 'already_exists', (w) => w.people.addressTaken(w.isolated(taken.to)))
  return decided.filter(({ outcome }) => outcome === 'moved' || outcome === 'barred')
}

/**
 * Mails people that their account has another address: at both, in the background, one after the other. A person barred by
 * it gets no mail.
 */
export function tellOfMoves(context: Context, all: { from: string; to: string; isBarred?: boolean }[]): void {
  const { db, log, mailer } = context
  const moves = all.filter(({ isBarred }) => !isBarred)
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
