import { useMutation, useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { type Calendar, connectCalendar, disconnectCalendar, getCalendar } from '../contract'
import { call, CallError } from '../../../web/api/call'
import { queryOf, whenFresh } from '../../../web/api/query-client'
import { RowAction } from '../../../web/kit/row-button'
import { Badge } from '../../../web/ui/badge'
import { Button } from '../../../web/ui/button'
import { DialogTrigger } from '../../../web/ui/dialog'
import { Alert, QueryPart } from '../../../web/ui/feedback'
import { formats, words } from '../../../web/words'
import { useForm, useWatch } from 'react-hook-form'
import { CALENDAR_ADDRESS } from '../../../shared/text-rules'
import { FormDialog } from '../../../web/kit/forms/form-dialog'
import { sayFailure, saySuccess } from '../../../web/kit/use-action'
import { RadioGroup } from '../../../web/ui/choice'
import { Field, Input, PasswordInput } from '../../../web/ui/input'
import { faultIn } from '../../../web/kit/forms/faults'

/** The calendar that says when the person is busy, and the way to connect one. */
export default function OwnCalendar() {
  const calendar = useQuery(queryOf(getCalendar))
  const texts = words.calendars
  const { title: none, ownInstead: company, another } = texts.connect
  const connect = { none, company, caldav: another, ics: another }
  return (
    <QueryPart query={calendar} failure={texts.failed} lines={2}>
      {(found) => (
        <>
          {found.source !== 'none' && <Connected calendar={found} />}
          <div className="flex flex-wrap gap-3">
            <DialogTrigger renderDialog={(close) => <ConnectCalendar onClose={close} />}>
              <Button icon={CalendarClock} variant="secondary">
                {connect[found.source]}
              </Button>
            </DialogTrigger>
            {(found.source === 'caldav' || found.source === 'ics') && (
              <RowAction
                size="medium"
                ask={{ title: texts.disconnect.title, effect: texts.disconnect.effect }}
                run={() => call(disconnectCalendar)}
                done={() => texts.disconnect.done}
                failed={texts.disconnect.failed}
              >
                {texts.disconnect.action}
              </RowAction>
            )}
          </div>
        </>
      )}
    </QueryPart>
  )
}

const TONES = { ok: 'success', failing: 'danger', unchecked: 'neutral' } as const

function Connected({ calendar }: { calendar: Calendar }) {
  const { source, host, state, checkedAt, problem } = calendar
  const texts = words.calendars
  return (
    <div className="mb-5 flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="wrap-anywhere font-medium">
            {source !== 'none' && texts.names[source]}
            {host && `, ${host}`}
          </p>
          {checkedAt && <p className="text-muted text-sm">{texts.lastRead(formats().moment(checkedAt))}</p>}
        </div>
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      </div>
      {problem && (
        <Alert tone={state === 'failing' ? 'warning' : 'info'}>
          {problem}
          {state === 'failing' && ` ${texts.withoutIt}`}
        </Alert>
      )}
    </div>
  )
}

interface Values {
  source: 'caldav' | 'ics'
  url: string
  username: string
  password: string
}

/** Connects a calendar, which the server tries at once. */
function ConnectCalendar({ onClose }: { onClose: () => void }) {
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
