import type { ComponentProps } from 'react'
import { RadioGroup } from '../ui/choice'
import { ConfirmDialog } from '../ui/dialog'
import { elsewhereText, type Other, slotText } from './meetings.rules'

interface TimesProps {
  starts: readonly string[]
  chosen: string
  onChoose: (start: string) => void
  timeZone: string
  others: readonly Other[]
}

/** Times at which all can meet, one of which is chosen. */
export const Times = ({ starts, chosen, onChoose, timeZone, others }: TimesProps) => (
  <RadioGroup
    legend={others.length > 1 ? 'Times that suit you all' : 'Times that suit you both'}
    name="start"
    value={chosen}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    choices={starts.map((start) => ({
      value: start,
      label: slotText(start, timeZone),
      hint: elsewhereText(start, timeZone, others),
    }))}
  />
)

/** Asks whether a booked coffee is to be cancelled. */
export const CancelCoffee = ({
  isOfThree,
  ...props
}: Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'onOpenChange' | 'onConfirm'> & {
  isOfThree: boolean
}) => (
  <ConfirmDialog
    {...props}
    title="Cancel this coffee?"
    effect={`You are ${isOfThree ? 'all' : 'both'} told by mail, and it is removed from your calendars. You can book another time.`}
    confirm="Cancel It"
    cancel="Keep It"
  />
)
