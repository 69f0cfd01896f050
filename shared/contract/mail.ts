import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST, SEND_KINDS, SEND_STATUSES, UNSUBSCRIBE_CHOICES, YEARS } from '../limits'
import {
  connectionAnswer,
  connectionStatus,
  firstRows,
  id,
  instant,
  namedPerson,
  paging,
  participationStatus,
  searchText,
  sendState,
} from './common'
import { meeting, ofProgramme, otherTimes, suggestions, wantedTime } from './meetings'
import { sendControl } from './newsletters'
import { stranding } from './rescue'

export const sendStatus = z.enum(SEND_STATUSES)

const logEntry = z.object({
  user_email: z.string(),
  /** How they were told. */
  way: z.string(),
  match_email: z.string().nullable(),
  send_status: sendStatus,
  match_validated: z.boolean(),
  timestamp: instant.nullable(),
  error_message: z.string().nullable(),
  error_code: z.string().nullable(),
  failure_reason: z.string().nullable(),
  validation_issues: z.array(z.string()),
})
export type LogEntry = z.infer<typeof logEntry>

const emailLog = z.object({
  id,
  kind: z.enum(SEND_KINDS),
  newsletter_id: id,
  newsletter_title: z.string(),
  month: z.string(),
  year: z.number().int(),
  sent_at: instant.nullable(),
  state: sendState,
  /** When its personal content was deleted: mails can't be shown any more, counts and outcomes can. */
  purged_at: instant.nullable(),
  pairing_file: z.string().nullable(),
  /** What that pairing is called: "December 2026 Group A - R&D Zürich". */
  pairing_name: z.string().nullable(),
  archive_filename: z.string(),
  domain_group_id: id.nullable(),
  domain_group_name: z.string().nullable(),
  /** Whose round or newsletter it is about; null: of none, as an invitation to join. */
  programme_id: id.nullable(),
  total_recipients: z.number().int(),
  successful_sends: z.number().int(),
  failed_sends: z.number().int(),
  /** Not handed over, as the send was cancelled before. */
  cancelled_sends: z.number().int(),
  unknown_sends: z.number().int(),
  match_validation_summary: z.object({
    total_matches: z.number().int(),
    validated_matches: z.number().int(),
    mismatches: z.number().int(),
  }),
  entries: z.array(logEntry),
})
export type EmailLog = z.infer<typeof emailLog>

const logFilter = z.object({
  /** Words of title, month, group and pairing. */
  search: searchText,
  domainGroupId: id.optional(),
  /** Of one programme, also one that is archived; without it, of all. */
  programme: id.optional(),
  entries: firstRows,
  ...paging,
})

export const getEmailLogs = endpoint('GET /api/admin/email-logs', {
  access: 'manager',
  summary: 'The sends of the running month, newest first.',
  query: logFilter,
  response: z.array(emailLog),
})

export const getArchivedEmailLogs = endpoint('GET /api/admin/email-logs/archived', {
  access: 'manager',
  summary: 'The sends of earlier months, newest first.',
  query: logFilter,
  response: z.array(emailLog),
})

export const getLogEntries = endpoint('GET /api/admin/email-logs/:id/entries', {
  access: 'manager',
  summary: "A send's recipients, paged and searchable.",
  query: z.object({
    search: searchText,
    status: sendStatus.optional(),
    /** Only those whose match was no longer valid when the mail was sent. */
    mismatched: z.literal('true').optional(),
    ...paging,
  }),
  response: z.array(logEntry),
})

export const getMonthCsv = endpoint('GET /api/admin/email-logs/:month/:year/csv', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Every send of a month as CSV.',
  params: z.object({
    month: z.string().max(20),
    year: z.coerce.number().int().min(YEARS.first).max(YEARS.last),
  }),
})

export const getLogCsv = endpoint('GET /api/admin/email-logs/:id/csv', {
  access: 'manager',
  proof: 'fresh',
  summary: 'One send as CSV.',
})

export const previewSentMail = endpoint('POST /api/admin/email-logs/preview', {
  access: 'manager',
  changes: 'nothing',
  summary: 'The mail exactly as it was sent to one recipient.',
  body: z.object({ newsletterId: id, userEmail: z.string().max(LONGEST.address) }),
  response: z.object({ html: z.string() }),
})

export const showSentMail = endpoint('GET /api/admin/email-logs/preview', {
  access: 'manager',
  summary: 'The same mail as a document for a frame, which has a content policy of its own.',
  query: z.object({ newsletterId: id, userEmail: z.string().max(LONGEST.address) }),
})

export const resendUnknownOfLog = endpoint('POST /api/admin/email-logs/:id/resend-unknown', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Sends the uncertain messages of a finished send again, with the same Message-ID.',
  response: z.object({ message: z.string(), resent: z.number().int() }),
})

export const pauseLog = sendControl(
  '/api/admin/email-logs/:id/pause',
  'Pauses one running send: of a newsletter, that to one group.',
)
export const resumeLog = sendControl('/api/admin/email-logs/:id/resume', 'Resumes one paused send.', 'fresh')
export const cancelLog = sendControl(
  '/api/admin/email-logs/:id/cancel',
  'Cancels one send; what was handed over stays sent.',
)

export const purgeLog = endpoint('POST /api/admin/email-logs/:id/purge', {
  proof: 'fresh',
  summary:
    'Deletes the personal content of an archived log: the mails, the people they named, what the mail servers wrote.',
  response: z.object({ message: z.string() }),
})

/* ---- Who can't be reached ---- */

const unreachablePerson = namedPerson.extend({
  /** bounced: refused in two months or more, with nothing delivered in between · complained: marked a mail as spam, and is opted out. */
  problem: z.enum(['bounced', 'complained']),
  /** YYYY-MM, oldest first. */
  months: z.array(z.string()),
  lastAt: instant,
  code: z.string(),
  /** What the mail server said last. */
  reason: z.string(),
})
export type UnreachablePerson = z.infer<typeof unreachablePerson>

export const getUnreachablePeople = endpoint('GET /api/admin/unreachable-people', {
  access: 'manager',
  summary: 'People who take part but whose address refuses mail, and people who marked a mail as spam.',
  query: z.object(paging),
  response: z.array(unreachablePerson),
})

/** The body is an array of events. Its raw bytes are signed; it is parsed after its signature is checked. */
export const sendgridWebhook = endpoint('POST /api/webhooks/sendgrid', {
  access: 'public',
  crossOrigin: true,
  summary: 'SendGrid’s signed event webhook: what happened to mails. 404 unless SENDGRID_WEBHOOK_KEY is set.',
  response: z.object({ processed: z.number().int() }),
})

/* ---- Links in the mail ---- */

const linkToken = z.string().min(1).max(1000)

export const getMailLink = endpoint('GET /api/mail-link', {
  access: 'public',
  summary: 'What a signed link of a newsletter is for; changes nothing.',
  query: z.object({ token: linkToken }),
  response: z.object({
    purpose: z.enum(['met', 'unsubscribe']),
    /** What the match was for. */
    meal: ofProgramme.meal,
    firstName: z.string(),
    partnerName: z.string().nullable(),
    /** YYYY-MM; null where the round is not a month's. */
    month: z.string().nullable(),
    /** The person's answer so far, for purpose met. */
    ownStatus: connectionStatus.nullable(),
    /** What they said about the round they were asked about, for purpose unsubscribe; null: they are asked about none now. */
    saidIn: z.boolean().nullable(),
    participationStatus,
  }),
})

export const answerMet = endpoint('POST /api/met', {
  access: 'public',
  summary: "Answers 'did you meet?' for the link's person only.",
  body: z.object({ token: linkToken, status: connectionAnswer }),
  response: z.object({ message: z.string() }),
})

export const getPlan = endpoint('GET /api/plan', {
  access: 'public',
  summary:
    'The coffee that a signed link of a mail plans: what is booked, or times to book; changes nothing.',
  query: z.object({
    token: linkToken,
    /** The time of the button in the mail. */
    start: z.iso.datetime({ offset: true }).optional().catch(undefined),
  }),
  response: z.object({
    firstName: z.string(),
    partnerName: z.string(),
    /** At a table, the others beside the partner. */
    moreNames: z.array(z.string()),
    timeZone: z.string(),
    ...ofProgramme,
    /** The time that is booked and still to come. */
    meeting: meeting.nullable(),
    /** Where that is: an https address for video, or "To be agreed". */
    place: z.string().nullable(),
    /** Of the meeting, whatever became of it; null: there was none. */
    sequence: z.number().int().nullable(),
    /** What became of the time in the mail: it is past, or not among the times that suit all. Nothing else is told of a time. */
    picked: z.object({ start: instant, state: z.enum(['free', 'past', 'unsuitable']) }).nullable(),
    ...suggestions,
  }),
})

export const getOtherTimesByLink = endpoint('GET /api/plan/times', {
  access: 'public',
  summary: 'All other times that suit the people of the match that a signed link plans.',
  query: z.object({ token: linkToken }),
  response: otherTimes,
})

export const bookByLink = endpoint('POST /api/plan', {
  access: 'public',
  summary: "Books or moves the coffee of the link's person, as POST /api/matches/{id}/meeting does.",
  body: z.object({ token: linkToken, ...wantedTime }),
  response: z.object({ meeting }),
})

export const cancelByLink = endpoint('DELETE /api/plan', {
  access: 'public',
  summary: "Cancels the coffee of the link's person.",
  query: z.object({ token: linkToken }),
  response: z.object({ meeting }),
})

const anotherMatch = z.object({
  meal: ofProgramme.meal,
  /** It is of a round of a month; otherwise of one of a day. */
  isMonthly: z.boolean(),
  firstName: z.string(),
  stranding: stranding.nullable(),
})

export const getAnother = endpoint('GET /api/another', {
  access: 'public',
  summary:
    'What became of the match of a signed link, and whether somebody else can be asked for; changes nothing.',
  query: z.object({ token: linkToken }),
  response: anotherMatch,
})

export const askByLink = endpoint('POST /api/another', {
  access: 'public',
  summary: "Asks for someone else for the link's person, as POST /api/matches/{id}/rescue does.",
  body: z.object({ token: linkToken }),
  response: anotherMatch,
})

/** For mail programs without one-click unsubscribe: only shows the page with the choice. */
export const showUnsubscribe = endpoint('GET /api/unsubscribe', {
  access: 'public',
  summary: 'Redirects to the page that offers to pause or to opt out; changes nothing.',
  query: z.object({ token: linkToken }),
})

export const unsubscribe = endpoint('POST /api/unsubscribe', {
  access: 'public',
  crossOrigin: true,
  summary:
    'RFC 8058 one-click, or the choice made on the page: opt out, pause one or three months, sit out the next round, or stay.',
  query: z.object({ token: linkToken }),
  body: z
    .object({ choice: z.enum(UNSUBSCRIBE_CHOICES).optional() })
    .passthrough()
    .default({}),
  response: z.object({ message: z.string() }),
})
