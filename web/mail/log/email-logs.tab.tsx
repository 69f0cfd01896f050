import { inDigits } from '../../../shared/counted'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { getDomainGroups } from '../../../shared/contract/directory'
import { type EmailLog, getArchivedEmailLogs, getEmailLogs } from '../../../shared/contract/mail'
import { LoadFailed } from '../../kit/load-failed'
import { pagesOf, queryOf } from '../../api/query-client'
import { ShowMore } from '../../ui/lists/show-more'
import { EmptyState, SkeletonLines } from '../../ui/feedback'
import { Field } from '../../ui/field'
import { Select } from '../../ui/input'
import { Tabs } from '../../ui/tabs'
import { EmailLogCard } from './email-log-card'
import { EmailLogDialog } from './email-log-dialog'
import { UnreachablePeople } from './unreachable-people'
import { useIsManager } from '../../sign-in/may'

const PAGE = 20

type Logs = ReturnType<typeof useLogs>

function useLogs(endpoint: typeof getEmailLogs, domainGroupId: string) {
  return useInfiniteQuery(pagesOf(endpoint, { query: { domainGroupId, entries: 0, limit: PAGE } }))
}

/** 'Email Send Logs and Newsletter Archive': what was sent, to whom, and with what outcome. */
export default function EmailLogsTab() {
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const isManager = useIsManager()
  const [search, setSearch] = useSearchParams()
  const [opened, setOpened] = useState<EmailLog | null>(null)
  const group = search.get('group') ?? ''
  const which = search.get('logs') === 'archived' ? 'archived' : 'current'
  const show = (logs: string, domainGroup: string) =>
    setSearch({
      tab: 'email-logs',
      ...(logs === 'archived' ? { logs } : {}),
      ...(domainGroup ? { group: domainGroup } : {}),
    })
  const current = useLogs(getEmailLogs, group)
  const archived = useLogs(getArchivedEmailLogs, group)
  const list = (logs: Logs, isArchived: boolean) => (
    <LogList logs={logs} isArchived={isArchived} onOpen={setOpened} />
  )
  const asItIsNow = (log: EmailLog) =>
    [current, archived]
      .flatMap(({ data }) => data?.pages ?? [])
      .flatMap(({ items }) => items)
      .find(({ id }) => id === log.id) ?? log
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl">Email Send Logs and Newsletter Archive</h2>
        <Field label="Domain group" className="w-full sm:w-64">
          <Select value={group} onChange={(event) => show(which, event.target.value)}>
            <option value="">All groups</option>
            {!isManager && <option value="unassigned">Unassigned</option>}
            {groups.map(({ id, displayName }) => (
              <option key={id} value={id}>
                {displayName}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <UnreachablePeople />
      <Tabs
        label="Logs"
        value={which}
        onValueChange={(logs) => show(logs, group)}
        items={[
          { value: 'current', label: `Current Logs (${countOf(current)})`, content: list(current, false) },
          {
            value: 'archived',
            label: `Archived Logs (${countOf(archived)})`,
            content: list(archived, true),
          },
        ]}
      />
      {opened && (
        <EmailLogDialog
          log={asItIsNow(opened)}
          isArchived={which === 'archived'}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const countOf = (logs: Logs): string => (logs.data?.pages[0] ? inDigits(logs.data.pages[0].total) : '…')

interface LogListProps {
  logs: Logs
  isArchived: boolean
  onOpen: (log: EmailLog) => void
}

function LogList({ logs, isArchived, onOpen }: LogListProps) {
  const rows = logs.data?.pages.flatMap(({ items }) => items)
  if (logs.isError && !rows)
    return (
      <LoadFailed
        error={logs.error}
        otherwise={isArchived ? 'Failed to fetch archived logs' : 'Failed to fetch email logs'}
        onRetry={logs.refetch}
      />
    )
  if (!rows) return <SkeletonLines lines={5} />
  if (rows.length === 0)
    return (
      <EmptyState title={isArchived ? 'No archived logs' : 'Nothing was sent this month'}>
        {isArchived
          ? 'The logs of earlier months appear here.'
          : 'When a newsletter is sent, its log appears here, recipient by recipient.'}
      </EmptyState>
    )
  return (
    <>
      <ul className="flex flex-col gap-4">
        {rows.map((log) => (
          <EmailLogCard key={log.id} log={log} isArchived={isArchived} onOpen={() => onOpen(log)} />
        ))}
      </ul>
      <ShowMore list={logs} className="mt-4" />
    </>
  )
}
