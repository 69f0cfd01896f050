import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { z } from 'zod'
import {
  fileContent,
  inForm,
  isLocal,
  pluginSettings,
  readBy,
  type Settings,
} from '../../../server/platform/context/settings'

const guid = inForm(
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  'must be an id such as 01234567-89ab-cdef-0123-456789abcdef',
)
const secret = inForm(/^\S{8,200}$/, 'must be the value of a client secret')
const address = readBy((text) => {
  const url = new URL(text)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal(url)) ? url : undefined
}, 'must be an address such as https://coffee.example.com; http only on this machine')

/** A certificate and its private key, one after the other in a file. */
const certificate = fileContent.transform((pem, context) => {
  try {
    const own = new X509Certificate(pem)
    const [key = ''] =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----[^-]+-----END [A-Z ]*PRIVATE KEY-----/.exec(pem) ?? []
    const privateKey = createPrivateKey(key)
    // Entra ID takes signatures by RSA alone.
    if (privateKey.asymmetricKeyType === 'rsa' && own.checkPrivateKey(privateKey))
      return { key: privateKey, thumbprint: createHash('sha256').update(own.raw).digest('base64url') }
  } catch {
    // Said by the issue.
  }
  context.addIssue('must name a PEM file that has a certificate and its private key (RSA)')
  return z.NEVER
})

/** The operator's own bot, by which people are told in Teams, and where Microsoft is. */
function readTeams(settings: Settings) {
  const tenantId = settings.read(
    'TEAMS_TENANT_ID',
    {
      means: 'Your Entra tenant: people may then be told in Microsoft Teams ([teams.md](teams.md)).',
      example: '01234567-89ab-cdef-0123-456789abcdef',
      otherwise: 'nobody is told in Teams',
    },
    guid,
  )
  const clientId = settings.read(
    'TEAMS_CLIENT_ID',
    { means: 'The application of your bot.', example: '12345678-9abc-def0-1234-56789abcdef0' },
    guid,
  )
  const clientSecret = settings.read(
    'TEAMS_CLIENT_SECRET',
    { means: 'The value of its client secret.', example: 'abc8Q~0123456789' },
    secret,
  )
  const clientCertificate = settings.read(
    'TEAMS_CERTIFICATE',
    {
      means: 'Or a PEM file that has its certificate and the private key.',
      example: '/run/secrets/teams.pem',
    },
    certificate,
  )
  const appId = settings.read(
    'TEAMS_APP_ID',
    { means: 'The id of the app in your catalogue.', example: '23456789-abcd-ef01-2345-6789abcdef01' },
    guid,
  )
  const publicUrl = settings.read(
    'TEAMS_PUBLIC_URL',
    {
      means:
        'The https address at which Microsoft reaches /api/teams/messages: then buttons are pressed in Teams.',
      example: 'https://coffee.example.com',
      otherwise: 'buttons are links',
    },
    address,
  )
  const elsewhere = (name: string, means: string, example: string) =>
    settings.read(name, { means, example, otherwise: 'Microsoft’s' }, address) ?? new URL(example)
  const graphUrl = elsewhere(
    'TEAMS_GRAPH_URL',
    'Where Microsoft Graph is, for a stand-in.',
    'https://graph.microsoft.com',
  )
  const loginUrl = settings.read(
    'TEAMS_LOGIN_URL',
    {
      means: 'Where tokens are issued, and the keys of incoming requests, for a stand-in.',
      example: 'https://login.microsoftonline.com',
      otherwise: 'Microsoft’s',
    },
    address,
  )
  const serviceUrl = elsewhere(
    'TEAMS_SERVICE_URL',
    'Where the Bot Connector is, for a stand-in or another region.',
    'https://smba.trafficmanager.net/teams/',
  )
  settings.goTogether('TEAMS_TENANT_ID', 'TEAMS_CLIENT_ID', 'TEAMS_APP_ID')
  const [hasSecret, hasCertificate] = [
    settings.isSet('TEAMS_CLIENT_SECRET'),
    settings.isSet('TEAMS_CERTIFICATE'),
  ]
  settings.require(
    settings.isSet('TEAMS_TENANT_ID') || !(hasSecret || hasCertificate || publicUrl),
    'TEAMS_TENANT_ID is missing: the other settings of Teams need it.',
  )
  settings.require(
    !settings.isSet('TEAMS_TENANT_ID') || hasSecret !== hasCertificate,
    'TEAMS_CLIENT_SECRET or TEAMS_CERTIFICATE is needed, one of them.',
  )
  if (!tenantId || !clientId || !appId) return undefined
  return {
    tenantId,
    clientId,
    appId,
    credential: clientCertificate ?? clientSecret ?? '',
    isPressable: publicUrl !== undefined,
    graphUrl,
    loginUrl: loginUrl ?? new URL('https://login.microsoftonline.com'),
    keysUrl: loginUrl ?? new URL('https://login.botframework.com'),
    serviceUrl,
  }
}

export type TeamsAccess = NonNullable<ReturnType<typeof readTeams>>

/** The bot by which people are told in Teams; undefined: nobody is. */
export const teamsSettings = pluginSettings('teams', readTeams, 'Microsoft Teams')
