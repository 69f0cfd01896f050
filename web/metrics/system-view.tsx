import { inDigits } from '../../shared/counted'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getEmployeeStatusSummary } from '../../shared/contract/directory'
import { getSystemHealth } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { momentInWords } from '../kit/words.rules'
import { queryOf } from '../api/query-client'
import { AutomaticCycle } from '../month/cycle/automatic-cycle'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { QueryPart } from '../ui/query-part'
import { everyInWords } from './metrics.rules'
import { Quantity } from './quantity'

type Health = ResponseOf<typeof getSystemHealth>

/** System: the employees as the last sync left them, the state of everything the product depends on, and what the automatic cycle did. */
export function SystemView() {
  const cycle = useQuery(queryOf(getSystemHealth)).data?.cycle
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <EmployeeStatus />
        <SystemHealth />
      </div>
      <AutomaticCycle nextRunAt={cycle?.nextRunAt ?? null} isOn={cycle?.expression !== null} />
    </div>
  )
}

function EmployeeStatus() {
  const summary = useQuery(queryOf(getEmployeeStatusSummary))
  return (
    <Card title="Employee Status">
      <QueryPart query={summary} failure="The employees could not be loaded.">
        {(data) => (
          <>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
              <Quantity label="Total Employees" value={inDigits(data.totalEmployees)} />
              <Quantity label="Active" value={inDigits(data.activeEmployees)} />
              <Quantity label="On Leave" value={inDigits(data.onLeaveEmployees)} />
              <Quantity label="Available for Matching" value={inDigits(data.availableForMatching)} />
            </dl>
            <p className="mt-5 border-line border-t pt-4 text-muted">
              Last synced: {data.lastSyncDate ? momentInWords(data.lastSyncDate) : 'Never'}
            </p>
          </>
        )}
      </QueryPart>
    </Card>
  )
}

function SystemHealth() {
  const health = useQuery(queryOf(getSystemHealth))
  return (
    <Card
      title="System Health"
      description={health.data && `Checked ${momentInWords(health.data.checkedAt)}`}
      actions={
        <Button
          variant="secondary"
          size="small"
          pending={health.isFetching}
          pendingLabel="Checking..."
          onClick={() => void health.refetch()}
        >
          Check again
        </Button>
      }
    >
      <QueryPart query={health} failure="The state of the system could not be checked." lines={5}>
        {({
          database,
          email,
          jobs,
          cycle,
          employeeSync,
          signIn,
          calendars,
          mailbox,
          contentPolicy,
          pendingProfileSetups,
        }) => (
          <ul className="divide-y divide-line">
            <Line
              name="Database"
              {...database}
              detail={`Responded in ${database.latencyMs.toLocaleString('en', { maximumFractionDigits: 1 })} ms`}
            />
            <Line name="Database Rights" {...database.rights} />
            <Line name="Email Service" {...email} />
            <Line
              name="Employee Sync"
              {...employeeSync}
              detail={withMoment(employeeSync.detail, 'Last sync', employeeSync.lastSyncAt)}
            />
            <Line
              name="Automatic Cycle"
              {...cycle}
              detail={
                cycle.nextRunAt
                  ? `${cycle.detail} Next run ${momentInWords(cycle.nextRunAt)} (${cycle.expression}, ${cycle.timeZone}).`
                  : cycle.detail
              }
            />
            <Line
              name="Sign-in"
              {...signIn}
              detail={
                signIn.codesRefusedUntil
                  ? withMoment(signIn.detail, 'Until', signIn.codesRefusedUntil)
                  : withMoment(signIn.detail, 'Too many wrong codes were entered', signIn.codesRefusedAt)
              }
            />
            <Line
              name="Calendars"
              {...calendars}
              detail={withMoment(calendars.detail, 'Last read', calendars.companyReadAt)}
            />
            <Line
              name="Mailbox"
              {...mailbox}
              detail={withMoment(
                withMoment(mailbox.detail, 'Failing since', mailbox.failingSince),
                'Last read',
                mailbox.readAt,
              )}
            />
            <Line name="Content Policy" {...contentPolicy} />
            {jobs.map((job) => (
              <Line
                key={job.name}
                {...job}
                name={`Job: ${job.name}`}
                detail={
                  <>
                    Runs {everyInWords(job.everySeconds)}
                    {job.lastRunAt && `, last ${momentInWords(job.lastRunAt)}`}
                    {job.failure && (
                      <span className="block text-danger">
                        Failed {momentInWords(job.failure.at)}: {job.failure.message}
                      </span>
                    )}
                  </>
                }
              />
            ))}
            <li className="flex items-baseline justify-between gap-4 py-3 last:pb-0">
              <span className="font-semibold">Pending Profile Setups</span>
              <span className="figures font-semibold">{inDigits(pendingProfileSetups)}</span>
            </li>
          </ul>
        )}
      </QueryPart>
    </Card>
  )
}

/** A detail, and when something happened, if it did. */
const withMoment = (detail: string, what: string, at: string | null): string =>
  at ? `${detail} ${what} ${momentInWords(at)}.` : detail

const tones = { operational: 'success', degraded: 'warning', down: 'danger' } as const

interface LineProps {
  name: string
  status: Health['database']['status']
  label: string
  detail: ReactNode
}

function Line({ name, status, label, detail }: LineProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0">
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block break-words text-muted text-sm">{detail}</span>
      </span>
      <Badge tone={label === 'Mock Mode' ? 'info' : tones[status]}>{label}</Badge>
    </li>
  )
}
