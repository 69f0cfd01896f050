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
  /** The message unassembled, for providers that build it themselves. */
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
export interface Connection<Payload = Message> {
  /** False after a fault that ended it. */
  readonly isUsable: boolean
  /**
   * Hands a message over. `commit` is awaited at the last moment at which the message can still be held back; when it
   * returns false, nothing is handed over. Never throws.
   */
  deliver(message: Payload, commit: () => Promise<boolean>): Promise<Outcome>
  close(): void
}

/** Where messages go. */
export interface Transport<Payload = Message> {
  readonly name: string
  /** How many connections are used at the same time. */
  readonly connections: number
  /** A message that is handed over twice counts once, so that a crash leaves nothing uncertain. */
  readonly isIdempotent: boolean
  /** @throws MailServerAway when the mail server can't be reached. */
  open(): Promise<Connection<Payload>>
}

/** The mail server can't be reached, or turns everybody away: no message is at fault. */
export class MailServerAway extends Error {
  override readonly name = 'MailServerAway'
  constructor(readonly fault: Fault) {
    super(fault.message)
  }
}

/** Connections that wait for their next message; each is closed when it has waited too long. */
export class IdleConnections<Payload = Message> {
  private readonly connections = new Map<Connection<Payload>, NodeJS.Timeout>()

  constructor(
    private readonly longestMs: number,
    private readonly most = Number.POSITIVE_INFINITY,
  ) {}

  /** Keeps a connection that can still be used, if there are not too many. */
  keep(connection: Connection<Payload> | undefined): void {
    if (!connection?.isUsable) return
    if (this.connections.size >= this.most) return connection.close()
    const timer = setTimeout(() => {
      this.connections.delete(connection)
      connection.close()
    }, this.longestMs)
    this.connections.set(connection, timer.unref())
  }

  /** The connection that was used last, if it can still be used. */
  take(): Connection<Payload> | undefined {
    for (const [connection, timer] of [...this.connections].reverse()) {
      clearTimeout(timer)
      this.connections.delete(connection)
      if (connection.isUsable) return connection
    }
    return undefined
  }

  close(): void {
    for (let connection = this.take(); connection; connection = this.take()) connection.close()
  }
}
