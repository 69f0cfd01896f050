import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getNextRuns, type Programme } from '../../../shared/contract/programme'
import { daysFrom, type Weeks } from '../../../shared/programme'
import { messageOf } from '../../api/call'
import { queryOf } from '../../api/query-client'
import { useSettled } from '../../kit/searched'
import { SkeletonLines } from '../../ui/feedback'
import { formats, words } from '../../words'

const SHOWN_RUNS = 3

interface NextRunsProps {
  /** Of the first one without an id. */
  programme: Pick<Programme, 'cycle' | 'timeZone' | 'nextRuns'> & { id?: string }
  /** As it is chosen, stored or not. */
  plan: { cycle: string | null; timeZone: string; weeks?: Weeks | null }
}

/** The next dates of the plan that is being chosen; nothing by hand. */
export function NextRuns({ programme, plan }: NextRunsProps) {
  const isStored = plan.cycle === programme.cycle && plan.timeZone === programme.timeZone
  const dates = plan.weeks ? (
    <WeeklyRuns weeks={plan.weeks} />
  ) : plan.cycle === null ? null : isStored ? (
    <Dates runs={programme.nextRuns} />
  ) : (
    <AskedRuns cycle={plan.cycle} timeZone={plan.timeZone} programme={programme.id} />
  )
  return (
    dates && (
      <div aria-live="polite">
        <p className="mb-1.5 font-semibold">{words.rounds.programme.next.title}</p>
        {dates}
      </div>
    )
  )
}

/** Weeks need no server to be counted. */
function WeeklyRuns({ weeks }: { weeks: Weeks }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  if (Number.isNaN(Date.parse(weeks.from)))
    return <p className="text-muted">{words.rounds.programmes.notKnown}</p>
  const days = daysFrom(weeks, today)
  return (
    <ol className="figures">
      {Array.from({ length: SHOWN_RUNS }, () => days.next().value as string).map((day) => (
        <li key={day}>
          {formats().longDay(`${day}T00:00:00Z`, 'UTC')}, {weeks.at}
        </li>
      ))}
    </ol>
  )
}

interface AskedRunsProps {
  cycle: string
  timeZone: string
  programme: string | undefined
}

function AskedRuns({ cycle, timeZone, programme }: AskedRunsProps) {
  const settledZone = useSettled(timeZone)
  const query = { cycle, timeZone: settledZone, ...(programme && { programme }) }
  const runs = useQuery({ ...queryOf(getNextRuns, { query }), placeholderData: keepPreviousData })
  if (runs.isError)
    return <p className="text-muted">{messageOf(runs.error, words.rounds.programme.next.failed)}</p>
  return runs.data ? <Dates runs={runs.data} /> : <SkeletonLines lines={3} />
}

function Dates({ runs }: { runs: Programme['nextRuns'] }) {
  return (
    <ol className="figures">
      {runs.map(({ at, inWords }) => (
        <li key={at}>{inWords}</li>
      ))}
    </ol>
  )
}
