import pg from 'pg'
import type { Context } from '../../platform/context/context'

/** An installation whose time the simulation moves. */
export interface World {
  context: Context
  clock: { set(instant: string): void }
  /** As the owner of the tables: for what people do outside the product, and for looking at what it did. */
  pool: pg.Pool
  roll: Roll
}

/** A whole number below another one, the next of a sequence that a seed decides. */
export type Roll = (below: number) => number

/** Mulberry32: the same numbers everywhere. */
export function rolls(seed: number): Roll {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

export const oneOf = <One>(roll: Roll, list: readonly One[]): One => list[roll(list.length)]!

export async function rowsOf<Row extends object>(
  { pool }: Pick<World, 'pool'>,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await pool.query<Row>(statement, values)).rows
}

/** How many statements this process sends to its databases while something is done. */
export async function countingStatements(work: () => Promise<unknown>): Promise<number> {
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown
  let statements = 0
  const counted = function (this: pg.Client, ...args: unknown[]) {
    statements += 1
    return Reflect.apply(query, this, args)
  }
  Object.assign(pg.Client.prototype, { query: counted })
  try {
    await work()
    return statements
  } finally {
    Object.assign(pg.Client.prototype, { query })
  }
}
