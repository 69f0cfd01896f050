import { useFormContext } from 'react-hook-form'
import { MEETING_LINK } from '../../shared/text-rules'
import { hoursFault, isTimeZone, WEEKDAYS } from '../../shared/working-hours'
import { LanguageOptions, useLanguages } from '../kit/languages'
import { timeZones } from '../kit/time-zones'
import { Checkbox } from '../ui/choice'
import { Field, FieldError } from '../ui/field'
import { Input, Select } from '../ui/input'
import { words } from '../words'
import { hoursOf, type WhenAndWhereValues } from './when-and-where.rules'

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
      return found?.path === field ? found.message : true
    }
  const languages = useLanguages()
  const days = errors.workingHours?.days?.message
  return (
    <fieldset className="flex flex-col gap-5">
      <legend className="mb-4 font-display text-xl">When and where</legend>
      {languages.length > 1 && (
        <Field label={words.shell.language}>
          <Select {...register('language')}>
            <option value="">{words.shell.noChoice}</option>
            <LanguageOptions languages={languages} />
          </Select>
        </Field>
      )}
      <fieldset aria-describedby={days ? 'working-days-error' : undefined}>
        <legend className="font-semibold">Working days</legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
          {WEEKDAYS.map((name, index) => (
            <Checkbox
              key={name}
              label={name}
              value={String(index + 1)}
              {...register('workingHours.days', { validate: fault('days') })}
            />
          ))}
        </div>
        {days && <FieldError id="working-days-error">{days}</FieldError>}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="From" error={errors.workingHours?.from?.message}>
          <Input type="time" step={900} {...register('workingHours.from', { validate: fault('from') })} />
        </Field>
        <Field label="To" error={errors.workingHours?.to?.message}>
          <Input type="time" step={900} {...register('workingHours.to', { validate: fault('to') })} />
        </Field>
      </div>
      <Field
        label="Time zone"
        error={errors.timeZone?.message}
        hint="Coffee is only suggested within the working hours of everyone in the match."
      >
        <Input
          list="own-time-zones"
          autoComplete="off"
          spellCheck={false}
          {...register('timeZone', {
            validate: (zone) =>
              isTimeZone(zone.trim()) || 'This is not a valid time zone. Europe/Berlin is an example.',
          })}
        />
      </Field>
      <datalist id="own-time-zones">
        {timeZones().map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
      <Field
        label="Video link"
        optional
        error={errors.meetingLink?.message}
        hint="Where you meet when it is not in person. The invitation shows it."
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          {...register('meetingLink', { validate: MEETING_LINK.fault })}
        />
      </Field>
    </fieldset>
  )
}
