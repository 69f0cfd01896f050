import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { plainEmail } from '../../shared/characters'
import { type AdminUser, eraseUser, getUserReach, signOutUser } from '../../shared/contract/directory'
import { useAction } from '../kit/use-action'
import { personName } from '../../shared/person-name'
import { call } from '../api/call'
import { queryOf } from '../api/query-client'
import { FormDialog } from '../kit/forms/form-dialog'
import { EndingMatches } from '../people/participation/ending-matches'
import { ENDS_THEM } from '../people/participation/ending.rules'
import { Field } from '../ui/field'
import { EmailInput } from '../ui/input'
import { ConfirmDialog } from '../ui/dialog'

interface EraseDialogProps {
  user: AdminUser
  onErased: () => void
  onClose: () => void
}

/** Erases a person for good, after their address is typed. */
export function EraseDialog({ user, onErased, onClose }: EraseDialogProps) {
  const name = personName(user)
  const form = useForm({ defaultValues: { email: '' } })
  const erase = useAction({
    run: ({ email }: { email: string }) =>
      call(eraseUser, { params: { id: user.id }, body: { email: email.trim() } }),
    done: ({ message }) => {
      onErased()
      return message
    },
    failed: 'Failed to erase the user',
  })
  const reach = useQuery({ ...queryOf(getUserReach, { params: { id: user.id } }), gcTime: 0 }).data
  const isTheirs = (email: string) => plainEmail(email) === user.email || 'Type the address of this person'
  return (
    <FormDialog
      title={`Erase ${name}?`}
      description={
        <>
          Their account, profile and photo, their sign-ins, whitelist entry and mails are deleted for good.
          Past matches stay in the history of others, as “A former colleague”. This can’t be undone; clean
          backups and the employee file yourself.
        </>
      }
      form={form}
      action={erase}
      submit="Erase"
      pendingLabel="Erasing..."
      danger
      onClose={onClose}
    >
      <EndingMatches reach={reach} effect={ENDS_THEM} />
      <Field
        label={
          <>
            Type <span className="break-all">{user.email}</span> to confirm
          </>
        }
        required
        error={form.formState.errors.email?.message}
      >
        <EmailInput autoComplete="off" {...form.register('email', { validate: isTheirs })} />
      </Field>
    </FormDialog>
  )
}

/** Ends someone's sessions, after a confirmation. */
export function SignOutDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const end = useAction({
    run: () => call(signOutUser, { params: { id: user.id } }),
    done: ({ message }) => message,
    failed: 'Failed to sign the user out',
  })
  const name = personName(user)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Sign ${name} out everywhere?`}
      effect="For a lost device: every browser they are signed in on is signed out at once. They can sign in again."
      confirm="Sign Out Everywhere"
      pendingLabel="Signing out..."
      onConfirm={() => end.settle()}
    />
  )
}
