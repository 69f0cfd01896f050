import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** Where the whole company's calendars are. */
export type CompanyCalendar =
  | {
      kind: 'graph'
      baseUrl: string
      /** Where tokens are given out. */
      loginUrl: string
      tenant: string
      clientId: string
      clientSecret: string
    }
  | {
      kind: 'google'
      baseUrl: string
      tokenUrl: string
      /** The user for whom the service account asks. */
      actingFor: string
      clientEmail: string
      privateKey: KeyObject
    }

/** Which host signs in for which cloud of Microsoft; a stand-in does it itself. */
const LOGIN_HOSTS: Record<string, string> = {
  'graph.microsoft.com': 'login.microsoftonline.com',
  'graph.microsoft.us': 'login.microsoftonline.us',
  'dod-graph.microsoft.us': 'login.microsoftonline.us',
  'microsoftgraph.chinacloudapi.cn': 'login.chinacloudapi.cn',
}
const GOOGLE_HOST = 'www.googleapis.com'
const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token'

const FORM =
  'CALENDAR_URL must be graph://TENANT:CLIENT_ID:SECRET@graph.microsoft.com or google://USER%40DOMAIN@www.googleapis.com.'

const keyFile = z.object({ client_email: z.string().min(1), private_key: z.string() })

/** CALENDAR_URL, and for Google CALENDAR_KEY_FILE. What doesn't fit goes to `fault`. */
export function readCalendar(
  env: NodeJS.ProcessEnv,
  fault: (sentence: string) => void,
): CompanyCalendar | undefined {
  const setting = (name: string) => env[name]?.trim() || undefined
  const [address, file] = [setting('CALENDAR_URL'), setting('CALENDAR_KEY_FILE')]
  if (!address) {
    if (file) fault('CALENDAR_KEY_FILE is set without CALENDAR_URL.')
    return undefined
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url?.hostname || !url.username) return fault(FORM) as undefined
  const isInsecure = url.searchParams.get('insecure') === '1'
  const baseUrl = `${isInsecure ? 'http' : 'https'}://${url.host}`
  const user = decoded(url.username)
  if (url.protocol === 'graph:') {
    const [clientId, ...secret] = decoded(url.password).split(':')
    const loginHost = LOGIN_HOSTS[url.hostname]
    const fits = /^[\w.-]+$/.test(user) && clientId && secret.join(':') && (loginHost ?? isInsecure)
    if (!fits) return fault(FORM) as undefined
    return {
      kind: 'graph',
      baseUrl,
      loginUrl: loginHost && !isInsecure ? `https://${loginHost}` : baseUrl,
      tenant: user,
      clientId,
      clientSecret: secret.join(':'),
    }
  }
  if (url.protocol !== 'google:' || (url.hostname !== GOOGLE_HOST && !isInsecure))
    return fault(FORM) as undefined
  const key = readKeyFile(file, fault)
  if (!key) return undefined
  return {
    kind: 'google',
    baseUrl,
    tokenUrl: isInsecure ? `${baseUrl}/token` : GOOGLE_TOKENS,
    actingFor: user,
    ...key,
  }
}

/** As it is written where its percent signs mean nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function readKeyFile(file: string | undefined, fault: (sentence: string) => void) {
  if (!file) {
    fault('CALENDAR_URL=google://… needs CALENDAR_KEY_FILE, the JSON key of the service account.')
    return undefined
  }
  try {
    const { client_email, private_key } = keyFile.parse(JSON.parse(readFileSync(file, 'utf8')))
    return { clientEmail: client_email, privateKey: createPrivateKey(private_key) }
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).syscall !== undefined
    fault(
      isMissing
        ? "CALENDAR_KEY_FILE names a file that can't be read."
        : 'CALENDAR_KEY_FILE must be the JSON key of a service account.',
    )
    return undefined
  }
}

/** CALENDAR_HOSTS: hosts of calendars whose address may be private. */
export const calendarHosts = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (hosts) => hosts.every((host) => /^([\w-]+\.)*[\w-]+$|^[\da-f:]+$/.test(host)),
    'must be host names without scheme and port, with commas between',
  )
