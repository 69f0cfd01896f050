import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { type AwayFrom, PAUSE_MONTHS } from '../../../shared/limits'
import { counted } from '../../../shared/counted'
import { dayText } from '../../../shared/months'
import { RadioGroup } from '../../ui/choice'
import { Field } from '../../ui/field'
import { Input, Select } from '../../ui/input'
import { KEEPS_THEM } from './ending.rules'
import { dayOf, monthsLater } from './participation.rules'

interface PauseEnd {
  /** A day, or empty for another one. */
  end: string
  date: string
}

/** The form in which an administrator says when a pause ends. */
export function usePauseEnd(date = '') {
  const [today] = useState(() => dayOf(new Date()))
  return useForm<PauseEnd>({ defaultValues: { end: monthsLater(today, PAUSE_MONTHS[0]), date } })
}

export const endOf = ({ end, date }: PauseEnd): string => end || date

/** When somebody takes part again: in a month, in three, or on a day. */
export function PauseEndFields({ form }: { form: UseFormReturn<PauseEnd> }) {
  const [today] = useState(() => dayOf(new Date()))
  const end = useWatch({ control: form.control, name: 'end' })
  return (
    <>
      <Field label="Takes part again">
        <Select {...form.register('end')}>
          {PAUSE_MONTHS.map((months) => ({ months, day: monthsLater(today, months) })).map(
            ({ months, day }) => (
              <option key={day} value={day}>
                {`In ${counted(months, 'month')}, on ${dayText(day)}`}
              </option>
            ),
          )}
          <option value="">On another day</option>
        </Select>
      </Field>
      {end === '' && (
        <Field label="Day" required error={form.formState.errors.date?.message}>
          <Input
            type="date"
            min={today}
            {...form.register('date', { validate: (day) => day > today || 'Choose a day after today' })}
          />
        </Field>
      )}
    </>
  )
}

const FROM: { value: AwayFrom; label: string; hint: string }[] = [
  { value: 'after', label: 'Keep it', hint: KEEPS_THEM },
  {
    value: 'now',
    label: 'Step out now',
    hint: 'A booked time is cancelled, and anybody who is left alone is told by mail.',
  },
]

/** What becomes of the coffee of somebody who is away. */
export const AwayFromField = ({ from, onChoose }: { from: AwayFrom; onChoose: (from: AwayFrom) => void }) => (
  <RadioGroup legend="An open match" name="from" value={from} choices={FROM} onChoose={onChoose} />
)
