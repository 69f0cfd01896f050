import { useQueries, useQuery } from '@tanstack/react-query'
import { createDomainGroup, getDomainGroups, getGroupDepartments } from '../../../shared/contract/directory'
import { type DirectoryGroups as Groups, getDirectoryGroups, tieDirectoryGroup } from '../contract'
import { call } from '../../../web/api/call'
import { queryOf } from '../../../web/api/query-client'
import { Searched } from '../../../web/kit/searched'
import { useAction } from '../../../web/kit/use-action'
import { Card } from '../../../web/ui/card'
import { Alert, QueryPart } from '../../../web/ui/feedback'
import { Choices, Select } from '../../../web/ui/input'
import { formats, words } from '../../../web/words'

const NOTHING = ''
const NEW_GROUP = 'new'

interface Choice {
  /** What a group would be tied to: its kind and id. */
  value: string
  name: string
}

/** 'Directory groups': where the members of the directory's groups belong. Nothing while there are none. */
export default function DirectoryGroups() {
  const texts = words.scim.groups
  const tied = useQuery(queryOf(getDirectoryGroups))
  const domainGroups = useQuery(queryOf(getDomainGroups)).data ?? []
  const lists = [{ id: 'common', displayName: '' }, ...domainGroups]
  const departments = useQueries({
    queries: lists.map(({ id }) => ({
      ...queryOf(getGroupDepartments, { params: { groupId: id } }),
      enabled: (tied.data?.groups.length ?? 0) > 0,
    })),
  }).flatMap(({ data = [] }, i) =>
    data.map(({ id, displayName }) => {
      const list = lists[i]?.displayName
      return { value: `department ${id}`, name: list ? texts.department(list, displayName) : displayName }
    }),
  )
  if (tied.data?.groups.length === 0) return null
  return (
    <Card title={texts.title} description={texts.text}>
      <QueryPart query={tied} failure={texts.failed} lines={3}>
        {({ groups, conflicts }) => (
          <div className="flex flex-col gap-4">
            <Conflicts conflicts={conflicts} />
            <Searched label={texts.search} items={groups} wordsOf={({ displayName }) => [displayName]}>
              {(found) => (
                <ul className="divide-y divide-line">
                  {found.map((group) => (
                    <Group
                      key={group.id}
                      group={group}
                      domainGroups={domainGroups.map(({ id, displayName }) => ({
                        value: `group ${id}`,
                        name: displayName,
                      }))}
                      departments={departments}
                    />
                  ))}
                </ul>
              )}
            </Searched>
          </div>
        )}
      </QueryPart>
    </Card>
  )
}

function Conflicts({ conflicts: { total, people } }: { conflicts: Groups['conflicts'] }) {
  if (total === 0) return null
  const texts = words.scim.groups
  return (
    <Alert tone="warning" title={texts.conflicts(total)}>
      <ul>
        {people.map(({ email, groups, belongsTo }) => (
          <li key={email} className="wrap-anywhere">
            {texts.conflict(email, formats().listed(groups), belongsTo)}
          </li>
        ))}
      </ul>
      {total > people.length && <p>{texts.others(total - people.length)}</p>}
    </Alert>
  )
}

interface GroupProps {
  group: Groups['groups'][number]
  domainGroups: Choice[]
  departments: Choice[]
}

function Group({ group, domainGroups, departments }: GroupProps) {
  const { id, displayName, members, domainGroupId, departmentId, tiedTo } = group
  const texts = words.scim.groups
  const tie = useAction({
    run: async (value: string) => {
      const [kind, target = null] = value.split(' ')
      if (kind === 'department')
        return call(tieDirectoryGroup, { params: { id }, body: { departmentId: target } })
      const made =
        kind === NEW_GROUP
          ? await call(createDomainGroup, {
              body: { name: displayName.slice(0, 100), displayName: displayName.slice(0, 100) },
            })
          : undefined
      const body =
        value === NOTHING
          ? { domainGroupId: null, departmentId: null }
          : { domainGroupId: made?.id ?? target }
      return call(tieDirectoryGroup, { params: { id }, body })
    },
    failed: texts.notTied,
  })
  const current = domainGroupId
    ? `group ${domainGroupId}`
    : departmentId
      ? `department ${departmentId}`
      : NOTHING
  const isListed = [...domainGroups, ...departments].some(({ value }) => value === current)
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <h3 className="wrap-anywhere font-sans font-semibold text-base">{displayName}</h3>
        <p className="text-muted text-sm">{texts.members(members)}</p>
      </div>
      <Select
        aria-label={texts.where(displayName)}
        value={tie.isPending ? tie.variables : current}
        disabled={tie.isPending}
        onChange={(event) => tie.mutate(event.target.value)}
      >
        <option value={NOTHING}>{texts.nothing}</option>
        {current !== NOTHING && !isListed && <option value={current}>{tiedTo}</option>}
        <option value={NEW_GROUP}>{texts.newGroup(displayName)}</option>
        {domainGroups.length > 0 && <Kind label={texts.domainGroups} choices={domainGroups} />}
        {departments.length > 0 && <Kind label={texts.departments} choices={departments} />}
      </Select>
    </li>
  )
}

const Kind = ({ label, choices }: { label: string; choices: Choice[] }) => (
  <optgroup label={label}>
    <Choices of={choices} by={({ value }) => value} called={({ name }) => name} />
  </optgroup>
)
