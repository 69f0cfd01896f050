import { useMutation } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { PROFILE } from '../../shared/text-rules'
import { completeRegistration } from '../../shared/contract/people'
import type { User } from '../../shared/contract/sign-in'
import { call, CallError } from '../api/call'
import { sayFailure } from '../kit/use-action'
import { showErrors } from '../kit/forms/faults'
import { useDraft } from '../kit/forms/use-draft'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { browserZone } from '../meetings/when-and-where.rules'
import { Button } from '../ui/button'
import { Card } from '../ui/card'
import { Checkbox } from '../ui/choice'
import { toast } from '../ui/toast'
import { words } from '../words'
import { PhotoField } from './photo-field'
import { ProfileFields } from './profile-fields'
import { type ProfileValues, profileBody, useProfileForm } from './profile-form'

const REQUIRED = ['firstName', 'lastName', 'department'] as const

/** The first-time form: the profile, and agreeing to take part. */
export function SetUp({ user, onDone }: { user: User; onDone: (user: User) => void }) {
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
