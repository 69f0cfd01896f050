import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Fault, Outcome } from './delivery.rules'
import { type Line, MailServerAway, type Message, type Transport } from './transport'

const LINES = 5
/** Servers may take their time after the message's end (RFC 5321: 10 minutes); giving up early makes it uncertain. */
const ANSWER_TIMEOUT_MS = 600_000
const CONNECT_TIMEOUT_MS = 15_000

type Options = SMTPConnection.Options & { auth?: { user?: string; pass?: string } }

type SmtpError = Error & {
  code?: string
  originalCode?: string
  responseCode?: number
  response?: string
  command?: string
}

function faultOf(error: SmtpError): Fault {
  const code = String(error.responseCode ?? error.originalCode ?? error.code ?? 'unknown')
  return { code, message: (error.response ?? error.message).slice(0, 500) }
}

/** An SMTP server by its address as in MAIL_URL; `?connections=10` changes how many are used. */
export function smtpTransport(url: string, answerTimeoutMs = ANSWER_TIMEOUT_MS): Transport {
  const parsed = parseConnectionUrl(url) as Options & { connections?: string }
  const options: Options = {
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: answerTimeoutMs,
    ...parsed,
  }
  const wanted = Number(parsed.connections)
  return {
    name: 'smtp',
    lines: Number.isInteger(wanted) && wanted > 0 && wanted <= 50 ? wanted : LINES,
    isIdempotent: false,
    open: () => SmtpLine.open(options),
  }
}

class SmtpLine implements Line {
  isUsable = true
  private messages = 0

  private constructor(private readonly connection: SMTPConnection) {
    // What ends the line while a message is under way reaches the message's own callback as well.
    connection.on('error', () => this.close())
    connection.on('end', () => this.close())
  }

  static open(options: Options): Promise<SmtpLine> {
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
          resolve(new SmtpLine(connection))
        }
        const { auth } = options
        if (!auth?.user) return ready()
        connection.login({ ...auth }, (refused) => (refused ? refuse(refused) : ready()))
      })
    })
  }

  deliver(message: Message, commit: () => Promise<boolean>): Promise<Outcome> {
    const isReused = this.messages++ > 0
    return new Promise((resolve) => {
      const stream = new HeldBackStream(message.raw, commit, () => {
        // The row is no longer ours. Without its final dot the message does not exist.
        this.close()
        resolve({ kind: 'fenced' })
      })
      this.connection.send(
        { from: message.from, to: [message.to], size: message.raw.length },
        stream,
        (error) => {
          if (!error) return resolve({ kind: 'accepted' })
          const outcome = outcomeOf(error, stream)
          if (outcome.kind === 'dropped') outcome.isStale = isReused && !stream.hasBegun
          if (outcome.kind !== 'refused' || outcome.code === '421' || !this.isUsable) {
            this.close()
            return resolve(outcome)
          }
          // A server that hangs up instead of answering the reset must not hold the outcome back.
          const onEnd = () => resolve(outcome)
          this.connection.once('end', onEnd)
          this.connection.reset((failed) => {
            this.connection.off('end', onEnd)
            if (failed) this.close()
            resolve(outcome)
          })
        },
      )
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
    return { kind: 'refused', isTemporary, isSendersFault, ...fault }
  }
  return { kind: stream.isHandedOver ? 'uncertain' : 'dropped', ...fault }
}

/**
 * The message, whose end is held back until the database knows that it is about to be handed over. The mail server
 * takes a message only with its final dot, so until then a crash means: not sent.
 */
class HeldBackStream extends Readable {
  /** The server asked for the message. */
  hasBegun = false
  /** The end was let go: from here on only the server's answer tells. */
  isHandedOver = false

  constructor(
    private readonly message: Buffer,
    private readonly commit: () => Promise<boolean>,
    private readonly refuse: () => void,
  ) {
    super()
  }

  override _read(): void {
    if (this.hasBegun) return
    this.hasBegun = true
    // Stored while the bytes are on their way.
    const committed = this.commit()
    this.push(this.message)
    committed.then(
      (isOurs) => {
        if (this.destroyed) return undefined
        if (!isOurs) return this.refuse()
        this.isHandedOver = true
        return void this.push(null)
      },
      () => this.refuse(),
    )
  }
}
