import { useMutation, useQuery } from '@tanstack/react-query'
import { type Newsletter, sendNewsletter, validateNewsletter } from '../../shared/contract/newsletters'
import type { BodyOf } from '../../shared/endpoint'
import { call } from '../api/call'
import { queryOf, whenFresh } from '../api/query-client'
import { sayFailure } from '../kit/use-action'
import { toast } from '../ui/toast'
import { words } from '../words'
import { changeInList } from './use-save-newsletter'
import { isOpenSend, leftOf, outcomeInWords, sendLabel } from './newsletter.rules'

const TIMEOUT_MS = 5 * 60 * 1000
const SENT_MS = 5000

/** The beginning of the key of everything that may send mails from this page. */
export const SENDING = 'send-newsletter'
/** The key of a send that was begun on this page: then this page reports its end. */
export const sendKey = (id: string) => [SENDING, id]

/** Ends the waiting, not the send. */
function abortedAfter(milliseconds: number): AbortSignal {
  const waiting = new AbortController()
  setTimeout(() => waiting.abort(new DOMException('The answer takes long.', 'TimeoutError')), milliseconds)
  return waiting.signal
}

/** Who would get a newsletter today. */
export const validationOf = ({ id, pairingFiles }: Newsletter) =>
  queryOf(validateNewsletter, { params: { id }, body: { pairingFiles } })

/** The text on the Send button, with the number that the last question before the send has as well. */
export function useSendLabel(newsletter: Newsletter, all: string): string {
  const { status, pairingFile, sendState } = newsletter
  const canSend = status === 'approved' && pairingFile !== null && !isOpenSend(sendState)
  const { data } = useQuery({ ...validationOf(newsletter), enabled: canSend, select: leftOf })
  return sendLabel(newsletter, all, data)
}

interface Options {
  /** The editor names details; the list counts. */
  from: 'editor' | 'list'
  onSent?: () => void
}

/** Sends a newsletter and waits for its end, at most five minutes; the sending itself goes on without this page. */
export function useSendNewsletter(newsletter: Newsletter, { from, onSent }: Options) {
  const { id } = newsletter
  const its = words.newsletters.send
  return useMutation({
    mutationKey: sendKey(id),
    mutationFn: (body: BodyOf<typeof sendNewsletter>) =>
      call(sendNewsletter, { params: { id }, body, signal: abortedAfter(TIMEOUT_MS) }),
    onMutate: () => changeInList(id, { sendState: 'queued' }),
    onSuccess: (answer) => {
      // The call also returns when a send is paused or cancelled: its progress bar reports that.
      if (answer.state !== 'sent') return
      const outcome = outcomeInWords(answer)
      toast({
        title: its.success,
        description: from === 'list' ? outcome : answer.details || answer.message || its.sentTo(answer.sent),
        tone: answer.failed + answer.unknown > 0 ? 'warning' : 'success',
        duration: SENT_MS,
      })
      onSent?.()
    },
    onError: (error) => {
      if (error.name === 'TimeoutError')
        toast({
          title: its.still.title,
          description: its.still.text,
          tone: 'warning',
          duration: 8000,
        })
      else sayFailure(error, from === 'editor' ? its.failedSeeLogs : its.failed, its.error)
    },
    onSettled: whenFresh,
  })
}
