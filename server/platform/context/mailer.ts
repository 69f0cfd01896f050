/** A mail to one person. Plain text always comes with the HTML. */
export interface OutgoingMail {
  to: string
  subject: string
  html: string
  text: string
  /** With angle brackets; stable, so that a repeated hand-over can be recognised. */
  messageId?: string
  headers?: Record<string, string>
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  content: Buffer
  contentType: string
  /** Content-ID by which the HTML shows it inside the message. */
  cid?: string
}

/** Hands single mails (sign-in, inquiries, test copies) over at once. */
export interface Mailer {
  /**
   * Resolves when the mail server has accepted the message; rejects with MailRefused when it has not. `commit` is awaited
   * at the last moment at which the message can be held back; when it returns false, nothing is handed over.
   */
  send(mail: OutgoingMail, commit?: () => Promise<boolean>): Promise<void>
}

/** The mail server refused the message, or could not be reached. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  constructor(
    message: string,
    /** Temporary: another try may succeed. */
    readonly isTemporary: boolean,
    /** The server's own code: 550, 421, ECONNREFUSED … */
    readonly code: string,
    readonly retryAfterSeconds?: number,
    /** It was handed over, but no answer came: so it is not known whether it arrives. */
    readonly isUncertain = false,
  ) {
    super(message)
  }
}
