import type { Context } from '../../platform/context/context'
import { HttpError } from '../../platform/http/errors'
import { clientKey, countTry, createLimiter, type SayWait } from '../../platform/http/limits'
import { blockedBy, blockedByFormer, peopleWith, replaceBlocks } from './blocks.queries'

/** Twice as many as a list holds: enough to fill it and to correct it. */
const NEW_AN_HOUR = 40
const TOO_MANY: SayWait = (w, minutes) => w.people.tooManyBlocks(NEW_AN_HOUR, minutes)

/**
 * Makes these addresses the whole list of a person. Deliberately in no log and in no audit entry. Whether anybody has an address
 * makes no difference to them: nobody finds out here who has an account.
 * @throws 422 their own address; 429 after many new ones
 */
export async function saveBlocks(context: Context, userId: string, emails: string[]): Promise<void> {
  const { db, clock } = context
  const wanted = [...new Set(emails)]
  const before = new Set((await blockedBy(db, userId)).map(({ email }) => email))
  const added = wanted.filter((email) => !before.has(email)).length
  const limiter = createLimiter(context, 'blocks', NEW_AN_HOUR, 3600)
  if (added > 0) await countTry(limiter, clientKey(userId), TOO_MANY, { points: added })
  await db.transaction(async (tx) => {
    const found = await peopleWith(tx, wanted)
    if (found.some(({ id }) => id === userId))
      throw new HttpError(422, 'unknown_colleague', (w) => w.people.yourself)
    const unknown = wanted.filter((email) => !found.some((one) => one.email === email))
    found.push(...(await blockedByFormer(tx, userId, unknown)))
    const known = new Set(found.map(({ email }) => email))
    const listed = { ids: found.map(({ id }) => id), emails: wanted.filter((email) => !known.has(email)) }
    await replaceBlocks(tx, userId, listed, clock.now())
  })
}
