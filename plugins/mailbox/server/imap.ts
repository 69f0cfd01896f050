import type { FetchQueryObject, ImapFlow, ImapFlowError } from 'imapflow'
import type { InboundSettings } from './settings'
import { LARGEST_PART, type Part, textOfPart, type Worth, worthReading } from './parts.rules'

/** By which the mailbox shows that a message was dealt with. */
const KEYWORD = '$CupOfJoe'
const CONNECT_MS = 15_000
/** How long a command may take. */
const COMMAND_MS = 60_000
/** What a server may answer with: far more than any message needs of which only parts are read. */
const LIMITS = {
  maxLiteralSize: 1_000_000,
  maxResponseSize: 4_000_000,
  maxLineLength: 4_000_000,
  maxResponseTokens: 400_000,
}

/** The mailbox can't be read at all, in words for who can mend it. */
export class MailboxAway extends Error {}

export interface Envelope {
  /** As it was written; cut off where it is too long. */
  header: string
  receivedAt: Date | undefined
  texts: string[]
}

/** A mailbox that is open: nothing in it is marked as read, and every command has its time. */
export class Mailbox {
  private constructor(
    private readonly client: ImapFlow,
    readonly uidValidity: string,
    /** Whether it takes a keyword of ours. */
    private readonly takesKeyword: boolean,
  ) {}

  /** @throws MailboxAway */
  static async open(settings: InboundSettings, signal?: AbortSignal): Promise<Mailbox> {
    // Loaded here, as most installations read no mailbox.
    const { ImapFlow } = await import('imapflow')
    const client = new ImapFlow({
      host: settings.host,
      port: settings.port,
      secure: settings.tls === 'always',
      ...(settings.tls === 'none' && { doSTARTTLS: false }),
      auth: { user: settings.user, pass: settings.password },
      logger: false,
      disableAutoIdle: true,
      clientInfo: { name: 'Cup of Joe' },
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: COMMAND_MS,
      ...LIMITS,
    })
    // What was under way fails by itself.
    client.on('error', () => undefined)
    signal?.addEventListener('abort', () => client.close(), { once: true })
    try {
      await timed(client, () => client.connect())
      const { uidValidity, permanentFlags, readOnly } = await timed(client, () =>
        client.mailboxOpen(settings.folder),
      )
      const takesKeyword =
        !readOnly && (!permanentFlags || permanentFlags.has('\\*') || permanentFlags.has(KEYWORD))
      return new Mailbox(client, String(uidValidity), takesKeyword)
    } catch (error) {
      client.close()
      throw new MailboxAway(whyAway(error as ImapFlowError, settings))
    }
  }

  /** The numbers of the messages after one, that came since a day, in their order. */
  async numbersAfter(uid: number, since: Date): Promise<number[]> {
    const range = `${uid + 1}:*`
    const found = await timed(this.client, () => this.client.search({ uid: range, since }, { uid: true }))
    // "8:*" has the last message, also when that is the seventh.
    return (found || []).filter((one) => one > uid).sort((a, b) => a - b)
  }

  /** What of some messages is worth reading, by their numbers. */
  async worthOf(uids: number[]): Promise<Map<number, Worth>> {
    const worth = new Map<number, Worth>()
    await timed(this.client, async () => {
      const query = { uid: true, bodyStructure: true }
      for await (const one of this.client.fetch(uids.join(','), query, { uid: true }))
        worth.set(one.uid, worthReading(one.bodyStructure))
    })
    return worth
  }

  /** The texts of some parts of a message, each up to a size; undefined when the message is gone. */
  async read(uid: number, parts: Part[]): Promise<Envelope | undefined> {
    const query: FetchQueryObject = {
      internalDate: true,
      bodyParts: ['HEADER', ...parts.map(({ key }) => key)].map((key) => ({ key, maxLength: LARGEST_PART })),
    }
    const message = await timed(this.client, () => this.client.fetchOne(String(uid), query, { uid: true }))
    if (!message) return undefined
    return {
      header: message.headers?.toString() ?? '',
      receivedAt: message.internalDate ? new Date(message.internalDate) : undefined,
      texts: parts.map(({ key, encoding }) =>
        textOfPart(message.bodyParts?.get(key.toLowerCase()) ?? Buffer.alloc(0), encoding),
      ),
    }
  }

  /** Shows that messages were dealt with, where the mailbox can. They stay unread. */
  async mark(uids: number[]): Promise<void> {
    if (!this.takesKeyword) return
    await timed(this.client, () =>
      this.client.messageFlagsAdd(uids.join(','), [KEYWORD], { uid: true, silent: true }),
    )
  }

  async close(): Promise<void> {
    await timed(this.client, () => this.client.logout()).catch(() => undefined)
    this.client.close()
  }
}

/** What is under way when the time is over fails with the connection. */
async function timed<Result>(client: ImapFlow, work: () => Promise<Result>): Promise<Result> {
  const timer = setTimeout(() => client.close(), COMMAND_MS)
  try {
    return await work()
  } finally {
    clearTimeout(timer)
  }
}

const TROUBLES: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it cuts the connection',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  CONNECT_TIMEOUT: 'it does not answer',
  GREETING_TIMEOUT: 'it does not answer',
  ETIMEDOUT: 'it does not answer',
  ETIMEOUT: 'it does not answer',
}

/** Names the host and never repeats what the server or a setting says. */
export function whyAway(error: ImapFlowError, { host, port, folder }: InboundSettings): string {
  const { code = '', authenticationFailed, mailboxMissing } = error
  if (authenticationFailed) return `${host} does not take the user or password of INBOUND_URL. Check it.`
  if (mailboxMissing) return `The mailbox has no folder ${folder}. Check INBOUND_URL.`
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return `There is no host ${host}. Check INBOUND_URL.`
  if (/CERT|SELF_SIGNED|ERR_TLS|ERR_SSL|EPROTO/.test(code))
    return `${host} can't be trusted (${code}): INBOUND_URL needs TLS with a valid certificate; for a private authority start with NODE_EXTRA_CA_CERTS.`
  return `${host}:${port} can't be reached: ${TROUBLES[code] ?? 'the conversation breaks off'}. Ask who runs the mail server if this lasts.`
}
