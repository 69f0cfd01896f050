import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Download, MailPlus } from 'lucide-react'
import { useState } from 'react'
import { attributeName } from '../../shared/attributes'
import { getAttributeList } from '../../shared/contract/people'
import { PARTICIPATION_STATUSES } from '../../shared/limits'
import { getDomainGroups, getUsers, getUsersCsv, USER_COLUMNS } from '../../shared/contract/directory'
import { getEnhancedMetrics } from '../../shared/contract/metrics'
import { getReadiness, invite } from '../../shared/contract/readiness'
import type { ResponseOf } from '../../shared/endpoint'
import {
  READINESS,
  type Readiness,
  readinessIn,
  readinessLabel,
} from '../people/participation/participation.rules'
import { UsersBar } from '../people/bulk/users-bar'
import { useSelection } from '../people/bulk/bulk-bar'
import { AddressSelect, useAddress, useAddressSearch } from '../kit/searched'
import { Loaded } from '../kit/loaded'
import { directionOf, sortAfter, sortIn } from '../kit/sort.rules'
import { pathOf } from '../api/call'
import { queryOf, listOf } from '../api/query-client'
import { askFirst } from '../kit/csv-link'
import { loadNext, ShowMore } from '../ui/lists/list-row'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Tick } from '../ui/choice'
import { Choices, Options, SearchInput, Select } from '../ui/input'
import { Menu } from '../ui/lists/menu'
import { SortTh, Table, Th } from '../ui/lists/table'
import { onDemand } from '../ui/on-demand'
import { VirtualRows } from '../ui/lists/virtual'
import { nameInAddress, useProgrammes } from './by-programme'
import { useUserEdits } from './use-user-edits'
import { UserRow } from './user-row'
import { May, useMay } from '../sign-in/may'
import { previewUsersChange } from '../../shared/contract/bulk'
import { currentLanguage, words } from '../words'

const InviteDialog = onDemand(() => import('../people/invitations/invite-dialog'))
const PAGE = 50
const COLUMNS = [
  { name: 'name', sort: 'name' },
  { name: 'email', sort: 'email' },
  { name: 'status', sort: 'status' },
  { name: 'department', sort: 'department' },
  { name: 'group' },
  { name: 'attributes' },
  { name: 'match' },
  { name: 'actions' },
] as const

/** User management: searched on the server, changed in place, saved row by row. Filter and sort are in the address. */
export default function UserManagement() {
  const texts = words.people.users
  const { buttons, choices, sections } = words.dashboard
  const groups = useQuery(queryOf(getDomainGroups)).data ?? []
  const columns = COLUMNS.filter(({ name }) => name !== 'group' || groups.length > 0)
  const may = useMay()
  const attributes = useQuery({ ...queryOf(getAttributeList), enabled: may(getAttributeList) }).data ?? []
  const counts = useQuery(queryOf(getEnhancedMetrics)).data?.userMetrics
  const { read, change } = useAddress()
  const { typed, find, search } = useAddressSearch('search')
  const filter = {
    status: statusOf(read('status')),
    readiness: readinessIn(read('readiness')),
    group: read('group'),
  }
  const { programmes = [], chosen, isPending } = useProgrammes()
  const programme = chosen ? nameInAddress(chosen) : isPending ? read('programme') : ''
  const readiness = useQuery(
    queryOf(getReadiness, {
      query: {
        programme,
        ...(filter.group && filter.group !== 'common' && { domainGroupId: filter.group }),
      },
    }),
  ).data
  const sort = sortIn(read('sort'), USER_COLUMNS) ?? 'name'
  const { edits, count, edit, forget } = useUserEdits()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const query = {
    search,
    status: filter.status,
    readiness: filter.readiness,
    domainGroupId: filter.group || undefined,
    programme: programme || undefined,
    attribute: read('attribute') || undefined,
    sort,
  }
  const list = useInfiniteQuery(listOf(getUsers, { query: { ...query, limit: PAGE } }))
  const total = list.data?.total ?? 0
  const { sort: _, ...found } = query
  const selected = useSelection(found, list.data)
  const isFiltered =
    search !== '' ||
    filter.status !== 'all' ||
    filter.readiness !== undefined ||
    filter.group !== '' ||
    programme !== '' ||
    query.attribute !== undefined

  return (
    <Card
      title={sections.users}
      description={
        counts && (
          <span className="figures">
            {texts.counts(
              counts.totalRegistered,
              counts.activeParticipants,
              counts.pausedUsers,
              counts.optedOutUsers,
            )}
          </span>
        )
      }
      actions={
        <div className="flex flex-wrap gap-1.5 sm:gap-2">
          <May call={invite}>
            <Button icon={MailPlus} variant="secondary" onClick={() => change({ open: 'invite' })}>
              {texts.invite}
            </Button>
          </May>
          <Menu
            label={buttons.of.more(sections.users)}
            items={[
              {
                label: buttons.csv,
                icon: Download,
                run: askFirst,
                file: { href: pathOf(getUsersCsv, { query }) },
              },
            ]}
          />
        </div>
      }
    >
      <div
        className={`mb-4 grid gap-3 sm:grid-cols-2 ${programmes.length > 1 ? 'lg:grid-cols-[1fr_12rem_11rem_15rem_12rem]' : 'lg:grid-cols-[1fr_12rem_15rem_12rem]'}`}
      >
        <SearchInput label={texts.search} placeholder={texts.searchHint} value={typed} onChange={find} />
        {programmes.length > 1 && (
          <AddressSelect name="programme" aria-label={sections.programme} value={programme}>
            {!chosen && <option value="">{choices.allProgrammes}</option>}
            <Choices of={programmes} by={nameInAddress} called={(one) => one.name} />
          </AddressSelect>
        )}
        <Select
          aria-label={texts.filters.status}
          value={filter.status}
          onChange={(event) => change({ status: event.target.value === 'all' ? '' : event.target.value })}
        >
          <option value="all">{choices.allStatuses}</option>
          <Choices of={PARTICIPATION_STATUSES} called={(value) => texts.statuses[value]} />
        </Select>
        <AddressSelect name="readiness" aria-label={texts.filters.readiness} value={filter.readiness ?? ''}>
          <option value="">{texts.filters.allReadiness}</option>
          <Choices
            of={READINESS}
            called={(one) =>
              readiness
                ? texts.filters.readinessOf(readinessLabel(one), countOf(readiness, one))
                : readinessLabel(one)
            }
          />
        </AddressSelect>
        <AddressSelect name="group" aria-label={choices.byGroup}>
          <option value="">{choices.allGroups}</option>
          <Options of={groups} />
        </AddressSelect>
        {attributes.length > 0 && (
          <AddressSelect name="attribute" aria-label={sections.attributes}>
            <option value="">{sections.attributes}</option>
            {attributes.map(({ id, names, values }) => (
              <optgroup key={id} label={attributeName(names, currentLanguage())}>
                <Choices of={values} by={(value) => `${id}:${value}`} called={(value) => value} />
              </optgroup>
            ))}
          </AddressSelect>
        )}
      </div>
      <Loaded query={list} otherwise={texts.failed} lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="py-10 text-center text-muted">{isFiltered ? texts.noneFound : texts.none}</p>
          ) : (
            <>
              <May call={previewUsersChange}>
                <UsersBar
                  selected={selected}
                  these={selected.isAll ? { all: true, ...found } : { ids: [...selected.ids] }}
                />
              </May>
              <Table
                caption={texts.caption}
                className="min-w-200"
                height="max-h-[75dvh]"
                box={setBox}
                aria-rowcount={total + 1}
              >
                <thead>
                  <tr aria-rowindex={1}>
                    <Th className="w-10 pe-0 pointer-coarse:px-3">
                      <Tick
                        aria-label={texts.selectAll}
                        checked={selected.areLoaded}
                        onChange={({ currentTarget }) => selected.toggleLoaded(currentTarget.checked)}
                      />
                    </Th>
                    {columns.map((column) =>
                      column.name === 'attributes' ? (
                        attributes.map(({ id, names }) => (
                          <Th key={id}>{attributeName(names, currentLanguage())}</Th>
                        ))
                      ) : 'sort' in column ? (
                        <SortTh
                          key={column.name}
                          className={column.sort === 'name' ? 'max-sm:start-0 max-sm:z-20' : ''}
                          direction={directionOf(sort, column.sort)}
                          onSort={() => change({ sort: sortAfter(sort, column.sort) })}
                        >
                          {texts.columns[column.name]}
                        </SortTh>
                      ) : (
                        <Th key={column.name}>{texts.columns[column.name]}</Th>
                      ),
                    )}
                  </tr>
                </thead>
                <VirtualRows
                  box={box}
                  items={items}
                  keyOf={({ id }) => id}
                  columns={columns.length + attributes.length}
                  rowHeight={49}
                  onEnd={() => loadNext(list)}
                >
                  {(user, row) => (
                    <UserRow
                      key={user.id}
                      user={user}
                      row={row}
                      groups={groups}
                      attributes={attributes}
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
      {read('open') === 'invite' && (
        <InviteDialog
          list={isFiltered ? { to: found, total } : undefined}
          onClose={() => change({ open: '' })}
        />
      )}
      <footer className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ShowMore list={list} />
        <p aria-live="polite" className="figures text-muted">
          {list.data && texts.showing(list.data.items.length, total)}
        </p>
        {count > 0 && <p className="figures font-semibold text-warning">{texts.unsaved(count)}</p>}
      </footer>
    </Card>
  )
}

const countOf = ({ ready, reasons }: ResponseOf<typeof getReadiness>, readiness: Readiness) =>
  readiness === 'ready' ? ready : (reasons.find(({ reason }) => reason === readiness)?.people ?? 0)

const statusOf = (value: string) =>
  PARTICIPATION_STATUSES.find((status) => status === value) ?? ('all' as const)
