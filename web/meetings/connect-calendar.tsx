import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { connectCalendar } from '../../shared/contract/meetings'
import { CALENDAR_ADDRESS } from '../../shared/text-rules'
import { CallError, call } from '../api/call'
import { whenFresh } from '../api/query-client'
import { FormDialog } from '../kit/forms/form-dialog'
import { sayFailure, saySuccess } from '../kit/say'
import { RadioGroup } from '../ui/choice'
import { Field } from '../ui/field'
import { Input, PasswordInput } from '../ui/input'

interface Values {
  source: 'caldav' | 'ics'
  url: string
  username: string
  password: string
}

/** Connects a calendar, which the server tries at once. */
export function ConnectCalendar({ onClose }: { onClose: () => void }) {
  const form = useForm<Values>({ defaultValues: { source: 'caldav', url: '', username: '', password: '' } })
  const { errors } = form.formState
  const isAccount = useWatch({ control: form.control, name: 'source' }) === 'caldav'
  const connect = useMutation({
    mutationFn: ({ source, url, username, password }: Values) =>
      call(connectCalendar, {
        body: source === 'ics' ? { source, url } : { source, url, username: username.trim(), password },
      }),
    onSuccess: () => saySuccess('Your calendar is connected.'),
    // What is wrong with the calendar stands next to its address.
    onError: (error) => {
      if (!(error instanceof CallError && error.code === 'calendar_unreadable'))
        sayFailure(error, 'The calendar could not be connected')
    },
    onSettled: whenFresh,
  })
  return (
    <FormDialog
      title="Connect a Calendar"
      description="The connection is tested at once. What you enter is encrypted and never shown to anyone."
      form={form}
      action={connect}
      submit="Connect"
      pendingLabel="Trying..."
      onClose={onClose}
    >
      <RadioGroup
        legend="Where your calendar is"
        choices={[
          {
            value: 'caldav',
            label: 'On a CalDAV server',
            hint: 'iCloud, Fastmail, Nextcloud, mailbox.org and others',
          },
          {
            value: 'ics',
            label: 'At a secret address',
            hint: 'Google and Outlook offer one that ends in .ics',
          },
        ]}
        {...form.register('source')}
      />
      <Field
        label="Address"
        required
        error={errors.url?.message}
        hint={
          isAccount
            ? 'Of the server, such as https://caldav.icloud.com, or of your calendar.'
            : 'Google: Settings, your calendar, Secret address in iCal format. Outlook: Settings, Calendar, Shared calendars, Publish.'
        }
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          {...form.register('url', { validate: CALENDAR_ADDRESS.fault })}
        />
      </Field>
      {isAccount && (
        <>
          <Field label="User" required error={errors.username?.message}>
            <Input
              autoComplete="off"
              spellCheck={false}
              {...form.register('username', { validate: missing('Please enter the user') })}
            />
          </Field>
          <Field
            label="Password"
            required
            error={errors.password?.message}
            hint="With two-step sign-in: an app password, which you make in the settings of your account."
          >
            <PasswordInput
              autoComplete="new-password"
              {...form.register('password', { validate: missing('Please enter the password') })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  )
}

/** Hidden fields are not asked for. */
const missing = (message: string) => (text: string, values: Values) =>
  values.source === 'ics' || text.trim() !== '' || message
