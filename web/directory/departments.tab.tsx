import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { getDomainGroups } from '../../shared/contract/directory'
import { Searched } from '../kit/searched'
import { queryOf } from '../api/query-client'
import { cn } from '../ui/cn'
import { SkeletonLines, LoadFailed } from '../ui/feedback'
import { DepartmentList } from './department-list'
import { ColourDot } from '../ui/badge'
import { useIsManager } from '../sign-in/may'
import { words } from '../words'
import { messageOf } from '../api/call'

/** How the list of people without a group is named in calls. */
const COMMON = 'common'

/** Choose a group (the address names it), then edit its departments. */
export default function DepartmentsTab() {
  const { departments: texts, groups } = words.tools
  const { data, error, refetch } = useQuery(queryOf(getDomainGroups))
  const isManager = useIsManager()
  const [search, setSearch] = useSearchParams()
  const chosen = search.get('group')
  const choose = (group: string) => setSearch({ tab: 'departments', group })
  const group = data?.find(({ id }) => id === chosen)
  const list = useRef<HTMLDivElement>(null)
  const opened = data ? chosen : null
  // Below many groups, the list would open out of sight.
  useEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    if (opened !== null && top > window.innerHeight * 0.6) list.current?.scrollIntoView()
  }, [opened])
  if (error && !data) return <LoadFailed title={messageOf(error, groups.failed)} onRetry={refetch} />
  if (!data) return <SkeletonLines lines={4} />
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby="pick-a-group">
        <h2 id="pick-a-group" className="mb-3 text-xl">
          {words.dashboard.domainGroup}
        </h2>
        <Searched
          label={groups.search}
          items={data}
          wordsOf={({ displayName, name, description }) => [displayName, name, description]}
        >
          {(found) => (
            <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {found.map(({ id, displayName, description, name, color }) => (
                <GroupCard
                  key={id}
                  title={displayName}
                  text={description || name}
                  mark={<ColourDot color={color} />}
                  isChosen={chosen === id}
                  onChoose={() => choose(id)}
                />
              ))}
              {!isManager && (
                <GroupCard
                  title={texts.common}
                  text={texts.commonText}
                  mark={<Users aria-hidden className="size-4 text-muted" />}
                  isChosen={chosen === COMMON}
                  onChoose={() => choose(COMMON)}
                />
              )}
            </ul>
          )}
        </Searched>
      </section>
      <div ref={list} className="empty:hidden">
        {group && <DepartmentList key={group.id} groupId={group.id} groupName={group.displayName} />}
        {chosen === COMMON && <DepartmentList key={COMMON} groupId={COMMON} />}
      </div>
    </div>
  )
}

interface GroupCardProps {
  title: string
  text: string
  mark: ReactNode
  isChosen: boolean
  onChoose: () => void
}

function GroupCard({ title, text, mark, isChosen, onChoose }: GroupCardProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className={cn(
          'flex h-full w-full items-start gap-3 rounded-card border px-4 py-3 text-start transition-colors hover:border-primary',
          isChosen ? 'border-primary bg-primary-soft' : 'border-line bg-surface',
        )}
      >
        <span className="grid h-6 shrink-0 place-items-center">{mark}</span>
        <span className="min-w-0">
          <span className="block break-words font-semibold">{title}</span>
          <span className="block break-words text-muted text-sm">{text}</span>
        </span>
      </button>
    </li>
  )
}
