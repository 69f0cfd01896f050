import { Download, FileText, UserX } from 'lucide-react'
import { confirmDeletion, getMyData, getMyDataPage, requestDeletion } from '../../shared/contract/my-data'
import { Button, LinkButton } from '../ui/button'
import { Dialog, DialogTrigger } from '../ui/dialog'
import { words } from '../words'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { call, messageOf } from '../api/call'
import { forgetDrafts } from '../kit/forms/tab-storage'
import { CodeField, useCode } from '../sign-in/code-field'
import { ResendWait } from '../sign-in/code-step'
import { OutboxHint } from '../sign-in/link-sent'
import { setCurrentUser } from '../sign-in/use-current-user'
import { Alert } from '../ui/feedback'
import { toast } from '../ui/toast'

/** What is kept about the person, as a file or a page, and the way to delete it. */
export function MyData() {
  const { privacy } = words.member
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton
        icon={Download}
        variant="secondary"
        href={getMyData.path}
        download="cup-of-joe-my-data.json"
      >
        {privacy.download}
      </LinkButton>
      <LinkButton
        icon={FileText}
        variant="secondary"
        href={getMyDataPage.path}
        target="_blank"
        rel="noopener"
      >
        {privacy.read}
      </LinkButton>
      <DialogTrigger renderDialog={(close) => <DeleteAccount onClose={close} />}>
        <Button icon={UserX} variant="ghost">
          {privacy.deletion.action}
        </Button>
      </DialogTrigger>
    </div>
  )
}

/** Long enough to be read: nothing else on the landing page says it. */
const TOAST_MS = 15_000

/** Says what goes and what stays, mails a code, and deletes the account by it. */
function DeleteAccount({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const { deletion } = words.member.privacy
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
    onError: (error) => fail(messageOf(error, deletion.failed)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!erase.isPending && check()) erase.mutate()
  }
  return (
    <Dialog
      onClose={onClose}
      isBusy={erase.isPending}
      title={deletion.title}
      description={deletion.text}
      action={
        mailedAt ? (
          <Button
            variant="danger"
            type="submit"
            form={formId}
            pending={erase.isPending}
            pendingLabel={deletion.deleting}
          >
            {deletion.confirm}
          </Button>
        ) : (
          <Button does={mail} pendingLabel={words.shell.code.sending}>
            {deletion.sendCode}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          <h3 className="font-semibold">{deletion.goes.title}</h3>
          <p className="text-muted">{deletion.goes.text}</p>
        </div>
        <div>
          <h3 className="font-semibold">{deletion.stays.title}</h3>
          <p className="text-muted">{deletion.stays.text}</p>
        </div>
        {mail.error && <Alert tone="danger">{messageOf(mail.error, words.shell.code.notSent)}</Alert>}
        {mailedAt && (
          <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3">
            <CodeField {...field} takesFocus hint={deletion.codeHint} />
            <OutboxHint className="text-center" />
            <Button
              variant="ghost"
              className="self-center"
              does={mail}
              pendingLabel={words.shell.code.sending}
            >
              {words.shell.code.resend}
            </Button>
            <ResendWait sentAt={mailedAt} />
          </form>
        )}
      </div>
    </Dialog>
  )
}
