import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import {
  type DomainGroup,
  getDomainGroups,
  createDomainGroup,
  updateDomainGroup,
  deleteDomainGroup,
} from '../../shared/contract/directory'
import { LoadFailed } from '../kit/load-failed'
import { Searched } from '../kit/searched'
import { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { Card, CardHeader } from '../ui/card'
import { EmptyState, SkeletonLines } from '../ui/feedback'
import { AddGroupDialog } from './add-group-dialog'
import { GroupDot } from './group-dot'
import { ManageGroupDialog } from './manage-group-dialog'
import { May } from '../sign-in/may'

/** 'Domain Groups': who is paired with whom, each with its colour. */
export function DomainGroups() {
  const { data, error, refetch } = useQuery(queryOf(getDomainGroups))
  const [adding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<DomainGroup | null>(null)
  const [managed, setManaged] = useState<DomainGroup | null>(null)
  return (
    <Card aria-labelledby="domain-groups">
      <CardHeader
        id="domain-groups"
        title="Domain Groups"
        actions={
          <May call={createDomainGroup}>
            <Button size="small" onClick={() => setAdding(true)}>
              <Plus aria-hidden />
              Add Group
            </Button>
          </May>
        }
      />
      {error && !data ? (
        <LoadFailed error={error} otherwise="The groups could not be read." onRetry={refetch} />
      ) : !data ? (
        <SkeletonLines lines={3} />
      ) : data.length === 0 ? (
        <EmptyState title="No groups yet">
          A group has its own departments and its own pairings. A single company needs no groups.
        </EmptyState>
      ) : (
        <Searched
          label="Search domain groups"
          items={data}
          wordsOf={({ displayName, name, description }) => [displayName, name, description]}
        >
          {(found) => (
            <ul className="divide-y divide-line">
              {found.map((group) => (
                <li key={group.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
                  <GroupDot color={group.color} />
                  <div className="min-w-0 flex-1">
                    <h3 className="break-words font-sans font-semibold text-base">{group.displayName}</h3>
                    <p className="break-words text-muted text-sm">{group.description || group.name}</p>
                  </div>
                  <May call={updateDomainGroup}>
                    <Button
                      variant="ghost"
                      size="icon-small"
                      aria-label={`Rename ${group.displayName}`}
                      onClick={() => setRenamed(group)}
                    >
                      <Pencil aria-hidden />
                    </Button>
                  </May>
                  <May call={deleteDomainGroup}>
                    <Button
                      variant="secondary"
                      size="small"
                      aria-label={`Manage ${group.displayName}`}
                      onClick={() => setManaged(group)}
                    >
                      <Settings2 aria-hidden />
                      Manage
                    </Button>
                  </May>
                </li>
              ))}
            </ul>
          )}
        </Searched>
      )}
      {adding && <AddGroupDialog onClose={() => setAdding(false)} />}
      {renamed && <AddGroupDialog group={renamed} onClose={() => setRenamed(null)} />}
      {managed && <ManageGroupDialog group={managed} onClose={() => setManaged(null)} />}
    </Card>
  )
}
