import { Search } from 'lucide-react'
import { Fragment, Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { PageHeader } from '../layout/page-header'
import { Button } from '../ui/button'
import { Loading } from '../ui/spinner'
import { Tabs } from '../ui/tabs'
import { dashboardTabs, tabHref } from './dashboard-tabs'
import { lazyPart } from '../ui/on-demand'
import { withWords, words } from '../words'

const first = 'operations'
const loadPalette = () => withWords(import('./command-palette'), 'rounds')
const CommandPalette = lazyPart(loadPalette)
/** Milliseconds after which the palette is loaded in advance: what is typed while it still loads would be lost. */
const PALETTE_AFTER = 1000

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The dashboard: its tabs; the address names the open one. */
export function Dashboard() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const asked = search.get('tab')
  const open = dashboardTabs.some((tab) => tab.value === asked) ? asked : first
  const [palette, setPalette] = useState<'unused' | 'open' | 'closed'>('unused')
  // Renders the tab again when the palette opens it, with the new address.
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
      // Another dialog has the keyboard to itself.
      const isOverlaid = document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
      event.preventDefault()
      setPalette((before) => (before === 'open' ? 'closed' : isOverlaid ? before : 'open'))
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    const later = setTimeout(() => void loadPalette().catch(() => undefined), PALETTE_AFTER)
    return () => clearTimeout(later)
  }, [])
  return (
    <div>
      <PageHeader
        title={words.shell.header.adminDashboard}
        actions={
          <Button
            icon={Search}
            variant="secondary"
            className="max-sm:px-3"
            title={[isMac ? '⌘' : 'Ctrl', 'K'].join(' ')}
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => setPalette('open')}
          >
            <span className="max-sm:sr-only">{words.dashboard.commands.title}</span>
          </Button>
        }
      />
      <Tabs
        label={words.shell.header.dashboard}
        value={open ?? first}
        // The filters in the address belong to the tab that is being left.
        onValueChange={(value) => navigate(tabHref(value))}
        items={dashboardTabs.map(({ value, Component }) => ({
          value,
          label: words.dashboard.tabs[value],
          content: (
            <Suspense fallback={<Loading />}>
              <Fragment key={visit}>
                <Component />
              </Fragment>
            </Suspense>
          ),
        }))}
      />
      {palette !== 'unused' && (
        <Suspense fallback={null}>
          <CommandPalette
            open={palette === 'open'}
            onOpenChange={(isOpen) => setPalette(isOpen ? 'open' : 'closed')}
            onGone={() => setVisit((before) => before + 1)}
          />
        </Suspense>
      )}
    </div>
  )
}
