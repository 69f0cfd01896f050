import { useFormContext } from 'react-hook-form'
import type { Programme } from '../../../shared/contract/programme'
import { MOST_WEEKS } from '../../../shared/limits'
import { RadioGroup } from '../../ui/choice'
import { Choices, Input, Select, Field } from '../../ui/input'
import { choiceOf, DAYS, LAST, type PlanChoice, WEEKDAYS, WHICH } from './plan.rules'
import { timeZones, upTo } from '../../kit/offered'
import type { ProgrammeValues } from './programme.rules'
import { formats, words } from '../../words'

interface PlanFieldsProps {
  programme: Pick<Programme, 'cycle' | 'lockedBySettings'>
  choice: PlanChoice['cycle']
  /** Whether it may come round in weeks, too. */
  withWeeks?: boolean
}

/** When the cycle runs. */
export function PlanFields({ programme, choice, withWeeks = false }: PlanFieldsProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<ProgrammeValues>()
  const { byOperator, plan: texts } = words.rounds.programme
  const programmes = words.rounds.programmes
  const isLocked = programme.lockedBySettings.includes('cycle')
  const isZoneLocked = programme.lockedBySettings.includes('timeZone')
  const choices = [
    { value: 'by-hand', ...texts.byHand },
    { value: 'day', label: texts.onDay },
    { value: 'weekday', label: texts.onWeekday },
    ...(withWeeks ? [{ value: 'weeks', label: programmes.weeks }] : []),
    ...(choiceOf(programme.cycle).cycle === 'as-set'
      ? [{ value: 'as-set', label: texts.asSet, hint: <code>{programme.cycle}</code> }]
      : []),
  ]
  return (
    <>
      <div>
        <RadioGroup
          legend={texts.title}
          choices={choices}
          disabled={isLocked}
          error={errors.cycle?.message}
          {...register('cycle')}
        />
        {isLocked && <p className="mt-1.5 text-muted text-sm">{byOperator}</p>}
      </div>
      {choice === 'by-hand' && (
        <Field {...texts.nextRound} error={errors.nextRound?.message}>
          <Input type="date" className="max-w-44" {...register('nextRound')} />
        </Field>
      )}
      {choice === 'weeks' && (
        <div className="flex flex-wrap gap-x-3 gap-y-5">
          <Field label={programmes.every} className="min-w-36 flex-1">
            <Select {...register('weeks.every')}>
              <Choices of={upTo({ most: MOST_WEEKS })} called={programmes.everyWeeks} />
            </Select>
          </Field>
          <Field {...programmes.from} error={errors.weeks?.from?.message} className="min-w-36 flex-1">
            <Input
              type="date"
              {...register('weeks.from', { validate: (from) => from !== '' || words.rules.required })}
            />
          </Field>
        </div>
      )}
      {(choice === 'day' || choice === 'weekday' || choice === 'weeks') && (
        <div className="flex flex-wrap gap-x-3 gap-y-5">
          {choice === 'day' ? (
            <Field label={texts.day} className="min-w-36 flex-1">
              <Select disabled={isLocked} {...register('day')}>
                <Choices of={DAYS} />
                <option value={LAST}>{texts.lastDay}</option>
              </Select>
            </Field>
          ) : (
            <>
              {choice === 'weekday' && (
                <Field label={texts.which} className="min-w-28 flex-1">
                  <Select disabled={isLocked} {...register('which')}>
                    <Choices of={WHICH} called={(value) => texts.places[value]} />
                  </Select>
                </Field>
              )}
              <Field label={texts.weekday} className="min-w-36 flex-1">
                <Select disabled={isLocked} {...register('weekday')}>
                  <Choices of={WEEKDAYS} by={(day) => day % 7} called={formats().weekdayName} />
                </Select>
              </Field>
            </>
          )}
          <Field label={texts.time} className="min-w-28 flex-1" error={errors.time?.message}>
            <Input
              type="time"
              disabled={isLocked}
              {...register('time', {
                validate: (time) => /^\d\d:\d\d/.test(time) || texts.noTime,
              })}
            />
          </Field>
        </div>
      )}
      <Field label={texts.zone} hint={isZoneLocked && byOperator} error={errors.timeZone?.message}>
        <Input
          list="time-zones"
          autoComplete="off"
          spellCheck={false}
          disabled={isZoneLocked}
          {...register('timeZone', { validate: (zone) => zone.trim() !== '' || texts.noZone })}
        />
      </Field>
      <datalist id="time-zones">
        <Choices of={timeZones()} />
      </datalist>
    </>
  )
}
