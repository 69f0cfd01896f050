import { createPrivateKey, createPublicKey } from 'node:crypto'
import { inForm, readBy, type Settings } from './settings'

/** Where mail goes. */
export type MailSettings =
  | { kind: 'outbox' }
  | { kind: 'smtp'; url: string }
  | { kind: 'sendgrid'; apiKey: string; baseUrl: string }

/** MAIL_URL. */
export const mail = readBy(
  readMailUrl,
  'must be outbox:, smtp://user:pass@host:port, smtps://… or sendgrid://API_KEY@host',
)

function readMailUrl(text: string): MailSettings | undefined {
  if (/^outbox:(\/\/)?$/.test(text)) return { kind: 'outbox' }
  const url = new URL(text)
  if (!url.hostname) return undefined
  if (url.protocol === 'smtp:' || url.protocol === 'smtps:') return { kind: 'smtp', url: text }
  if (url.protocol !== 'sendgrid:' || !url.username) return undefined
  const scheme = url.searchParams.get('insecure') === '1' ? 'http' : 'https'
  return { kind: 'sendgrid', apiKey: decodeURIComponent(url.username), baseUrl: `${scheme}://${url.host}` }
}

/** What mails are signed with; the key never leaves the process. */
export interface DkimSettings {
  domain: string
  selector: string
  /** PEM of an RSA key. */
  privateKey: string
}

const domainName = inForm(
  /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i,
  'must be a domain such as example.com',
)
const selectorName = inForm(
  /^[a-z\d]([\w-]*[a-z\d])?(\.[a-z\d]([\w-]*[a-z\d])?)*$/i,
  'must be a name such as mail or 2026.coffee',
)
// In an environment variable the line breaks of a PEM are often written \n.
const rsaKey = readBy(
  (pem) => createPrivateKey(pem.replaceAll('\\n', '\n')),
  'must be a private RSA key in PEM form',
)
  .refine(
    ({ asymmetricKeyType, asymmetricKeyDetails }) =>
      asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1024,
    'must be an RSA key of 1024 bits or more (better 2048)',
  )
  .transform((key) => key.export({ type: 'pkcs8', format: 'pem' }).toString())
  .describe('a private RSA key as PEM')

/** DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY: all of them or nothing. */
export function readDkim(settings: Settings, mailFrom: string): DkimSettings | undefined {
  const domain = settings.read(
    'DKIM_DOMAIN',
    {
      means:
        'Signs every mail over SMTP (SendGrid signs by itself). Publish the public half of the key at SELECTOR._domainkey.DOMAIN.',
      example: 'example.com',
      otherwise: 'mails are not signed',
    },
    domainName,
  )
  const selector = settings.read(
    'DKIM_SELECTOR',
    { means: 'The name of the key.', example: 'coffee' },
    selectorName,
  )
  const privateKey = settings.read(
    'DKIM_KEY',
    { means: 'The private key as PEM; in a variable its line breaks may be written `\\n`.', example: '' },
    rsaKey,
  )
  settings.goTogether('DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY')
  const sender = /@([^>\s]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? ''
  settings.require(
    !domain || `.${sender}`.endsWith(`.${domain.toLowerCase()}`),
    'DKIM_DOMAIN must be the domain of MAIL_FROM, or one above it, or receivers don’t count the signature.',
  )
  return domain && selector && privateKey ? { domain, selector, privateKey } : undefined
}

/** SENDGRID_WEBHOOK_KEY: base64 of a public P-256 key (SubjectPublicKeyInfo), with or without PEM's first and last line. */
export const webhookKey = readBy((text) => {
  const base64 = text.replace(/-----(BEGIN|END) PUBLIC KEY-----|\s|\\n/g, '')
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
  return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined
}, 'must be the verification key that SendGrid shows for its signed event webhook')
