import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invite, type Invitees, previewInvitations } from '../../../shared/contract/readiness'
import { LONGEST } from '../../../shared/limits'
import { notInvitedInWords } from '../../../shared/readiness'
import { fullName } from '../../../shared/person-name'
import { INVITATION, PROFILE } from '../../../shared/text-rules'
import { call, messageOf } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { useSettled } from '../../kit/use-settled'
import { counted, inDigits } from '../../../shared/counted'
import { addressesIn } from './readiness.rules'
import { OutboxHint } from '../../sign-in/link-sent'
import { refreshCurrentUser, useCurrentUser } from '../../sign-in/use-current-user'
import { Button } from '../../ui/button'
import { type Choice, RadioGroup } from '../../ui/choice'
import { Dialog } from '../../ui/dialog'
import { Alert } from '../../ui/feedback'
import { Field } from '../../ui/field'
import { Input, Textarea } from '../../ui/input'

const NAMES = [
  ['firstName', 'First name', 'given-name'],
  ['lastName', 'Last name', 'family-name'],
] as const

type Whom = 'all' | 'list' | 'named'

interface InviteDialogProps {
  /** The filters of the list behind the dialog, and how many people it has; missing when nothing is filtered. */
  list?: { to: Invitees; total: number }
  onClose: () => void
}

/** Invites people who are covered and not in yet; says how many it mails before it does. */
export default function InviteDialog({ list, onClose }: InviteDialogProps) {
  const [whom, setWhom] = useState<Whom>(list ? 'list' : 'all')
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const { user } = useCurrentUser()
  const [isNameless] = useState(user ? fullName(user) === '' : false)
  const [name, setName] = useState({ firstName: '', lastName: '' })
  const emails = addressesIn(useSettled(typed))
  const to: Invitees = whom === 'named' ? { emails } : whom === 'list' && list ? list.to : 'all'
  const preview = useQuery({
    queryKey: ['invitations', to],
    queryFn: () => call(previewInvitations, { body: { to } }),
    enabled: whom !== 'named' || emails.length > 0,
    staleTime: 0,
    gcTime: 0,
  })
  const send = useAction({
    run: () => call(invite, { body: { to, words, ...(isNameless && { inviter: name }) } }),
    done: ({ message }) => {
      if (isNameless) void refreshCurrentUser()
      onClose()
      return message
    },
    failed: 'Nobody could be invited.',
  })
  const { people = 0, reminded = 0, skipped = [] } = preview.data ?? {}
  const fault =
    INVITATION.words.fault(words) ??
    (isNameless
      ? (PROFILE.firstName.fault(name.firstName) ?? PROFILE.lastName.fault(name.lastName))
      : undefined)
  const choices: Choice<Whom>[] = [
    {
      value: 'all',
      label: 'Everybody who is not in yet',
      hint: 'Also addresses of the whitelist that have no account.',
    },
    ...(list
      ? [
          {
            value: 'list' as const,
            label:
              list.to !== 'all' && 'ids' in list.to
                ? counted(list.total, 'selected user')
                : `The list as it is filtered: ${counted(list.total, 'user')}`,
          },
        ]
      : []),
    { value: 'named', label: 'Addresses that I enter' },
  ]
  return (
    <Dialog
      open
      onOpenChange={(open) => open || send.isPending || onClose()}
      title="Invite people"
      description="Each gets a personal mail in your name: what it is, and one button to join. At most three mails each, seven days apart, and none after “Don't ask me again”."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={people === 0 || preview.isFetching || fault !== undefined}
            pending={send.isPending}
            pendingLabel="Inviting..."
            onClick={() => send.mutate()}
          >
            {people > 0 ? `Invite ${counted(people, 'person', 'people')}` : 'Invite'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {isNameless && (
          <fieldset>
            <legend className="mb-2">Invitations go out in your name, and you have none yet.</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {NAMES.map(([part, label, autoComplete]) => (
                <Field key={part} label={label} required>
                  <Input
                    dir="auto"
                    autoComplete={autoComplete}
                    maxLength={LONGEST.name}
                    value={name[part]}
                    onChange={(event) => setName({ ...name, [part]: event.target.value })}
                  />
                </Field>
              ))}
            </div>
          </fieldset>
        )}
        <RadioGroup legend="Whom" name="whom" value={whom} choices={choices} onChoose={setWhom} />
        {whom === 'named' && (
          <Field label="Addresses" hint="One per line, or separated by commas.">
            <Textarea rows={4} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )}
        <Field label="A few words from you" optional error={INVITATION.words.fault(words)}>
          <Textarea
            rows={3}
            maxLength={LONGEST.invitation}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </Field>
        <div aria-live="polite" className="figures text-muted">
          {preview.isError && (
            <Alert tone="danger">{messageOf(preview.error, 'The number of people could not be read.')}</Alert>
          )}
          {preview.data && (
            <>
              <p>
                {people === 0
                  ? 'Nobody gets a mail.'
                  : `${counted(people, 'person gets', 'people get')} a mail.`}
                {reminded > 0 && ` ${counted(reminded, 'of them was', 'of them were')} invited before.`}
              </p>
              {skipped.length > 0 && (
                <ul className="mt-1 list-disc pl-5 text-sm">
                  {skipped.map(({ why, people: others }) => (
                    <li key={why}>
                      {inDigits(others)} without a mail: {notInvitedInWords[why]}
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
        <OutboxHint />
      </div>
    </Dialog>
  )
}
