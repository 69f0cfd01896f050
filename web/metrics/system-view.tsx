import { version } from '../../package.json'
import { PRODUCT } from '../../shared/programme'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getEmployeeStatusSummary } from '../../shared/contract/directory'
import { getSystemHealth } from '../../shared/contract/metrics'
import type { ResponseOf } from '../../shared/endpoint'
import { ALL_PROGRAMMES, chosenProgramme } from '../api/chosen-programme'
import { queryOf } from '../api/query-client'
import { nameInAddress, useProgrammes } from '../directory/by-programme'
import { More } from '../kit/fold'
import { AutomaticCycle } from '../month/cycle/automatic-cycle'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { QueryPart } from '../ui/feedback'
import { everyInWords } from './metrics.rules'
import { Quantity } from './period-toggle'
import { formats, words } from '../words'

type Health = ResponseOf<typeof getSystemHealth>

/** System: the employees as the last sync left them, the state of everything the product depends on, and what the automatic cycle did. */
export function SystemView() {
  const health = useQuery(queryOf(getSystemHealth)).data
  const { about } = words.dashboard
  const { programmes } = useProgrammes()
  const chosen = chosenProgramme()
  const isAll = chosen === ALL_PROGRAMMES
  const nameOf = (id: string) => programmes?.find((one) => nameInAddress(one) === id)?.name
  return (
    <div className="flex flex-col gap-6">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <EmployeeStatus />
        <SystemHealth />
      </div>
      {cyclesIn(health)
        .filter(({ programme }) => isAll || programme === chosen)
        .map((cycle) => (
          <AutomaticCycle
            key={cycle.programme}
            {...cycle}
            name={isAll ? nameOf(cycle.programme) : undefined}
          />
        ))}
      <p className="flex flex-wrap gap-x-4 text-muted text-sm">
        <span>
          {PRODUCT} {version}
        </span>
        <a href="/help" className="underline underline-offset-4">
          {about.help}
        </a>
        <a href="/help/changelog" className="underline underline-offset-4">
          {about.changed}
        </a>
      </p>
    </div>
  )
}

/** The automatic cycle of each programme; that of the first one also before anything is known. */
function cyclesIn(health: Health | undefined) {
  const first = health?.cycle
  return [
    { programme: '', nextRunAt: first?.nextRunAt ?? null, isOn: first?.expression !== null },
    ...(health?.otherCycles ?? []).map(({ programme, nextRunAt }) => ({
      programme: programme.id,
      nextRunAt,
      isOn: nextRunAt !== null,
    })),
  ]
}

function EmployeeStatus() {
  const texts = words.figures.system.employees
  const { digits } = formats()
  const summary = useQuery(queryOf(getEmployeeStatusSummary))
  return (
    <Card title={texts.title}>
      <QueryPart query={summary} failure={texts.failed}>
        {(data) => (
          <>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
              <Quantity label={texts.total} value={digits(data.totalEmployees)} />
              <Quantity label={texts.active} value={digits(data.activeEmployees)} />
              <Quantity label={texts.onLeave} value={digits(data.onLeaveEmployees)} />
              <Quantity label={texts.available} value={digits(data.availableForMatching)} />
            </dl>
            <p className="mt-5 border-line border-t pt-4 text-muted">
              {data.lastSyncDate ? texts.synced(formats().moment(data.lastSyncDate)) : texts.neverSynced}
            </p>
          </>
        )}
      </QueryPart>
    </Card>
  )
}

function SystemHealth() {
  const texts = words.figures.system
  const { lines } = texts
  const health = useQuery(queryOf(getSystemHealth))
  return (
    <Card
      title={texts.title}
      description={health.data && texts.checked(formats().moment(health.data.checkedAt))}
      actions={
        <Button
          variant="secondary"
          size="small"
          pending={health.isFetching}
          pendingLabel={texts.checking}
          onClick={() => void health.refetch()}
        >
          {texts.check}
        </Button>
      }
    >
      <QueryPart query={health} failure={texts.failed} lines={5}>
        {({ database, email, cycle, employeeSync, signIn, ...rest }) => {
          const behind = [cycle, signIn, ...rest.otherCycles, ...rest.plugins, ...rest.jobs]
          return (
            <>
              <p className="mb-4 font-semibold">
                {texts.troubles([database, email, employeeSync, ...behind].filter(isTroubled).length)}
              </p>
              <ul className="divide-y divide-line">
                <Line
                  name={lines.database}
                  {...database}
                  detail={texts.responded(formats().digits(Math.round(database.latencyMs * 10) / 10))}
                />
                <Line name={lines.email} {...email} isMock={email.transport === 'outbox'} />
                <Line
                  name={lines.sync}
                  {...employeeSync}
                  detail={withMoment(employeeSync.detail, texts.lastSync, employeeSync.lastSyncAt)}
                />
                <li className="flex items-baseline justify-between gap-4 py-3 last:pb-0">
                  <span className="font-semibold">{lines.pendingSetups}</span>
                  <span className="figures font-semibold">{formats().digits(rest.pendingProfileSetups)}</span>
                </li>
              </ul>
              <More open={behind.some(isTroubled)} title={texts.behind}>
                <ul className="divide-y divide-line">
                  <Line
                    name={lines.cycle}
                    {...cycle}
                    detail={
                      cycle.nextRunAt
                        ? `${cycle.detail} ${texts.nextRun(formats().moment(cycle.nextRunAt), cycle.expression ?? '', cycle.timeZone)}`
                        : cycle.detail
                    }
                  />
                  {rest.otherCycles.map(({ programme, ...other }) => (
                    <Line
                      key={programme.id}
                      name={`${lines.cycle} · ${programme.name}`}
                      {...other}
                      detail={withMoment(other.detail, words.rounds.cycle.next, other.nextRunAt)}
                    />
                  ))}
                  <Line
                    name={lines.signIn}
                    {...signIn}
                    detail={
                      signIn.codesRefusedUntil
                        ? withMoment(signIn.detail, texts.until, signIn.codesRefusedUntil)
                        : withMoment(signIn.detail, texts.wrongCodes, signIn.codesRefusedAt)
                    }
                  />
                  {rest.plugins.map(({ plugin, title, readAt, failingSince, ...line }) => (
                    <Line
                      key={plugin}
                      name={title}
                      {...line}
                      detail={withMoment(
                        withMoment(line.detail, texts.failingSince, failingSince),
                        texts.lastRead,
                        readAt,
                      )}
                    />
                  ))}
                  {rest.jobs.map((job) => (
                    <Line
                      key={job.name}
                      {...job}
                      name={lines.job(job.name)}
                      detail={
                        <>
                          {texts.runs(
                            everyInWords(job.everySeconds),
                            job.lastRunAt && formats().moment(job.lastRunAt),
                          )}
                          {job.failure && (
                            <span className="block text-danger">
                              {texts.jobFailed(formats().moment(job.failure.at), job.failure.message)}
                            </span>
                          )}
                        </>
                      }
                    />
                  ))}
                </ul>
              </More>
            </>
          )
        }}
      </QueryPart>
    </Card>
  )
}

const isTroubled = ({ status }: Pick<Health['database'], 'status'>) => status !== 'operational'

/** A detail, and when something happened, if it did. */
const withMoment = (detail: string, what: (moment: string) => string, at: string | null): string =>
  at ? `${detail} ${what(formats().moment(at))}` : detail

const tones = { operational: 'success', degraded: 'warning', down: 'danger' } as const

interface LineProps {
  name: string
  status: Health['database']['status']
  label: string
  detail: ReactNode
  /** It only pretends to work. */
  isMock?: boolean
}

function Line({ name, status, label, detail, isMock = false }: LineProps) {
  return (
    <li className="flex items-start justify-between gap-4 py-3 first:pt-0">
      <span className="min-w-0">
        <span className="block font-semibold">{name}</span>
        <span className="block break-words text-muted text-sm">{detail}</span>
      </span>
      <Badge tone={isMock ? 'info' : tones[status]}>{label}</Badge>
    </li>
  )
}
