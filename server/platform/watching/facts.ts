/**
 * What may be told of a piece of work. Never who did it, an address, a text that somebody wrote, or the path of a request:
 * a new fact is a new line here.
 */
export type Facts = Partial<{
  'http.request.method': string
  /** The pattern: paths hold names and tokens. */
  'http.route': string
  'http.response.status_code': number
  'db.system.name': 'postgresql'
  /** `select users`: never the statement, nor its values. */
  'db.query.summary': string
  'cycle.step': string
  'mail.kind': MailKind
  'mail.result': MailResult
  'matching.people': number
  'matching.matches': number
  'calendars.read': number
  'mailbox.messages': number
}>

/** A newsletter goes through the send engine; a single mail is handed over while somebody waits. */
export const MAIL_KINDS = ['newsletter', 'single'] as const
export type MailKind = (typeof MAIL_KINDS)[number]
/** The kinds of an outcome, but what was refused for now is `later`. */
export const MAIL_RESULTS = [
  'accepted',
  'refused',
  'later',
  'uncertain',
  'fenced',
  'away',
  'dropped',
] as const
export type MailResult = (typeof MAIL_RESULTS)[number]
