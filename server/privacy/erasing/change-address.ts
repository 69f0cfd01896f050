import type { changeAddress as changeAddressCall, previewAddress } from '../../../shared/contract/directory'
import type { Answer, ParsedBody } from '../../../shared/endpoint'
import type { Actor } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import { HttpError, notFound, type Localized } from '../../platform/http/errors'
import { existingId } from '../../platform/http/route'
import { readMoves } from '../../directory/addresses.queries'
import { lockAddresses, readdressPeople, tellOfMoves } from '../../directory/readdress-people'
import { erasePerson } from './erase-user'
import { lockForErasing, passOn, passOnDirectory, twoAccounts } from './erasing.queries'

/** What giving somebody another address would do. @throws HttpError 404 */
export async function readAddressChange(
  { db }: Context,
  id: string,
  email: string,
): Promise<Answer<typeof previewAddress>> {
  const { own, older, newer } = await twoAccounts(db, existingId(id, 'user'), email)
  if (!own || !older) throw notFound('user')
  const [move] = await readMoves(db, [{ id, to: email }])
  const shown = (one: typeof older) => ({ ...one, createdAt: one.createdAt.toISOString() })
  return {
    barred: move?.isBarred ?? false,
    other: newer ? { keeps: shown(older), erases: shown(newer) } : null,
  }
}

/**
 * Gives somebody another address. If another account has it and is the same person's, the two become one: the older one goes on
 * with its history, blocks and opt-out, and the other one is erased. Sessions end, and both addresses are told by mail.
 * @param change.from the address so far, as whoever decides has seen it
 * @param change.erases the address of the account that is erased; without it, nobody is
 * @throws HttpError 404; 409 stale, an address that is taken, an administrator or a running send in the way of erasing
 */
export async function changeAddress(
  context: Context,
  id: string,
  { email: to, from, erases }: ParsedBody<typeof changeAddressCall>,
  actor: Actor,
): Promise<Localized> {
  existingId(id, 'user')
  const { isMerged, isBarred } = await context.db.transaction(async (tx) => {
    if (erases !== undefined) await lockForErasing(tx)
    await lockAddresses(tx)
    const { own, older, newer } = await twoAccounts(tx, id, to)
    if (!own || !older) throw notFound('user')
    if (own.email !== from)
      throw new HttpError(409, 'stale', (w) => w.privacy.addressStale(w.isolated(own.email)))
    if (own.isAdmin && actor?.key) throw new HttpError(403, 'not_for_keys', (w) => w.platform.notForKeys)
    const readdress = (one: string) => readdressPeople(context, tx, [{ id: one, to }], actor)
    let moved
    if (!newer || erases === undefined) moved = await readdress(id)
    else {
      if (erases !== newer.email) throw new HttpError(400, 'wrong_address', (w) => w.privacy.notTheirAddress)
      await passOn(tx, newer, older, to)
      moved = await readdress(older.id)
      await passOnDirectory(tx, newer, older, to)
      await erasePerson(context, tx, newer.id, { actor, confirm: () => {}, into: older.id })
    }
    return { isMerged: newer !== undefined, isBarred: moved.some((one) => one.isBarred) }
  })
  if (from !== to) tellOfMoves(context, [{ from, to, isBarred }])
  return ({ privacy }) =>
    isMerged ? privacy.merged(to) : privacy[isBarred ? 'readdressedBarred' : 'readdressed'](from, to)
}
