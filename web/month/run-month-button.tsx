import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { DomainGroup } from '../../shared/contract/directory'
import type { MonthStep } from '../../shared/contract/month'
import { usePublicSettings } from '../sign-in/use-public-settings'
import { Button } from '../ui/button'
import { nextAct } from './run-month.rules'

const RunMonthOverlay = lazy(() => import('./run-month'))

interface RunMonthProps {
  steps: readonly MonthStep[]
  /** Missing for the whole company. */
  group: DomainGroup | undefined
}

/** Only in an evaluation whose mails stay in the outbox: a month in one go, or what it made. Gone once it is completed. */
export function RunMonth({ steps, group }: RunMonthProps) {
  const hasOutbox = usePublicSettings()?.outbox === true
  const [isOpen, setIsOpen] = useState(false)
  if (!hasOutbox || steps.at(-1)?.state === 'done') return null
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        <Play aria-hidden />
        {nextAct(steps) ? 'Run the whole month' : 'See what the month made'}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RunMonthOverlay group={group} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
