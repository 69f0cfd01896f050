import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { updateProfile } from '../../shared/contract/people'
import type { User } from '../../shared/contract/sign-in'
import { CallError, call } from '../api/call'
import { sayFailure, saySuccess } from '../kit/say'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { WhenAndWhere } from '../meetings/when-and-where'
import { changedWhenAndWhere } from '../meetings/when-and-where.rules'
import { showErrors } from '../kit/forms/show-errors'
import { useDraft } from '../kit/forms/use-draft'
import { setCurrentUser } from '../sign-in/use-current-user'
import { Button } from '../ui/button'
import { PhotoField } from './photo-field'
import { ProfileFields } from './profile-fields'
import { type ProfileValues, profileBody, useProfileForm } from './profile-form'

/** The name under which unsaved edits of a profile are kept. */
export const draftOf = (user: User) => `profile:${user.id}`

/** The edit form of one's own profile. */
export function EditProfile({ user, onClose }: { user: User; onClose: () => void }) {
  const form = useProfileForm(user)
  const clearDraft = useDraft(form, draftOf(user))
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector<HTMLElement>('input:not([type=file])')?.focus(), [])
  const save = useMutation({
    mutationFn: (values: ProfileValues) =>
      call(updateProfile, {
        body: { ...profileBody(values), ...changedWhenAndWhere(values, form.formState.dirtyFields) },
      }),
    onSuccess: (changed) => {
      clearDraft()
      setCurrentUser(changed)
      saySuccess('Profile updated successfully!')
      onClose()
    },
    onError: (error) => {
      if (!showErrors(form, error)) sayFailure(error, 'Failed to update profile')
    },
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
          Cancel
        </Button>
        <Button type="submit" pending={save.isPending} pendingLabel="Saving...">
          Save Changes
        </Button>
      </div>
    </form>
  )
}
