import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Sink {
  url: string
  /** Everything accepted so far, in order. */
  received: { to: string[]; email: Email; raw: Buffer }[]
  /** The newest mail to an address; waits for none: a mail is accepted before the call that sent it answers. */
  latest(to: string): Email
  /** Answers the next recipients with these replies instead of accepting them. */
  refuse: { to: string; code: number; message: string }[]
  close(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it accepts. */
export async function startSink(port = 0): Promise<Sink> {
  const sink: Pick<Sink, 'received' | 'refuse'> = { received: [], refuse: [] }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(address, _session, callback) {
      const index = sink.refuse.findIndex(({ to }) => to === address.address)
      const refusal = sink.refuse[index]
      if (!refusal) return callback()
      sink.refuse.splice(index, 1)
      callback(Object.assign(new Error(refusal.message), { responseCode: refusal.code }))
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks)
        PostalMime.parse(raw).then(
          (email) => {
            sink.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), email, raw })
            callback()
          },
          (error: Error) => callback(error),
        )
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    ...sink,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    latest(to) {
      const mail = sink.received.findLast((one) => one.to.includes(to))
      if (!mail)
        throw new Error(
          `no mail to ${to}; there are mails to ${sink.received.map((one) => one.to).join(', ')}`,
        )
      return mail.email
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
