import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { changeProgramme, type Programme } from '../../../shared/contract/programme'
import { DORMANT_AFTER, HEADS_UP_DAYS } from '../../../shared/limits'
import { call } from '../../api/call'
import { useLeaveGuard } from '../../kit/forms/leave-guard'
import { showErrors } from '../../kit/forms/show-errors'
import { sayFailure, saySuccess } from '../../kit/say'
import { counted } from '../../../shared/counted'
import { Button } from '../../ui/button'
import { Checkbox, RadioGroup } from '../../ui/choice'
import { Field } from '../../ui/field'
import { Input, Select } from '../../ui/input'
import { NextRuns } from './next-runs'
import { PlanFields } from './plan-fields'
import { cycleOf } from './plan.rules'
import {
  BY_OPERATOR,
  type Changes,
  changesOf,
  minimumFault,
  type ProgrammeValues,
  valuesOf,
} from './programme.rules'

const HOW_FAR = [
  {
    value: 'draft',
    label: 'Up to drafts',
    hint: 'It pairs everybody and makes the newsletters. You read them, approve them and send them.',
  },
  {
    value: 'send',
    label: 'On to sending',
    hint: 'It also approves the newsletters and sends them. Nobody reads them before they go out.',
  },
] as const

const WHEN_SHOWN = [
  { value: 'at-once', label: 'At once', hint: 'As soon as the pairing is made.' },
  {
    value: 'with-newsletter',
    label: 'With the newsletter',
    hint: 'When it goes out, or when you press "Show the matches now" beside the pairing.',
  },
] as const

const BOOKINGS = [
  {
    value: 'offer',
    label: 'Suggested',
    hint: 'Mail and page offer three times that suit all of a match. Any of them books one with a press.',
  },
  {
    value: 'auto',
    label: 'Booked by themselves',
    hint: 'When the newsletter is sent, the first time is booked where the calendars of all are known. One press moves or cancels it.',
  },
  { value: 'off', label: 'Left to them', hint: 'No times, nobody who is asked to suggest one, no booking.' },
] as const

const SUGGESTED_ROUNDS = 3
const numbersUpTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1)

/** The settings as a form. Only what was changed is sent, so that two administrators don't undo each other's changes. */
export function ProgrammeForm({ programme }: { programme: Programme }) {
  const form = useForm<ProgrammeValues>({
    defaultValues: valuesOf(programme),
    values: valuesOf(programme),
    resetOptions: { keepDirtyValues: true },
  })
  const { register, control } = form
  const { errors } = form.formState
  const values = { ...valuesOf(programme), ...useWatch({ control }) }
  const changes = changesOf(programme, values)
  const isChanged = Object.keys(changes).length > 0
  const save = useMutation({
    mutationFn: (body: Changes) => call(changeProgramme, { body }),
    onSuccess: (stored) => {
      form.reset(valuesOf(stored))
      saySuccess('The programme is changed.')
    },
    onError: (failure) => {
      if (!showErrors(form, failure)) sayFailure(failure, 'Failed to change the programme')
    },
  })
  useLeaveGuard(isChanged)
  const isLocked = (field: Programme['lockedBySettings'][number]) =>
    programme.lockedBySettings.includes(field)
  return (
    <form
      noValidate
      onSubmit={(event) => void form.handleSubmit(() => save.mutate(changes))(event)}
      className="flex flex-col gap-6"
    >
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-5">
          <PlanFields form={form} programme={programme} choice={values.cycle} />
          <NextRuns
            programme={programme}
            plan={{ cycle: cycleOf(values, programme.cycle), timeZone: values.timeZone.trim() }}
          />
          <div>
            <RadioGroup
              legend="Times for coffee"
              choices={BOOKINGS}
              disabled={isLocked('booking')}
              error={errors.booking?.message}
              {...register('booking')}
            />
            {isLocked('booking') && <p className="mt-1.5 text-muted text-sm">{BY_OPERATOR}</p>}
          </div>
        </div>
        <div className="flex flex-col gap-5">
          <div>
            <RadioGroup
              legend="How far the cycle goes"
              choices={HOW_FAR}
              disabled={isLocked('cycleSend')}
              error={errors.cycleSend?.message}
              {...register('cycleSend')}
            />
            {isLocked('cycleSend') && <p className="mt-1.5 text-muted text-sm">{BY_OPERATOR}</p>}
          </div>
          <RadioGroup
            legend="When people see their match"
            choices={WHEN_SHOWN}
            error={errors.publish?.message}
            {...register('publish')}
          />
          <Field
            label="Minimum users"
            hint={isLocked('minimumUsers') ? BY_OPERATOR : 'A pairing is made for so many people or more.'}
            error={errors.minimumUsers?.message}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              className="max-w-32"
              disabled={isLocked('minimumUsers')}
              {...register('minimumUsers', { validate: minimumFault })}
            />
          </Field>
          <Checkbox
            label="Remind people"
            hint={
              isLocked('reminders')
                ? BY_OPERATOR
                : 'Two weeks after the newsletter, whoever has not said whether they met gets one reminder. After a booked coffee they are asked the day after it instead, in any case.'
            }
            error={errors.reminders?.message}
            disabled={isLocked('reminders')}
            {...register('reminders')}
          />
          <Checkbox
            label="Three at a table"
            hint={
              isLocked('threes')
                ? BY_OPERATOR
                : 'Whoever would be left out may join a pair, if they fit with both. Nobody sits alone because of an odd number.'
            }
            error={errors.threes?.message}
            disabled={isLocked('threes')}
            {...register('threes')}
          />
          <Field
            label="Tell people in advance"
            hint="A mail says when the next round of the cycle is. Who wants to, skips it with one press."
            error={errors.headsUpDays?.message}
          >
            <Select {...register('headsUpDays')}>
              <option value="0">No</option>
              {numbersUpTo(HEADS_UP_DAYS.most).map((days) => (
                <option key={days} value={days}>
                  {counted(days, 'day')} before
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label="Leave the silent out"
            hint="Who has not answered, signed in or pressed anything for so many rounds in a row is asked by mail. Without a sign of life they are left out of the next round, until they give one."
            error={errors.dormantAfter?.message}
          >
            <Select {...register('dormantAfter')}>
              <option value="0">No</option>
              {numbersUpTo(DORMANT_AFTER.most).map((rounds) => (
                <option key={rounds} value={rounds}>
                  After {counted(rounds, 'silent round')}
                  {rounds === SUGGESTED_ROUNDS && ' (suggested)'}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </div>
      <div className="flex flex-col-reverse gap-2 border-line border-t pt-5 sm:flex-row">
        {isChanged && (
          <Button variant="secondary" onClick={() => form.reset(valuesOf(programme))}>
            Undo changes
          </Button>
        )}
        <Button type="submit" disabled={!isChanged} pending={save.isPending} pendingLabel="Saving...">
          Save Programme
        </Button>
      </div>
    </form>
  )
}
