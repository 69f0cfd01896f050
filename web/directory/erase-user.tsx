import { UserX } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type AdminUser,
  eraseUser,
  getAllowedEmails,
  getGroupDepartments,
} from '../../shared/contract/directory'
import { getAuditLog } from '../../shared/contract/audit'
import { getEnhancedMetrics } from '../../shared/contract/metrics'
import { getCurrentPairings, getPairingValidation } from '../../shared/contract/pairings'
import { useAction } from '../admin/use-action'
import { personName } from '../admin/words.rules'
import { call } from '../api/call'
import { showErrors } from '../forms/show-errors'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Field } from '../ui/field'
import { Input } from '../ui/input'
import { changeUserLists } from './directory-state'

interface EraseUserProps {
  user: AdminUser
  onErased: () => void
}

/** Erases somebody for good, once their address was typed. */
export function EraseUser({ user, onErased }: EraseUserProps) {
  const [asking, setAsking] = useState(false)
  const name = personName(user)
  return (
    <>
      <Button
        variant="ghost"
        size="icon-small"
        className="align-middle"
        aria-label={`Erase ${name}`}
        onClick={() => setAsking(true)}
      >
        <UserX aria-hidden />
      </Button>
      {asking && <EraseDialog user={user} onErased={onErased} onClose={() => setAsking(false)} />}
    </>
  )
}

function EraseDialog({ user, onErased, onClose }: EraseUserProps & { onClose: () => void }) {
  const name = personName(user)
  const form = useForm({ defaultValues: { email: '' } })
  const formId = useId()
  const erase = useAction({
    run: (email: string) => call(eraseUser, { params: { id: user.id }, body: { email } }),
    done: ({ message }) => {
      changeUserLists((one) => (one.id === user.id ? undefined : one))
      onErased()
      return message
    },
    failed: 'Failed to erase the user',
    touches: [
      getEnhancedMetrics,
      getPairingValidation,
      getGroupDepartments,
      getAllowedEmails,
      getCurrentPairings,
      getAuditLog,
    ],
  })
  const submit = form.handleSubmit(({ email }) =>
    erase.mutate(email.trim(), { onSuccess: onClose, onError: (error) => showErrors(form, error) }),
  )
  const isTheirs = (email: string) =>
    email.trim().toLowerCase() === user.email || 'Type the address of this person'
  return (
    <Dialog
      open
      onOpenChange={(open) => open || erase.isPending || onClose()}
      title={`Erase ${name}?`}
      description={
        <>
          Their account, profile and photo, their sign-ins, whitelist entry and mails are deleted for good.
          Past matches stay in the history of others, as “A former colleague”. This can’t be undone; backups
          and the employee file are yours to clean.
        </>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose} aria-disabled={erase.isPending}>
            Cancel
          </Button>
          <Button
            variant="danger"
            type="submit"
            form={formId}
            pending={erase.isPending}
            pendingLabel="Erasing..."
          >
            Erase
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={
            <>
              Type <span className="break-all">{user.email}</span> to confirm
            </>
          }
          required
          error={form.formState.errors.email?.message}
        >
          <Input
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            {...form.register('email', { validate: isTheirs })}
          />
        </Field>
      </form>
    </Dialog>
  )
}
