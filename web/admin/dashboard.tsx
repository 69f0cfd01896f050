import { Suspense, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { PageHeader } from '../layout/page-header'
import { Loading } from '../ui/spinner'
import { Tabs } from '../ui/tabs'
import { dashboardTabs } from './dashboard-tabs'

const first = 'operations'

/** The dashboard: its tabs, of which the open one stands in the address. */
export function Dashboard() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open = dashboardTabs.some((tab) => tab.value === asked) ? asked : first
  const box = useRef<HTMLDivElement>(null)
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    box.current
      ?.querySelector(`[role="tab"][id$="-trigger-${open}"]`)
      ?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [open])
  return (
    <div ref={box}>
      <PageHeader title="Admin Dashboard" />
      <Tabs
        label="Dashboard"
        value={open ?? first}
        // The filters in the address belong to the tab that is left.
        onValueChange={(tab) => setSearch(tab === first ? {} : { tab })}
        items={dashboardTabs.map(({ value, label, Component }) => ({
          value,
          label,
          content: (
            <Suspense fallback={<Loading />}>
              <Component />
            </Suspense>
          ),
        }))}
      />
    </div>
  )
}
