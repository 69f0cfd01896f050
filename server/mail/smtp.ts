import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { DkimSettings } from '../context/config-dkim'
import { type Fault, isAddressRefusal, type Outcome, storable } from './delivery.rules'
import { dkimSigner } from './dkim'
import { type Line, MailServerAway, type Message, type Transport } from './transport'

const LINES = 5
/** Servers may take their time after the message's end (RFC 5321: 10 minutes); giving up early makes it uncertain. */
const ANSWER_TIMEOUT_MS = 600_000
const CONNECT_TIMEOUT_MS = 15_000

type Options = SMTPConnection.Options & { auth?: { user?: string; pass?: string } }

type SmtpError = Error & {
  code?: string
  originalCode?: string
  syscall?: string
  responseCode?: number
  response?: string
  command?: string
}

function faultOf(error: SmtpError): Fault {
  const code = String(error.responseCode ?? error.originalCode ?? error.code ?? 'unknown')
  return { code, message: storable(error.response ?? error.message) }
}

const CUT: Fault = { code: 'ECONNRESET', message: 'The mail server cut the connection.' }

const isThisMachine = (host = '') => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)

/** nodemailer's options from MAIL_URL: a password goes over TLS or not at all, unless the server is this machine. */
export function smtpOptions(url: string): Options & { connections?: string } {
  const parsed = parseConnectionUrl(url) as Options & { connections?: string }
  return { requireTLS: Boolean(parsed.auth) && !isThisMachine(parsed.host), ...parsed }
}

/**
 * An SMTP server by its address as in MAIL_URL; `?connections=10` changes how many are used. `answerTimeoutMs`: how long
 * it may take over one message. `isRelayed`: a mail that comes back later is read.
 */
export function smtpTransport(
  url: string,
  {
    dkim,
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    isRelayed = false,
  }: { dkim?: DkimSettings | undefined; answerTimeoutMs?: number | undefined; isRelayed?: boolean } = {},
): Transport {
  const { connections, ...parsed } = smtpOptions(url)
  const options: Options = {
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: answerTimeoutMs,
    ...parsed,
  }
  const sign = dkimSigner(dkim)
  const wanted = Number(connections)
  return {
    name: 'smtp',
    lines: Number.isInteger(wanted) && wanted > 0 && wanted <= 50 ? wanted : LINES,
    isIdempotent: false,
    open: () => SmtpLine.open(options, sign, isRelayed),
  }
}

class SmtpLine implements Line {
  isUsable = true
  private messages = 0

  private constructor(
    private readonly connection: SMTPConnection,
    private readonly sign: (message: Buffer) => Promise<Buffer>,
    private readonly isRelayed: boolean,
  ) {
    // What ends the line while a message is under way reaches the message's own callback as well.
    connection.on('error', () => this.close())
    connection.on('end', () => this.close())
  }

  static open(
    options: Options,
    sign: (message: Buffer) => Promise<Buffer>,
    isRelayed: boolean,
  ): Promise<SmtpLine> {
    return new Promise((resolve, reject) => {
      // A half-sent message must never get its end: the socket is cut, not closed politely.
      const connection = new SMTPConnection({ ...options, socketCloseTimeout: 0 })
      const refuse = (error: SmtpError) => {
        connection
          .removeAllListeners('error')
          .removeAllListeners('end')
          .on('error', () => undefined)
        connection.close()
        reject(new MailServerAway(faultOf(error)))
      }
      connection.once('error', refuse)
      connection.once('end', () => refuse(new Error('The mail server closed the connection.')))
      connection.connect((error) => {
        if (error) return refuse(error)
        const ready = () => {
          connection.removeAllListeners('error').removeAllListeners('end')
          resolve(new SmtpLine(connection, sign, isRelayed))
        }
        const { auth } = options
        if (!auth?.user) return ready()
        connection.login({ ...auth }, (refused) => (refused ? refuse(refused) : ready()))
      })
    })
  }

  async deliver(message: Message, commit: () => Promise<boolean>): Promise<Outcome> {
    const raw = await this.sign(message.raw)
    const socket = this.connection._socket
    if (!socket) return { kind: 'dropped', isStale: true, ...CUT }
    const isReused = this.messages++ > 0
    return new Promise((resolve) => {
      const stream = new HeldBackStream(raw, socket, commit, (outcome) => {
        // Without its final dot the server does not take the message.
        this.close()
        resolve(outcome)
      })
      this.connection.send({ from: message.from, to: [message.to], size: raw.length }, stream, (error) => {
        if (!error) return resolve({ kind: 'accepted', isRelayed: this.isRelayed })
        const outcome = outcomeOf(error, stream)
        if (outcome.kind === 'dropped') outcome.isStale = isReused && !stream.hasBegun
        if (outcome.kind !== 'refused' || outcome.code === '421' || !this.isUsable) {
          this.close()
          return resolve(outcome)
        }
        // A server that hangs up instead of replying to the reset must not delay the outcome.
        const onEnd = () => resolve(outcome)
        this.connection.once('end', onEnd)
        this.connection.reset((failed) => {
          this.connection.off('end', onEnd)
          if (failed) this.close()
          resolve(outcome)
        })
      })
    })
  }

  close(): void {
    if (!this.isUsable) return
    this.isUsable = false
    this.connection.close()
  }
}

function outcomeOf(error: SmtpError, stream: HeldBackStream): Outcome {
  const fault = faultOf(error)
  if (error.responseCode) {
    const isTemporary = error.responseCode < 500
    const isSendersFault = !isTemporary && error.command === 'MAIL FROM'
    const isAddressFault = error.command === 'RCPT TO' && isAddressRefusal(fault)
    return { kind: 'refused', isTemporary, isSendersFault, isAddressFault, ...fault }
  }
  // A write that failed is that of the final dot, since all before it was written: it never left this machine.
  const isHandedOver = stream.isHandedOver && !(error.syscall === 'write' && !stream.isEncrypted)
  return { kind: isHandedOver ? 'uncertain' : 'dropped', ...fault }
}

/**
 * The message, whose end is held back until the database knows that it is about to be handed over. The mail server
 * takes a message only with its final dot, so until then a crash means: not sent.
 */
class HeldBackStream extends Readable {
  /** The server asked for the message. */
  hasBegun = false
  /** The end was sent: from here on only the server's reply says whether the message was taken. */
  isHandedOver = false
  readonly isEncrypted: boolean

  constructor(
    private readonly message: Buffer,
    private readonly socket: Socket,
    private readonly commit: () => Promise<boolean>,
    private readonly giveUp: (outcome: Outcome) => void,
  ) {
    super()
    this.isEncrypted = 'encrypted' in socket
  }

  override _read(): void {
    if (this.hasBegun) return
    this.hasBegun = true
    // Stored while the bytes are on their way.
    const committed = this.commit()
    this.push(this.message)
    committed.then(
      (isOurs) => (isOurs ? this.letGo() : this.giveUp({ kind: 'fenced' })),
      () => this.giveUp({ kind: 'fenced' }),
    )
  }

  /**
   * Lets the end go, but not before all the rest is on its way and what the server did meanwhile is known: a connection
   * that it cut in mid-message then leaves nothing uncertain.
   */
  private async letGo(): Promise<void> {
    const { socket } = this
    while (socket.writableLength > 0 && isOpen(socket)) await drained(socket)
    // One whole round of the event loop, so that what has arrived has been read.
    await turn()
    await turn()
    if (!isOpen(socket)) return this.giveUp({ kind: 'dropped', ...CUT })
    this.isHandedOver = true
    this.push(null)
  }
}

const isOpen = (socket: Socket) => socket.writable && !socket.readableEnded && !socket.destroyed

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      for (const event of ['drain', 'close', 'end'] as const) socket.off(event, go)
      clearTimeout(timer)
      resolve()
    }
    for (const event of ['drain', 'close', 'end'] as const) socket.on(event, go)
    // A queue that was never full drains without an event.
    const timer = setTimeout(go, 5)
  })
}
