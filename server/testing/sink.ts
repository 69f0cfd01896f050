import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** What the sink does to a message instead of taking it. */
export type SinkFault =
  /** Refuses at a command, or after the message's end (`data`). */
  | { at: 'mail' | 'rcpt' | 'data'; code: number; message?: string }
  /** Cuts the connection in the middle of the message, or after it was taken but before the reply. */
  | 'drop-in-data'
  | 'accept-then-drop'
  /** Takes the message, but replies only after so many milliseconds, or when this resolves. */
  | { delayMs: number }
  | { answerAfter: Promise<unknown> }
  /** Replies to a message's end only when this resolves. */
  | { until: Promise<unknown>; refuses?: { code: number; message?: string } }

export interface Sink {
  url: string
  port: number
  /** Everything accepted so far, in order. */
  received: { to: string[]; email: Email; raw: Buffer }[]
  /** The newest mail to an address; doesn't wait: a mail is accepted before the call that sent it returns. */
  latest(to: string): Email
  /** Sends these replies to the next recipients instead of accepting them. */
  refuse: { to: string; code: number; message: string }[]
  /** Decides for every message what goes wrong with it; `attempt` counts from 1 for each recipient. */
  fault: ((to: string, attempt: number) => SinkFault | undefined) | undefined
  /** The reply to MAIL FROM, no matter who the recipient is. */
  refuseSender?: { code: number; message?: string }
  /** Recipients of messages that were to be cut in the middle, but had come with their end by then. */
  cutAfterEnd: string[]
  /** How many connections were cut in mid-message so far. */
  cuts: number
  /** How many connections were made so far. */
  connections: number
  /** As it was when it started. */
  forget(): void
  close(): Promise<void>
}

/** A promise that is kept when `open` is called. */
export function gate(): { isOpen: Promise<void>; open: () => void } {
  let open = () => {}
  const isOpen = new Promise<void>((resolve) => {
    open = resolve
  })
  return { isOpen, open: () => open() }
}

const refusal = (code: number, message = `refused with ${code}`) =>
  Object.assign(new Error(message), { responseCode: code })

export interface SinkOptions {
  /** false: mails are kept raw only. */
  parse?: boolean
  /** Speaks TLS: from the first byte, or by STARTTLS. */
  tls?: { key: string; cert: string; from: 'start' | 'starttls' }
  /** Takes mail only from this account, by these methods. */
  account?: { user: string; pass: string; methods: readonly ('PLAIN' | 'LOGIN')[]; onTry?: () => void }
}

/** A real SMTP server on loopback that keeps what it accepts. */
export async function startSink(port = 0, { parse = true, tls, account }: SinkOptions = {}): Promise<Sink> {
  const attempts = new Map<string, number>()
  const faults = new Map<string, SinkFault | undefined>()
  const sink: Sink = {
    url: '',
    port: 0,
    received: [],
    refuse: [],
    fault: undefined,
    cutAfterEnd: [],
    cuts: 0,
    connections: 0,
    latest(to) {
      const mail = sink.received.findLast((one) => one.to.includes(to))
      if (!mail)
        throw new Error(
          `no mail to ${to}; there are mails to ${sink.received.map((one) => one.to).join(', ')}`,
        )
      return mail.email
    },
    forget() {
      Object.assign(sink, {
        received: [],
        refuse: [],
        fault: undefined,
        cutAfterEnd: [],
        cuts: 0,
        connections: 0,
      })
      delete sink.refuseSender
      attempts.clear()
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const cut = ({ id }: SMTPServerSession) => {
    const all = (server as unknown as { connections: Set<{ id: string; _socket: { destroy(): void } }> })
      .connections
    for (const connection of all) if (connection.id === id) connection._socket.destroy()
  }
  const server = new SMTPServer({
    authOptional: account === undefined,
    authMethods: [...(account?.methods ?? ['PLAIN', 'LOGIN'])],
    onAuth: ({ username, password }, _session, callback) => {
      account?.onTry?.()
      return username === account?.user && password === account?.pass
        ? callback(null, { user: username })
        : callback(refusal(535, 'Authentication credentials invalid'))
    },
    // As real servers that take a password in the open, for the tests on this machine.
    allowInsecureAuth: true,
    ...(tls && { key: tls.key, cert: tls.cert, secure: tls.from === 'start' }),
    disabledCommands: tls ? [] : ['STARTTLS'],
    // Doesn't wait for a client that left in mid-message.
    closeTimeout: 200,
    onConnect(_session, callback) {
      sink.connections += 1
      callback()
    },
    onMailFrom(_address, _session, callback) {
      const refused = sink.refuseSender
      callback(refused ? refusal(refused.code, refused.message) : null)
    },
    onRcptTo({ address }, session, callback) {
      const index = sink.refuse.findIndex(({ to }) => to === address)
      const refused = sink.refuse[index]
      if (refused) {
        sink.refuse.splice(index, 1)
        return callback(refusal(refused.code, refused.message))
      }
      const attempt = (attempts.get(address) ?? 0) + 1
      attempts.set(address, attempt)
      const fault = sink.fault?.(address, attempt)
      faults.set(session.id, fault)
      if (typeof fault === 'object' && 'at' in fault && fault.at !== 'data')
        return callback(refusal(fault.code, fault.message))
      callback()
    },
    onData(stream, session, callback) {
      const fault = faults.get(session.id)
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (fault !== 'drop-in-data') return
        sink.cuts += 1
        cut(session)
      })
      stream.on('end', () => {
        if (fault === 'drop-in-data')
          return void sink.cutAfterEnd.push(session.envelope.rcptTo[0]?.address ?? '')
        if (typeof fault === 'object' && 'at' in fault) return callback(refusal(fault.code, fault.message))
        const raw = Buffer.concat(chunks)
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (typeof fault === 'object' && 'until' in fault) {
          const { until, refuses } = fault
          return void until.then(() => {
            return refuses ? callback(refusal(refuses.code, refuses.message)) : keep()
          })
        }
        keep()
        function keep() {
          if (!parse) return take({ messageId: messageIdOf(raw) } as Email)
          PostalMime.parse(raw).then(take, (error: Error) => callback(error))
        }
        function take(email: Email) {
          sink.received.push({ to, email, raw })
          if (fault === 'accept-then-drop') return cut(session)
          if (typeof fault === 'object' && 'delayMs' in fault) return setTimeout(callback, fault.delayMs)
          if (typeof fault === 'object' && 'answerAfter' in fault)
            return void fault.answerAfter.then(() => callback())
          callback()
        }
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  sink.port = (server.server.address() as AddressInfo).port
  sink.url = `${tls?.from === 'start' ? 'smtps' : 'smtp'}://127.0.0.1:${sink.port}`
  return sink
}

/** The Message-ID of an unparsed message, with its brackets. */
export const messageIdOf = (raw: Buffer): string =>
  /^message-id:\s*(<[^>]+>)/im.exec(raw.subarray(0, 8192).toString('latin1'))?.[1] ?? ''

/** The six digits of a mail; not six that are in the middle of a token by chance. */
export const codeIn = (text = ''): string => /(?<![\w-])\d{6}(?![\w-])/.exec(text)?.[0] ?? ''
