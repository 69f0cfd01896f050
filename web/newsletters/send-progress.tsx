import { useIsMutating, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { cancelLog, pauseLog, resumeLog } from '../../shared/contract/mail'
import {
  cancelSend,
  getSendProgress,
  type Newsletter,
  pauseSend,
  resendUnknown,
  resumeSend,
  type WatchedSend as Progress,
} from '../../shared/contract/newsletters'
import { RowAction } from '../kit/row-button'
import { call } from '../api/call'
import { changed, keyOf, queryClient, queryOf } from '../api/query-client'
import { cn } from '../ui/cn'
import { Alert, ProgressBar } from '../ui/feedback'
import { toast } from '../ui/toast'
import { sentence, words } from '../words'
import { isOpenSend, outcomeInWords } from './newsletter.rules'
import { type Control, SendControls } from './send-controls'
import { sendKey } from './use-send-newsletter'

const POLL_MS = 1000

/** To all groups, or to one, by its log. */
const CONTROLS = {
  pause: { all: pauseSend, one: pauseLog },
  resume: { all: resumeSend, one: resumeLog },
  cancel: { all: cancelSend, one: cancelLog },
}

/** How far a send is, as long as it is open; it goes on when the page is closed. */
export function SendProgress({ newsletter, className }: { newsletter: Newsletter; className: string }) {
  const { id, title } = newsletter
  const its = words.newsletters.send.progress
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
    refetchInterval: ({ state }) => (state.data && isOver(state.data.state) ? false : POLL_MS),
  }).data
  useEndOfSend(begunHere, progress)
  const control = async (what: Control) => {
    const answer = await call(CONTROLS[what].all, { params: { id } })
    queryClient.setQueryData(keyOf(getSendProgress, { params: { id } }), answer)
  }
  if (!progress) return null
  const { sent, failed, unknown, total, state, reason, parts } = progress
  return (
    <div className={cn('flex flex-col gap-3 rounded-card bg-sunken p-4', className)}>
      <ProgressBar
        label={state === 'paused' ? its.paused(title) : its.sending(title)}
        value={sent + failed + unknown}
        max={total}
        text={state === 'preparing' ? its.preparing : inFigures(progress)}
      />
      {reason && <Alert tone={state === 'paused' ? 'warning' : 'info'}>{reason}</Alert>}
      <SendControls
        title={title}
        progress={progress}
        run={control}
        {...(parts.length > 1 && { group: null })}
      >
        {unknown > 0 && (
          <RowAction
            variant="secondary"
            ask={{
              title: its.resendTitle(unknown),
              effect: its.resendEffect,
              confirm: its.resendConfirm,
              danger: false,
            }}
            run={() => call(resendUnknown, { params: { id } })}
            failed={its.resendFailed}
          >
            {its.resend(unknown)}
          </RowAction>
        )}
      </SendControls>
      {parts.length > 1 && (
        <ul aria-label={its.byGroup} className="divide-y divide-line">
          {parts.map((part) => (
            <li
              key={part.id}
              aria-label={part.group ?? ''}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2"
            >
              <p className="min-w-0 flex-1 basis-60 text-sm">
                {sentence(
                  its.ofGroup(
                    <span className="font-semibold">{part.group}</span>,
                    its.states[part.state],
                    inFigures(part),
                    part.reason !== reason ? part.reason : null,
                  ),
                )}
              </p>
              <SendControls
                title={title}
                group={part.group ?? ''}
                progress={part}
                run={(what) => call(CONTROLS[what].one, { params: { id: part.id } })}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const isOver = (state: Progress['state'] | undefined): boolean => state !== 'preparing' && !isOpenSend(state)

const inFigures = ({
  sent,
  failed,
  unknown,
  total,
}: Pick<Progress, 'sent' | 'failed' | 'unknown' | 'total'>) =>
  words.newsletters.send.progress.figures(sent, failed, unknown, total)

/** Reports the end of a send that this page only watched; either way, reads that show it are out of date. */
function useEndOfSend(begunHere: boolean, progress: Progress | undefined): void {
  const wasOpen = useRef(false)
  const state = progress?.state
  useEffect(() => {
    if (!progress) return
    if (!isOver(state)) wasOpen.current = true
    if (!wasOpen.current || !isOver(state)) return
    wasOpen.current = false
    changed()
    const its = words.newsletters.send
    if (state === 'cancelled')
      toast({ title: its.progress.cancelled, description: outcomeInWords(progress), tone: 'warning' })
    else if (!begunHere)
      toast({
        title: its.success,
        description: outcomeInWords(progress),
        tone: progress.failed + progress.unknown > 0 ? 'warning' : 'success',
      })
  }, [state, progress, begunHere])
}
