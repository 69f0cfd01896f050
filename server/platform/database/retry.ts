import { setTimeout as sleep } from 'node:timers/promises'
import { causesOf } from '../process/causes'

/** What PostgreSQL says about an error, or about its cause: the five-character code, and the constraint that was broken. */
export function sqlFault(error: unknown): { code: string; constraint?: string } | undefined {
  for (const { code, constraint } of causesOf(error)) {
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)) return { code, constraint }
  }
  return undefined
}

/** Serialization failure and deadlock: PostgreSQL undid the transaction in favour of another one, and asks to try it again. */
const TRY_AGAIN = new Set(['40001', '40P01'])
const MOST_TRIES = 4

/** Runs a transaction, and again if PostgreSQL undid it in favour of another one. The work must have no effect outside it. */
export async function retried<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction()
    } catch (error) {
      if (tries === MOST_TRIES || !TRY_AGAIN.has(sqlFault(error)?.code ?? '')) throw error
      await sleep(Math.random() * 20 * tries)
    }
  }
}
