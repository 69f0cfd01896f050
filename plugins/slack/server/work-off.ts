import type { FastifyBaseLogger } from 'fastify'

/** Does what Slack told us after it was acknowledged. */
export function workOff(take: (payload: unknown) => Promise<void>, log: FastifyBaseLogger) {
  const underWay = new Set<Promise<void>>()
  return {
    begin(payload: unknown): void {
      const work = take(payload)
        .catch((error: unknown) => log.error({ err: error }, 'a press in Slack could not be taken'))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
    /** Ends when nothing is under way any more. */
    done: () => Promise.all(underWay),
  }
}
