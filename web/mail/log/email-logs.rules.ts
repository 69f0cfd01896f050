import { SEND_STATUSES, type SendStatus } from '../../../shared/limits'
import type { EmailLog, LogEntry, UnreachablePerson } from '../../../shared/contract/mail'
import { isErased } from '../../../shared/former-colleague'
import { PURGED_MAIL } from '../../../shared/purged-mail'
import { dayInWords, listed, monthInWords } from '../../kit/words.rules'
import { CallError } from '../../api/call'
import type { Tone } from '../../ui/badge'
import { words } from '../../words'

const badges: Record<SendStatus, { label: string; tone: Tone }> = {
  success: { label: 'Success', tone: 'success' },
  sendgrid_limit: { label: 'SendGrid Limit', tone: 'warning' },
  sendgrid_forbidden: { label: 'SendGrid Forbidden', tone: 'danger' },
  sendgrid_error: { label: 'SendGrid Error', tone: 'danger' },
  failed: { label: 'Failed', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'info' },
  cancelled: { label: 'Cancelled', tone: 'warning' },
}

/** How a send status is shown; any other status is Unknown. */
export const sendStatusBadge = (status: string) =>
  badges[SEND_STATUSES.find((known) => known === status) ?? 'unknown']

/** How many are offered at once; a search finds the others. */
export const PREVIEW_USERS = 20

/** The people whose mail can be previewed: at most twenty, only those it was sent to. */
export const previewable = (entries: readonly LogEntry[]): string[] =>
  entries
    .filter(({ send_status, user_email }) => send_status === 'success' && !isErased(user_email))
    .slice(0, PREVIEW_USERS)
    .map(({ user_email }) => user_email)

function withSuggestion(text: string, body: unknown): string {
  if (typeof body !== 'object' || body === null || !('suggestion' in body)) return text
  return typeof body.suggestion === 'string' && body.suggestion ? `${text} ${body.suggestion}` : text
}

/** Why a sent mail can't be shown, in the words of the preview pane. */
export function previewProblem(error: unknown): string {
  const { message } = error instanceof Error ? error : { message: 'unknown' }
  const { code, body } = error instanceof CallError ? error : {}
  if (code === 'unknown_recipient')
    return withSuggestion('The selected user was not found in the system.', body)
  if (code === 'not_found' || code === 'purged') return withSuggestion(PURGED_MAIL, body)
  if (code === 'not_signed_in')
    return withSuggestion('Authentication required. Please refresh and try again.', body)
  return withSuggestion(`Error: ${message}`, body)
}

/** The text about the matches when nobody is listed who got the placeholder text instead of their match. */
export function mismatchesInWords({
  total_matches,
  mismatches,
}: Pick<EmailLog['match_validation_summary'], 'total_matches' | 'mismatches'>): string {
  if (mismatches > 0) return 'Nobody in these matches took part any more, so nobody was mailed about them.'
  return total_matches === 0 ? 'The pairing had no matches.' : 'Every match of the pairing was still valid.'
}

/** Why mail does not reach somebody: "Refused in October 2026 and November 2026. 550 no such user". */
export function unreachableInWords({ problem, months, lastAt, code, reason }: UnreachablePerson): string {
  const { unreachable } = words.dashboard
  if (problem === 'complained') return unreachable.complained(dayInWords(lastAt))
  return unreachable.refused(
    listed(months.map(monthInWords)),
    reason.includes(code) ? reason : `${code}: ${reason}`,
  )
}
