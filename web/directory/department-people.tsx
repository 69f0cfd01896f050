import { useInfiniteQuery } from '@tanstack/react-query'
import { type Department, getDepartmentUsers } from '../../shared/contract/directory'
import { LoadFailed } from '../kit/load-failed'
import { personName } from '../../shared/person-name'
import { counted } from '../../shared/counted'
import { pagesOf } from '../api/query-client'
import { Dialog } from '../ui/dialog'
import { SkeletonLines } from '../ui/feedback'
import { VirtualList } from '../ui/lists/virtual-list'

const PAGE = 200

interface DepartmentPeopleProps {
  groupId: string
  department: Department
  onClose: () => void
}

/** Who is in a department. */
export function DepartmentPeople({ groupId, department, onClose }: DepartmentPeopleProps) {
  const params = { groupId, departmentName: department.name }
  const list = useInfiniteQuery(pagesOf(getDepartmentUsers, { params, query: { limit: PAGE } }))
  const people = list.data?.pages.flatMap(({ items }) => items.users)
  const total = list.data?.pages[0]?.items.userCount ?? department.userCount
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={department.displayName}
      description={counted(total, 'person', 'people')}
    >
      {list.isError && !people ? (
        <LoadFailed error={list.error} otherwise="The people could not be read." onRetry={list.refetch} />
      ) : !people ? (
        <SkeletonLines lines={5} />
      ) : (
        <VirtualList
          label={`People of ${department.displayName}`}
          items={people}
          keyOf={({ id }) => id}
          rowHeight={56}
          className="h-80"
          onEnd={() => {
            if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
          }}
        >
          {(person) => (
            <div className="border-line border-b py-1.5">
              <span className="block truncate font-semibold">{personName(person)}</span>
              <span className="block truncate text-muted text-sm">{person.email}</span>
            </div>
          )}
        </VirtualList>
      )}
    </Dialog>
  )
}
