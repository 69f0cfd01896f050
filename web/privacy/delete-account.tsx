import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { confirmDeletion, requestDeletion } from '../../shared/contract/my-data'
import { call, messageOf } from '../api/call'
import { forgetDrafts } from '../kit/forms/use-draft'
import { CodeField, useCode } from '../sign-in/code-field'
import { ResendWait } from '../sign-in/code-step'
import { OutboxHint } from '../sign-in/link-sent'
import { setCurrentUser } from '../sign-in/use-current-user'
import { Button } from '../ui/button'
import { Dialog } from '../ui/dialog'
import { Alert } from '../ui/feedback'
import { toast } from '../ui/toast'

/** Long enough to be read: nothing else on the landing page says it. */
const TOAST_MS = 15_000

/** Says what goes and what stays, mails a code, and deletes the account by it. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const { code, fail, check, field } = useCode()
  const [, navigate] = useLocation()
  // Stays when another code is refused: the one before still works.
  const [mailedAt, setMailedAt] = useState<number>()
  const mail = useMutation({
    mutationFn: () => call(requestDeletion),
    onSuccess: () => setMailedAt(Date.now()),
  })
  const erase = useMutation({
    mutationFn: () => call(confirmDeletion, { body: { code } }),
    onSuccess: ({ message }) => {
      forgetDrafts()
      setCurrentUser(null)
      navigate('/', { replace: true })
      toast({ title: message, tone: 'success', duration: TOAST_MS })
    },
    onError: (error) => fail(messageOf(error, 'Failed to delete your account')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!erase.isPending && check()) erase.mutate()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || erase.isPending || onClose()}
      title="Delete your account?"
      description="This can’t be undone, and nobody can bring your data back."
      footer={
        <>
          <Button variant="secondary" onClick={onClose} aria-disabled={erase.isPending}>
            Cancel
          </Button>
          {mailedAt ? (
            <Button
              variant="danger"
              type="submit"
              form={formId}
              pending={erase.isPending}
              pendingLabel="Deleting..."
            >
              Delete for Good
            </Button>
          ) : (
            <Button pending={mail.isPending} pendingLabel="Sending..." onClick={() => mail.mutate()}>
              Send Me a Code
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <h3 className="font-semibold">What goes</h3>
          <p className="text-muted">
            Your account, profile and photo, where you were signed in, your address on the whitelist, and the
            emails to you.
          </p>
        </div>
        <div>
          <h3 className="font-semibold">What stays</h3>
          <p className="text-muted">
            Past matches: the others see “A former colleague”. A hash of your address, which nobody can read,
            so that people who would import you again are told. Existing backups and the company’s own list of
            employees are not changed.
          </p>
        </div>
        {mail.error && <Alert tone="danger">{messageOf(mail.error, 'Failed to send code')}</Alert>}
        {mailedAt && (
          <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3">
            <CodeField
              {...field}
              takesFocus
              hint="We mailed it to you. Valid for 15 minutes, in this browser."
            />
            <OutboxHint className="text-center" />
            <Button
              variant="ghost"
              className="self-center"
              pending={mail.isPending}
              pendingLabel="Sending..."
              onClick={() => mail.mutate()}
            >
              Resend Code
            </Button>
            <ResendWait sentAt={mailedAt} />
          </form>
        )}
      </div>
    </Dialog>
  )
}
