import type { UseFormReturn } from 'react-hook-form'
import type { Programme } from '../../../shared/contract/programme'
import { WEEKDAYS } from '../../../shared/working-hours'
import { RadioGroup } from '../../ui/choice'
import { Field } from '../../ui/field'
import { Input, Select } from '../../ui/input'
import { choiceOf, DAYS, LAST, type PlanChoice, WHICH } from './plan.rules'
import { timeZones } from '../../kit/time-zones'
import { BY_OPERATOR, type ProgrammeValues } from './programme.rules'

interface PlanFieldsProps {
  form: UseFormReturn<ProgrammeValues>
  programme: Programme
  choice: PlanChoice['cycle']
}

/** When the cycle runs. */
export function PlanFields({ form, programme, choice }: PlanFieldsProps) {
  const {
    register,
    formState: { errors },
  } = form
  const isLocked = programme.lockedBySettings.includes('cycle')
  const isZoneLocked = programme.lockedBySettings.includes('timeZone')
  const choices = [
    { value: 'by-hand', label: 'By hand', hint: 'You press the buttons each month.' },
    { value: 'day', label: 'Automatically, on a day of the month' },
    { value: 'weekday', label: 'Automatically, on a weekday of the month' },
    ...(choiceOf(programme.cycle).cycle === 'as-set'
      ? [{ value: 'as-set', label: 'Automatically, as it is set now', hint: <code>{programme.cycle}</code> }]
      : []),
  ]
  return (
    <>
      <div>
        <RadioGroup
          legend="When the cycle runs"
          choices={choices}
          disabled={isLocked}
          error={errors.cycle?.message}
          {...register('cycle')}
        />
        {isLocked && <p className="mt-1.5 text-muted text-sm">{BY_OPERATOR}</p>}
      </div>
      {choice === 'by-hand' && (
        <Field
          label="Next round"
          hint="Everybody sees this day, and is told of it in advance. Without it, people read “To be announced”."
          error={errors.nextRound?.message}
        >
          <Input type="date" className="max-w-44" {...register('nextRound')} />
        </Field>
      )}
      {(choice === 'day' || choice === 'weekday') && (
        <div className="flex flex-wrap gap-x-3 gap-y-5">
          {choice === 'day' ? (
            <Field label="Day of the month" className="min-w-36 flex-1">
              <Select disabled={isLocked} {...register('day')}>
                {DAYS.map((day) => (
                  <option key={day}>{day}</option>
                ))}
                <option value={LAST}>the last</option>
              </Select>
            </Field>
          ) : (
            <>
              <Field label="Which one" className="min-w-28 flex-1">
                <Select disabled={isLocked} {...register('which')}>
                  {Object.entries(WHICH).map(([value, word]) => (
                    <option key={value} value={value}>
                      the {word}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label="Weekday" className="min-w-36 flex-1">
                <Select disabled={isLocked} {...register('weekday')}>
                  {WEEKDAYS.map((name, index) => (
                    // In a cron expression Sunday is 0.
                    <option key={name} value={(index + 1) % 7}>
                      {name}
                    </option>
                  ))}
                </Select>
              </Field>
            </>
          )}
          <Field label="Time" className="min-w-28 flex-1" error={errors.time?.message}>
            <Input
              type="time"
              disabled={isLocked}
              {...register('time', {
                validate: (time) => /^\d\d:\d\d/.test(time) || 'Please enter a time',
              })}
            />
          </Field>
        </div>
      )}
      <Field
        label="Time zone"
        hint={isZoneLocked ? BY_OPERATOR : 'Cup of Joe uses it for all days and months.'}
        error={errors.timeZone?.message}
      >
        <Input
          list="time-zones"
          autoComplete="off"
          spellCheck={false}
          disabled={isZoneLocked}
          {...register('timeZone', { validate: (zone) => zone.trim() !== '' || 'Please enter a time zone' })}
        />
      </Field>
      <datalist id="time-zones">
        {timeZones().map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  )
}
