import { useFormContext } from 'react-hook-form'
import { MEETING_LINK } from '../../shared/text-rules'
import { hoursFault, isTimeZone } from '../../shared/working-hours'
import { LanguageField } from '../kit/language-field'
import { timeZones } from '../kit/offered'
import { Checkbox } from '../ui/choice'
import { Choices, Input, Field, FieldError } from '../ui/input'
import { formats, words } from '../words'
import { hoursOf, type WhenAndWhereValues } from './when-and-where.rules'
import { faultIn } from '../kit/forms/faults'

/** From Monday to Sunday. */
const DAYS = [1, 2, 3, 4, 5, 6, 7]

/** The fields of the profile's form that say when and where somebody can meet; the form provides its context. */
export function WhenAndWhere() {
  const {
    register,
    formState: { errors },
  } = useFormContext<WhenAndWhereValues>()
  const fault =
    (field: 'days' | 'from' | 'to') =>
    (_: unknown, { workingHours }: WhenAndWhereValues) => {
      const found = hoursFault(hoursOf(workingHours))
      return found?.path === field ? found.message(words.rules) : true
    }
  const texts = words.member.profile.whenAndWhere
  const days = errors.workingHours?.days?.message
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-4 font-display text-xl">{texts.title}</legend>
      <LanguageField none={words.shell.noChoice} {...register('language')} />
      <fieldset aria-describedby={days ? 'working-days-error' : undefined}>
        <legend className="font-semibold">{texts.days}</legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {DAYS.map((day) => (
            <Checkbox
              key={day}
              label={formats().weekdayName(day)}
              value={String(day)}
              {...register('workingHours.days', { validate: fault('days') })}
            />
          ))}
        </div>
        {days && <FieldError id="working-days-error">{days}</FieldError>}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={texts.from} error={errors.workingHours?.from?.message}>
          <Input type="time" step={900} {...register('workingHours.from', { validate: fault('from') })} />
        </Field>
        <Field label={texts.to} error={errors.workingHours?.to?.message}>
          <Input type="time" step={900} {...register('workingHours.to', { validate: fault('to') })} />
        </Field>
      </div>
      <Field label={texts.zone} error={errors.timeZone?.message} hint={texts.zoneHint}>
        <Input
          list="own-time-zones"
          autoComplete="off"
          spellCheck={false}
          {...register('timeZone', {
            validate: (zone) => isTimeZone(zone.trim()) || texts.noZone,
          })}
        />
      </Field>
      <datalist id="own-time-zones">
        <Choices of={timeZones()} />
      </datalist>
      <Field label={texts.link} optional error={errors.meetingLink?.message} hint={texts.linkHint}>
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...register('meetingLink', { validate: faultIn(MEETING_LINK) })}
        />
      </Field>
    </fieldset>
  )
}
