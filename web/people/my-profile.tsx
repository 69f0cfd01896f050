import { Pencil, UserPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { mapValues } from '../../shared/map-values'
import type { User } from '../../shared/contract/sign-in'
import { hasDraft, useDraft } from '../kit/forms/use-draft'
import { PageHeader } from '../layout/page-header'
import { plugins } from '../plugins'
import { changedWhenAndWhere, whenAndWhereRows } from '../meetings/when-and-where.rules'
import { MyData } from '../privacy/my-data'
import { ParticipationCard } from './participation/participation-card'
import { TellMeBy } from './participation/tell-me-by'
import { Sessions } from '../sign-in/sessions-card'
import { Avatar } from '../ui/avatar'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Alert, SkeletonLines } from '../ui/feedback'
import { Fold } from '../kit/fold'
import { type ProfileValues, profileBody, useProfileForm } from './profile-form'
import { nameOrAddress } from '../../shared/person-name'
import { FormProvider, useForm } from 'react-hook-form'
import { getAttributes, updateProfile } from '../../shared/contract/people'
import { getTopics } from '../../shared/contract/topics'
import { CallError, call, messageOf } from '../api/call'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { WhenAndWhere } from '../meetings/when-and-where'
import { setCurrentUser } from '../sign-in/use-current-user'
import { PhotoField } from './photo-field'
import { ProfileFields } from './profile-fields'
import { formats, words } from '../words'
import { sayFailure, useAction } from '../kit/use-action'
import { useMutation, useQuery } from '@tanstack/react-query'
import { getBlocks, putBlocks } from '../../shared/contract/participation'
import { MOST } from '../../shared/limits'
import { EMAIL } from '../../shared/text-rules'
import { queryOf, whenFresh } from '../api/query-client'
import { EmailInput, Field } from '../ui/input'
import { faultIn } from '../kit/forms/faults'

/** "My Profile": what colleagues see, the form to change it, and whether the person takes part. */
export function MyProfile({ user }: { user: User }) {
  const [kept, setKept] = useState(() => hasDraft(draftOf(user)))
  const [editing, setEditing] = useState(kept)
  const { profile } = words.member
  return (
    <>
      <PageHeader
        title={words.shell.titles['/profile']}
        actions={
          <Button
            icon={Pencil}
            variant="secondary"
            aria-pressed={editing}
            onClick={() => setEditing(!editing)}
          >
            {profile.edit}
          </Button>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
        <div className="grid gap-6">
          <ParticipationCard user={user} />
          <TellMeBy user={user} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Card aria-label={profile.label}>
            {editing ? (
              <>
                {kept && (
                  <Alert tone="info" className="mb-6">
                    {profile.kept}
                  </Alert>
                )}
                <EditProfile
                  user={user}
                  onClose={() => {
                    setEditing(false)
                    setKept(false)
                  }}
                />
              </>
            ) : (
              <ReadView user={user} />
            )}
          </Card>
          <Card aria-label={profile.seldom}>
            {foldsOf(words.member).map(({ id, texts, Content }) => (
              <Fold key={id} id={id} title={texts.title} description={texts.description}>
                <Content />
              </Fold>
            ))}
          </Card>
        </div>
      </div>
    </>
  )
}

function ReadView({ user }: { user: User }) {
  const { profile } = words.member
  return (
    <div className="rise-in">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={nameOrAddress(user)} src={user.profileImageUrl} size="huge" />
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-3xl">
            <bdi>{nameOrAddress(user)}</bdi>
          </h2>
          <p className="mt-1 text-lg text-muted">
            {user.departmentDisplayName ?? user.department ?? profile.noDepartment}
          </p>
        </div>
      </div>
      <dl className="mt-7 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Rows
          of={[
            [profile.address, user.email],
            [profile.preference, profile.preferences[user.matchingPreference]],
            ...whenAndWhereRows(user),
          ]}
        />
        <OwnAttributes />
        <OwnTopics picked={user.topics} />
        {Object.values(
          mapValues(words.rules.profileTexts, ({ label, none }, name) => (
            <div key={name} className="min-w-0 sm:col-span-2">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="mt-0.5 max-w-prose whitespace-pre-line [unicode-bidi:plaintext] wrap-anywhere">
                {user[name] || <span className="text-muted">{none}</span>}
              </dd>
            </div>
          )),
        )}
      </dl>
    </div>
  )
}

/** What the person is by each attribute that has a value. */
function OwnAttributes() {
  const { data = [] } = useQuery(queryOf(getAttributes))
  return <Rows of={data.flatMap(({ name, value }) => (value === null ? [] : [[name, value] as const]))} />
}

/** What the person likes to talk about, if they picked something. */
function OwnTopics({ picked }: { picked: string[] }) {
  const { data = [] } = useQuery(queryOf(getTopics))
  const names = data.flatMap(({ id, name }) => (picked.includes(id) ? [name] : []))
  if (names.length === 0) return null
  return (
    <div className="min-w-0 sm:col-span-2">
      <dt className="text-muted text-sm">{words.member.profile.topics.label}</dt>
      <dd className="mt-0.5 wrap-anywhere font-medium">{formats().listed(names)}</dd>
    </div>
  )
}

/** What is used once, not every month; links lead to them by their ids. */
const foldsOf = ({ profile, privacy }: typeof words.member) => [
  ...plugins.flatMap(({ profileFold: fold }) =>
    fold ? [{ id: fold.id, texts: fold.texts(), Content: fold.Component }] : [],
  ),
  { id: 'rather-not', texts: profile.blocks, Content: Blocks },
  { id: 'sessions', texts: profile.sessions, Content: Sessions },
  { id: 'data', texts: privacy, Content: MyData },
]

const Rows = ({ of }: { of: readonly (readonly [string, string])[] }) =>
  of.map(([name, value]) => (
    <div key={name} className="min-w-0">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="mt-0.5 wrap-anywhere font-medium">{value}</dd>
    </div>
  ))

/** The name under which unsaved edits of a profile are kept. */
const draftOf = (user: User) => `profile:${user.id}`

/** The edit form of one's own profile. */
function EditProfile({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useProfileForm(user)
  const clearDraft = useDraft(form, draftOf(user))
  const { profile } = words.member
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input:not([type=file])')?.focus(), [])
  const save = useAction({
    run: (values: ProfileValues) =>
      call(updateProfile, {
        body: { ...profileBody(values), ...changedWhenAndWhere(values, form.formState.dirtyFields) },
      }),
    done: (changed) => {
      clearDraft()
      setCurrentUser(changed)
      onClose()
      return profile.saved
    },
    failed: profile.notSaved,
    form,
  })
  const expired = save.error instanceof CallError && save.error.code === 'not_signed_in'
  useLeaveGuard(form.formState.isDirty && !save.isSuccess && !expired)
  const submit = form.handleSubmit((values) => save.mutate(values))
  return (
    <form ref={box} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
      <PhotoField user={user} />
      <ProfileFields form={form} user={user} />
      <FormProvider {...form}>
        <WhenAndWhere />
      </FormProvider>
      <div className="flex flex-col-reverse gap-2 sm:flex-row">
        <Button
          variant="secondary"
          onClick={() => {
            clearDraft()
            onClose()
          }}
        >
          {words.shell.cancel}
        </Button>
        <Button type="submit" pending={save.isPending} pendingLabel={profile.saving}>
          {profile.save}
        </Button>
      </div>
    </form>
  )
}

/** The people blocked by the person: each change is the whole list. */
function Blocks() {
  const { blocks } = words.member.profile
  const { data, error } = useQuery(queryOf(getBlocks))
  const form = useForm({ defaultValues: { email: '' } })
  const save = useMutation({
    mutationFn: (emails: string[]) => call(putBlocks, { body: { emails } }),
    onSettled: whenFresh,
  })
  if (error) return <Alert tone="danger">{messageOf(error, blocks.failed)}</Alert>
  if (!data) return <SkeletonLines />
  const emails = data.people.map(({ email }) => email)
  const add = form.handleSubmit(async ({ email }) => {
    try {
      await save.mutateAsync([...emails, email])
      // What is typed while the list is read again is the next address.
      if (form.getValues('email') === email) form.reset()
    } catch (failure) {
      form.setError('email', { message: messageOf(failure, blocks.notSaved) })
    }
  })
  return (
    <>
      {data.people.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {data.people.map((person) => (
            <li key={person.email} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
              <p className="min-w-0 wrap-anywhere">{person.email}</p>
              <Button
                variant="ghost"
                size="small"
                aria-label={blocks.removeOne(person.email)}
                disabled={save.isPending}
                onClick={() =>
                  save.mutate(
                    emails.filter((email) => email !== person.email),
                    { onError: (failure) => sayFailure(failure, blocks.notSaved) },
                  )
                }
              >
                {blocks.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {emails.length < MOST.blocks ? (
        <form noValidate onSubmit={(event) => void add(event)} className="grid gap-4">
          <Field
            label={blocks.address}
            hint={blocks.hint(MOST.blocks)}
            error={form.formState.errors.email?.message}
          >
            <EmailInput autoComplete="off" {...form.register('email', { validate: faultIn(EMAIL) })} />
          </Field>
          <Button
            icon={UserPlus}
            type="submit"
            variant="secondary"
            className="justify-self-start"
            pending={save.isPending}
          >
            {blocks.add}
          </Button>
        </form>
      ) : (
        <p className="text-muted text-sm">{blocks.full(MOST.blocks)}</p>
      )}
    </>
  )
}
