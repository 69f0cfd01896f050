import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { DkimSettings } from '../platform/context/config-mail'
import { type Fault, isMailboxFault, type Outcome, storable, unmade } from './delivery.rules'
import { asLines, SmtpConversation, type SmtpReply } from './smtp-conversation'
import { type Connection, MailServerAway, type Message, type Transport } from './transport'
import { buffer } from 'node:stream/consumers'
import DKIM from 'nodemailer/lib/dkim'

const CONNECTIONS = 5
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
  const sign = dkim && dkimSigner(dkim)
  const wanted = Number(connections)
  return {
    name: 'smtp',
    connections: Number.isInteger(wanted) && wanted > 0 && wanted <= 50 ? wanted : CONNECTIONS,
    isIdempotent: false,
    open: () => SmtpConnection.open(options, sign, isRelayed),
  }
}

type Command = 'MAIL FROM' | 'RCPT TO' | 'DATA'

class SmtpConnection implements Connection {
  isUsable = true
  private messages = 0
  private readonly conversation: SmtpConversation

  private constructor(
    private readonly connection: SMTPConnection,
    private readonly sign: ((message: Buffer) => Promise<Buffer>) | undefined,
    private readonly isRelayed: boolean,
  ) {
    this.conversation = new SmtpConversation(connection, () => this.close())
    // What ends the connection while a message is under way reaches the conversation as well.
    connection.on('error', () => this.close())
    connection.on('end', () => this.close())
  }

  static open(
    options: Options,
    sign: ((message: Buffer) => Promise<Buffer>) | undefined,
    isRelayed: boolean,
  ): Promise<SmtpConnection> {
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
          resolve(new SmtpConnection(connection, sign, isRelayed))
        }
        const { auth } = options
        if (!auth?.user) return ready()
        connection.login({ ...auth }, (fault) => (fault ? refuse(fault) : ready()))
      })
    })
  }

  async deliver(message: Message, commit: () => Promise<boolean>): Promise<Outcome> {
    let bytes: Buffer
    try {
      bytes = await this.bytesOf(message)
    } catch (error) {
      return unmade(`The message could not be signed (DKIM): ${storable((error as Error).message, 200)}.`)
    }
    if (!this.isUsable) return { kind: 'dropped', isStale: true, ...CUT }
    const isReused = this.messages++ > 0
    const way = { hasBegun: false, isHandedOver: false }
    let outcome: Outcome
    try {
      outcome = (await this.envelope(message, bytes.length)) ?? (await this.handOver(bytes, commit, way))
    } catch (error) {
      // A write that failed is that of the final dot, since all before it was written: it never left this machine.
      const neverLeft = (error as SmtpError).syscall === 'write' && !('encrypted' in this.conversation.socket)
      outcome = {
        kind: way.isHandedOver && !neverLeft ? 'uncertain' : 'dropped',
        ...faultOf(error as SmtpError),
      }
      if (outcome.kind === 'dropped') outcome.isStale = isReused && !way.hasBegun
    }
    if (outcome.kind === 'accepted') return outcome
    const isBetweenMessages = way.hasBegun === way.isHandedOver
    if (outcome.kind !== 'refused' || outcome.code === '421' || !isBetweenMessages) this.close()
    else if (this.isUsable && !way.hasBegun) await this.reset()
    return outcome
  }

  private async bytesOf({ raw, hasLines }: Message): Promise<Buffer> {
    if (this.sign) return asLines(await this.sign(raw))
    return hasLines ? raw : asLines(raw)
  }

  /** Says who the message is from and to, and that it comes; with PIPELINING (RFC 2920) all at once. */
  private async envelope({ from, to }: Message, size: number): Promise<Outcome | undefined> {
    const { conversation } = this
    if (/[\r\n<>]/.test(from + to))
      return refused('RCPT TO', { code: 553, text: '553 The address can not be written into a command.' })
    const offers = (name: string) => conversation.extensions.includes(name)
    const extra = `${offers('SIZE') ? ` SIZE=${size}` : ''}${offers('SMTPUTF8') && /[^ -~]/.test(from + to) ? ' SMTPUTF8' : ''}`
    const commands: [Command, string][] = [
      ['MAIL FROM', `MAIL FROM:<${from}>${extra}\r\n`],
      ['RCPT TO', `RCPT TO:<${to}>\r\n`],
      ['DATA', 'DATA\r\n'],
    ]
    const isAtOnce = offers('PIPELINING')
    if (isAtOnce) conversation.say(commands.map(([, words]) => words).join(''), commands.length)
    let fault: Outcome | undefined
    for (const [command, words] of commands) {
      if (!isAtOnce) conversation.say(words)
      const reply = await conversation.reply()
      const isTaken = reply.code >= 200 && reply.code < 400
      // Where everything was said at once, the replies to the rest are still to come; not from a server that hangs up.
      if (!isTaken) fault ??= refused(command, reply)
      if (fault && (!isAtOnce || reply.code === 421)) return fault
      // A server that wants a message for nobody: that would have to be ended, and whether it then goes anywhere is its secret.
      if (fault && command === 'DATA' && isTaken) this.close()
    }
    return fault
  }

  /**
   * The message, whose end is held back until the database knows that it is about to be handed over. The mail server
   * takes a message only with its final dot, so until then a crash means: not sent. The dot goes out when all the rest is
   * on its way and what the server did meanwhile is known: a connection that it cut in mid-message then leaves nothing
   * uncertain.
   */
  private async handOver(
    bytes: Buffer,
    commit: () => Promise<boolean>,
    way: { hasBegun: boolean; isHandedOver: boolean },
  ): Promise<Outcome> {
    const { conversation } = this
    way.hasBegun = true
    // Stored while the bytes are on their way.
    const committed = commit().catch(() => false)
    const written = conversation.send(bytes)
    if (!(await committed)) return { kind: 'fenced' }
    await written
    // One whole round of the event loop, so that what has arrived has been read.
    await turn()
    await turn()
    if (conversation.hasReply) return early(await conversation.reply())
    if (!isOpen(conversation.socket)) return { kind: 'dropped', ...CUT }
    way.isHandedOver = true
    conversation.say('.\r\n')
    const reply = await conversation.reply()
    return reply.code >= 200 && reply.code < 300
      ? { kind: 'accepted', isRelayed: this.isRelayed }
      : refused('DATA', reply)
  }

  /** Ends a message that was refused. A server that hangs up instead of replying must not delay the outcome. */
  private async reset(): Promise<void> {
    this.conversation.say('RSET\r\n')
    const reply = await this.conversation.reply().catch(() => undefined)
    if (reply?.code !== 250) this.close()
  }

  close(): void {
    if (!this.isUsable) return
    this.isUsable = false
    this.connection.close()
  }
}

/** The server's no to a command or a message; what is no reply at all may be tried again. */
function refused(command: Command, { code, text }: SmtpReply): Outcome {
  const fault = { code: String(code), message: storable(text) }
  const isTemporary = code < 500
  return {
    kind: 'refused',
    isTemporary,
    isSendersFault: !isTemporary && command === 'MAIL FROM',
    isAddressFault: command === 'RCPT TO' && isMailboxFault(fault),
    ...fault,
  }
}

/** What the server says in the midst of a message that has no end yet: a no counts, nothing was handed over. */
const early = (reply: SmtpReply): Outcome =>
  reply.code >= 400 ? refused('DATA', reply) : { kind: 'dropped', ...CUT }

const isOpen = (socket: Socket) => socket.writable && !socket.readableEnded && !socket.destroyed

/** What a forwarder may not change; Gmail and Yahoo want the unsubscribe headers among it (RFC 8058, 4). */
const SIGNED_HEADERS =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post'

/**
 * Signs finished messages (DKIM, RFC 6376, relaxed/relaxed). The whole message is signed before the first byte of it goes
 * out, so that its end can be held back as without a signature. @throws when there is no signature
 */
function dkimSigner(settings: DkimSettings): (message: Buffer) => Promise<Buffer> {
  const dkim = new DKIM({
    domainName: settings.domain,
    keySelector: settings.selector,
    privateKey: settings.privateKey,
    headerFieldNames: SIGNED_HEADERS,
  })
  return async (message) => {
    const signed = await buffer(dkim.sign(message))
    // nodemailer passes a message on as it is when the key can't sign.
    if (!signed.subarray(0, 15).equals(Buffer.from('DKIM-Signature:')))
      throw new Error('the key can not sign')
    return signed
  }
}
