import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type Language, LANGUAGES, languageOf } from '../../../shared/languages/languages'
import { SHORTEST_PASSWORD } from '../../../shared/limits'
import { type ProgrammeSettings, SETTINGS } from '../../../shared/programme'
import { mail, readDkim, webhookKey } from './config-mail'
import { cycleFault, timeZoneFault } from './programme.rules'
import {
  type Described,
  inForm,
  isHttps,
  isLocal,
  oneLine,
  type PluginSettings,
  readBy,
  Settings,
} from './settings'
import { StartError } from '../process/start-error'

/** What of a plugin the settings are read by. */
export interface PluginWithSettings {
  /** Also that of its folder, and of its settings in `config.plugins`. */
  name: string
  /** What is wrong with its settings stops the start. */
  settings?: PluginSettings<unknown>
}

/** The validated settings. Each says what it is for where it is read; `npm run settings` writes that into the documents. */
export type Config = ReturnType<typeof readConfig>

const integer = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `must be a whole number from ${from} to ${to}`)
    .describe(`a whole number, ${from} to ${to}`)
const oneOf = <const Word extends string>(words: readonly [Word, ...Word[]]) => {
  const list = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
  return z.enum(words, `must be ${list}`).describe(list)
}
const onOff = oneOf(['on', 'off'])
  .transform((value) => value === 'on')
  .describe('on or off')
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const emailAddress = z.email('must be an e-mail address').describe('an e-mail address')
const longSecret = (least: number) =>
  z.string().min(least, `must have at least ${least} characters`).describe(`${least} characters or more`)
const strongPassword = longSecret(SHORTEST_PASSWORD)
  .refine((text) => new Set(text).size > 4, 'is too easy to guess')
  .describe(`${SHORTEST_PASSWORD} characters or more`)
const nodeEnv = z
  .enum(['production', 'development', 'test', 'evaluation'], 'must be production, or unset for evaluation')
  .describe('production, or unset')
const hostName = inForm(/^[\w.:-]+$/, 'must be an address or host name')
const origin = readBy((text) => {
  const url = new URL(text)
  const isOrigin = /^https?:$/.test(url.protocol) && !url.username && url.href === `${url.origin}/`
  return isOrigin ? url : undefined
}, 'must be an address such as https://coffee.example.com, without a path')
const postgresUrl = inForm(/^postgres(ql)?:\/\/\S+$/, 'must begin with postgres://').describe(
  '`postgres://…`',
)
const languages = readBy(
  (text): Language[] | undefined => {
    const named = text.split(',').map((code) => languageOf(code))
    return named.every((code) => code !== undefined) ? [...new Set(named)] : undefined
  },
  `must be some of ${LANGUAGES.join(', ')}, with commas between`,
)
const sender = oneLine
  .refine(
    (text) => emailAddress.safeParse(/<([^<>]*)>$/.exec(text)?.[1] ?? text).success,
    'must be an address such as Coffee <coffee@example.com>',
  )
  .describe('a name and an address')
const rate = inForm(/^\d{1,6}(\.\d+)?$/, 'must be a number above 0')
  .transform(Number)
  .refine((value) => value > 0, 'must be a number above 0')
  .describe('a number above 0')
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
  .describe('addresses or ranges, `loopback` or `uniquelocal`')

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

/** All settings, as the documents have them. */
export function describeSettings(plugins: readonly PluginWithSettings[]): Described[] {
  const settings = new Settings({})
  readConfig(settings, plugins)
  return settings.described
}

function readConfig(env: Settings, plugins: readonly PluginWithSettings[]) {
  env.under('Where it listens')
  const mode: 'evaluation' | 'production' =
    env.read(
      'NODE_ENV',
      {
        means:
          '`production`: samples and test access are off, and a missing or unsafe setting stops the start with one message that lists them all.',
        example: 'production',
        otherwise: 'an evaluation',
      },
      nodeEnv,
    ) === 'production'
      ? 'production'
      : 'evaluation'
  const isProduction = mode === 'production'
  const port = env.read('PORT', 'The port it listens on.', integer(0, 65_535), 3000)
  const host = env.read(
    'HOST',
    {
      means: 'The address it listens on.',
      otherwise: '`127.0.0.1`; production `0.0.0.0`',
      example: '127.0.0.1',
    },
    hostName,
    isProduction ? '0.0.0.0' : '127.0.0.1',
  )
  const appUrl = env.read(
    'APP_URL',
    {
      means: 'The public address: every mailed link begins with it. Production: required, https.',
      example: 'https://coffee.example.com',
      otherwise: '`http://localhost:PORT`',
    },
    origin,
    new URL(`http://localhost:${port}`),
  )
  const trustProxy = env.read(
    'TRUST_PROXY',
    {
      means:
        'The reverse proxies in front whose X-Forwarded-For is believed. `uniquelocal` believes every machine of a private network, and each of them can then pretend to be any client: name the proxy’s own address where you can.',
      example: 'loopback',
      otherwise: 'none',
    },
    proxies,
    false,
  )

  env.under('Where it keeps things')
  const databaseUrl = env.read(
    'DATABASE_URL',
    {
      means: 'A PostgreSQL server of your own (14 or newer). Any number of instances may then run.',
      example: 'postgres://user:password@host:5432/cup_of_joe',
      otherwise: 'an embedded PostgreSQL under DATA_DIR/db',
    },
    postgresUrl,
  )
  const databaseDirectUrl = env.read(
    'DATABASE_DIRECT_URL',
    {
      means:
        'Where DATABASE_URL leads to a connection pooler (PgBouncer in transaction mode): PostgreSQL itself, same role and database.',
      example: 'postgres://user:password@host:5433/cup_of_joe',
    },
    postgresUrl,
  )
  const databaseOwnerUrl = env.read(
    'DATABASE_OWNER_URL',
    {
      means:
        'The owner of the tables, for migrations and the npm commands. DATABASE_URL is then a role that owns nothing, and the start gives it the rights it needs: the running product can’t change the audit log.',
      example: 'postgres://owner:password@host:5432/cup_of_joe',
    },
    postgresUrl,
  )
  const dataDir = resolve(
    env.read(
      'DATA_DIR',
      {
        means: 'Embedded database and outbox. It belongs to one process at a time.',
        example: './data',
        otherwise: '`./data`',
      },
      oneLine,
      'data',
    ),
  )
  const hasDatabase = env.isSet('DATABASE_URL')
  env.require(
    hasDatabase || !databaseOwnerUrl,
    'DATABASE_OWNER_URL is set without DATABASE_URL, the role that the product signs in as.',
  )
  env.require(
    hasDatabase || !databaseDirectUrl,
    'DATABASE_DIRECT_URL is set without DATABASE_URL, the address of the connection pooler.',
  )

  env.under('Mail')
  const mailer = env.read(
    'MAIL_URL',
    {
      means:
        'Where mail goes: `outbox:` (files, shown at /outbox; evaluation only), `smtp://user:password@host:587`, `smtps://…` or `sendgrid://API_KEY@api.sendgrid.com`. smtp:// goes over to TLS where the server offers it, and demands it when a password is given and the host is not this machine (`?requireTLS=false`: not). Production: required.',
      example: 'smtp://user:password@mail.example.com:587',
      otherwise: '`outbox:`',
    },
    mail,
    { kind: 'outbox' },
  )
  const mailFrom = env.read(
    'MAIL_FROM',
    'The sender of every mail. Production: required.',
    sender,
    'Cup of Joe <coffee@example.com>',
  )
  const contactEmail = env.read(
    'CONTACT_EMAIL',
    'Where inquiries of the landing page go. Production: required.',
    emailAddress,
    'coffee@example.com',
  )
  const orgName = env.read(
    'ORG_NAME',
    'The name of your organisation. Production: required.',
    oneLine,
    'Example Company',
  )
  const enabledLanguages = env.read(
    'ENABLED_LANGUAGES',
    {
      means: 'The languages to choose from, with commas between.',
      otherwise: 'all',
      example: LANGUAGES.join(),
    },
    languages,
    [...LANGUAGES],
  )
  /** Signs every mail that goes over SMTP; unset: unsigned. */
  const dkim = readDkim(env, mailFrom)
  const mailRate = env.read(
    'MAIL_RATE',
    {
      means:
        'At most so many newsletter mails a second, over all instances. Sign-in mails are never held back.',
      example: '10',
      otherwise: 'no limit',
    },
    rate,
  )
  const sendgridWebhookKey = env.read(
    'SENDGRID_WEBHOOK_KEY',
    {
      means:
        'SendGrid’s verification key of its signed event webhook, which posts to APP_URL/api/webhooks/sendgrid: bounces and uncertain mails are known then.',
      example: '',
      otherwise: 'no event is accepted',
    },
    webhookKey,
  )

  env.under('What is kept, and for how long')
  const kept = { example: '12', otherwise: 'kept' }
  const logRetentionMonths = env.read(
    'LOG_RETENTION_MONTHS',
    {
      ...kept,
      means:
        'Full months after which the personal content of archived mail logs is deleted; the counts and the list of recipients stay.',
    },
    integer(1, 120),
  )
  const inquiryRetentionMonths = env.read(
    'INQUIRY_RETENTION_MONTHS',
    { ...kept, means: 'Full months after which inquiries of the landing page are deleted.' },
    integer(1, 120),
  )
  // At least a year, so that a yearly review sees all of it, and nobody can just wait until their act is gone.
  const auditRetentionMonths = env.read(
    'AUDIT_RETENTION_MONTHS',
    {
      ...kept,
      example: '36',
      means: 'Full months after which entries of the audit log are removed.',
    },
    integer(12, 120),
  )
  const sessionRetentionDays = env.read(
    'SESSION_RETENTION_DAYS',
    'How many days a session that has ended stays on record, with its address and browser.',
    integer(1, 365),
    30,
  )

  env.under('The first administrator')
  const email = env.read(
    'ADMIN_EMAIL',
    {
      means: 'Created at the start if there is no administrator.',
      example: 'admin@example.com',
      otherwise: 'an evaluation makes one',
    },
    emailAddress,
  )
  const password = env.read('ADMIN_PASSWORD', { means: 'Their password.', example: '' }, strongPassword)
  env.goTogether('ADMIN_EMAIL', 'ADMIN_PASSWORD')
  const adminSecondFactor = env.read(
    'ADMIN_SECOND_FACTOR',
    '`required`: administrators set up a passkey or an authenticator app before they can do anything else.',
    oneOf(['optional', 'required']),
    'optional',
  )

  env.under('How it pairs')
  const sameLine = env.read(
    'SAME_LINE',
    'Whether people are paired with their own manager, as the employee file names them.',
    onOff,
    false,
  )
  const employeeFile = resolve(
    env.read(
      'EMPLOYEE_FILE',
      {
        means:
          'The file that the employee sync reads: email, first_name, last_name, department, status (active or leave), leave_start, leave_end, leave_reason.',
        otherwise: '`DATA_DIR/employees.csv`',
        example: './data/employees.csv',
      },
      oneLine,
      join(dataDir, 'employees.csv'),
    ),
  )
  /** What the operator has decided of the programme; the rest is decided under Admin Tools (server/month/programme). */
  const programme = whatIsSet<ProgrammeSettings>({
    cycle: env.read(
      'CYCLE',
      {
        ...decided('by hand'),
        means:
          'The automatic cycle, five fields of cron in CYCLE_TIMEZONE: `0 9 1 * *`, `0 9 L * *` (the last day) or `0 9 * * 2#1` (the first Tuesday).',
        example: '0 9 1 * *',
      },
      fitting(cronFault).describe('a cron expression'),
    ),
    timeZone: env.read(
      'CYCLE_TIMEZONE',
      { ...decided('UTC'), means: 'The time zone of every rule on days and months.' },
      fitting(timeZoneFault).describe('an IANA time zone'),
    ),
    cycleSend: env.read(
      'CYCLE_SEND',
      {
        ...decided(SETTINGS.cycleSend.initial),
        means:
          'How far the cycle goes: `draft` leaves each newsletter for an administrator to approve, `send` approves and sends it.',
      },
      oneOf(SETTINGS.cycleSend.values),
    ),
    minimumUsers: env.read(
      'MINIMUM_USERS',
      { ...decided(SETTINGS.minimumUsers.initial), means: 'A round needs at least so many people.' },
      integer(SETTINGS.minimumUsers.least, SETTINGS.minimumUsers.most),
    ),
    reminders: env.read(
      'REMINDERS',
      {
        ...decided('off'),
        means: 'Whether people who have not said whether they met are reminded, once.',
      },
      onOff,
    ),
    threes: env.read(
      'THREES',
      {
        ...decided('off'),
        means: 'Whether somebody who would be left out may join a pair, so that they are three.',
      },
      onOff,
    ),
    booking: env.read(
      'BOOKING',
      {
        ...decided(SETTINGS.booking.initial),
        means:
          'Times for coffee: `offer` suggests three and books the one that somebody picks; `auto` also books the first when the newsletter is sent, where the calendars of both are known; `off`: no times.',
      },
      oneOf(SETTINGS.booking.values),
    ),
  })

  env.under('Evaluation only')
  const inEvaluation = { otherwise: '`on`; production `off`', example: 'on' }
  const sampleData = env.read(
    'SAMPLE_DATA',
    { ...inEvaluation, means: 'A sample company in an empty database.' },
    onOff,
    !isProduction,
  )
  const testAccess = env.read(
    'TEST_ACCESS',
    { ...inEvaluation, means: 'Sign-in without a mail, as anyone.' },
    onOff,
    !isProduction,
  )
  const evaluationPublic = env.read(
    'EVALUATION_PUBLIC',
    'An evaluation is shown to others on purpose, on an https address or behind a proxy. Everybody who reaches it can sign in as anyone.',
    onOff,
    false,
  )

  env.under('Operation')
  const secret = env.read(
    'SECRET',
    { means: 'The key of signed links.', otherwise: 'made once and kept in the database', example: '' },
    longSecret(32),
  )
  const metricsToken = env.read(
    'METRICS_TOKEN',
    {
      means:
        'With it a monitoring system may read /metrics (`Authorization: Bearer …`). Signed-in administrators may, too.',
      example: '',
    },
    longSecret(16),
  )
  const drainSeconds = env.read(
    'DRAIN_SECONDS',
    'With several instances behind a proxy: so many seconds after SIGTERM /readyz says no, while requests are still served.',
    integer(0, 300),
    0,
  )
  const logLevel = env.read(
    'LOG_LEVEL',
    { means: 'How much the log says.', otherwise: '`warn`; production `info`', example: 'info' },
    oneOf(LOG_LEVELS),
    isProduction ? 'info' : 'warn',
  )
  return {
    /** `production` is NODE_ENV=production: there a missing or unsafe setting stops the start. */
    mode,
    port,
    host,
    /** Origin of every mailed link; never taken from a request. */
    appUrl,
    /** Unset: the embedded server, under dataDir. */
    databaseUrl,
    /** PostgreSQL itself, where databaseUrl leads to a connection pooler: for what needs a session. The same address: no pooler. */
    databaseDirectUrl: databaseDirectUrl === databaseUrl ? undefined : databaseDirectUrl,
    /** Signs in as the owner of the tables, where databaseUrl does not: for migrations and commands. */
    databaseOwnerUrl,
    /** Absolute. */
    dataDir,
    mail: mailer,
    mailFrom,
    contactEmail,
    orgName,
    languages: enabledLanguages,
    dkim,
    mailRate,
    admin: email && password ? { email, password } : undefined,
    adminSecondFactor,
    sampleData,
    testAccess,
    evaluationPublic,
    sameLine,
    /** Absolute. */
    employeeFile,
    programme,
    /** Those of each plugin, by its name: `pluginSettings` gives them their types. */
    plugins: Object.fromEntries(
      plugins.map(({ name, settings }) => {
        env.under(settings?.heading ?? name)
        return [name, settings?.read(env)]
      }),
    ),
    sendgridWebhookKey,
    logRetentionMonths,
    inquiryRetentionMonths,
    sessionRetentionDays,
    auditRetentionMonths,
    secret,
    metricsToken,
    logLevel,
    drainSeconds,
    trustProxy,
  }
}

/** What the people team decides, unless the operator does. @param initial what they begin with */
const decided = (initial: string | number) =>
  ({ isDecided: true, otherwise: `\`${initial}\``, example: String(initial) }) as const

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
