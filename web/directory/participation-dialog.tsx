import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { PAUSE_MONTHS } from '../../shared/limits'
import type { AdminUser } from '../../shared/contract/directory'
import { personName } from '../../shared/person-name'
import { FormDialog } from '../forms/form-dialog'
import { counted } from '../kit/words.rules'
import { dayText } from '../../shared/months'
import { dayOf, monthsLater } from '../participation/participation.rules'
import { Alert } from '../ui/feedback'
import { Field } from '../ui/field'
import { Input, Select } from '../ui/input'
import { pairedInWords, type UserEdit } from './user-edits.rules'

interface ParticipationDialogProps {
  user: AdminUser
  edit: UserEdit & { participationStatus: 'paused' | 'opted_out' }
  save: { isPending: boolean; mutate: (change: UserEdit, then: { onSuccess: () => void }) => void }
  onClose: () => void
}

/** Asks until when somebody is paused, and says whom this leaves alone, before it is saved. */
export function ParticipationDialog({ user, edit, save, onClose }: ParticipationDialogProps) {
  const [today] = useState(() => dayOf(new Date()))
  const ends = PAUSE_MONTHS.map((months) => ({ months, day: monthsLater(today, months) }))
  const form = useForm({ defaultValues: { end: ends[0]?.day ?? '', date: user.pauseEndDate ?? '' } })
  const end = useWatch({ control: form.control, name: 'end' })
  const isPause = edit.participationStatus === 'paused'
  const name = personName(user)
  const paired = pairedInWords(user)
  return (
    <FormDialog
      title={isPause ? `Pause ${name}?` : `Opt ${name} out?`}
      form={form}
      action={{
        isPending: save.isPending,
        mutate: ({ end: chosen, date }, { onSuccess }) =>
          save.mutate(isPause ? { ...edit, pauseEndDate: chosen || date } : edit, { onSuccess }),
      }}
      submit={isPause ? 'Pause' : 'Opt out'}
      pendingLabel="Saving..."
      onClose={onClose}
    >
      {paired && (
        <Alert tone="warning" title={paired}>
          This does not undo their match, and nobody is told by it.
        </Alert>
      )}
      {isPause && (
        <>
          <Field label="Takes part again">
            <Select {...form.register('end')}>
              {ends.map(({ months, day }) => (
                <option key={day} value={day}>
                  {`In ${counted(months, 'month')}, on ${dayText(day)}`}
                </option>
              ))}
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
      )}
    </FormDialog>
  )
}
