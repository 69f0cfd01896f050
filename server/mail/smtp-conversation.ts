import type { Socket } from 'node:net'
import { StringDecoder } from 'node:string_decoder'
import type SMTPConnection from 'nodemailer/lib/smtp-connection'

/** What a mail server said: its code, and all lines of it. */
export interface SmtpReply {
  code: number
  text: string
}

const LONGEST_REPLY = 65_536

/**
 * Commands and their replies over a connection that nodemailer has opened, encrypted and signed in. From then on
 * nodemailer only watches it: faults and the end come as its events.
 */
export class SmtpConversation {
  readonly socket: Socket
  /** What the server offers: PIPELINING, SIZE … */
  readonly extensions: readonly string[]
  private readonly decoder = new StringDecoder()
  /** The beginning of a line, and the lines of a reply that goes on. */
  private rest = ''
  private lines: string[] = []
  private length = 0
  /** Replies that came before somebody asked for them. */
  private readonly came: SmtpReply[] = []
  private expected = 0
  private fault: Error | undefined
  private wake: (() => void) | undefined

  constructor(
    connection: SMTPConnection,
    /** The server spoke unasked, or without end: the connection is of no more use. */
    private readonly onNonsense: () => void,
  ) {
    this.socket = connection._socket as Socket
    this.extensions = (connection as unknown as { _supportedExtensions: string[] })._supportedExtensions
    this.socket.removeAllListeners('data').on('data', (chunk: Buffer) => this.read(chunk))
    connection.on('error', (error) => this.end(error))
    connection.on('end', () => this.end(new Error('The mail server closed the connection.')))
  }

  /** Whether the server has said something that nobody has asked for yet. */
  get hasReply(): boolean {
    return this.came.length > 0
  }

  /** Sends commands, each of which gets a reply. */
  say(commands: string, replies = 1): void {
    this.expected += replies
    this.socket.write(commands, 'latin1')
  }

  /** Sends bytes; resolves when all of them have left this process, or the connection has ended. */
  send(bytes: Buffer): Promise<void> {
    return new Promise((resolve) => this.socket.write(bytes, () => resolve()))
  }

  /** The next reply. @throws what ended the connection */
  async reply(): Promise<SmtpReply> {
    while (this.came.length === 0) {
      if (this.fault) throw this.fault
      await new Promise<void>((resolve) => (this.wake = resolve))
    }
    return this.came.shift()!
  }

  private read(chunk: Buffer): void {
    const lines = (this.rest + this.decoder.write(chunk)).split(/\r?\n/)
    this.rest = lines.pop() ?? ''
    for (const line of lines) this.take(line)
    if (this.rest.length + this.length > LONGEST_REPLY) this.onNonsense()
    this.wake?.()
  }

  private take(line: string): void {
    if (line === '' && this.lines.length === 0) return
    this.lines.push(line)
    this.length += line.length
    if (/^\d{3}-/.test(line)) return
    const reply = { code: Number(/^\d{3}/.exec(line)?.[0] ?? 0), text: this.lines.join('\n') }
    this.lines = []
    this.length = 0
    this.came.push(reply)
    this.expected -= 1
    if (this.expected < 0) this.onNonsense()
  }

  private end(error: Error): void {
    // A server that hangs up may forget the end of its last line.
    if (/^[45]\d{2} /.test(this.rest)) this.take(this.rest)
    this.rest = ''
    this.fault ??= error
    this.wake?.()
  }
}

/**
 * A message as SMTP carries it (RFC 5321, 4.5.2): every line ends in CR LF, also the last one, and a dot at the beginning
 * of a line is doubled. A lone CR or LF would be a line's end to one server and not to the next.
 */
export function asLines(message: Buffer): Buffer {
  const text = message.toString('latin1')
  const lines = text.replace(/\r\n?|\n/g, '\r\n').replace(/^\./gm, '..')
  return Buffer.from(lines.endsWith('\r\n') ? lines : `${lines}\r\n`, 'latin1')
}
