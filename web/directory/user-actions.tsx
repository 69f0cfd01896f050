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
import { EmailInput, Field } from '../ui/input'
import { ConfirmDialog } from '../ui/dialog'
import { isolated, sentence, words } from '../words'

interface EraseDialogProps {
  user: AdminUser
  onErased: () => void
  onClose: () => void
}

/** Erases a person for good, after their address is typed. */
export function EraseDialog({ user, onErased, onClose }: EraseDialogProps) {
  const texts = words.people.users.erase
  const name = isolated(personName(user))
  const form = useForm({ defaultValues: { email: '' } })
  const erase = useAction({
    run: ({ email }: { email: string }) =>
      call(eraseUser, { params: { id: user.id }, body: { email: email.trim() } }),
    done: ({ message }) => {
      onErased()
      return message
    },
    failed: texts.failed,
  })
  const reach = useQuery({ ...queryOf(getUserReach, { params: { id: user.id } }), gcTime: 0 }).data
  const isTheirs = (email: string) => plainEmail(email) === user.email || texts.otherAddress
  return (
    <FormDialog
      title={texts.question(name)}
      description={texts.text}
      form={form}
      action={erase}
      submit={texts.action}
      pendingLabel={texts.pending}
      danger
      onClose={onClose}
    >
      <EndingMatches reach={reach} effect={words.dashboard.ending.endsThem} />
      <Field
        label={sentence(texts.address(<bdi className="break-all">{user.email}</bdi>))}
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
  const texts = words.people.users.signOut
  const end = useAction({
    run: () => call(signOutUser, { params: { id: user.id } }),
    failed: texts.failed,
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={texts.question(isolated(personName(user)))}
      effect={texts.effect}
      confirm={texts.action}
      pendingLabel={texts.pending}
      onConfirm={() => end.settle()}
    />
  )
}
