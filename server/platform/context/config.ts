import type { KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { SHORTEST_PASSWORD } from '../../../shared/limits'
import { SETTINGS } from '../../../shared/programme'
import { calendarHosts, type CompanyCalendar, readCalendar } from './config-calendar'
import { type DkimSettings, readDkim } from './config-dkim'
import { webhookKey } from './config-events'
import { inbound, type InboundSettings } from './config-inbound'
import { readTelemetry } from './config-telemetry'
import type { TelemetrySettings } from '../watching/opentelemetry'
import type { ProgrammeSettings } from '../../../shared/programme'
import { cycleFault, timeZoneFault } from './programme.rules'
import { StartError } from '../process/start-error'

/** The validated settings. README.md says what each is for; .env.example has them all. */
export interface Config {
  /** `production` is NODE_ENV=production: there a missing or unsafe setting stops the start. */
  mode: 'evaluation' | 'production'
  port: number
  host: string
  /** Origin of every mailed link; never taken from a request. */
  appUrl: URL
  /** Unset: the embedded server, under dataDir. */
  databaseUrl?: string
  /** PostgreSQL itself, where databaseUrl leads to a connection pooler: for what needs a session. */
  databaseDirectUrl?: string
  /** Signs in as the owner of the tables, where databaseUrl does not: for migrations and commands. */
  databaseOwnerUrl?: string
  /** Absolute. */
  dataDir: string
  mail: MailSettings
  mailFrom: string
  contactEmail: string
  orgName: string
  /** Signs every mail that goes over SMTP; unset: unsigned. */
  dkim?: DkimSettings
  /** Newsletter messages a second, over all instances; unset: no limit. */
  mailRate?: number
  admin?: { email: string; password: string }
  /** Whether every administrator has to have a second factor. */
  adminSecondFactor: 'optional' | 'required'
  sampleData: boolean
  testAccess: boolean
  /** An evaluation that is shown to others on purpose: it may have a public address, and be behind a proxy. */
  evaluationPublic: boolean
  /** Whether people are paired with their own manager. */
  sameLine: boolean
  /** Absolute. */
  employeeFile: string
  /** What the operator has decided of the programme; the rest is decided under Admin Tools (server/month/programme). */
  programme: Partial<ProgrammeSettings>
  oidc?: { issuer: URL; clientId: string; clientSecret: string }
  /** Says when everybody of the company is busy; unset: only people's own calendars do. */
  calendar?: CompanyCalendar
  /** Hosts of people's calendars whose address may be private. */
  calendarHosts: string[]
  /** Where replies to invitations and returned mails are read; unset: nowhere. */
  inbound?: InboundSettings
  /** Verifies the events that SendGrid reports about mails; unset: no event is accepted. */
  sendgridWebhookKey?: KeyObject
  /** Full months after which the personal content of logs is deleted; unset: by hand only. */
  logRetentionMonths?: number
  /** Full months after which inquiries are deleted; unset: kept. */
  inquiryRetentionMonths?: number
  /** Days after which a session that has ended is forgotten. */
  sessionRetentionDays: number
  /** Full months after which entries of the audit log are removed; unset: kept. */
  auditRetentionMonths?: number
  /** Keys signed links; unset: generated once and kept in the database. */
  secret?: string
  metricsToken?: string
  /** What is sent to an OpenTelemetry collector; unset: nothing. */
  telemetry?: TelemetrySettings
  logLevel: string
  /** How long SIGTERM leaves a proxy in front to notice, before this instance stops. */
  drainSeconds: number
  /** Addresses of the reverse proxies in front, whose X-Forwarded-For is trusted. */
  trustProxy: false | string
}

export type MailSettings =
  | { kind: 'outbox' }
  | { kind: 'smtp'; url: string }
  | { kind: 'sendgrid'; apiKey: string; baseUrl: string }

const oneLine = z
  .string()
  .max(200)
  .regex(/^[^\p{Cc}]+$/u, 'must be one line of text')
const integer = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)
const onOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on')
const emailAddress = z.email('must be an e-mail address')
const longSecret = (least: number) => z.string().min(least, `must have at least ${least} characters`)
const password = z
  .string()
  .min(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`)
  .refine((text) => new Set(text).size > 4, 'is too easy to guess')

const settings = {
  nodeEnv: z.enum(
    ['production', 'development', 'test', 'evaluation'],
    'must be production, or unset for evaluation',
  ),
  port: integer(0, 65_535),
  host: z.string().regex(/^[\w.:-]+$/, 'must be an address or host name'),
  appUrl: z.string().transform((text, context) => {
    const url = tryUrl(text)
    const isOrigin = url && /^https?:$/.test(url.protocol) && !url.username && url.href === `${url.origin}/`
    if (isOrigin) return url
    context.addIssue('must be an address such as https://coffee.example.com, without a path')
    return z.NEVER
  }),
  databaseUrl: z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres://'),
  mail: z.string().transform((text, context) => {
    const mail = parseMailUrl(text)
    if (mail) return mail
    context.addIssue('must be outbox:, smtp://user:pass@host:port, smtps://… or sendgrid://API_KEY@host')
    return z.NEVER
  }),
  mailFrom: oneLine.refine(
    (text) => emailAddress.safeParse(/<([^<>]*)>$/.exec(text)?.[1] ?? text).success,
    'must be an address such as Coffee <coffee@example.com>',
  ),
  mailRate: z
    .string()
    .regex(/^\d{1,6}(\.\d+)?$/, 'must be a number above 0')
    .transform(Number)
    .refine((rate) => rate > 0, 'must be a number above 0'),
  cycle: faultless(cycleFault),
  adminSecondFactor: z.enum(['optional', 'required'], 'must be optional or required'),
  cycleSend: z.enum(SETTINGS.cycleSend.values, 'must be draft or send'),
  booking: z.enum(SETTINGS.booking.values, 'must be off, offer or auto'),
  timeZone: faultless(timeZoneFault),
  issuer: z.string().transform((text, context) => {
    const url = tryUrl(text)
    if (url && (isHttps(url) || (url.protocol === 'http:' && isLocal(url)))) return url
    context.addIssue('must be an https address')
    return z.NEVER
  }),
  logLevel: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'must be fatal, error, warn, info, debug, trace or silent',
  ),
  trustProxy: z
    .string()
    .refine(
      (text) => !/\/0+(?!\d)/.test(text),
      'must not be everybody (/0): then anybody could claim any address',
    )
    .refine(
      (text) => text.split(',').every(isProxy),
      'must be loopback, uniquelocal, or the addresses of the proxies in front with commas between (or ranges, such as 10.0.0.0/8)',
    ),
}

/**
 * Reads the settings; `process.env` is completed from `.env` in the working directory, if there is one.
 * An empty setting counts as unset.
 * @throws StartError that lists every fault at once, and repeats no value
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  if (env === process.env && existsSync('.env')) process.loadEnvFile('.env')
  const faults: string[] = []
  const read = <Value, const Default>(
    name: string,
    schema: z.ZodType<Value, string>,
    unset: Default,
  ): Value | Default => {
    const text = env[name]?.trim()
    if (!text) return unset
    const result = schema.safeParse(text)
    if (result.success) return result.data
    faults.push(`${name} ${result.error.issues[0]?.message}.`)
    return unset
  }
  const require = (isMet: boolean, fault: string) => {
    if (!isMet) faults.push(fault)
  }

  const production = read('NODE_ENV', settings.nodeEnv, 'evaluation') === 'production'
  const port = read('PORT', settings.port, 3000)
  const dataDir = resolve(read('DATA_DIR', oneLine, 'data'))
  const adminEmail = read('ADMIN_EMAIL', emailAddress, undefined)
  const adminPassword = read('ADMIN_PASSWORD', password, undefined)
  const issuer = read('OIDC_ISSUER', settings.issuer, undefined)
  const clientId = read('OIDC_CLIENT_ID', oneLine, undefined)
  const clientSecret = read('OIDC_CLIENT_SECRET', z.string(), undefined)
  const mailFrom = read('MAIL_FROM', settings.mailFrom, 'Cup of Joe <coffee@example.com>')
  const config: Config = {
    mode: production ? 'production' : 'evaluation',
    port,
    host: read('HOST', settings.host, production ? '0.0.0.0' : '127.0.0.1'),
    appUrl: read('APP_URL', settings.appUrl, new URL(`http://localhost:${port}`)),
    databaseUrl: read('DATABASE_URL', settings.databaseUrl, undefined),
    databaseDirectUrl: read('DATABASE_DIRECT_URL', settings.databaseUrl, undefined),
    databaseOwnerUrl: read('DATABASE_OWNER_URL', settings.databaseUrl, undefined),
    dataDir,
    mail: read('MAIL_URL', settings.mail, { kind: 'outbox' }),
    mailFrom,
    dkim: readDkim(env, mailFrom, (fault) => faults.push(fault)),
    contactEmail: read('CONTACT_EMAIL', emailAddress, 'coffee@example.com'),
    orgName: read('ORG_NAME', oneLine, 'Example Company'),
    mailRate: read('MAIL_RATE', settings.mailRate, undefined),
    admin: adminEmail && adminPassword ? { email: adminEmail, password: adminPassword } : undefined,
    adminSecondFactor: read('ADMIN_SECOND_FACTOR', settings.adminSecondFactor, 'optional'),
    sampleData: read('SAMPLE_DATA', onOff, !production),
    testAccess: read('TEST_ACCESS', onOff, !production),
    evaluationPublic: read('EVALUATION_PUBLIC', onOff, false),
    sameLine: read('SAME_LINE', onOff, false),
    employeeFile: resolve(read('EMPLOYEE_FILE', oneLine, join(dataDir, 'employees.csv'))),
    programme: given({
      cycle: read('CYCLE', settings.cycle, undefined),
      timeZone: read('CYCLE_TIMEZONE', settings.timeZone, undefined),
      cycleSend: read('CYCLE_SEND', settings.cycleSend, undefined),
      minimumUsers: read(
        'MINIMUM_USERS',
        integer(SETTINGS.minimumUsers.least, SETTINGS.minimumUsers.most),
        undefined,
      ),
      reminders: read('REMINDERS', onOff, undefined),
      threes: read('THREES', onOff, undefined),
      booking: read('BOOKING', settings.booking, undefined),
    }),
    oidc: issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined,
    calendar: readCalendar(env, (fault) => faults.push(fault)),
    calendarHosts: read('CALENDAR_HOSTS', calendarHosts, []),
    inbound: read('INBOUND_URL', inbound, undefined),
    sendgridWebhookKey: read('SENDGRID_WEBHOOK_KEY', webhookKey, undefined),
    logRetentionMonths: read('LOG_RETENTION_MONTHS', integer(1, 120), undefined),
    inquiryRetentionMonths: read('INQUIRY_RETENTION_MONTHS', integer(1, 120), undefined),
    sessionRetentionDays: read('SESSION_RETENTION_DAYS', integer(1, 365), 30),
    // At least a year: whoever covers something up can't wait it out, and a yearly review sees all of it.
    auditRetentionMonths: read('AUDIT_RETENTION_MONTHS', integer(12, 120), undefined),
    secret: read('SECRET', longSecret(32), undefined),
    metricsToken: read('METRICS_TOKEN', longSecret(16), undefined),
    telemetry: readTelemetry(read),
    logLevel: read('LOG_LEVEL', settings.logLevel, production ? 'info' : 'warn'),
    drainSeconds: read('DRAIN_SECONDS', integer(0, 300), 0),
    trustProxy: read('TRUST_PROXY', settings.trustProxy, false),
  }
  const isAllOrNone = (...names: string[]) =>
    new Set(names.map((name) => Boolean(env[name]?.trim()))).size === 1
  require(isAllOrNone('ADMIN_EMAIL', 'ADMIN_PASSWORD'), 'ADMIN_EMAIL and ADMIN_PASSWORD go together.')
  require(isAllOrNone(
    'OIDC_ISSUER',
    'OIDC_CLIENT_ID',
    'OIDC_CLIENT_SECRET',
  ), 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET go together.')
  require(!config.databaseOwnerUrl ||
    !!env[
      'DATABASE_URL'
    ], 'DATABASE_OWNER_URL is set without DATABASE_URL, the role that the product signs in as.')
  require(!config.databaseDirectUrl ||
    !!env[
      'DATABASE_URL'
    ], 'DATABASE_DIRECT_URL is set without DATABASE_URL, the address of the connection pooler.')
  // The same address twice: nothing is between.
  if (config.databaseDirectUrl === config.databaseUrl) config.databaseDirectUrl = undefined
  faults.push(...(production ? unsafeInProduction(config, env) : unsafeInEvaluation(config, env)))
  if (faults.length === 0) return config
  throw new StartError(
    `Cup of Joe can't start with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  )
}

function unsafeInProduction(config: Config, env: NodeJS.ProcessEnv): string[] {
  const { appUrl, mail } = config
  const openSendGrid =
    mail.kind === 'sendgrid' && mail.baseUrl.startsWith('http:') && !isLocal(new URL(mail.baseUrl))
  const isMissing = (name: string) => !env[name]?.trim()
  const faults: [boolean, string][] = [
    [isMissing('APP_URL'), 'APP_URL is missing: the public address, which every mailed link begins with.'],
    [
      appUrl.protocol === 'http:' && !isLocal(appUrl),
      'APP_URL must begin with https://, or sessions could be read on the way.',
    ],
    [
      mail.kind === 'outbox' && (isMissing('MAIL_URL') || env['MAIL_URL']!.startsWith('outbox')),
      'MAIL_URL must name a mail server (smtp://, smtps:// or sendgrid://): the outbox is for evaluation only.',
    ],
    [
      config.calendar?.baseUrl.startsWith('http:') === true && !isLocal(new URL(config.calendar.baseUrl)),
      'CALENDAR_URL must not have insecure=1 for a host that is not this machine.',
    ],
    [openSendGrid, 'MAIL_URL must not have insecure=1 for a host that is not this machine.'],
    [isMissing('MAIL_FROM'), 'MAIL_FROM is missing: the sender of every mail.'],
    [isMissing('CONTACT_EMAIL'), 'CONTACT_EMAIL is missing: where inquiries go.'],
    [isMissing('ORG_NAME'), 'ORG_NAME is missing: the name of your organisation.'],
    [config.sampleData, 'SAMPLE_DATA must be off: sample people have no place among real ones.'],
    [config.testAccess, 'TEST_ACCESS must be off: it signs people in without a mail.'],
    [config.evaluationPublic, 'EVALUATION_PUBLIC must be off: this is not an evaluation.'],
  ]
  return faults.filter(([applies]) => applies).map(([, fault]) => fault)
}

/** What only an installation for real people has: somebody has forgotten NODE_ENV, and anybody could sign in as anyone. */
function unsafeInEvaluation(config: Config, env: NodeJS.ProcessEnv): string[] {
  if (config.evaluationPublic) return []
  const advice =
    'but this is an evaluation, in which anybody can sign in as anyone. For real people set NODE_ENV=production; to show an evaluation to others set EVALUATION_PUBLIC=on.'
  const hasSingleSignOn = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'].some((name) =>
    env[name]?.trim(),
  )
  return [
    ...(isHttps(config.appUrl) ? [`APP_URL begins with https://, ${advice}`] : []),
    ...(hasSingleSignOn ? [`OIDC_… is set, ${advice}`] : []),
  ]
}

function parseMailUrl(text: string): MailSettings | undefined {
  if (/^outbox:(\/\/)?$/.test(text)) return { kind: 'outbox' }
  const url = tryUrl(text)
  if (!url?.hostname) return undefined
  if (url.protocol === 'smtp:' || url.protocol === 'smtps:') return { kind: 'smtp', url: text }
  if (url.protocol !== 'sendgrid:' || !url.username) return undefined
  const scheme = url.searchParams.get('insecure') === '1' ? 'http' : 'https'
  return { kind: 'sendgrid', apiKey: decodeURIComponent(url.username), baseUrl: `${scheme}://${url.host}` }
}

function isProxy(part: string): boolean {
  const [address = '', bits, ...rest] = part.trim().split('/')
  if (/^(loopback|linklocal|uniquelocal)$/.test(part.trim())) return true
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (longest === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest)
}

export const isHttps = (url: URL): boolean => url.protocol === 'https:'

function isLocal(url: URL): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.localhost)$/.test(url.hostname)
}

function tryUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined
}

/** A text by a function that says what is wrong with it. */
function faultless(fault: (text: string) => string | undefined) {
  return z.string().superRefine((text, context) => {
    const message = fault(text)
    if (message !== undefined) context.addIssue(message)
  })
}

/** Without what is not set. */
function given<Settings extends object>(all: { [Name in keyof Settings]: Settings[Name] | undefined }) {
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as Partial<Settings>
}
