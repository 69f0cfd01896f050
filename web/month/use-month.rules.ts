import type { MonthStep } from '../../shared/contract/month'

const WHILE_SENDING_MS = 1000
/** Within this time a dashboard shows a send that somebody else has begun. */
const BEFORE_SENDING_MS = 10_000

/** After how many milliseconds a month is read again: often while mails are sent, now and then while that is due. */
export function readAgainAfter(steps: readonly MonthStep[] | undefined, isSentHere: boolean): number | false {
  const state = steps?.find(({ key }) => key === 'sending')?.state
  if (isSentHere || state === 'running') return WHILE_SENDING_MS
  return state === 'due' || state === 'problem' ? BEFORE_SENDING_MS : false
}

/** Whether steps are those of a month, as they are until they are known, and not of a round of a day. */
export const isOfMonth = (known: { period: string } | undefined): boolean =>
  (known?.period.length ?? 0) <= 'YYYY-MM'.length
