import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { getDomainGroups } from '../../../shared/contract/directory'
import { type EmailLog, getArchivedEmailLogs, getEmailLogs } from '../../../shared/contract/mail'
import { useProgrammes } from '../../directory/by-programme'
import { Rows } from '../../kit/rows'
import { PagedSearch, useAddressSearch } from '../../kit/searched'
import { queryOf, listOf } from '../../api/query-client'
import { Choices, Options, Select, Field } from '../../ui/input'
import { Tabs } from '../../ui/tabs'
import { formats, words } from '../../words'
import { EmailLogCard } from './email-log-card'
import { EmailLogDialog } from './email-log-dialog'
import { UnreachablePeople } from './unreachable-people'
import { useIsManager } from '../../sign-in/may'

const PAGE = 20

type Logs = ReturnType<typeof useLogs>

function useLogs(
  endpoint: typeof getEmailLogs,
  filter: Record<'domainGroupId' | 'programme' | 'search', string>,
) {
  return useInfiniteQuery({
    ...listOf(endpoint, { query: { ...filter, entries: 0, limit: PAGE } }),
    placeholderData: undefined,
  })
}

/** 'Email Send Logs and Newsletter Archive': the mails sent, their recipients and their outcome. */
export default function EmailLogsTab() {
  const { logs } = words.tools
  const { choices, domainGroup } = words.dashboard
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const isManager = useIsManager()
  const [address, setAddress] = useSearchParams()
  const { typed, find, search } = useAddressSearch('log')
  const [opened, setOpened] = useState<EmailLog | null>(null)
  const group = address.get('group') ?? ''
  const programme = address.get('programme') ?? ''
  const { all: programmes = [] } = useProgrammes()
  const which = address.get('logs') === 'archived' ? 'archived' : 'current'
  const show = (changed: { which?: string; group?: string; programme?: string }) => {
    const chosen = { which, group, programme, ...changed }
    setAddress({
      tab: 'email-logs',
      ...(chosen.which === 'archived' ? { logs: chosen.which } : {}),
      ...(chosen.group ? { group: chosen.group } : {}),
      ...(chosen.programme ? { programme: chosen.programme } : {}),
      ...(typed ? { log: typed } : {}),
    })
  }
  const filter = { domainGroupId: group, programme, search }
  const current = useLogs(getEmailLogs, filter)
  const archived = useLogs(getArchivedEmailLogs, filter)
  const list = (found: Logs, isArchived: boolean) => (
    <Rows
      query={found}
      otherwise={isArchived ? logs.archivedFailed : logs.failed}
      lines={5}
      search={search}
      none={isArchived ? logs.noneArchived : logs.none}
      className="flex flex-col gap-4"
    >
      {(log) => <EmailLogCard key={log.id} log={log} isArchived={isArchived} onOpen={() => setOpened(log)} />}
    </Rows>
  )
  const asItIsNow = (log: EmailLog) =>
    [current, archived].flatMap(({ data }) => data?.items ?? []).find(({ id }) => id === log.id) ?? log
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-2xl">{logs.title}</h2>
        <div className="flex w-full flex-wrap gap-4 sm:w-auto">
          {programmes.length > 1 && (
            <Field label={words.dashboard.sections.programme} className="w-full sm:w-64">
              <Select value={programme} onChange={(event) => show({ programme: event.target.value })}>
                <option value="">{words.dashboard.choices.allProgrammes}</option>
                <Choices of={programmes} by={({ id }) => id} called={({ name }) => name} />
              </Select>
            </Field>
          )}
          <Field label={domainGroup} className="w-full sm:w-64">
            <Select value={group} onChange={(event) => show({ group: event.target.value })}>
              <option value="">{choices.allGroups}</option>
              {!isManager && <option value="unassigned">{choices.unassigned}</option>}
              <Options of={groups} />
            </Select>
          </Field>
        </div>
      </div>
      <UnreachablePeople />
      <PagedSearch
        label={logs.search}
        typed={typed}
        onType={find}
        total={current.data && archived.data && current.data.total + archived.data.total}
      />
      <Tabs
        label={logs.tabs.label}
        value={which}
        onValueChange={(chosen) => show({ which: chosen })}
        items={[
          {
            value: 'current',
            label: logs.tabs.current(countOf(current)),
            content: list(current, false),
          },
          {
            value: 'archived',
            label: logs.tabs.archived(countOf(archived)),
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

const countOf = ({ data }: Logs): string => (data ? formats().digits(data.total) : '…')
