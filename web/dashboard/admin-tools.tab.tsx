import { ChevronDown } from 'lucide-react'
import { Fragment, Suspense } from 'react'
import { Link, useSearchParams } from 'wouter'
import type { AdminSection } from '../kit/plugin'
import { partsIn } from '../plugins'
import { useMay } from '../sign-in/may'
import { Loading } from '../ui/spinner'
import { words } from '../words'
import { adminSections, sectionHref } from './admin-sections'

/** People, and tools for occasional use: sections in three groups. The address names the open one. */
export default function AdminToolsTab() {
  const [search] = useSearchParams()
  const may = useMay()
  const sections = adminSections.filter(({ call }) => may(call))
  const open = sections.find(({ value }) => value === search.get('section')) ?? sections[0]
  if (!open) return null
  const { groups, tabs } = words.dashboard
  const linksTo = (group: AdminSection['group']) => (
    <ul aria-label={groups[group]} className="flex flex-wrap gap-1">
      {sections
        .filter((one) => one.group === group)
        .map(({ value, label }) => (
          <li key={value}>
            <Link
              href={sectionHref(value)}
              aria-current={value === open.value ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3 font-medium text-muted transition-colors hover:bg-primary-soft hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-primary-soft aria-[current=page]:text-text"
            >
              {label()}
            </Link>
          </li>
        ))}
    </ul>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <nav aria-label={tabs['admin-tools']}>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          {(['people', 'programme'] as const).map((group) => (
            <Fragment key={group}>{linksTo(group)}</Fragment>
          ))}
          {sections.some(({ group }) => group === 'it') && (
            <details key={open.value} open={open.group === 'it'}>
              <summary className="flex min-h-11 items-center gap-1 rounded-control px-3 text-muted text-sm hover:text-text">
                {groups.it}
                <ChevronDown aria-hidden className="size-4" />
              </summary>
              {linksTo('it')}
            </details>
          )}
        </div>
      </nav>
      <Suspense fallback={<Loading />}>
        <open.Component key={open.value} />
      </Suspense>
    </div>
  )
}

AdminToolsTab.parts = partsIn('sections')
