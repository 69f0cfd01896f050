import { Suspense } from 'react'
import { Link, useSearchParams } from 'wouter'
import { partsIn } from '../plugins'
import { useMay } from '../sign-in/may'
import { Loading } from '../ui/spinner'
import { words } from '../words'
import { adminSections, sectionHref } from './admin-sections'

/** On a narrow screen the row of sections is wider than the screen. */
const intoSight = (item: Element | null) => item?.scrollIntoView({ inline: 'center', block: 'nearest' })

/** People, and tools for occasional use: a row of sections, of which the address names the open one. */
export default function AdminToolsTab() {
  const [search] = useSearchParams()
  const may = useMay()
  const sections = adminSections.filter(({ call }) => may(call))
  const open = sections.find(({ value }) => value === search.get('section')) ?? sections[0]
  if (!open) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <nav aria-label={words.dashboard.tabs['admin-tools']}>
        <ul className="-mx-4 flex gap-1 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0">
          {sections.map(({ value, label }) => (
            <li key={value} ref={value === open.value ? intoSight : undefined} className="shrink-0">
              <Link
                href={sectionHref(value)}
                aria-current={value === open.value ? 'page' : undefined}
                className="flex min-h-11 items-center whitespace-nowrap rounded-control px-3 font-medium text-muted transition-colors hover:bg-primary-soft hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:bg-primary-soft aria-[current=page]:text-text"
              >
                {label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<Loading />}>
        <open.Component key={open.value} />
      </Suspense>
    </div>
  )
}

AdminToolsTab.parts = partsIn('sections')
