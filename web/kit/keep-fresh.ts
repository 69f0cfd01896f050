import { queryClient } from '../api/query-client'
import { hasUnsaved } from './forms/leave-guard'

/** What is older is read again when somebody looks at the page again. */
const AWAY_MS = 60_000
/** What is older is read again while the page is open. */
const OPEN_MS = 5 * 60_000
const LOOK_EVERY_MS = 15_000
/** Somebody who has pressed a key within this time is typing. */
const TYPING_MS = 30_000

const FIELD =
  'form :is(input, textarea, select), [role=dialog] :is(input, textarea), [contenteditable], iframe'

/**
 * Keeps what is on the screen fresh: what other people changed shows within a minute of looking at the page again, and
 * within five of looking at it. Nothing is read again while somebody types, but soon after.
 */
export function keepFresh(): () => void {
  let oldest = OPEN_MS
  let typedAt = Number.NEGATIVE_INFINITY
  const isTyping = () =>
    hasUnsaved() || Date.now() - typedAt < TYPING_MS || document.activeElement?.matches(FIELD) === true
  const read = () => {
    if (document.hidden || isTyping()) return
    const before = Date.now() - oldest
    oldest = OPEN_MS
    void queryClient.refetchQueries({
      type: 'active',
      predicate: ({ meta, state }) =>
        meta?.['isRead'] === true && state.fetchStatus === 'idle' && state.dataUpdatedAt <= before,
    })
  }
  const lookAgain = () => {
    oldest = AWAY_MS
    read()
  }
  const noteTyping = () => (typedAt = Date.now())
  const timer = setInterval(read, LOOK_EVERY_MS)
  window.addEventListener('focus', lookAgain)
  document.addEventListener('visibilitychange', lookAgain)
  document.addEventListener('input', noteTyping, true)
  return () => {
    clearInterval(timer)
    window.removeEventListener('focus', lookAgain)
    document.removeEventListener('visibilitychange', lookAgain)
    document.removeEventListener('input', noteTyping, true)
  }
}
