import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getNextRuns, type Programme } from '../../../shared/contract/programme'
import { messageOf } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useSettled } from '../../kit/use-settled'
import { SkeletonLines } from '../../ui/feedback'

interface NextRunsProps {
  programme: Programme
  /** As it is chosen, stored or not. */
  plan: { cycle: string | null; timeZone: string }
}

/** The next dates of the plan that is being chosen. */
export function NextRuns({ programme, plan }: NextRunsProps) {
  const isStored = plan.cycle === programme.cycle && plan.timeZone === programme.timeZone
  return (
    <div aria-live="polite">
      <p className="mb-1.5 font-semibold">Next runs</p>
      {plan.cycle === null ? (
        <p className="text-muted">None: every month is run by hand.</p>
      ) : isStored ? (
        <Dates runs={programme.nextRuns} />
      ) : (
        <AskedRuns cycle={plan.cycle} timeZone={plan.timeZone} />
      )}
    </div>
  )
}

function AskedRuns({ cycle, timeZone }: { cycle: string; timeZone: string }) {
  const settledZone = useSettled(timeZone)
  const query = { cycle, timeZone: settledZone }
  const runs = useQuery({ ...queryOf(getNextRuns, { query }), placeholderData: keepPreviousData })
  if (runs.isError)
    return <p className="text-muted">{messageOf(runs.error, 'The next runs could not be loaded.')}</p>
  return runs.data ? <Dates runs={runs.data} /> : <SkeletonLines lines={3} />
}

function Dates({ runs }: { runs: Programme['nextRuns'] }) {
  return (
    <>
      <ol className="figures">
        {runs.map(({ at, inWords }) => (
          <li key={at}>{inWords}</li>
        ))}
      </ol>
      <p className="mt-1.5 text-muted text-sm">Months that the cycle has already paired are left out.</p>
    </>
  )
}
