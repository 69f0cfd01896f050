import type { ComponentProps } from 'react'
import { RadioGroup } from '../ui/choice'
import { ConfirmDialog } from '../ui/dialog'
import { elsewhereText, slotText } from './meetings.rules'

interface TimesProps {
  starts: readonly string[]
  chosen: string
  onChoose: (start: string) => void
  timeZone: string
  partner: { timeZone: string; name: string }
}

/** Times at which both can meet, one of which is chosen. */
export const Times = ({ starts, chosen, onChoose, timeZone, partner }: TimesProps) => (
  <RadioGroup
    legend="Times that suit you both"
    name="start"
    value={chosen}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    choices={starts.map((start) => ({
      value: start,
      label: slotText(start, timeZone),
      hint: elsewhereText(start, timeZone, partner),
    }))}
  />
)

/** Asks whether a booked coffee is to be cancelled. */
export const CancelCoffee = (
  props: Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange' | 'onConfirm'>,
) => (
  <ConfirmDialog
    {...props}
    title="Cancel this coffee?"
    effect="You are both told by mail, and it leaves your calendars. You can book another time."
    confirm="Cancel It"
    cancel="Keep It"
  />
)
