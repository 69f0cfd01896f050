import type { FastifyInstance } from 'fastify'
import { OPEN_STEP_STATES } from '../../shared/limits'
import { type Cycle, getCycles } from '../../shared/contract/cycle'
import type { Context } from '../context/context'
import { paged, route } from '../http/route'
import { readCyclePage, type StepRow } from './cycle.queries'
import { stepInWords, WAITS_FOR } from './cycle.rules'

/** The log of the automatic cycle, for administrators. */
export function cycleRoutes(server: FastifyInstance, { db }: Context): void {
  route(server, getCycles, async ({ query, reply }) => {
    const { rows, ...page } = await readCyclePage(db, query)
    return paged(reply, { ...page, rows: rows.map(toCycle) })
  })
}

const isOpen = ({ state }: StepRow) => OPEN_STEP_STATES.some((open) => open === state)

function toCycle({ cycle, steps }: Awaited<ReturnType<typeof readCyclePage>>['rows'][number]): Cycle {
  const open = new Set(steps.filter(isOpen).map(({ kind }) => kind))
  return {
    id: cycle.id,
    scheduledAt: cycle.scheduledAt.toISOString(),
    startedAt: cycle.startedAt.toISOString(),
    finishedAt: cycle.finishedAt?.toISOString() ?? null,
    failed: steps.filter(({ state }) => state === 'failed' || state === 'unknown').length,
    open: steps.filter(isOpen).length,
    steps: steps.map((step) => {
      const isHeldUp = (WAITS_FOR[step.kind] ?? []).some((kind) => open.has(kind))
      return {
        id: String(step.id),
        title: stepInWords(step),
        state: step.state,
        tries: step.tries,
        note: step.note,
        finishedAt: step.finishedAt?.toISOString() ?? null,
        nextTryAt: step.state === 'waiting' && !isHeldUp ? step.nextAttemptAt.toISOString() : null,
      }
    }),
  }
}
