import { useIsMutating } from '@tanstack/react-query'
import { Check, Copy, Link2, Link2Off, Pencil, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  deleteNewsletter,
  duplicateNewsletter,
  type Newsletter,
  saveNewsletter,
  approveNewsletter,
  sendNewsletter,
} from '../../shared/contract/newsletters'
import { RowButton } from '../kit/row-button'
import { useAction } from '../kit/use-action'
import { call } from '../api/call'
import { Badge } from '../ui/badge'
import { Menu } from '../ui/lists/menu'
import { toast } from '../ui/toast'
import { formats, words } from '../words'
import { deletionInWords, forWhom, isOpenSend, sendingLabel, sentSoFar } from './newsletter.rules'
import { SendDialog } from './send-dialog'
import { SendProgress } from './send-progress'
import { useApproveNewsletter } from './use-save-newsletter'
import { sendKey, useSendLabel, useSendNewsletter } from './use-send-newsletter'
import { May, useMay } from '../sign-in/may'

/** A newsletter of the list with what can be done in its state. */
export function NewsletterItem({ newsletter, onEdit }: { newsletter: Newsletter; onEdit: () => void }) {
  const { id, title, status, pairingFile } = newsletter
  const its = words.newsletters
  const [isAskedToSend, setIsAskedToSend] = useState(false)
  const may = useMay()
  const approve = useApproveNewsletter(newsletter)
  const duplicate = useAction({
    run: () => call(duplicateNewsletter, { params: { id } }),
    done: (copy) => its.duplicate.done(copy.title),
    failed: its.duplicate.failed,
  })
  const remove = useAction({
    run: () => call(deleteNewsletter, { params: { id } }),
    failed: its.delete.failed,
    failedTitle: its.delete.failedTitle,
    failedMs: 6000,
  })
  const send = useSendNewsletter(newsletter, { from: 'list' })
  const begunHere = useIsMutating({ mutationKey: sendKey(id) }) > 0
  const isSending = begunHere || isOpenSend(newsletter.sendState)
  const label = useSendLabel(newsletter, its.send.toUsers)
  const sent = sentSoFar(newsletter)
  const askToSend = () => {
    if (pairingFile) setIsAskedToSend(true)
    else toast({ title: its.send.error, description: its.send.notLinked, tone: 'danger' })
  }
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="break-words text-lg">{title}</h3>
          {newsletter.description && <p className="max-w-prose text-muted">{newsletter.description}</p>}
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <StatusBadge status={status} />
            {sent && <Badge tone="warning">{sent}</Badge>}
            <PairingBadge newsletter={newsletter} />
            <span className="text-muted text-sm">
              {its.created(formats().shortDate(newsletter.createdAt))}
            </span>
          </div>
        </div>
        <div className="-mx-2 flex flex-wrap items-center gap-1">
          <May call={saveNewsletter}>
            <RowButton icon={Pencil} name={its.edit.of(title)} onClick={onEdit}>
              {its.edit.action}
            </RowButton>
          </May>
          {status === 'draft' && may(approveNewsletter) && (
            <RowButton
              variant="secondary"
              icon={Check}
              name={its.approve.of(title)}
              does={approve}
              pendingLabel={its.approve.pending}
            >
              {its.approve.action}
            </RowButton>
          )}
          {status === 'approved' && may(sendNewsletter) && (
            <RowButton
              variant="secondary"
              icon={Send}
              name={isSending ? undefined : its.sendOf(label, title)}
              pending={isSending}
              pendingLabel={sendingLabel(newsletter.sendState)}
              onClick={askToSend}
            >
              {label}
            </RowButton>
          )}
          <Menu
            label={its.more(title)}
            items={[
              may(duplicateNewsletter) && {
                label: its.duplicate.action,
                icon: Copy,
                run: () => duplicate.mutate(),
              },
              may(deleteNewsletter) && {
                label: its.delete.action,
                icon: Trash2,
                danger: true,
                confirm: {
                  title: its.delete.title(title),
                  effect: deletionInWords(newsletter.mailed),
                  confirm: its.delete.confirm,
                  pendingLabel: its.delete.pending,
                  onConfirm: () => remove.settle(),
                },
              },
            ]}
          />
        </div>
      </div>
      {isSending && <SendProgress newsletter={newsletter} className="mt-4" />}
      {isAskedToSend && pairingFile && (
        <SendDialog newsletter={newsletter} onClose={() => setIsAskedToSend(false)} onSend={send.mutate} />
      )}
    </li>
  )
}

function PairingBadge({ newsletter: { pairings, pairingFiles } }: { newsletter: Newsletter }) {
  return pairings.length > 0 ? (
    <Badge tone="neutral" className="max-w-full">
      <Link2 aria-hidden className="shrink-0" />
      <span className="wrap-anywhere whitespace-normal" title={pairingFiles.join(', ')}>
        {pairings.length === 1 ? pairings[0]?.name : forWhom(pairings)}
      </span>
    </Badge>
  ) : (
    <Badge tone="neutral">
      <Link2Off aria-hidden />
      {words.newsletters.noPairing}
    </Badge>
  )
}

const tones = { draft: 'warning', approved: 'info', sent: 'success' } as const

/** Draft yellow, approved blue, sent green. */
export function StatusBadge({ status }: { status: Newsletter['status'] }) {
  return <Badge tone={tones[status] ?? 'warning'}>{words.newsletters.status[status] ?? status}</Badge>
}
