import type { CSSProperties, ReactNode } from 'react'
import type { MonthStep } from '../../shared/contract/month'
import type { Meal } from '../../shared/programme'
import { useAddress } from '../kit/searched'
import { stepWork } from '../kit/use-action'
import { inMeal } from '../kit/words.rules'
import { cn } from '../ui/cn'
import { ProgressBar } from '../ui/feedback'
import { Mug } from '../ui/mug'
import { words } from '../words'

const isCurrent = ({ state }: MonthStep) => state !== 'done' && state !== 'todo'

interface TrayProps {
  steps: readonly MonthStep[]
  /** What people meet for. */
  meal: Meal
  /** They are those of a month, and not of a round of a day. */
  isMonthly: boolean
  /** The steps are those of another group, until this one's are there. */
  isStale?: boolean
  /** What can be done about the step that is open. */
  children: (step: MonthStep) => ReactNode
  /** What else is to be seen of it, beneath. */
  below?: (step: MonthStep) => ReactNode
}

/**
 * The steps of a month as cups on a tray, which fill from left to right; on a phone a list. Open are the one that the month is
 * at, or the one in the address (?step=pairing), and what is under way.
 */
export function Tray({ steps, meal, isMonthly, isStale = false, children, below }: TrayProps) {
  const address = useAddress()
  const work = stepWork.use()
  const texts = inMeal(words.rounds.thisMonth, meal)
  const ends = isMonthly ? texts : texts.round
  const current = steps.find(isCurrent)
  const asked = steps.find(({ key }) => key === address.read('step'))
  const open = asked ?? current ?? steps.at(-1)
  return (
    <>
      <output className="sr-only">
        {current ? texts.stepAndState(texts.steps[current.key], texts.states[current.state]) : ends.allDone}
      </output>
      <ol
        inert={isStale}
        className="relative isolate grid max-sm:divide-y max-sm:divide-line inert:opacity-55 sm:grid-cols-6 sm:gap-x-2 sm:before:absolute sm:before:inset-x-0 sm:before:top-16 sm:before:-z-1 sm:before:h-6 sm:before:rounded-b-card sm:before:border-accent sm:before:border-x-8 sm:before:border-b-8"
      >
        {steps.map((step, turn) => {
          const progress =
            work?.step === step.key ? work.progress : step.progress && { what: texts.mails, ...step.progress }
          const isOpen = step === open || progress !== undefined
          return (
            <li
              key={step.key}
              aria-current={isCurrent(step) ? 'step' : undefined}
              className="min-w-0 max-sm:py-1 sm:contents"
              style={{ '--turn': turn } as CSSProperties}
            >
              <Cup
                step={step}
                name={texts.steps[step.key]}
                progress={progress}
                isOpen={isOpen}
                onOpen={() => address.change({ step: step === open || isCurrent(step) ? '' : step.key })}
              />
              {isOpen && (
                <div className="mb-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-sunken px-4 py-3 sm:col-span-6 sm:mt-3 sm:mb-0">
                  <div className="flex min-w-0 flex-1 basis-64 flex-col gap-2">
                    <p className="break-words">{step.detail || texts.details[step.state]}</p>
                    {progress && (
                      <ProgressBar label={progress.what} value={progress.done} max={progress.total} />
                    )}
                  </div>
                  <div className="min-w-0">{children(step)}</div>
                  {below?.(step)}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}

interface CupProps {
  step: MonthStep
  name: string
  progress: { done: number; total: number } | undefined
  isOpen: boolean
  onOpen: () => void
}

function Cup({ step, name, progress, isOpen, onOpen }: CupProps) {
  const { state, figure } = step
  const { thisMonth: texts } = words.rounds
  return (
    <h3 className="wrap-break-word min-w-0 font-sans sm:row-start-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onOpen}
        className="group relative flex min-h-14 w-full items-center gap-4 rounded-control text-start after:absolute after:inset-x-0 after:-bottom-5 after:mx-auto after:size-4 after:rotate-45 after:bg-sunken sm:h-full sm:flex-col sm:gap-3 sm:px-1 sm:pt-2 sm:pb-1 sm:text-center max-sm:after:hidden not-aria-expanded:after:hidden"
      >
        <Mug
          level={levelOf(step, progress)}
          steam={state === 'due' || state === 'running'}
          bubbles={progress !== undefined}
          tipped={state === 'problem'}
          className="w-12 shrink-0 transition-transform duration-150 group-hover:-translate-y-1 motion-reduce:transition-none sm:w-20"
        />
        <span className="flex min-w-0 flex-1 items-baseline justify-between gap-3 sm:w-full sm:flex-col sm:items-center sm:gap-0">
          <span
            className={cn(
              'font-semibold',
              state === 'todo' && 'font-medium text-muted',
              state === 'problem' && 'text-danger',
            )}
          >
            {name}
            <span className="sr-only">{texts.afterStep(texts.states[state])}</span>
          </span>
          <span
            className={cn(
              'figures max-w-full break-words text-end font-display font-normal sm:text-center lg:text-lg',
              state === 'todo' && 'text-muted',
            )}
          >
            {progress ? words.shell.progress(progress.done, progress.total) : figure}
          </span>
        </span>
      </button>
    </h3>
  )
}

/** The least that is in the cup of a step that is due, from 0 to 100. */
const A_SIP = 12

/** How full a cup is, from 0 to 100. */
function levelOf({ state, share }: MonthStep, progress: CupProps['progress']): number {
  const level = 100 * (progress ? progress.done / Math.max(1, progress.total) : share)
  return state === 'todo' && !progress ? 0 : Math.max(A_SIP, level)
}
