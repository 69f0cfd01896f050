import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  cancelSend,
  getSendProgress,
  type Newsletter,
  pauseSend,
  resendUnknown,
  resumeSend,
  type SendProgress as Progress,
} from '../../shared/contract/newsletters'
import { useAction } from '../kit/use-action'
import { counted } from '../kit/words.rules'
import { call } from '../api/call'
import { changed, keyOf, queryClient, queryOf } from '../api/query-client'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { ConfirmDialog } from '../ui/dialog'
import { Alert, ProgressBar } from '../ui/feedback'
import { toast } from '../ui/toast'
import { isOpenSend, outcomeInWords } from './newsletter.rules'
import { sendKey } from './use-send-newsletter'

const POLL_MS = 1000

/** How far a send is, as long as it is open; it goes on when the page is closed. */
export function SendProgress({ newsletter, className }: { newsletter: Newsletter; className: string }) {
  const { id, title } = newsletter
  const begunHere = useIsMutating({ mutationKey: sendKey(id) }) > 0
  // A send that has just begun has no progress yet, and asking for it would be an error in the console.
  const [isDue, setIsDue] = useState(!begunHere)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), POLL_MS)
    return () => clearTimeout(timer)
  }, [])
  const progress = useQuery({
    ...queryOf(getSendProgress, { params: { id } }),
    enabled: isDue,
    refetchInterval: ({ state }) => (state.data && !isOpenSend(state.data.state) ? false : POLL_MS),
  }).data
  useEndOfSend(begunHere, progress)
  const [asking, setAsking] = useState<'cancel' | 'resend' | null>(null)
  const close = (open: boolean) => open || setAsking(null)
  const control = useAction({
    run: (action: typeof pauseSend) => call(action, { params: { id } }),
    done: (answer) => {
      queryClient.setQueryData(keyOf(getSendProgress, { params: { id } }), answer)
      return undefined
    },
    failed: 'The send could not be changed',
  })
  const resend = useAction({
    run: () => call(resendUnknown, { params: { id } }),
    done: ({ message }) => message,
    failed: 'The uncertain messages could not be sent again',
  })
  if (!progress) return null
  const { sent, failed, unknown, total, state, reason } = progress
  const left = Math.max(0, total - sent - failed - unknown)
  return (
    <div className={cn('flex flex-col gap-3 rounded-card bg-sunken p-4', className)}>
      <ProgressBar
        label={state === 'paused' ? `Sending "${title}" is paused` : `Sending "${title}"`}
        value={sent + failed + unknown}
        max={total}
        text={`${sent.toLocaleString('en')} sent, ${failed.toLocaleString('en')} failed, ${unknown.toLocaleString('en')} unknown of ${total.toLocaleString('en')}`}
      />
      {reason && <Alert tone={state === 'paused' ? 'warning' : 'info'}>{reason}</Alert>}
      {isOpenSend(state) && (
        <div className="flex flex-wrap gap-2">
          {state === 'paused' ? (
            <Button size="small" pending={control.isPending} onClick={() => control.mutate(resumeSend)}>
              Resume sending
            </Button>
          ) : (
            <Button
              size="small"
              variant="secondary"
              pending={control.isPending}
              onClick={() => control.mutate(pauseSend)}
            >
              Pause sending
            </Button>
          )}
          <Button size="small" variant="secondary" onClick={() => setAsking('cancel')}>
            Cancel sending
          </Button>
          {unknown > 0 && (
            <Button size="small" variant="secondary" onClick={() => setAsking('resend')}>
              Send {counted(unknown, 'uncertain mail')} again
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        open={asking === 'cancel'}
        onOpenChange={close}
        title={`Cancel sending "${title}"?`}
        effect={`${counted(sent, 'person has', 'people have')} it already and keep it. ${counted(left, 'other person gets', 'others get')} nothing.`}
        confirm="Cancel sending"
        cancel="Keep sending"
        pendingLabel="Cancelling..."
        onConfirm={() => control.settle(cancelSend)}
      />
      <ConfirmDialog
        open={asking === 'resend'}
        onOpenChange={close}
        title={`Send ${counted(unknown, 'uncertain mail')} again?`}
        effect="The server stopped while these were handed over, so they may have arrived. They carry the same Message-ID; most mail programs show such a mail once."
        confirm="Send again"
        danger={false}
        onConfirm={() => resend.settle()}
      />
    </div>
  )
}

/** Reports the end of a send that this page only watched; either way, reads that show it are out of date. */
function useEndOfSend(begunHere: boolean, progress: Progress | undefined): void {
  const wasOpen = useRef(false)
  const state = progress?.state
  useEffect(() => {
    if (isOpenSend(state)) wasOpen.current = true
    if (!progress || !wasOpen.current || isOpenSend(state)) return
    wasOpen.current = false
    changed(['sends', 'newsletters', 'audit'])
    if (state === 'cancelled')
      toast({ title: 'Sending cancelled', description: outcomeInWords(progress), tone: 'warning' })
    else if (!begunHere)
      toast({
        title: 'Newsletter Sent Successfully',
        description: outcomeInWords(progress),
        tone: progress.failed + progress.unknown > 0 ? 'warning' : 'success',
      })
  }, [state, progress, begunHere])
}
