import { z } from 'zod'

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

const FORM = 'must be imaps://user:password@host:993/INBOX, with characters such as @ in a part written %40'
const OPEN =
  'must begin with imaps:// for a host that is not this machine, or the password could be read on the way; ?requireTLS=false allows it'
const PORTS: Record<string, number> = { 'imaps:': 993, 'imap:': 143 }

export const inbound = z.string().transform((text, context): InboundSettings => {
  const settings = read(text)
  if (typeof settings === 'object') return settings
  context.addIssue(settings)
  return z.NEVER
})

/** The settings, or what is wrong with them. */
function read(text: string): InboundSettings | string {
  if (!URL.canParse(text)) return FORM
  const url = new URL(text)
  const port = PORTS[url.protocol]
  if (!port || !url.hostname || !url.username || !url.password) return FORM
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)
  const isSecure = url.protocol === 'imaps:'
  if (!isSecure && !isHere && url.searchParams.get('requireTLS') !== 'false') return OPEN
  try {
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(url.port) || port,
      tls: isSecure ? 'always' : isHere ? 'none' : 'if-offered',
      user: decodeURIComponent(url.username),
      password: decodeURIComponent(url.password),
      folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
    }
  } catch {
    return FORM
  }
}
