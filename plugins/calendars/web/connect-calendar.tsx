import { useMutation } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { connectCalendar } from '../contract'
import { CALENDAR_ADDRESS } from '../../../shared/text-rules'
import { CallError, call } from '../../../web/api/call'
import { whenFresh } from '../../../web/api/query-client'
import { FormDialog } from '../../../web/kit/forms/form-dialog'
import { sayFailure, saySuccess } from '../../../web/kit/use-action'
import { RadioGroup } from '../../../web/ui/choice'
import { Input, PasswordInput, Field } from '../../../web/ui/input'
import { words } from '../../../web/words'
import { faultIn } from '../../../web/kit/forms/faults'

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
  const { connect: texts } = words.calendars
  const { onServer, atAddress } = texts
  const isAccount = useWatch({ control: form.control, name: 'source' }) === 'caldav'
  const connect = useMutation({
    mutationFn: ({ source, url, username, password }: Values) =>
      call(connectCalendar, {
        body: source === 'ics' ? { source, url } : { source, url, username: username.trim(), password },
      }),
    onSuccess: () => saySuccess(texts.done),
    // What is wrong with the calendar stands next to its address.
    onError: (error) => {
      if (!(error instanceof CallError && error.code === 'calendar_unreadable'))
        sayFailure(error, texts.failed)
    },
    onSettled: whenFresh,
  })
  return (
    <FormDialog
      title={texts.title}
      description={texts.text}
      form={form}
      action={connect}
      submit={texts.action}
      pendingLabel={texts.trying}
      onClose={onClose}
    >
      <RadioGroup
        legend={texts.where}
        choices={[
          { value: 'caldav', label: onServer.label, hint: onServer.hint },
          { value: 'ics', label: atAddress.label, hint: atAddress.hint },
        ]}
        {...form.register('source')}
      />
      <Field
        label={texts.address}
        required
        error={errors.url?.message}
        hint={isAccount ? onServer.addressHint : atAddress.addressHint}
      >
        <Input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          {...form.register('url', { validate: faultIn(CALENDAR_ADDRESS) })}
        />
      </Field>
      {isAccount && (
        <>
          <Field label={texts.user} required error={errors.username?.message}>
            <Input
              autoComplete="off"
              spellCheck={false}
              {...form.register('username', { validate: missing(texts.noUser) })}
            />
          </Field>
          <Field label={texts.password} required error={errors.password?.message} hint={texts.passwordHint}>
            <PasswordInput
              autoComplete="new-password"
              {...form.register('password', { validate: missing(texts.noPassword) })}
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
