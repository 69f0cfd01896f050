import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { MailPlus } from 'lucide-react'
import { useState } from 'react'
import { PARTICIPATION_STATUSES } from '../../shared/limits'
import { getDomainGroups, getUsers, getUsersCsv, USER_COLUMNS } from '../../shared/contract/directory'
import { getEnhancedMetrics } from '../../shared/contract/metrics'
import { getReadiness, invite } from '../../shared/contract/readiness'
import type { ResponseOf } from '../../shared/endpoint'
import { READINESS, type Readiness, readinessIn, readinessLabel } from '../people/invitations/readiness.rules'
import { UsersBar } from '../people/bulk/users-bar'
import { useSelection } from '../people/bulk/use-selection'
import { Loaded } from '../kit/loaded'
import { directionOf, sortAfter, sortIn } from '../kit/sort.rules'
import { useAddress, useAddressSearch } from '../kit/use-address-search'
import { counted, inDigits } from '../../shared/counted'
import { pathOf } from '../api/call'
import { listOf } from '../api/list-of'
import { queryOf } from '../api/query-client'
import { CsvLink } from '../kit/csv-link'
import { loadNext, ShowMore } from '../ui/lists/show-more'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Tick } from '../ui/choice'
import { SearchInput, Options, Select } from '../ui/input'
import { SortTh, Table, Th } from '../ui/lists/table'
import { onDemand } from '../ui/on-demand'
import { VirtualRows } from '../ui/lists/virtual-rows'
import { useUserEdits } from './use-user-edits'
import { UserRow } from './user-row'
import { May } from '../sign-in/may'
import { previewUsersChange } from '../../shared/contract/bulk'

const InviteDialog = onDemand(() => import('../people/invitations/invite-dialog'))
const PAGE = 50
const COLUMNS = [
  { label: 'Name', sort: 'name' },
  { label: 'Work Email', sort: 'email' },
  { label: 'Status', sort: 'status' },
  { label: 'Department', sort: 'department' },
  { label: 'Current Match' },
  { label: 'Actions' },
] as const

/** User management: searched on the server, changed in place, saved row by row. Filter and sort are in the address. */
export default function UserManagement() {
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const counts = useQuery(queryOf(getEnhancedMetrics)).data?.userMetrics
  const { read, change } = useAddress()
  const { typed, find, search } = useAddressSearch('search')
  const filter = {
    status: statusOf(read('status')),
    readiness: readinessIn(read('readiness')),
    group: read('group'),
  }
  const readiness = useQuery(
    queryOf(getReadiness, {
      query: filter.group && filter.group !== 'common' ? { domainGroupId: filter.group } : {},
    }),
  ).data
  const sort = sortIn(read('sort'), USER_COLUMNS) ?? 'name'
  const { edits, count, edit, forget } = useUserEdits()
  const [isInviting, setIsInviting] = useState(false)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const query = {
    search,
    status: filter.status,
    readiness: filter.readiness,
    domainGroupId: filter.group || undefined,
    sort,
  }
  const list = useInfiniteQuery(listOf(getUsers, { query: { ...query, limit: PAGE } }))
  const total = list.data?.total ?? 0
  const { sort: _, ...found } = query
  const selected = useSelection(found, list.data)
  const isFiltered =
    search !== '' || filter.status !== 'all' || filter.readiness !== undefined || filter.group !== ''

  return (
    <Card
      title="User Management"
      description={
        counts && (
          <span className="figures">
            {counted(counts.totalRegistered, 'user')}: {inDigits(counts.activeParticipants)} active,{' '}
            {inDigits(counts.pausedUsers)} paused, {inDigits(counts.optedOutUsers)} opted out
          </span>
        )
      }
      actions={
        <div className="flex flex-wrap gap-1.5 sm:gap-2">
          <CsvLink variant="secondary" href={pathOf(getUsersCsv, { query })}>
            Download CSV
          </CsvLink>
          <May call={invite}>
            <Button icon={MailPlus} variant="secondary" onClick={() => setIsInviting(true)}>
              Invite
            </Button>
          </May>
        </div>
      }
    >
      <div className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_10rem_15rem_12rem]">
        <SearchInput
          label="Search users"
          placeholder="Name, email or department"
          value={typed}
          onChange={find}
        />
        <Select
          aria-label="Filter by status"
          value={filter.status}
          onChange={(event) => change({ status: event.target.value === 'all' ? '' : event.target.value })}
        >
          <option value="all">All statuses</option>
          <option value="active">Active</option>
          <option value="paused">Paused</option>
          <option value="opted_out">Opted out</option>
        </Select>
        <Select
          aria-label="Filter by readiness"
          value={filter.readiness ?? ''}
          onChange={(event) => change({ readiness: event.target.value })}
        >
          <option value="">Ready or not</option>
          {READINESS.map((one) => (
            <option key={one} value={one}>
              {readinessLabel(one)}
              {readiness && ` (${inDigits(countOf(readiness, one))})`}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Filter by domain group"
          value={filter.group}
          onChange={(event) => change({ group: event.target.value })}
        >
          <option value="">All groups</option>
          <Options of={groups} />
        </Select>
      </div>
      <Loaded query={list} otherwise="The users could not be read." lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="py-10 text-center text-muted">
              {isFiltered ? 'No users match your search criteria' : 'No users found'}
            </p>
          ) : (
            <>
              <May call={previewUsersChange}>
                <UsersBar
                  selected={selected}
                  these={selected.isAll ? { all: true, ...found } : { ids: [...selected.ids] }}
                />
              </May>
              <Table
                caption="Users"
                className="min-w-200"
                height="max-h-[75dvh]"
                box={setBox}
                aria-rowcount={total + 1}
              >
                <thead>
                  <tr aria-rowindex={1}>
                    <Th className="w-10 pr-0 pointer-coarse:px-3">
                      <Tick
                        aria-label="Select all users that are loaded"
                        checked={selected.areLoaded}
                        onChange={({ currentTarget }) => selected.toggleLoaded(currentTarget.checked)}
                      />
                    </Th>
                    {COLUMNS.map((column) =>
                      'sort' in column ? (
                        <SortTh
                          key={column.label}
                          className={column.sort === 'name' ? 'max-sm:left-0 max-sm:z-20' : ''}
                          direction={directionOf(sort, column.sort)}
                          onSort={() => change({ sort: sortAfter(sort, column.sort) })}
                        >
                          {column.label}
                        </SortTh>
                      ) : (
                        <Th key={column.label}>{column.label}</Th>
                      ),
                    )}
                  </tr>
                </thead>
                <VirtualRows
                  box={box}
                  items={items}
                  keyOf={({ id }) => id}
                  columns={COLUMNS.length + 1}
                  rowHeight={49}
                  onEnd={() => loadNext(list)}
                >
                  {(user, row) => (
                    <UserRow
                      key={user.id}
                      user={user}
                      row={row}
                      edit={edits[user.id]}
                      isSelected={selected.isSelected(user.id)}
                      onSelect={() => selected.toggle(user.id)}
                      onEdit={(edited) => edit(user, edited)}
                      onSaved={() => forget(user.id)}
                    />
                  )}
                </VirtualRows>
              </Table>
            </>
          )
        }
      </Loaded>
      {isInviting && (
        <InviteDialog
          list={isFiltered ? { to: found, total } : undefined}
          onClose={() => setIsInviting(false)}
        />
      )}
      <footer className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ShowMore list={list} />
        <p aria-live="polite" className="figures text-muted">
          {list.data && `Showing ${inDigits(list.data.items.length)} of ${counted(total, 'users', 'users')}`}
        </p>
        {count > 0 && (
          <p className="figures font-semibold text-warning">{counted(count, 'user')} with unsaved changes</p>
        )}
      </footer>
    </Card>
  )
}

const countOf = ({ ready, reasons }: ResponseOf<typeof getReadiness>, readiness: Readiness) =>
  readiness === 'ready' ? ready : (reasons.find(({ reason }) => reason === readiness)?.people ?? 0)

const statusOf = (value: string) =>
  PARTICIPATION_STATUSES.find((status) => status === value) ?? ('all' as const)
