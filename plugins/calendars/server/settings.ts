import { createPrivateKey, type KeyObject } from 'node:crypto'
import { z } from 'zod'
import {
  fileContent,
  hostNames,
  isLocal,
  readBy,
  type Settings,
  pluginSettings,
} from '../../../server/platform/context/settings'

/** Where the whole company's calendars are. */
export type CompanyCalendar = GraphCalendar | (GoogleCalendar & ServiceAccount)

interface GraphCalendar {
  kind: 'graph'
  baseUrl: string
  /** Where tokens are given out. */
  loginUrl: string
  tenant: string
  clientId: string
  clientSecret: string
}

interface GoogleCalendar {
  kind: 'google'
  baseUrl: string
  tokenUrl: string
  /** The user on whose behalf the service account asks. */
  actingFor: string
}

interface ServiceAccount {
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

const calendarUrl = readBy(
  readAddress,
  'must be graph://TENANT:CLIENT_ID:SECRET@graph.microsoft.com or google://USER%40DOMAIN@www.googleapis.com',
)
const keyFile = z.object({ client_email: z.string().min(1), private_key: z.string() })
const serviceAccount = readBy((json): ServiceAccount => {
  const { client_email, private_key } = keyFile.parse(JSON.parse(json))
  return { clientEmail: client_email, privateKey: createPrivateKey(private_key) }
}, 'must be the JSON key of a service account')

/** CALENDAR_URL, and for Google CALENDAR_KEY_FILE. */
function readCompany(settings: Settings): CompanyCalendar | undefined {
  const hasKey = settings.isSet('CALENDAR_KEY_FILE')
  settings.require(
    !hasKey || settings.isSet('CALENDAR_URL'),
    'CALENDAR_KEY_FILE is set without CALENDAR_URL.',
  )
  const calendar = settings.read(
    'CALENDAR_URL',
    {
      means:
        'Microsoft 365 (`graph://…`) or Google Workspace (`google://admin%40example.com@www.googleapis.com`) says when everybody is busy ([calendars.md](calendars.md)). Characters such as `@` in a part are written `%40`.',
      example: 'graph://TENANT:CLIENT_ID:SECRET@graph.microsoft.com',
      otherwise: 'only people’s own calendars are asked',
    },
    calendarUrl,
  )
  // A file that nothing is read from is not looked at.
  const account =
    calendar?.kind === 'google' || !hasKey
      ? settings.read(
          'CALENDAR_KEY_FILE',
          { means: 'Google only: the JSON key of the service account.', example: './calendar-key.json' },
          fileContent.pipe(serviceAccount).describe('a file'),
        )
      : undefined
  if (calendar?.kind !== 'google') return calendar
  settings.require(
    hasKey,
    'CALENDAR_URL=google://… needs CALENDAR_KEY_FILE, the JSON key of the service account.',
  )
  return account && { ...calendar, ...account }
}

function readAddress(text: string): GraphCalendar | GoogleCalendar | undefined {
  const url = new URL(text)
  if (!url.hostname || !url.username) return undefined
  const isInsecure = url.searchParams.get('insecure') === '1'
  const baseUrl = `${isInsecure ? 'http' : 'https'}://${url.host}`
  const user = decoded(url.username)
  if (url.protocol === 'graph:') {
    const [clientId, ...rest] = decoded(url.password).split(':')
    const clientSecret = rest.join(':')
    const loginHost = LOGIN_HOSTS[url.hostname]
    if (!/^[\w.-]+$/.test(user) || !clientId || !clientSecret || !(loginHost ?? isInsecure)) return undefined
    const loginUrl = loginHost && !isInsecure ? `https://${loginHost}` : baseUrl
    return { kind: 'graph', baseUrl, loginUrl, tenant: user, clientId, clientSecret }
  }
  if (url.protocol !== 'google:' || (url.hostname !== GOOGLE_HOST && !isInsecure)) return undefined
  return {
    kind: 'google',
    baseUrl,
    tokenUrl: isInsecure ? `${baseUrl}/token` : GOOGLE_TOKENS,
    actingFor: user,
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

export const calendarSettings = pluginSettings(
  'calendars',
  (env: Settings) => {
    const company = readCompany(env)
    const isOpen = company?.baseUrl.startsWith('http:') && !isLocal(new URL(company.baseUrl))
    env.requireInProduction(
      !isOpen,
      'CALENDAR_URL must not have insecure=1 for a host that is not this machine.',
    )
    return {
      /** Says when everybody of the company is busy; undefined: only people's own calendars do. */
      company,
      /** Hosts of people's calendars whose address may be private. */
      hosts:
        env.read(
          'CALENDAR_HOSTS',
          {
            means:
              'Hosts of people’s own calendars that may have a private address, such as a CalDAV server in the office.',
            example: 'dav.example.com',
            otherwise: 'none',
          },
          hostNames,
        ) ?? [],
    }
  },
  'Calendars',
)
