import { isLocal, readBy, type Settings, pluginSettings } from '../../../server/platform/context/settings'

/** The mailbox of MAIL_FROM, where replies and returned mails arrive. */
export interface InboundSettings {
  host: string
  port: number
  /** From the first byte; by STARTTLS if the server offers it; or none, on this machine, where certificates are rarely valid. */
  tls: 'always' | 'if-offered' | 'none'
  user: string
  password: string
  folder: string
}

const PORTS: Record<string, number> = { 'imaps:': 993, 'imap:': 143 }

/** INBOUND_URL. */
const inbound = readBy(
  readInbound,
  'must be imaps://user:password@host:993/INBOX, with characters such as @ in a part written %40',
)
  .refine(
    ({ isReadable }) => !isReadable,
    'must begin with imaps:// for a host that is not this machine, or the password could be read on the way; ?requireTLS=false allows it',
  )
  .transform(({ mailbox }) => mailbox)

function readInbound(text: string): { mailbox: InboundSettings; isReadable: boolean } | undefined {
  const url = new URL(text)
  const port = PORTS[url.protocol]
  if (!port || !url.hostname || !url.username || !url.password) return undefined
  const tls = url.protocol === 'imaps:' ? 'always' : isLocal(url) ? 'none' : 'if-offered'
  return {
    mailbox: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || port,
      tls,
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    },
    isReadable: tls === 'if-offered' && url.searchParams.get('requireTLS') !== 'false',
  }
}

/** Where replies to invitations and returned mails are read; undefined: nowhere. */
export const mailboxSettings = pluginSettings(
  'mailbox',
  (env: Settings) =>
    env.read(
      'INBOUND_URL',
      {
        means:
          'The mailbox of MAIL_FROM: replies of calendar programs to invitations, and mails that come back, are read there ([mailbox.md](mailbox.md)). Characters such as `@` in a part are written `%40`; `imap://` is for this machine, or with `?requireTLS=false`.',
        example: 'imaps://coffee%40example.com:password@mail.example.com:993/INBOX',
        otherwise: 'nothing is read',
      },
      inbound,
    ),
  'Mailbox',
)
