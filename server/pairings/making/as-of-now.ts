import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { lock } from '../../platform/database/lock'
import { sqlFault } from '../../platform/database/transactions'
import { HttpError } from '../../platform/http/errors'
import { lockToPair } from '../pairings.queries'
import { lockDecisions } from '../round-input.queries'

const LOCK_NOT_AVAILABLE = '55P03'
const TRIES = 100
const PAUSE_MS = 100

/**
 * May these people sit together, as of now? Whatever puts people together reads that in here and stores it in here: a round, a
 * rescue, somebody who joins a table, a change by hand. From the reading on nobody answers, blocks or leaves until the transaction
 * ends, so whatever was answered before counts.
 */
async function asOfNow<Result>(
  tx: Transaction,
  store: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1)
    try {
      return await tx.transaction(async (inner) => {
        await lockDecisions(inner, { isPatient: tries === TRIES })
        return store(inner)
      })
    } catch (error) {
      // A long import has its turn; who only saves a profile does not wait behind both.
      if (sqlFault(error)?.code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error
      await sleep(PAUSE_MS)
    }
}

/** Reads who may be put together and stores it, in a transaction of its own, as of now. @param also another lock that it needs */
export const toPair = <Result>(
  { db }: Pick<Context, 'db'>,
  store: (tx: Transaction) => Promise<Result>,
  also?: number,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await lockToPair(tx)
    if (also) await lock(tx, also)
    return asOfNow(tx, store)
  })

/** Something that takes long to solve. */
export interface Solving {
  /** Reads again what it goes by. Returns whether that has changed. @throws HttpError if it can't be any more */
  again(tx: Transaction): Promise<boolean>
  /** @throws HttpError like `again` */
  solve(): Promise<void>
}

/** Something has changed, and is solved again while everybody goes on answering. */
class SolveAgain extends Error {}

/**
 * Stores what was solved, as of now. What has changed since it was read is solved again: first while everybody goes on answering,
 * and if they did, once more while they wait.
 * @param refuse what is done with one that can't be any more, and is not stored
 */
export async function storeAsOfNow<One extends Solving, Result>(
  tx: Transaction,
  all: readonly One[],
  store: (tx: Transaction, solved: One[]) => Promise<Result>,
  refuse: (one: One, refusal: HttpError) => void,
): Promise<Result> {
  const left = new Set(all)
  const unlessRefused = async (one: One, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      left.delete(one)
      refuse(one, error)
    }
  }
  const changed = new Set<One>()
  const solveChanged = async () => {
    for (const one of changed) await unlessRefused(one, () => one.solve())
    changed.clear()
  }
  const tryToStore = (isLast: boolean) =>
    asOfNow(tx, async (inner) => {
      for (const one of left)
        await unlessRefused(one, async () => {
          if (await one.again(inner)) changed.add(one)
        })
      if (changed.size > 0 && !isLast) throw new SolveAgain()
      await solveChanged()
      return store(inner, [...left])
    })
  try {
    return await tryToStore(false)
  } catch (error) {
    if (!(error instanceof SolveAgain)) throw error
    await solveChanged()
    return await tryToStore(true)
  }
}
