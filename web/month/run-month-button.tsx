import { Play } from 'lucide-react'
import type { DomainGroup } from '../../shared/contract/directory'
import type { MonthStep } from '../../shared/contract/month'
import { usePublicSettings } from '../kit/use-public-settings'
import { Button } from '../ui/button'
import { DialogTrigger } from '../ui/dialog'
import { nextAct } from './run-month.rules'
import { lazyPart } from '../ui/on-demand'
import { words } from '../words'

const RunMonthOverlay = lazyPart(() => import('./run-month'))

interface RunMonthProps {
  /** It is that of a month, and not of a round of a day. */
  isMonthly: boolean
  steps: readonly MonthStep[]
  /** Missing for the whole company. */
  group: DomainGroup | undefined
}

/** Only in an evaluation whose mails stay in the outbox: a month in one go, or what it made. Gone once it is completed. */
export function RunMonth({ isMonthly, steps, group }: RunMonthProps) {
  const hasOutbox = usePublicSettings()?.outbox === true
  const { wholeMonth } = words.rounds
  const texts = isMonthly ? wholeMonth : wholeMonth.round
  if (!hasOutbox || steps.at(-1)?.state === 'done') return null
  return (
    <DialogTrigger renderDialog={(close) => <RunMonthOverlay group={group} onClose={close} />}>
      <Button icon={Play} variant="secondary" size="small">
        {nextAct(steps) ? texts.title : texts.made}
      </Button>
    </DialogTrigger>
  )
}
