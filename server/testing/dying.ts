import type { Context } from '../platform/context/context'

export type Moment = 'before the commit' | 'after the commit'

/** The context of a process that dies at its nth top-level transaction: after its commit, or just before. */
export function dyingAt(
  context: Context,
  count: number,
  when: Moment,
): { context: Context; died: () => boolean } {
  const { db } = context
  let left = count
  let isDead = false
  const die = () => {
    isDead = true
    throw new Error('killed')
  }
  const transaction = db.transaction.bind(db)
  const proxy = new Proxy(db, {
    get(target, key) {
      // Whatever a dead process would still do does not reach the database.
      if (isDead) return () => die()
      if (key !== 'transaction') return Reflect.get(target, key, target)
      return async (act: Parameters<typeof transaction>[0]) => {
        left -= 1
        const isLast = left === 0
        const result = await transaction(async (tx) => {
          const done = await act(tx)
          return isLast && when === 'before the commit' ? die() : done
        })
        return isLast ? die() : result
      }
    },
  })
  return { context: { ...context, db: proxy }, died: () => isDead }
}
