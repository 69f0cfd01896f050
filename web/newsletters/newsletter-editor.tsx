import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { getNewsletters, type Newsletter } from '../../shared/contract/newsletters'
import type { Language } from '../../shared/languages/languages'
import { queryOf } from '../api/query-client'
import { toast } from '../ui/toast'
import { words } from '../words'
import { Check, Pencil, Save, Send, X } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useDraft } from '../kit/forms/use-draft'
import { useLeaveGuard } from '../kit/forms/leave-guard'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { ConfirmDialog, Overlay } from '../ui/dialog'
import { EditorForm } from './editor-form'
import { MailOf } from './live-mail'
import { isOpenSend, monthOf, sendingLabel, sentSoFar, toForm } from './newsletter.rules'
import { SendDialog } from './send-dialog'
import { SendProgress } from './send-progress'
import { StatusBadge } from './newsletter-item'
import { rebase, useApproveNewsletter, useSaveNewsletter } from './use-save-newsletter'
import { sendKey, useSendLabel, useSendNewsletter } from './use-send-newsletter'
import { Alert } from '../ui/feedback'

interface NewsletterEditorProps {
  id: string
  /** Whose texts are looked at first; undefined: the newsletter's own. */
  language: Language | undefined
  onClose: () => void
}

/** The editor of one newsletter, above the dashboard. Once open it stays open, even when the newsletter leaves the list by being sent. */
export default function NewsletterEditor({ id, language, onClose }: NewsletterEditorProps) {
  const { data, isFetching } = useQuery({
    ...queryOf(getNewsletters),
    refetchOnWindowFocus: true,
  })
  const found = data?.find((newsletter) => newsletter.id === id)
  const [opened, setOpened] = useState(found)
  if (!opened && found) setOpened(found)
  const isMissing = !opened && data !== undefined && !found && !isFetching
  useEffect(() => {
    if (!isMissing) return
    const { title, text } = words.newsletters.editor.gone
    toast({ title, description: text, tone: 'warning' })
    onClose()
  }, [isMissing, onClose])
  return opened ? (
    <EditorOverlay initial={opened} latest={found} lookedAt={language} onClose={onClose} />
  ) : null
}

interface EditorOverlayProps {
  initial: Newsletter
  /** As it is in the list now; missing once it was sent or deleted. */
  latest: Newsletter | undefined
  lookedAt: Language | undefined
  onClose: () => void
}

/** The whole editor: its head with the actions, the form or the sheet, and the questions before anything is lost. */
function EditorOverlay({ initial, latest, lookedAt, onClose }: EditorOverlayProps) {
  const { editor, send: sending, approve: approving } = words.newsletters
  // What the edits are based on: as it was opened, saved here, or taken over from someone else.
  const [base, setBase] = useState(initial)
  const [isSentHere, setIsSentHere] = useState(initial.status === 'sent')
  // A send begun elsewhere is over when the newsletter leaves the list; a cancelled one stays there.
  const [wasSending, setWasSending] = useState(false)
  if (latest && isOpenSend(latest.sendState) !== wasSending) setWasSending(!wasSending)
  const isSent = isSentHere || (wasSending && !latest)
  const [editing, setEditing] = useState(true)
  // Of the texts and of the preview; undefined: the first texts, and what each recipient reads.
  const [language, setLanguage] = useState(lookedAt)
  const looked = { language, onLanguage: setLanguage }
  const [asking, setAsking] = useState<'close' | 'discard' | 'send' | null>(null)
  const form = useForm({ defaultValues: toForm(initial) })
  const { isDirty } = form.formState
  const forgetDraft = useDraft(form, `newsletter:${initial.id}`)
  useLeaveGuard(isDirty, 'address')

  // Approved or linked elsewhere: the badge and the buttons follow the list, the edits stay based on what was read.
  const newsletter = latest ?? base
  const { save, conflict, setConflict } = useSaveNewsletter({
    id: initial.id,
    form,
    wasApproved: newsletter.status === 'approved',
    onSaved: (saved) => {
      setBase(saved)
      forgetDraft()
    },
  })
  const discard = (to: Newsletter) => {
    form.reset(toForm(to))
    forgetDraft()
    setBase(to)
    setConflict(null)
  }

  const approve = useApproveNewsletter(newsletter)
  const approveThis = async () => {
    const values = form.getValues()
    const approved = await approve.mutateAsync().catch(() => undefined)
    if (!approved) return
    rebase(form, approved, values)
    setBase(approved)
  }
  const sent = sentSoFar(newsletter)
  const status = isSent ? 'sent' : newsletter.status
  const send = useSendNewsletter(newsletter, { from: 'editor', onSent: () => setIsSentHere(true) })
  const sendLabel = useSendLabel(newsletter, sending.toAll)
  const begunHere = useIsMutating({ mutationKey: sendKey(initial.id) }) > 0
  const isSending = !isSent && (begunHere || isOpenSend(latest?.sendState))
  const newer = conflict ?? (latest && isNewer(latest, base) ? latest : null)
  const isEditing = editing && !isSent
  const top = useRef<HTMLDivElement>(null)
  const show = (edit: boolean) => {
    setEditing(edit)
    top.current?.scrollIntoView({ behavior: 'instant' })
  }

  const askToSend = () => {
    if (!newsletter.pairingFile)
      toast({ title: sending.error, description: sending.notLinked, tone: 'danger' })
    else if (isDirty)
      toast({
        title: editor.saveFirst.title,
        description: editor.saveFirst.text,
        tone: 'warning',
      })
    else setAsking('send')
  }
  const toSave = (
    <Button
      icon={Save}
      type="submit"
      size="small"
      variant={isDirty ? 'primary' : 'secondary'}
      pending={save.isPending}
      pendingLabel={editor.save.pending}
    >
      {editor.save.action}
    </Button>
  )
  const next = (
    <>
      {status === 'draft' && !isDirty && !newer && !save.isPending && (
        <Button
          icon={Check}
          size="small"
          pending={approve.isPending}
          pendingLabel={approving.pending}
          onClick={() => void approveThis()}
        >
          {approving.action}
        </Button>
      )}
      {status === 'approved' && (
        <Button
          icon={Send}
          size="small"
          pending={isSending}
          pendingLabel={sendingLabel(newsletter.sendState)}
          variant={isDirty ? 'secondary' : 'primary'}
          onClick={askToSend}
        >
          {sendLabel}
        </Button>
      )}
      {status === 'sent' && (
        <Button size="small" disabled>
          {sending.sent}
        </Button>
      )}
    </>
  )
  const leave = () => (isDirty ? setAsking('close') : onClose())

  return (
    <Overlay
      onClose={() => leave()}
      title={monthOf(newsletter)}
      meta={
        <>
          <StatusBadge status={status} />
          {sent && !isSent && <Badge tone="warning">{sent}</Badge>}
          {isDirty && <Badge tone="warning">{editor.unsaved}</Badge>}
        </>
      }
      actions={
        <>
          {!isSent && (
            <Button
              icon={editing ? X : Pencil}
              size="small"
              variant="secondary"
              onClick={() => {
                if (!editing) show(true)
                else if (isDirty) setAsking('discard')
                else show(false)
              }}
            >
              {editing ? editor.cancel : editor.edit}
            </Button>
          )}
          {!isEditing && next}
        </>
      }
    >
      <div className="mx-auto max-w-7xl">
        <div ref={top} />
        {isSending && <SendProgress newsletter={newsletter} className="mb-6" />}
        {newer && !isSending && (
          <ConflictNotice
            dirty={isDirty}
            onLoad={() => discard(newer)}
            onKeep={() => {
              form.setValue('updatedAt', newer.updatedAt, { shouldDirty: true })
              setBase(newer)
              setConflict(null)
            }}
          />
        )}
        {isEditing ? (
          <EditorForm
            form={form}
            newsletter={newsletter}
            {...looked}
            actions={
              <>
                {toSave}
                {next}
              </>
            }
            onSubmit={(values) => {
              if (!save.isPending) save.mutate(values)
            }}
          />
        ) : (
          <MailOf
            newsletter={newsletter}
            {...looked}
            values={isSent ? toForm(base) : form.getValues()}
            className="mx-auto max-w-3xl"
          />
        )}
      </div>
      {(asking === 'close' || asking === 'discard') && (
        <ConfirmDialog
          onClose={() => setAsking(null)}
          title={editor.discard.title}
          effect={editor.discard.effect(base.title)}
          confirm={editor.discard.confirm}
          cancel={editor.discard.keep}
          onConfirm={() => {
            discard(latest ?? base)
            if (asking === 'close') onClose()
            else show(false)
          }}
        />
      )}
      {asking === 'send' && newsletter.pairingFile && (
        <SendDialog newsletter={newsletter} onClose={() => setAsking(null)} onSend={send.mutate} />
      )}
    </Overlay>
  )
}

const textsOf = (newsletter: Newsletter) => JSON.stringify({ ...toForm(newsletter), updatedAt: '' })

/** Whether someone changed the texts since; approving or sending alone does not affect the edits. */
function isNewer(latest: Newsletter, base: Newsletter): boolean {
  if (latest.updatedAt <= base.updatedAt) return false
  return textsOf(latest) !== textsOf(base)
}

interface ConflictNoticeProps {
  dirty: boolean
  onLoad: () => void
  onKeep: () => void
}

/** Someone else saved this newsletter in the meantime; nothing is overwritten without a choice. */
function ConflictNotice({ dirty, onLoad, onKeep }: ConflictNoticeProps) {
  const its = words.newsletters.editor.conflict
  return (
    <Alert tone="warning" title={its.title} className="mb-6">
      <p>{dirty ? its.withChanges : its.withoutChanges}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant={dirty ? 'secondary' : 'primary'} onClick={onLoad}>
          {its.load}
        </Button>
        {dirty && (
          <Button variant="secondary" onClick={onKeep}>
            {its.keep}
          </Button>
        )}
      </div>
    </Alert>
  )
}
