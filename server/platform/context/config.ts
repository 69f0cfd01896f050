import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Language, LANGUAGES, languageOf } from '../../../shared/languages/languages'
import { SHORTEST_PASSWORD } from '../../../shared/limits'
import { type ProgrammeSettings, SETTINGS } from '../../../shared/programme'
import { mail, readDkim, webhookKey } from './config-mail'
import { cycleFault, timeZoneFault } from './programme.rules'
import { isHttps, isLocal, oneLine, type PluginSettings, readBy, Settings } from './settings'
import { StartError } from '../process/start-error'

/** What of a plugin the settings are read by. */
export interface PluginWithSettings {
  /** Also that of its folder, and of its settings in `config.plugins`. */
  name: string
  /** What is wrong with its settings stops the start. */
  settings?: PluginSettings<unknown>
}

/** The validated settings. README.md says what each is for; .env.example has them all. */
export type Config = ReturnType<typeof readConfig>

const integer = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)
const oneOf = <const Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, `must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}`)
const onOff = oneOf(['on', 'off']).transform((value) => value === 'on')
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const emailAddress = z.email('must be an e-mail address')
const longSecret = (least: number) => z.string().min(least, `must have at least ${least} characters`)
const strongPassword = longSecret(SHORTEST_PASSWORD).refine(
  (text) => new Set(text).size > 4,
  'is too easy to guess',
)
const nodeEnv = z.enum(
  ['production', 'development', 'test', 'evaluation'],
  'must be production, or unset for evaluation',
)
const hostName = z.string().regex(/^[\w.:-]+$/, 'must be an address or host name')
const origin = readBy((text) => {
  const url = new URL(text)
  const isOrigin = /^https?:$/.test(url.protocol) && !url.username && url.href === `${url.origin}/`
  return isOrigin ? url : undefined
}, 'must be an address such as https://coffee.example.com, without a path')
const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres://')
const languages = readBy(
  (text): Language[] | undefined => {
    const named = text.split(',').map((code) => languageOf(code))
    return named.every((code) => code !== undefined) ? [...new Set(named)] : undefined
  },
  `must be some of ${LANGUAGES.join(', ')}, with commas between`,
)
const sender = oneLine.refine(
  (text) => emailAddress.safeParse(/<([^<>]*)>$/.exec(text)?.[1] ?? text).success,
  'must be an address such as Coffee <coffee@example.com>',
)
const rate = z
  .string()
  .regex(/^\d{1,6}(\.\d+)?$/, 'must be a number above 0')
  .transform(Number)
  .refine((value) => value > 0, 'must be a number above 0')
const proxies = z
  .string()
  .refine(
    (text) => !/\/0+(?!\d)/.test(text),
    'must not be everybody (/0): then anybody could claim any address',
  )
  .refine(
    (text) => text.split(',').every(isProxy),
    'must be loopback, uniquelocal, or the addresses of the proxies in front with commas between (or ranges, such as 10.0.0.0/8)',
  )

/**
 * Reads the settings; `process.env` is completed from `.env` in the working directory, if there is one.
 * @throws StartError that lists every fault at once, and repeats no value
 */
export function loadConfig(env: NodeJS.ProcessEnv, plugins: readonly PluginWithSettings[] = []): Config {
  if (env === process.env && existsSync('.env')) process.loadEnvFile('.env')
  const settings = new Settings(env)
  const config = readConfig(settings, plugins)
  requireSafety(config, settings)
  const { faults } = settings
  if (faults.length === 0) return config
  throw new StartError(
    `Cup of Joe can't start with these settings:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  )
}

function readConfig(env: Settings, plugins: readonly PluginWithSettings[]) {
  const mode: 'evaluation' | 'production' =
    env.read('NODE_ENV', nodeEnv) === 'production' ? 'production' : 'evaluation'
  const isProduction = mode === 'production'
  const port = env.read('PORT', integer(0, 65_535), 3000)
  const dataDir = resolve(env.read('DATA_DIR', oneLine, 'data'))
  const email = env.read('ADMIN_EMAIL', emailAddress)
  const password = env.read('ADMIN_PASSWORD', strongPassword)
  env.goTogether('ADMIN_EMAIL', 'ADMIN_PASSWORD')
  const databaseUrl = env.read('DATABASE_URL', postgresUrl)
  const databaseDirectUrl = env.read('DATABASE_DIRECT_URL', postgresUrl)
  const databaseOwnerUrl = env.read('DATABASE_OWNER_URL', postgresUrl)
  const hasDatabase = env.isSet('DATABASE_URL')
  env.require(
    hasDatabase || !databaseOwnerUrl,
    'DATABASE_OWNER_URL is set without DATABASE_URL, the role that the product signs in as.',
  )
  env.require(
    hasDatabase || !databaseDirectUrl,
    'DATABASE_DIRECT_URL is set without DATABASE_URL, the address of the connection pooler.',
  )
  const mailFrom = env.read('MAIL_FROM', sender, 'Cup of Joe <coffee@example.com>')
  return {
    /** `production` is NODE_ENV=production: there a missing or unsafe setting stops the start. */
    mode,
    port,
    host: env.read('HOST', hostName, isProduction ? '0.0.0.0' : '127.0.0.1'),
    /** Origin of every mailed link; never taken from a request. */
    appUrl: env.read('APP_URL', origin, new URL(`http://localhost:${port}`)),
    /** Unset: the embedded server, under dataDir. */
    databaseUrl,
    /** PostgreSQL itself, where databaseUrl leads to a connection pooler: for what needs a session. The same address: no pooler. */
    databaseDirectUrl: databaseDirectUrl === databaseUrl ? undefined : databaseDirectUrl,
    /** Signs in as the owner of the tables, where databaseUrl does not: for migrations and commands. */
    databaseOwnerUrl,
    /** Absolute. */
    dataDir,
    mail: env.read('MAIL_URL', mail, { kind: 'outbox' }),
    mailFrom,
    contactEmail: env.read('CONTACT_EMAIL', emailAddress, 'coffee@example.com'),
    orgName: env.read('ORG_NAME', oneLine, 'Example Company'),
    /** The languages to choose from: all of ours, unless the operator names some. */
    languages: env.read('ENABLED_LANGUAGES', languages, [...LANGUAGES]),
    /** Signs every mail that goes over SMTP; unset: unsigned. */
    dkim: readDkim(env, mailFrom),
    /** Newsletter messages a second, over all instances; unset: no limit. */
    mailRate: env.read('MAIL_RATE', rate),
    admin: email && password ? { email, password } : undefined,
    /** Whether every administrator has to have a second factor. */
    adminSecondFactor: env.read('ADMIN_SECOND_FACTOR', oneOf(['optional', 'required']), 'optional'),
    sampleData: env.read('SAMPLE_DATA', onOff, !isProduction),
    testAccess: env.read('TEST_ACCESS', onOff, !isProduction),
    /** An evaluation that is shown to others on purpose: it may have a public address, and be behind a proxy. */
    evaluationPublic: env.read('EVALUATION_PUBLIC', onOff, false),
    /** Whether people are paired with their own manager. */
    sameLine: env.read('SAME_LINE', onOff, false),
    /** Absolute. */
    employeeFile: resolve(env.read('EMPLOYEE_FILE', oneLine, join(dataDir, 'employees.csv'))),
    /** What the operator has decided of the programme; the rest is decided under Admin Tools (server/month/programme). */
    programme: whatIsSet<ProgrammeSettings>({
      cycle: env.read('CYCLE', fitting(cronFault)),
      timeZone: env.read('CYCLE_TIMEZONE', fitting(timeZoneFault)),
      cycleSend: env.read('CYCLE_SEND', oneOf(SETTINGS.cycleSend.values)),
      minimumUsers: env.read(
        'MINIMUM_USERS',
        integer(SETTINGS.minimumUsers.least, SETTINGS.minimumUsers.most),
      ),
      reminders: env.read('REMINDERS', onOff),
      threes: env.read('THREES', onOff),
      booking: env.read('BOOKING', oneOf(SETTINGS.booking.values)),
    }),
    /** Those of each plugin, by its name: `pluginSettings` gives them their types. */
    plugins: Object.fromEntries(plugins.map(({ name, settings }) => [name, settings?.read(env)])),
    /** Verifies the events that SendGrid reports about mails; unset: no event is accepted. */
    sendgridWebhookKey: env.read('SENDGRID_WEBHOOK_KEY', webhookKey),
    /** Full months after which the personal content of logs is deleted; unset: by hand only. */
    logRetentionMonths: env.read('LOG_RETENTION_MONTHS', integer(1, 120)),
    /** Full months after which inquiries are deleted; unset: kept. */
    inquiryRetentionMonths: env.read('INQUIRY_RETENTION_MONTHS', integer(1, 120)),
    /** Days after which a session that has ended is forgotten. */
    sessionRetentionDays: env.read('SESSION_RETENTION_DAYS', integer(1, 365), 30),
    /**
     * Full months after which entries of the audit log are removed; unset: kept. At least a year, so that a yearly review
     * sees all of it, and nobody can just wait until their act is gone.
     */
    auditRetentionMonths: env.read('AUDIT_RETENTION_MONTHS', integer(12, 120)),
    /** Keys signed links; unset: generated once and kept in the database. */
    secret: env.read('SECRET', longSecret(32)),
    metricsToken: env.read('METRICS_TOKEN', longSecret(16)),
    logLevel: env.read('LOG_LEVEL', oneOf(LOG_LEVELS), isProduction ? 'info' : 'warn'),
    /** How long SIGTERM leaves a proxy in front to notice, before this instance stops. */
    drainSeconds: env.read('DRAIN_SECONDS', integer(0, 300), 0),
    /** Addresses of the reverse proxies in front, whose X-Forwarded-For is trusted. */
    trustProxy: env.read('TRUST_PROXY', proxies, false),
  }
}

/** A missing or unsafe setting stops the start; a plugin says so of its own. */
function requireSafety({ appUrl, mail: mailer, ...config }: Config, env: Settings): void {
  const isOpen = (url: string) => url.startsWith('http:') && !isLocal(new URL(url))
  const isMissing = (name: string) => !env.isSet(name)
  const unsafe: [boolean, string][] = [
    [isMissing('APP_URL'), 'APP_URL is missing: the public address, which every mailed link begins with.'],
    [isOpen(appUrl.href), 'APP_URL must begin with https://, or sessions could be read on the way.'],
    [
      mailer.kind === 'outbox' && (env.text('MAIL_URL') ?? 'outbox').startsWith('outbox'),
      'MAIL_URL must name a mail server (smtp://, smtps:// or sendgrid://): the outbox is for evaluation only.',
    ],
    [
      mailer.kind === 'sendgrid' && isOpen(mailer.baseUrl),
      'MAIL_URL must not have insecure=1 for a host that is not this machine.',
    ],
    [isMissing('MAIL_FROM'), 'MAIL_FROM is missing: the sender of every mail.'],
    [isMissing('CONTACT_EMAIL'), 'CONTACT_EMAIL is missing: where inquiries go.'],
    [isMissing('ORG_NAME'), 'ORG_NAME is missing: the name of your organisation.'],
    [config.sampleData, 'SAMPLE_DATA must be off: sample people have no place among real ones.'],
    [config.testAccess, 'TEST_ACCESS must be off: it signs people in without a mail.'],
    [config.evaluationPublic, 'EVALUATION_PUBLIC must be off: this is not an evaluation.'],
  ]
  for (const [isUnsafe, fault] of unsafe) env.requireInProduction(!isUnsafe, fault)
  env.requireInEvaluation(!isHttps(appUrl), 'APP_URL begins with https://')
}

function isProxy(part: string): boolean {
  const [address = '', bits, ...rest] = part.trim().split('/')
  if (/^(loopback|linklocal|uniquelocal)$/.test(part.trim())) return true
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (longest === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest)
}

const CRON_FAULTS = {
  fields: 'must be a cron expression of five fields, such as 0 9 1 * *',
  never: 'names a day that never comes',
}
function cronFault(expression: string): string | undefined {
  const fault = cycleFault(expression)
  return fault && CRON_FAULTS[fault]
}

/** A text in which a function finds no fault. */
function fitting(faultOf: (text: string) => string | undefined) {
  return z.string().superRefine((text, context) => {
    const fault = faultOf(text)
    if (fault !== undefined) context.addIssue(fault)
  })
}

/** Without what is not set. */
function whatIsSet<All extends object>(all: { [Name in keyof All]?: All[Name] | undefined }) {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Partial<All>
}
