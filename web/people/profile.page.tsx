import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { resendVerification, type User, verifyEmail } from '../../shared/contract/sign-in'
import { partsIn } from '../plugins'
import { Member } from '../sign-in/member'
import { refreshCurrentUser, setCurrentUser, useSignOut } from '../sign-in/use-current-user'
import { MyProfile } from './my-profile'
import { Card } from '../ui/card'
import { Mug } from '../ui/mug'
import { sentence, words } from '../words'
import { useMutation } from '@tanstack/react-query'
import { useHistoryState } from 'wouter/use-browser-location'
import { call, CallError, messageOf } from '../api/call'
import { sayFailure } from '../kit/use-action'
import { useCode } from '../sign-in/code-field'
import { CodeForm } from '../sign-in/code-step'
import { SignInFrame } from '../sign-in/sign-in-frame'
import { toast } from '../ui/toast'
import type { UseFormReturn } from 'react-hook-form'
import { PROFILE } from '../../shared/text-rules'
import { completeRegistration } from '../../shared/contract/people'
import { showErrors } from '../kit/forms/faults'
import { useDraft } from '../kit/forms/use-draft'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { browserZone } from '../meetings/when-and-where.rules'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/choice'
import { PhotoField } from './photo-field'
import { ProfileFields } from './profile-fields'
import { profileBody, type ProfileValues, useProfileForm } from './profile-form'

const LEAVE_AFTER_MS = 1500

/** /profile and /profile-setup: what is shown depends on how far the person has come. */
export default function ProfilePage() {
  return (
    <Member otherwise="/" anyState>
      {(user) => <ProfileOf key={user.id} user={user} />}
    </Member>
  )
}

ProfilePage.parts = partsIn('profileFold')

function ProfileOf({ user }: { user: User }) {
  const [, navigate] = useLocation()
  const [registered, setRegistered] = useState<User | null>(null)
  useEffect(() => {
    if (!registered) return undefined
    const timer = setTimeout(() => {
      setCurrentUser(registered)
      setRegistered(null)
      navigate('/profile', { replace: true })
    }, LEAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [registered, navigate])
  if (registered) return <Welcome name={registered.firstName} />
  if (!user.isValidated) return <CheckEmail user={user} />
  if (user.needsProfileSetup) return <SetUp user={user} onDone={setRegistered} />
  return <MyProfile user={user} />
}

/** Shown for a moment after the first-time form. */
function Welcome({ name }: { name: string }) {
  return (
    <Card className="rise-in mx-auto mt-8 flex max-w-md flex-col items-center py-12 text-center">
      <Mug level={100} steam bubbles className="w-28" />
      <h1 className="mt-6 wrap-anywhere text-3xl">
        {sentence(words.member.setUp.welcomeName(<bdi>{name}</bdi>))}
      </h1>
      <p className="mt-2 text-muted" aria-live="polite">
        {words.member.setUp.allSet}
      </p>
    </Card>
  )
}

/** The address is not confirmed yet: a code from the mail confirms it. */
function CheckEmail({ user }: { user: User }) {
  const { code, fail, check, field } = useCode()
  const signOut = useSignOut()
  const texts = words.member.setUp.check
  const verify = useMutation({
    mutationFn: async () => {
      if (code) {
        const answer = await call(verifyEmail, { body: { code } })
        if (!answer.success) throw new CallError(answer.message, 200)
      }
      // Without a code, perhaps it was entered elsewhere.
      return refreshCurrentUser()
    },
    onSuccess: (now) => {
      if (now && !now.isValidated) fail(texts.missing)
    },
    onError: (error) => fail(messageOf(error, words.shell.code.notVerified)),
  })
  // Test access mailed it, and came here.
  const first = useHistoryState<{ sentAt?: number } | null>()
  const resend = useMutation({
    mutationFn: async () => ({ ...(await call(resendVerification)), sentAt: Date.now() }),
    onSuccess: (answer) => toast({ title: texts.sent, description: answer.message, tone: 'success' }),
    onError: (error) => sayFailure(error, words.shell.code.notSent),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!verify.isPending && (!code || check())) verify.mutate()
  }
  return (
    <SignInFrame
      level={60}
      title={texts.title}
      description={
        <p>{sentence(texts.text(<strong className="wrap-anywhere text-text">{user.email}</strong>))}</p>
      }
    >
      <CodeForm
        field={{ ...field, hint: texts.hint }}
        button={{ pending: verify.isPending, pendingLabel: texts.checking, children: texts.entered }}
        onSubmit={submit}
        isResending={resend.isPending}
        sentAt={resend.data?.sentAt ?? first?.sentAt}
        onResend={() => resend.mutate()}
        other={{ pending: signOut.pending, onClick: () => void signOut.run() }}
      />
    </SignInFrame>
  )
}

const REQUIRED = ['firstName', 'lastName', 'department'] as const

/** The first-time form: the profile, and agreeing to take part. */
function SetUp({ user, onDone }: { user: User; onDone: (user: User) => void }) {
  const form = useProfileForm(user)
  const { setUp } = words.member
  const clearDraft = useDraft(form, `setup:${user.id}`)
  const { isDirty } = form.formState
  const save = useMutation({
    mutationFn: (values: ProfileValues) =>
      call(completeRegistration, { body: { ...profileBody(values), timeZone: browserZone() } }),
    onSuccess: (registered) => {
      clearDraft()
      toast({
        title: setUp.welcome,
        description: setUp.allSet,
        tone: 'success',
      })
      onDone(registered)
    },
    onError: (error) => {
      showErrors(form, error)
      sayFailure(error, setUp.failed, setUp.failedTitle)
    },
  })
  const expired = save.error instanceof CallError && save.error.code === 'not_signed_in'
  useLeaveGuard(isDirty && !save.isSuccess && !expired)
  const submit = form.handleSubmit(
    (values) => save.mutate(values),
    (found) => {
      if (REQUIRED.some((name) => found[name]?.message === PROFILE[name].missing?.(words.rules)))
        toast({ ...setUp.missing, tone: 'danger' })
      else if (found.agreed)
        toast({ title: setUp.askToAgree.title, description: setUp.askToAgree.text, tone: 'danger' })
    },
  )
  return (
    <div className="mx-auto max-w-2xl">
      <h1 className="text-3xl sm:text-4xl">{setUp.title}</h1>
      <p className="mt-2 text-lg text-muted">{setUp.text}</p>
      <Card className="mt-7">
        <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
          <PhotoField user={user} />
          <ProfileFields form={form} user={user} />
          <Agreement form={form} />
          <Button type="submit" size="large" wide pending={save.isPending} pendingLabel={setUp.joining}>
            {setUp.join}
          </Button>
        </form>
      </Card>
    </div>
  )
}

/** A component of its own, so that it is registered after the fields above it: the first error gets the focus. */
function Agreement({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { agree, askToAgree } = words.member.setUp
  return (
    <Checkbox
      label={agree}
      error={form.formState.errors.agreed?.message}
      {...form.register('agreed', { validate: (agreed) => agreed || askToAgree.text })}
    />
  )
}
