import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** What mails are signed with; the key never leaves the process. */
export interface DkimSettings {
  domain: string
  selector: string
  /** PEM of an RSA key. */
  privateKey: string
}

const DOMAIN = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i
const SELECTOR = /^[a-z\d]([\w-]*[a-z\d])?(\.[a-z\d]([\w-]*[a-z\d])?)*$/i

/** DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY or DKIM_KEY_FILE: all of them or nothing. What doesn't fit goes to `fault`. */
export function readDkim(
  env: NodeJS.ProcessEnv,
  mailFrom: string,
  fault: (sentence: string) => void,
): DkimSettings | undefined {
  const setting = (name: string) => env[name]?.trim() || undefined
  const [domain, selector] = [setting('DKIM_DOMAIN'), setting('DKIM_SELECTOR')]
  const [inline, file] = [setting('DKIM_KEY'), setting('DKIM_KEY_FILE')]
  if (!domain && !selector && !inline && !file) return undefined
  if (!domain || !selector || Boolean(inline) === Boolean(file)) {
    fault('DKIM_DOMAIN, DKIM_SELECTOR and one of DKIM_KEY and DKIM_KEY_FILE go together.')
    return undefined
  }
  const sender = /@([^>\s]+)/.exec(mailFrom)?.[1]?.toLowerCase() ?? ''
  const privateKey = readKey(inline, file, fault)
  if (!DOMAIN.test(domain)) fault('DKIM_DOMAIN must be a domain such as example.com.')
  else if (sender !== domain.toLowerCase() && !sender.endsWith(`.${domain.toLowerCase()}`))
    fault(
      'DKIM_DOMAIN must be the domain of MAIL_FROM, or one above it, or receivers don’t count the signature.',
    )
  if (!SELECTOR.test(selector)) fault('DKIM_SELECTOR must be a name such as mail or 2026.coffee.')
  return privateKey === undefined ? undefined : { domain, selector, privateKey }
}

function readKey(
  inline: string | undefined,
  file: string | undefined,
  fault: (sentence: string) => void,
): string | undefined {
  const name = file ? 'DKIM_KEY_FILE' : 'DKIM_KEY'
  try {
    // In an environment variable the line breaks of a PEM are often written \n.
    const pem = file ? readFileSync(file, 'utf8') : (inline ?? '').replaceAll('\\n', '\n')
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 1024)
      return key.export({ type: 'pkcs8', format: 'pem' }).toString()
    fault(`${name} must be an RSA key of 1024 bits or more (better 2048).`)
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).syscall !== undefined && file
    fault(
      isMissing
        ? `${name} names a file that can't be read.`
        : `${name} must be a private RSA key in PEM form.`,
    )
  }
  return undefined
}
