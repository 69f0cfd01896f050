import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invite, type Invitees, previewInvitations } from '../../../shared/contract/readiness'
import type { ResponseOf } from '../../../shared/endpoint'
import { LONGEST } from '../../../shared/limits'
import { INVITED_AGAIN_DAYS, MOST_INVITATIONS } from '../../../shared/readiness'
import { fullName } from '../../../shared/person-name'
import { INVITATION, PROFILE } from '../../../shared/text-rules'
import { showDraftFrame } from '../../../shared/contract/newsletters'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '../../../shared/languages/languages'
import { pick } from '../../../shared/map-values'
import { call, messageOf, pathOf } from '../../api/call'
import { WrittenFrame } from '../../kit/document-frame'
import { useAction } from '../../kit/use-action'
import { useAddress, useSettled } from '../../kit/searched'
import { addressesIn } from '../participation/participation.rules'
import { OutboxHint } from '../../sign-in/link-sent'
import { refreshCurrentUser, useCurrentUser } from '../../sign-in/use-current-user'
import { Button } from '../../ui/button'
import { type Choice, RadioGroup } from '../../ui/choice'
import { Dialog } from '../../ui/dialog'
import { Alert } from '../../ui/feedback'
import { Choices, Input, Select, Textarea, Field } from '../../ui/input'
import { words } from '../../words'
import { faultIn } from '../../kit/forms/faults'
import { NAMES } from '../profile-form'

type Skipped = ResponseOf<typeof previewInvitations>['skipped'][number]
type Selection = 'all' | 'list' | 'named'

interface InviteDialogProps {
  /** The filters of the list behind the dialog, and how many people it has; missing when nothing is filtered. */
  list?: { to: Invitees; total: number }
  onClose: () => void
}

/** Invites people who are covered and not in yet; says how many it mails before it does. */
export default function InviteDialog({ list, onClose }: InviteDialogProps) {
  const texts = words.people.invite
  const [invitees, setInvitees] = useState<Selection>(list ? 'list' : 'all')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const { read, change } = useAddress()
  const { user } = useCurrentUser()
  const [isNameless] = useState(user ? fullName(user) === '' : false)
  const [name, setName] = useState({ firstName: '', lastName: '' })
  const [language, setLanguage] = useState<Language>()
  const emails = addressesIn(useSettled(typed))
  const to: Invitees = invitees === 'named' ? { emails } : invitees === 'list' && list ? list.to : 'all'
  const written = useSettled(note)
  const isAsked = invitees !== 'named' || emails.length > 0
  const wordsFault = faultIn(INVITATION.words)(note)
  const nameFault = isNameless
    ? (faultIn(PROFILE.firstName)(name.firstName) ?? faultIn(PROFILE.lastName)(name.lastName))
    : undefined
  const fault = wordsFault ?? nameFault
  const inviter = isNameless ? name : user ? pick(user, name) : undefined
  const body = { to, language, words: wordsFault ? '' : written, ...(!nameFault && { inviter }) }
  const preview = useQuery({
    queryKey: ['invitations', body],
    queryFn: () => call(previewInvitations, { body }),
    enabled: isAsked,
    // The mail stays while it is written.
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })
  const send = useAction({
    run: () => call(invite, { body: { to, words: note, ...(isNameless && { inviter: name }) } }),
    done: ({ message }) => {
      if (isNameless) void refreshCurrentUser()
      // Those who were never invited are now among the invited ones.
      if (read('readiness') === 'never-invited') change({ readiness: 'invited' })
      onClose()
      return message
    },
    failed: texts.failed,
  })
  const shown = isAsked ? preview.data : undefined
  const { people = 0, reminded = 0, skipped = [], languages = [], mail } = shown ?? {}
  const choices: Choice<Selection>[] = [
    { value: 'all', label: texts.all, hint: texts.allHint },
    ...(list
      ? [
          {
            value: 'list' as const,
            label:
              list.to !== 'all' && 'ids' in list.to ? texts.selected(list.total) : texts.list(list.total),
          },
        ]
      : []),
    { value: 'named', label: texts.named },
  ]
  return (
    <Dialog
      onClose={onClose}
      isBusy={send.isPending}
      title={texts.title}
      description={texts.text}
      action={
        <Button
          disabled={people === 0 || preview.isFetching || fault !== undefined}
          does={send}
          pendingLabel={texts.inviting}
        >
          {texts.submit(people)}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {isNameless && (
          <fieldset>
            <legend className="mb-2">{texts.noName}</legend>
            <div className="grid gap-4 sm:grid-cols-2">
              {NAMES.map(([part, autoComplete]) => (
                <Field key={part} label={texts[part]} required>
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
        <RadioGroup
          legend={texts.invitees}
          name="invitees"
          value={invitees}
          choices={choices}
          onChoose={setInvitees}
        />
        {invitees === 'named' && (
          <Field label={texts.addresses} hint={texts.addressesHint}>
            <Textarea rows={4} value={typed} onChange={(event) => setTyped(event.target.value)} />
          </Field>
        )}
        <Field label={texts.words} optional error={wordsFault}>
          <Textarea
            rows={3}
            maxLength={LONGEST.invitation}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
        <div aria-live="polite" className="figures text-muted">
          {preview.isError && <Alert tone="danger">{messageOf(preview.error, texts.notCounted)}</Alert>}
          {shown && (
            <>
              <p>
                {people === 0 ? texts.nobody : texts.people(people)}
                {reminded > 0 && ` ${texts.reminded(reminded)}`}
              </p>
              {skipped.length > 0 && (
                <ul className="mt-1 list-disc ps-5 text-sm">
                  {skipped.map(({ why, people: others }) => (
                    <li key={why}>{skippedInWords(why, others)}</li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
        {mail && (
          <section aria-label={texts.mail} className="flex flex-col gap-2">
            {languages.length > 1 && (
              <Select
                aria-label={texts.mail}
                value={mail.language}
                onChange={({ target }) => setLanguage(LANGUAGES.find((code) => code === target.value))}
              >
                <Choices
                  of={languages}
                  by={(one) => one.language}
                  called={(one) => texts.inLanguage(LANGUAGE_NAMES[one.language], one.people)}
                />
              </Select>
            )}
            <p className="wrap-anywhere text-muted text-sm">{texts.subject(mail.subject)}</p>
            <WrittenFrame title={texts.mail} path={pathOf(showDraftFrame)} html={mail.html} />
          </section>
        )}
        <OutboxHint />
      </div>
    </Dialog>
  )
}

function skippedInWords(why: Skipped['why'], people: number): string {
  const { skipped } = words.people.invite
  if (why === 'too-often') return skipped[why](people, MOST_INVITATIONS)
  return why === 'too-soon' ? skipped[why](people, INVITED_AGAIN_DAYS) : skipped[why](people)
}
