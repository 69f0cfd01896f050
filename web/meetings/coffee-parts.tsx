import { useQuery } from '@tanstack/react-query'
import type { Words } from '../../languages/words'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { getOtherTimes } from '../../shared/contract/meetings'
import type { queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { ConfirmDialog } from '../ui/dialog'
import { Alert, QueryPart } from '../ui/feedback'
import { Choices, Select, Field } from '../ui/input'
import { words } from '../words'
import {
  byDay,
  elsewhereOf,
  elsewhereText,
  leafOf,
  type Other,
  slotText,
  timeAt,
  timeText,
} from './meetings.rules'

/** A time that is chosen among those that are suggested, the first until another is, or among all that suit. */
export function usePick(suggested: readonly string[], beginsWithAll = false) {
  const [picked, pick] = useState<string>()
  const [wantsAll, setWantsAll] = useState(beginsWithAll)
  const showsAll = wantsAll || suggested.length === 0
  return {
    chosen: picked ?? (showsAll ? undefined : suggested[0]),
    pick,
    showsAll,
    showAll(all: boolean) {
      pick(undefined)
      setWantsAll(all)
    },
  }
}

interface TimesProps {
  /** Instead of saying that the times suit all. */
  title?: string | undefined
  starts: readonly string[]
  chosen: string | undefined
  onChoose: (start: string) => void
  /** A press on one that is suggested acts at once; the chosen one is under way. */
  onPress?: (start: string) => void
  timeZone: string
  others: readonly Other[]
  minutes: number
}

interface PickATimeProps extends TimesProps {
  /** Of `usePick`. */
  picking: ReturnType<typeof usePick>
  /** Why no time is suggested. */
  reason: string | undefined
  /** All other times. */
  read: ReturnType<typeof queryOf<typeof getOtherTimes>>
}

/** Times at which all can meet: those that are suggested, or every other one. */
export function PickATime({ picking, reason, read, ...times }: PickATimeProps) {
  if (!picking.showsAll)
    return (
      <>
        <Times {...times} />
        <Button variant="ghost" size="small" className="-ms-3 mt-2" onClick={() => picking.showAll(true)}>
          {words.member.meetings.otherTimes}
        </Button>
      </>
    )
  return (
    <>
      {times.starts.length === 0 && reason !== undefined && (
        <Alert tone="info" className="mb-4">
          {words.member.meetings.noTime(reason)}
        </Alert>
      )}
      <OtherTimes read={read} {...times} />
      {times.starts.length > 0 && (
        <Button variant="ghost" size="small" className="-ms-3 mt-2" onClick={() => picking.showAll(false)}>
          {words.member.meetings.suggestedTimes}
        </Button>
      )}
    </>
  )
}

/** The times that are suggested, one of which is chosen or pressed. */
export const Times = ({
  title,
  starts,
  chosen,
  onChoose,
  onPress,
  timeZone,
  others,
}: Omit<TimesProps, 'minutes'>) => (
  <fieldset className="w-full">
    <legend className="mb-1.5 font-semibold">{title ?? words.member.meetings.suit(others.length > 1)}</legend>
    <div className="grid grid-cols-3 gap-2">
      {starts.map((start) => {
        const { weekday, date } = leafOf(start, timeZone)
        const elsewhere = elsewhereOf(start, timeZone, others)
        return (
          <Chip key={start} name="start" {...{ start, chosen, onChoose, onPress }}>
            <span className="block text-muted text-sm">
              {weekday} <span className="block">{date}</span>
            </span>
            <span className="block py-1 font-display text-2xl figures leading-tight">
              {timeText(start, timeZone)}
              {elsewhere.length > 0 && (
                <span className="inline-block px-1 font-sans text-sm"> {words.member.meetings.yours}</span>
              )}
            </span>
            {elsewhere.map(({ at, name }) => (
              <span key={name} className="block wrap-anywhere text-muted text-sm">
                {words.member.meetings.theirs(at, name)}
              </span>
            ))}
          </Chip>
        )
      })}
    </div>
  </fieldset>
)

interface ChipProps extends Pick<TimesProps, 'chosen' | 'onChoose' | 'onPress'> {
  name: string
  start: string
  children: ReactNode
}

/** One time: a button, or a radio as large as its label. */
const Chip = ({ name, start, chosen, onChoose, onPress, children }: ChipProps) => {
  const Part = onPress ? 'button' : 'label'
  return (
    <Part
      {...(onPress && { type: 'button', 'aria-busy': start === chosen, onClick: () => onPress(start) })}
      className="relative flex min-h-11 min-w-0 cursor-pointer flex-col justify-center rounded-control border border-line bg-surface px-1 py-2 text-center transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-primary aria-busy:border-primary aria-busy:bg-primary-soft"
    >
      {!onPress && (
        <input
          type="radio"
          name={name}
          value={start}
          checked={start === chosen}
          onChange={() => onChoose(start)}
          className="absolute inset-0 cursor-pointer appearance-none"
        />
      )}
      {children}
    </Part>
  )
}

/** Every other time that suits all: a day, and its quarter hours. They are read when they are shown. */
const OtherTimes = ({ read, ...props }: Omit<TimesProps, 'starts'> & Pick<PickATimeProps, 'read'>) => (
  <QueryPart<{ starts: string[] }>
    query={useQuery(read)}
    failure={words.member.meetings.otherTimesFailed}
    lines={3}
  >
    {({ starts }) =>
      starts.length === 0 ? (
        <Alert tone="info">{words.member.meetings.noOtherTime}</Alert>
      ) : (
        <DayAndTime {...props} starts={starts} />
      )
    }
  </QueryPart>
)

function DayAndTime({ starts, chosen, onChoose, timeZone, others, minutes }: TimesProps) {
  const days = byDay(starts, timeZone)
  const [day = '', setDay] = useState(days[0]?.day)
  const times = days.find((one) => one.day === day) ?? days[0]
  const elsewhere = chosen && elsewhereText(chosen, timeZone, others)
  return (
    <div className="flex flex-col gap-4">
      <Field label={words.member.meetings.day}>
        <Select value={times?.day} onChange={({ currentTarget }) => setDay(currentTarget.value)}>
          <Choices of={days.map((one) => one.day)} />
        </Select>
      </Field>
      <fieldset>
        <legend className="mb-1.5 font-semibold">{words.member.meetings.time}</legend>
        <div className="grid grid-cols-4 gap-2">
          {times?.starts.map((start) => (
            <Chip key={start} name="other-start" {...{ start, chosen, onChoose }}>
              {timeText(start, timeZone)}
            </Chip>
          ))}
        </div>
      </fieldset>
      {chosen !== undefined && (
        <p aria-live="polite">
          {slotText(timeAt(chosen, minutes), timeZone)}
          {elsewhere && <span className="block text-muted text-sm">{elsewhere}</span>}
        </p>
      )}
    </div>
  )
}

/** Asks whether a booked coffee is to be cancelled. */
export const CancelCoffee = ({
  isOfMore,
  texts,
  ...props
}: Pick<ComponentProps<typeof ConfirmDialog>, 'onClose' | 'onConfirm'> & {
  isOfMore: boolean
  texts: Words['member']['meetings']['cancel']
}) => (
  <ConfirmDialog
    {...props}
    title={texts.title}
    effect={texts.effect(isOfMore)}
    confirm={texts.confirm}
    cancel={texts.keep}
  />
)
