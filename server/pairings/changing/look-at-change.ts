import { type Actor, recordAudit } from '../../platform/audit/record-audit'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { HttpError } from '../../platform/http/errors'
import { clientKey, countTry, createLimiter, type SayWait } from '../../platform/http/limits'
import { onceFor } from '../../platform/process/once-for'
import { takingTurns } from '../../platform/process/turns'
import type { AskedWishes } from '../../tables/pairings.tables'
import { type Asked, type CurrentRound, findChange, type Named, readRound } from './find-change'

type Pair = readonly [string, string]

/** A search keeps a processor busy, in a large company for minutes: at most this many others wait. */
const MOST_WAITING = 4
const searchTurns = onceFor((_: Context['config']) =>
  takingTurns(1, {
    waiting: MOST_WAITING,
    full: () => new HttpError(503, 'too_busy', (w) => w.pairings.othersLook, { retryAfterSeconds: 5 }),
  }),
)

/** Refusals tell something about two people, so nobody asks about all of a company. */
const LOOKS_AN_HOUR = 60
const TOO_MANY_LOOKS: SayWait = (w, minutes) => w.pairings.lookedAt(LOOKS_AN_HOUR, minutes)

/** Counts a look of a person. @throws 429 after too many */
export const countLook = (context: Context, call: 'what-if' | 'apply', userId: string): Promise<void> =>
  countTry(createLimiter(context, call, LOOKS_AN_HOUR, 3600), clientKey(userId), TOO_MANY_LOOKS)

interface Wished {
  id: string
  asked: Asked
  actor: Actor
}

/**
 * Finds the best round under wishes, one search at a time. It holds neither a connection nor a lock while it waits or searches.
 * @param read what else is done when the round has been read
 * @throws 404, 409, 422; 429 after too many; 503 when too many wait already
 */
export async function look(
  context: Context,
  call: 'what-if' | 'apply',
  { id, asked, actor }: Wished,
  read: (tx: Transaction, current: CurrentRound) => Promise<void>,
) {
  if (actor) await countLook(context, call, actor.userId ?? '')
  return searchTurns(context.config)(async () => {
    const current = await context.db.transaction(async (tx) => {
      const round = await readRound(context, tx, id, asked)
      await read(tx, round)
      return round
    })
    return { current, found: await findChange(context, current, asked) }
  })
}

/** Writes into the audit log whom somebody asked about; not the answer. */
export const noteLook = (
  context: Context,
  tx: Transaction,
  { pairing: { id, name }, named }: CurrentRound,
  { asked, actor }: Wished,
) =>
  recordAudit(tx, context, actor, {
    action: 'pairing.what_if',
    id,
    label: name,
    after: addressesOf(asked, named),
  })

/** The wishes as the audit log keeps them: addresses, which are taken out when somebody is erased. */
export function addressesOf(asked: AskedWishes, named: Map<string, Named>) {
  const address = (id: string) => named.get(id)?.email ?? ''
  const pairs = (list: Pair[]) => (list.length > 0 ? list.map((pair) => pair.map(address)) : undefined)
  return {
    together: pairs(asked.together),
    apart: pairs(asked.apart),
    out: asked.out.length > 0 ? asked.out.map(address) : undefined,
  }
}
