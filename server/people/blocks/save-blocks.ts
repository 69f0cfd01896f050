import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { peopleWith, replaceBlocks } from './blocks.queries'

/**
 * Makes these addresses the whole list of a person. Deliberately in no log and in no audit entry.
 * @throws 422 naming the addresses that nobody has, or one's own
 */
export async function saveBlocks({ db, clock }: Context, userId: string, emails: string[]): Promise<void> {
  const wanted = [...new Set(emails)]
  await db.transaction(async (tx) => {
    const found = await peopleWith(tx, wanted)
    const known = new Set(found.map(({ email }) => email))
    const unknown = wanted.filter((email) => !known.has(email))
    if (unknown.length > 0)
      throw new HttpError(422, 'unknown_colleague', `Nobody here has the address ${unknown.join(', ')}.`)
    if (found.some(({ id }) => id === userId))
      throw new HttpError(422, 'unknown_colleague', 'You are never paired with yourself anyway.')
    await replaceBlocks(
      tx,
      userId,
      found.map(({ id }) => id),
      clock.now(),
    )
  })
}
