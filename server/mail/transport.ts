import type { Fault, Outcome } from './delivery.rules'

/** A finished message with its envelope. */
export interface Message {
  from: string
  to: string
  messageId: string
  raw: Buffer
  /** `raw` is made of lines as SMTP carries them: each ends in CR LF, none begins with a dot. */
  hasLines?: true
  /** When the message was made; names sort by it where messages are kept as files. */
  date: Date
  /** The same message unassembled, for providers that build it themselves. */
  parts(): MessageParts
}

export interface MessageParts {
  fromName: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: { filename: string; content: Buffer; contentType: string; cid?: string }[]
}

/** One connection to the mail server: messages go over it one after the other. */
export interface Line<Said = Message> {
  /** False after a fault that ended it. */
  readonly isUsable: boolean
  /**
   * Hands a message over. `commit` is awaited at the last moment at which the message can still be held back; when it
   * returns false, nothing is handed over. Never throws.
   */
  deliver(message: Said, commit: () => Promise<boolean>): Promise<Outcome>
  close(): void
}

/** Where messages go. */
export interface Transport<Said = Message> {
  readonly name: string
  /** How many lines (connections) are used at the same time. */
  readonly lines: number
  /** A message that is handed over twice counts once, so that a crash leaves nothing uncertain. */
  readonly isIdempotent: boolean
  /** @throws MailServerAway when the mail server can't be reached. */
  open(): Promise<Line<Said>>
}

/** The mail server can't be reached, or turns everybody away: no message is at fault. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
  constructor(readonly fault: Fault) {
    super(fault.message)
  }
}

/** Lines (connections) that wait for their next message; each is closed when it has waited too long. */
export class IdleLines<Said = Message> {
  private readonly lines = new Map<Line<Said>, NodeJS.Timeout>()

  constructor(
    private readonly longestMs: number,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {}

  /** Keeps a line that can still be used, if there are not too many. */
  keep(line: Line<Said> | undefined): void {
    if (!line?.isUsable) return
    if (this.lines.size >= this.most) return line.close()
    const timer = setTimeout(() => {
      this.lines.delete(line)
      line.close()
    }, this.longestMs)
    this.lines.set(line, timer.unref())
  }

  /** The line that was used last, if it can still be used. */
  take(): Line<Said> | undefined {
    for (const [line, timer] of [...this.lines].reverse()) {
      clearTimeout(timer)
      this.lines.delete(line)
      if (line.isUsable) return line
    }
    return undefined
  }

  close(): void {
    for (let line = this.take(); line; line = this.take()) line.close()
  }
}
