import { SEND_STATUSES, type SendStatus } from '../../../shared/limits'
import type { EmailLog, LogEntry, UnreachablePerson } from '../../../shared/contract/mail'
import { isErased } from '../../../shared/person-name'
import { CallError } from '../../api/call'
import type { Tone } from '../../ui/badge'
import { formats, words } from '../../words'

const tones: Record<SendStatus, Tone> = {
  success: 'success',
  sendgrid_limit: 'warning',
  sendgrid_forbidden: 'danger',
  sendgrid_error: 'danger',
  failed: 'danger',
  unknown: 'neutral',
  pending: 'info',
  cancelled: 'warning',
}

/** How a send status is shown; any other status is Unknown. */
export function sendStatusBadge(status: string) {
  const known = SEND_STATUSES.find((one) => one === status) ?? 'unknown'
  return { label: words.tools.logs.statuses[known], tone: tones[known] }
}

/** How many are offered at once; a search finds the others. */
export const PREVIEW_USERS = 20

/** The people whose mail can be previewed: at most twenty, only those it was sent to. */
export const previewable = (entries: readonly LogEntry[]): string[] =>
  [
    ...new Set(
      entries
        .filter(({ send_status, user_email }) => send_status === 'success' && !isErased(user_email))
        .map(({ user_email }) => user_email),
    ),
  ].slice(0, PREVIEW_USERS)

function withSuggestion(text: string, body: unknown): string {
  if (typeof body !== 'object' || body === null || !('suggestion' in body)) return text
  return typeof body.suggestion === 'string' && body.suggestion ? `${text} ${body.suggestion}` : text
}

/** Why a sent mail can't be shown, in the words of the preview pane. */
export function previewProblem(error: unknown): string {
  const texts = words.tools.logs.preview
  const { message } = error instanceof Error ? error : { message: 'unknown' }
  const { code, body } = error instanceof CallError ? error : {}
  if (code === 'unknown_recipient') return withSuggestion(texts.unknownUser, body)
  if (code === 'not_found' || code === 'purged') return withSuggestion(texts.purged, body)
  if (code === 'not_signed_in') return withSuggestion(texts.signIn, body)
  return withSuggestion(texts.error(message), body)
}

/** The text about the matches when nobody is listed who got the placeholder text instead of their match. */
export function mismatchesInWords({
  total_matches,
  mismatches,
}: Pick<EmailLog['match_validation_summary'], 'total_matches' | 'mismatches'>): string {
  const texts = words.tools.logs.matches
  if (mismatches > 0) return texts.nobody
  return total_matches === 0 ? texts.none : texts.valid
}

/** Why mail does not reach somebody: "Refused in October 2026 and November 2026. 550 no such user". */
export function unreachableInWords({ problem, months, lastAt, code, reason }: UnreachablePerson): string {
  const { unreachable } = words.dashboard
  if (problem === 'complained') return unreachable.complained(formats().shortDate(lastAt))
  return unreachable.refused(
    formats().listed(months.map(formats().month)),
    reason.includes(code) ? reason : `${code}: ${reason}`,
  )
}
