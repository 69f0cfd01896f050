import { useInfiniteQuery } from '@tanstack/react-query'
import { type Cycle, getCycles } from '../../../shared/contract/cycle'
import { Loaded } from '../../kit/loaded'
import { momentInWords } from '../../kit/words.rules'
import { listOf } from '../../api/list-of'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { ShowMore } from '../../ui/lists/show-more'
import { Card } from '../../ui/card'
import { Table, Td, Th, Tr } from '../../ui/lists/table'
import { runInWords, stepBadge, stepTime } from './cycle.rules'

/** 'Automatic Cycle': what each run did, step by step, with what went wrong; the newest run is open. */
export function AutomaticCycle({ nextRunAt, isOn }: { nextRunAt: string | null; isOn: boolean }) {
  const list = useInfiniteQuery(listOf(getCycles, { query: { limit: 6 } }))
  return (
    <Card
      title="Automatic Cycle"
      description={
        nextRunAt
          ? `Next run ${momentInWords(nextRunAt)}`
          : isOn
            ? undefined
            : 'Off: every month is run by hand. You can turn it on under Admin Tools, Programme.'
      }
      actions={
        <Button
          variant="secondary"
          size="small"
          pending={list.isRefetching}
          pendingLabel="Looking..."
          onClick={() => void list.refetch()}
        >
          Look again
        </Button>
      }
    >
      <Loaded query={list} otherwise="The runs could not be loaded." lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">It has not run yet.</p>
          ) : (
            <div className="divide-y divide-line">
              {items.map((run, place) => (
                <Run key={run.id} run={run} isOpen={place === 0} />
              ))}
            </div>
          )
        }
      </Loaded>
      <ShowMore list={list} className="mt-4" />
    </Card>
  )
}

function Run({ run, isOpen }: { run: Cycle; isOpen: boolean }) {
  const name = momentInWords(run.scheduledAt)
  return (
    <details open={isOpen} className="py-3 first:pt-0 last:pb-0">
      <summary className="min-h-9 pointer-coarse:py-2">
        <span className="font-semibold">{name}</span>{' '}
        <span className="figures text-muted text-sm">{runInWords(run)}</span>{' '}
        {run.failed > 0 ? (
          <Badge tone="danger">Needs attention</Badge>
        ) : run.finishedAt === null ? (
          <Badge tone="info">Running</Badge>
        ) : null}
      </summary>
      <Table caption={`Steps of the run of ${name}`} className="min-w-160" height="max-h-96">
        <thead>
          <tr>
            <Th>Step</Th>
            <Th>State</Th>
            <Th>When</Th>
            <Th>Tries</Th>
            <Th>Result</Th>
          </tr>
        </thead>
        <tbody>
          {run.steps.map((step) => {
            const badge = stepBadge(step)
            return (
              <Tr key={step.id}>
                <th scope="row" className="px-3 py-2 text-left font-semibold">
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
