import { useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { type AwayFrom, PAUSE_MONTHS } from '../../../shared/limits'
import { RadioGroup } from '../../ui/choice'
import { Choices, Input, Select, Field } from '../../ui/input'
import { dayOf, monthsLater } from './participation.rules'
import { formats, words } from '../../words'

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
  const texts = words.people.pause
  const [today] = useState(() => dayOf(new Date()))
  const end = useWatch({ control: form.control, name: 'end' })
  return (
    <>
      <Field label={texts.again}>
        <Select {...form.register('end')}>
          <Choices
            of={PAUSE_MONTHS}
            by={(months) => monthsLater(today, months)}
            called={(months) => texts.inMonths(months, formats().day(monthsLater(today, months)))}
          />
          <option value="">{texts.otherDay}</option>
        </Select>
      </Field>
      {end === '' && (
        <Field label={texts.day} required error={form.formState.errors.date?.message}>
          <Input
            type="date"
            min={today}
            {...form.register('date', { validate: (day) => day > today || texts.tooEarly })}
          />
        </Field>
      )}
    </>
  )
}

/** What becomes of the coffee of a person away. */
export function AwayFromField({ from, onChoose }: { from: AwayFrom; onChoose: (from: AwayFrom) => void }) {
  const { match, keep, stepOut, stepOutHint } = words.people.pause
  return (
    <RadioGroup
      legend={match}
      name="from"
      value={from}
      choices={[
        { value: 'after', label: keep, hint: words.dashboard.ending.keepsThem },
        { value: 'now', label: stepOut, hint: stepOutHint },
      ]}
      onChoose={onChoose}
    />
  )
}
