import { useInfiniteQuery } from '@tanstack/react-query'
import { type Cycle, getCycles, type CycleStep } from '../../../shared/contract/cycle'
import { Rows } from '../../kit/rows'
import { listOf } from '../../api/query-client'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Table, Td, Th, Tr } from '../../ui/lists/table'
import { formats, words } from '../../words'

interface AutomaticCycleProps {
  /** Its id; '' for the first one. */
  programme: string
  /** Said where the cycles of several are shown. */
  name: string | undefined
  nextRunAt: string | null
  isOn: boolean
}

/** 'Automatic Cycle': what each run did, step by step, with what went wrong; the newest run is open. */
export function AutomaticCycle({ programme, name, nextRunAt, isOn }: AutomaticCycleProps) {
  const { cycle: texts } = words.rounds
  const list = useInfiniteQuery(listOf(getCycles, { query: { limit: 6, programme } }))
  return (
    <Card
      title={name ? `${texts.title} · ${name}` : texts.title}
      description={nextRunAt ? texts.next(formats().moment(nextRunAt)) : isOn ? undefined : texts.off}
      actions={
        <Button
          variant="secondary"
          size="small"
          pending={list.isRefetching}
          pendingLabel={texts.looking}
          onClick={() => void list.refetch()}
        >
          {texts.look}
        </Button>
      }
    >
      <Rows query={list} otherwise={texts.failed} lines={4} none={texts.none}>
        {(run) => (
          <li key={run.id} className="py-3 first:pt-0 last:pb-0">
            <Run run={run} isOpen={run.id === list.data?.items[0]?.id} />
          </li>
        )}
      </Rows>
    </Card>
  )
}

function Run({ run, isOpen }: { run: Cycle; isOpen: boolean }) {
  const { cycle: texts } = words.rounds
  const name = formats().moment(run.scheduledAt)
  return (
    <details open={isOpen}>
      <summary className="min-h-9 pointer-coarse:py-2">
        <span className="font-semibold">{name}</span>{' '}
        <span className="figures text-muted text-sm">{runInWords(run)}</span>{' '}
        {run.failed > 0 ? (
          <Badge tone="danger">{texts.attention}</Badge>
        ) : run.finishedAt === null ? (
          <Badge tone="info">{texts.running}</Badge>
        ) : null}
      </summary>
      <Table caption={texts.steps(name)} className="min-w-160" height="max-h-96">
        <thead>
          <tr>
            <Th>{texts.columns.step}</Th>
            <Th>{texts.columns.state}</Th>
            <Th>{texts.columns.when}</Th>
            <Th>{texts.columns.tries}</Th>
            <Th>{texts.columns.result}</Th>
          </tr>
        </thead>
        <tbody>
          {run.steps.map((step) => {
            const badge = stepBadge(step)
            return (
              <Tr key={step.id}>
                <th scope="row" className="px-3 py-2 text-start font-semibold">
                  {step.title}
                </th>
                <Td>
                  <Badge tone={badge.tone}>{badge.label}</Badge>
                </Td>
                <Td className="whitespace-nowrap text-muted">{stepTime(step)}</Td>
                <Td className="figures">{step.tries}</Td>
                <Td className="break-words">{step.note}</Td>
              </Tr>
            )
          })}
        </tbody>
      </Table>
    </details>
  )
}

const TONES = {
  waiting: 'neutral',
  committing: 'info',
  done: 'success',
  skipped: 'neutral',
  failed: 'danger',
  unknown: 'warning',
} as const

/** What a step's badge says; one that waits after a failed try is tried again. */
export function stepBadge({ state, tries, note }: Pick<CycleStep, 'state' | 'tries' | 'note'>) {
  const { states } = words.rounds.cycle
  if (state === 'waiting' && tries > 0 && note !== null)
    return { label: states.again, tone: 'warning' } as const
  return { label: states[state], tone: TONES[state] }
}

/** When a step ended, or is taken. */
export function stepTime({ finishedAt, nextTryAt, state, tries }: CycleStep): string {
  const texts = words.rounds.cycle
  if (finishedAt) return formats().moment(finishedAt)
  if (nextTryAt) return tries > 0 ? texts.nextTry(formats().moment(nextTryAt)) : texts.isNext
  return state === 'waiting' ? texts.afterOthers : texts.now
}

/** How a run went, in a few words. */
export function runInWords({ failed, open, steps, finishedAt }: Cycle): string {
  const texts = words.rounds.cycle
  const run =
    finishedAt === null ? texts.finished(steps.length - open, steps.length) : texts.inAll(steps.length)
  return failed > 0 ? texts.someFailed(run, failed) : run
}
