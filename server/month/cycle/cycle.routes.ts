import { reasonText } from '../../../languages/reasons'
import type { ServerWords } from '../../../languages/words'
import type { FastifyInstance } from 'fastify'
import { OPEN_STEP_STATES } from '../../../shared/limits'
import * as contract from '../../../shared/contract/cycle'
import type { Context } from '../../platform/context/context'
import { existingId, paged, programmeOfCall, route } from '../../platform/http/route'
import { announceRound, previewAnnouncement } from './announce-round'
import { readCyclePage, type StepRow } from './cycle.queries'
import { stepInWords, WAITS_FOR } from './cycle.rules'

/** The log of the automatic cycle, and the announcement of a round that is made by hand, for administrators. */
export function cycleRoutes(server: FastifyInstance, context: Context): void {
  const { db } = context
  route(server, contract.getCycles, async ({ query, reply, words }) => {
    const { programme } = await programmeOfCall(context, query.programme)
    const { rows, ...page } = await readCyclePage(db, programme.id, query)
    return paged(reply, { ...page, rows: rows.map((row) => toCycle(row, words)) })
  })

  route(server, contract.previewAnnouncement, async ({ query }) =>
    previewAnnouncement(await programmeOfCall(context, query.programme), roundOf(query)),
  )

  route(server, contract.announceRound, async ({ body, caller }) => {
    const told = await announceRound(await programmeOfCall(context, body.programme), roundOf(body), caller)
    return { message: (w) => w.month.told(told), told }
  })
}

const roundOf = ({ day, domainGroupId }: { day: string; domainGroupId?: string | undefined }) => ({
  day,
  domainGroupId: domainGroupId === undefined ? null : existingId(domainGroupId, 'domainGroup'),
})

const isOpen = ({ state }: StepRow) => OPEN_STEP_STATES.some((open) => open === state)

function toCycle(
  { cycle, steps }: Awaited<ReturnType<typeof readCyclePage>>['rows'][number],
  words: ServerWords,
): contract.Cycle {
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
        title: stepInWords(step, words.responses.month.steps),
        state: step.state,
        tries: step.tries,
        note: step.note && reasonText(words, step.note),
        finishedAt: step.finishedAt?.toISOString() ?? null,
        nextTryAt: step.state === 'waiting' && !isHeldUp ? step.nextAttemptAt.toISOString() : null,
      }
    }),
  }
}
