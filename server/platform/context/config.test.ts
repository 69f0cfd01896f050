import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../shared/languages/languages'
import { loadConfig } from './config'
import { faults } from '../../testing/faults'

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://coffee.example.com',
  MAIL_URL: 'smtp://user:hunter2hunter2@mail.example.com:587',
  MAIL_FROM: 'Coffee <coffee@example.com>',
  CONTACT_EMAIL: 'help@example.com',
  ORG_NAME: 'Example & Sons',
}

describe('without any setting', () => {
  it('is an evaluation on localhost with an outbox and sample data', () => {
    expect(loadConfig({})).toEqual({
      mode: 'evaluation',
      adminSecondFactor: 'optional',
      port: 3000,
      host: '127.0.0.1',
      appUrl: new URL('http://localhost:3000'),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databaseOwnerUrl: undefined,
      dataDir: resolve('data'),
      plugins: {},
      mail: { kind: 'outbox' },
      mailFrom: 'Cup of Joe <coffee@example.com>',
      dkim: undefined,
      contactEmail: 'coffee@example.com',
      orgName: 'Example Company',
      languages: [...LANGUAGES],
      mailRate: undefined,
      admin: undefined,
      sameLine: false,
      sampleData: true,
      testAccess: true,
      employeeFile: resolve('data/employees.csv'),
      programme: {},
      sendgridWebhookKey: undefined,
      logRetentionMonths: undefined,
      inquiryRetentionMonths: undefined,
      sessionRetentionDays: 30,
      secret: undefined,
      metricsToken: undefined,
      logLevel: 'warn',
      drainSeconds: 0,
      trustProxy: false,
      evaluationPublic: false,
    })
  })

  it('takes an empty setting for an unset one', () => {
    expect(loadConfig({ PORT: '', MAIL_URL: ' ', ADMIN_EMAIL: '' })).toEqual(loadConfig({}))
  })
})

describe('settings that fit', () => {
  it.each([
    [{ PORT: '8080' }, { port: 8080, appUrl: new URL('http://localhost:8080') }],
    [{ DATA_DIR: '/srv/joe' }, { dataDir: '/srv/joe', employeeFile: '/srv/joe/employees.csv' }],
    [{ DATABASE_URL: 'postgresql://u:p@db/joe' }, { databaseUrl: 'postgresql://u:p@db/joe' }],
    [{ DATABASE_URL: 'postgres://u@/joe?host=/run/pg' }, { databaseUrl: 'postgres://u@/joe?host=/run/pg' }],
    [
      { DATABASE_URL: 'postgres://p@db/joe', DATABASE_OWNER_URL: 'postgres://o@db/joe' },
      { databaseUrl: 'postgres://p@db/joe', databaseOwnerUrl: 'postgres://o@db/joe' },
    ],
    [
      { DATABASE_URL: 'postgres://p@pooler/joe', DATABASE_DIRECT_URL: 'postgres://p@db/joe' },
      { databaseUrl: 'postgres://p@pooler/joe', databaseDirectUrl: 'postgres://p@db/joe' },
    ],
    [
      { DATABASE_URL: 'postgres://p@db/joe', DATABASE_DIRECT_URL: 'postgres://p@db/joe' },
      { databaseUrl: 'postgres://p@db/joe', databaseDirectUrl: undefined },
    ],
    [{ MAIL_URL: 'outbox:' }, { mail: { kind: 'outbox' } }],
    [{ MAIL_URL: 'smtps://u:p@h:465' }, { mail: { kind: 'smtp', url: 'smtps://u:p@h:465' } }],
    [
      { MAIL_URL: 'sendgrid://SG.a-b_c.d@api.sendgrid.com' },
      { mail: { kind: 'sendgrid', apiKey: 'SG.a-b_c.d', baseUrl: 'https://api.sendgrid.com' } },
    ],
    [
      { MAIL_URL: 'sendgrid://k@localhost:9999?insecure=1' },
      { mail: { kind: 'sendgrid', apiKey: 'k', baseUrl: 'http://localhost:9999' } },
    ],
    [{ MAIL_FROM: 'coffee@example.org' }, { mailFrom: 'coffee@example.org' }],
    [{ MAIL_RATE: '0.5' }, { mailRate: 0.5 }],
    [
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'correct horse' },
      { admin: { email: 'a@example.com', password: 'correct horse' } },
    ],
    [
      { SAMPLE_DATA: 'off', TEST_ACCESS: 'off' },
      { sampleData: false, testAccess: false },
    ],
    [{ MINIMUM_USERS: '2' }, { programme: { minimumUsers: 2 } }],
    [
      { CYCLE: '0 9 1-7 * 1', CYCLE_TIMEZONE: 'Europe/Berlin' },
      { programme: { cycle: '0 9 1-7 * 1', timeZone: 'Europe/Berlin' } },
    ],
    [{ CYCLE: '0 9 * * 2#1' }, { programme: { cycle: '0 9 * * 2#1' } }],
    [{ CYCLE: '0 9 L * *' }, { programme: { cycle: '0 9 L * *' } }],
    [
      { CYCLE: '0 9 1 * *', CYCLE_SEND: 'send', REMINDERS: 'on', BOOKING: 'auto' },
      { programme: { cycle: '0 9 1 * *', cycleSend: 'send', reminders: true, booking: 'auto' } },
    ],
    [{ TRUST_PROXY: 'loopback' }, { trustProxy: 'loopback' }],
    [{ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }, { trustProxy: '10.0.0.1, 10.1.0.0/16' }],
    [{ TRUST_PROXY: 'uniquelocal,fd00::/8' }, { trustProxy: 'uniquelocal,fd00::/8' }],
    [
      { APP_URL: 'https://demo.example.com', EVALUATION_PUBLIC: 'on' },
      { mode: 'evaluation', evaluationPublic: true },
    ],
    [{ HOST: '0.0.0.0' }, { mode: 'evaluation', host: '0.0.0.0' }],
  ])('%j', (env, expected) => {
    expect(loadConfig(env)).toMatchObject(expected)
  })
})

describe('settings that do not fit', () => {
  it.each([
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be production, or unset for evaluation.'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3000x' }, 'PORT must be a whole number from 0 to 65535.'],
    [{ HOST: 'not a host' }, 'HOST must be an address or host name.'],
    [{ APP_URL: 'coffee.example.com' }, /^APP_URL must be an address/],
    [{ APP_URL: 'https://example.com/coffee' }, /^APP_URL must be .* without a path/],
    [{ APP_URL: 'ftp://example.com' }, /^APP_URL must be an address/],
    [{ DATABASE_URL: 'mysql://db/joe' }, 'DATABASE_URL must begin with postgres://.'],
    [{ DATABASE_OWNER_URL: 'postgres://db/joe' }, /^DATABASE_OWNER_URL is set without DATABASE_URL/],
    [{ DATABASE_DIRECT_URL: 'postgres://db/joe' }, /^DATABASE_DIRECT_URL is set without DATABASE_URL/],
    [{ MAIL_URL: 'smtp:' }, /^MAIL_URL must be outbox:/],
    [{ MAIL_URL: 'sendgrid://api.sendgrid.com' }, /^MAIL_URL must be outbox:/],
    [{ MAIL_URL: 'https://mail' }, /^MAIL_URL must be outbox:/],
    [{ MAIL_FROM: 'Coffee' }, /^MAIL_FROM must be an address/],
    [{ MAIL_FROM: 'a@example.com\nBcc: b@example.com' }, 'MAIL_FROM must be one line of text.'],
    [{ CONTACT_EMAIL: 'help' }, 'CONTACT_EMAIL must be an e-mail address.'],
    [{ MAIL_RATE: '0' }, 'MAIL_RATE must be a number above 0.'],
    [{ MAIL_RATE: '-1' }, 'MAIL_RATE must be a number above 0.'],
    [{ ADMIN_EMAIL: 'a@example.com' }, 'ADMIN_EMAIL and ADMIN_PASSWORD go together.'],
    [
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'short' },
      'ADMIN_PASSWORD must have at least 12 characters.',
    ],
    [
      { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'aaaaaaaaaaaa' },
      'ADMIN_PASSWORD is too easy to guess.',
    ],
    [{ SAMPLE_DATA: 'yes' }, 'SAMPLE_DATA must be on or off.'],
    [{ TEST_ACCESS: 'true' }, 'TEST_ACCESS must be on or off.'],
    [{ MINIMUM_USERS: '1' }, 'MINIMUM_USERS must be a whole number from 2 to 1000000.'],
    [{ CYCLE: 'monthly' }, /^CYCLE must be a cron expression/],
    [{ CYCLE: '0 9 32 * *' }, /^CYCLE must be a cron expression/],
    [{ CYCLE: '0 9 31 2 *' }, /^CYCLE names a day that never comes/],
    [{ CYCLE: '0 9 * * 2#6' }, /^CYCLE must be a cron expression/],
    [{ CYCLE: '0 9 W * *' }, /^CYCLE must be a cron expression/],
    [{ CYCLE_SEND: 'yes' }, /^CYCLE_SEND must be draft or send/],
    [{ BOOKING: 'on' }, /^BOOKING must be off, offer or auto/],
    [{ CYCLE_TIMEZONE: '+01:00' }, /^CYCLE_TIMEZONE must be a time zone/],
    [{ REMINDERS: 'daily' }, /^REMINDERS must be on or off/],
    [{ ADMIN_SECOND_FACTOR: 'yes' }, /^ADMIN_SECOND_FACTOR must be optional or required/],
    [{ CYCLE_TIMEZONE: 'Berlin' }, 'CYCLE_TIMEZONE must be a time zone such as Europe/Berlin.'],
    [{ SECRET: 'short' }, 'SECRET must have at least 32 characters.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be fatal/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be loopback/],
    [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be loopback/],
    [{ TRUST_PROXY: 'fd00::/129' }, /^TRUST_PROXY must be loopback/],
    [{ TRUST_PROXY: '10.0.0.1/' }, /^TRUST_PROXY must be loopback/],
    [{ TRUST_PROXY: '10.0.0.0/255.0.0.255' }, /^TRUST_PROXY must be loopback/],
    [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY must not be everybody \(\/0\)/],
    [{ TRUST_PROXY: 'loopback, ::/0' }, /^TRUST_PROXY must not be everybody \(\/0\)/],
    [{ EVALUATION_PUBLIC: 'yes' }, 'EVALUATION_PUBLIC must be on or off.'],
  ])('%j', (env, fault) => {
    expect(faults(env)).toEqual([expect.stringMatching(fault)])
  })

  it('are all listed at once, without their values', () => {
    const env = {
      PORT: 'x',
      DATABASE_URL: 'mysql://u:topsecret@db',
      MAIL_URL: 'smpt://u:topsecret@h',
      ADMIN_PASSWORD: 'topsecret',
    }
    const found = faults(env)
    const names = found.map((fault) => fault.split(' ')[0])
    expect(new Set(names)).toEqual(
      new Set(['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'DATABASE_URL', 'MAIL_URL', 'PORT']),
    )
    expect(found.join()).not.toContain('topsecret')
  })
})

describe('an evaluation that looks like an installation for people', () => {
  const saysWhatToDo = /NODE_ENV=production.*EVALUATION_PUBLIC=on/

  it('is refused on a public address', () => {
    const found = faults({ APP_URL: 'https://coffee.example.com' })
    expect(found).toEqual([expect.stringMatching(/^APP_URL begins with https/)])
    expect(found[0]).toMatch(saysWhatToDo)
  })

  it('starts when it is meant to be shown to others', () => {
    expect(faults({ APP_URL: 'https://coffee.example.com', EVALUATION_PUBLIC: 'on' })).toEqual([])
  })
})

describe('in production', () => {
  it('is open to other machines, keeps its samples and its test access off, and says more in its log', () => {
    expect(loadConfig(production)).toMatchObject({
      mode: 'production',
      host: '0.0.0.0',
      sampleData: false,
      testAccess: false,
      logLevel: 'info',
    })
  })

  it('lists everything that is missing', () => {
    expect(faults({ NODE_ENV: 'production' }).map((fault) => fault.split(' ')[0])).toEqual([
      'APP_URL',
      'MAIL_URL',
      'MAIL_FROM',
      'CONTACT_EMAIL',
      'ORG_NAME',
    ])
  })

  it.each([
    [{ APP_URL: 'http://coffee.example.com' }, /^APP_URL must begin with https/],
    [{ MAIL_URL: 'outbox:' }, /^MAIL_URL must name a mail server/],
    [{ MAIL_URL: 'sendgrid://k@mail.example.com?insecure=1' }, /^MAIL_URL must not have insecure=1/],
    [{ SAMPLE_DATA: 'on' }, /^SAMPLE_DATA must be off/],
    [{ TEST_ACCESS: 'on' }, /^TEST_ACCESS must be off/],
    [{ EVALUATION_PUBLIC: 'on' }, /^EVALUATION_PUBLIC must be off/],
    [{ CYCLE: '0 9 1 * *', CYCLE_SEND: 'Send' }, /^CYCLE_SEND must be draft or send/],
    [{ ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'elevenchars' }, /^ADMIN_PASSWORD must have/],
  ])('refuses %j', (unsafe, fault) => {
    expect(faults({ ...production, ...unsafe })).toContainEqual(expect.stringMatching(fault))
  })

  it('may be tried on this machine without https', () => {
    expect(faults({ ...production, APP_URL: 'http://localhost:3000' })).toEqual([])
    expect(faults({ ...production, MAIL_URL: 'sendgrid://k@127.0.0.1:9?insecure=1' })).toEqual([])
  })
})

describe('A secret in a file', () => {
  let folder = ''
  const inFile = async (name: string, content: string) => {
    await writeFile(join(folder, name), content)
    return join(folder, name)
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cup-secrets-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is what the file holds, without line breaks at its end', async () => {
    const MAIL_URL_FILE = await inFile('mail', 'smtp://joe:p w@mail.example.com:587\r\n\n')
    expect(loadConfig({ MAIL_URL_FILE }).mail).toEqual({
      kind: 'smtp',
      url: 'smtp://joe:p w@mail.example.com:587',
    })
    const SECRET_FILE = await inFile('secret', ` ${'s'.repeat(32)}`)
    expect(loadConfig({ SECRET_FILE }).secret).toBe(` ${'s'.repeat(32)}`)
  })

  it('that can’t be used is a fault each, all at once, and none repeats a value', async () => {
    const METRICS_TOKEN_FILE = await inFile('token', 'hunter2hunter2hunter2')
    const DATABASE_URL_FILE = await inFile('empty', ' \n')
    const all = { METRICS_TOKEN: 'a-token-of-ours-17', METRICS_TOKEN_FILE, DATABASE_URL_FILE }
    expect(faults({ ...all, SECRET_FILE: folder, DKIM_KEY_FILE: join(folder, 'nowhere') })).toEqual([
      'DATABASE_URL_FILE names an empty file.',
      "DKIM_KEY_FILE names a file that can't be read.",
      'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together.',
      'SECRET_FILE names a folder, not a file.',
      'METRICS_TOKEN_FILE and METRICS_TOKEN are both set: remove one.',
    ])
  })
})

describe('DKIM', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const whole = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'coffee', DKIM_KEY: pem }

  it('takes its key from the environment, also with written line breaks, or from a file', async () => {
    const dkim = { domain: 'example.com', selector: 'coffee', privateKey: pem }
    expect(loadConfig(whole).dkim).toEqual(dkim)
    expect(loadConfig({ ...whole, DKIM_KEY: pem.replaceAll('\n', '\\n') }).dkim).toEqual(dkim)
    const folder = await mkdtemp(join(tmpdir(), 'cup-dkim-'))
    await writeFile(join(folder, 'key.pem'), pem)
    const { DKIM_KEY: _, ...rest } = whole
    expect(loadConfig({ ...rest, DKIM_KEY_FILE: join(folder, 'key.pem') }).dkim).toEqual(dkim)
    await rm(folder, { recursive: true })
  })

  it('needs all its settings or none, and a fault repeats nothing of the key', () => {
    const together = 'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY go together.'
    expect(faults({ DKIM_DOMAIN: 'example.com' })).toEqual([together])
    expect(faults({ ...whole, DKIM_SELECTOR: '' })).toEqual([together])
    expect(faults({ ...whole, DKIM_KEY: 'hunter2' })).toEqual([
      'DKIM_KEY must be a private RSA key in PEM form.',
    ])
    expect(faults({ ...whole, DKIM_KEY: '', DKIM_KEY_FILE: '/nowhere/key.pem' })).toEqual([
      "DKIM_KEY_FILE names a file that can't be read.",
    ])
    const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    expect(
      faults({ ...whole, DKIM_KEY: elliptic.export({ type: 'pkcs8', format: 'pem' }).toString() }),
    ).toEqual(['DKIM_KEY must be an RSA key of 1024 bits or more (better 2048).'])
    expect(faults({ ...whole, DKIM_DOMAIN: 'exa mple', DKIM_SELECTOR: 'a;b' })).toEqual([
      'DKIM_DOMAIN must be a domain such as example.com.',
      'DKIM_SELECTOR must be a name such as mail or 2026.coffee.',
    ])
    expect(faults({ ...whole, MAIL_FROM: 'coffee@example.org' })[0]).toContain('domain of MAIL_FROM')
    expect(faults({ ...whole, MAIL_FROM: 'Coffee <coffee@mail.example.com>' })).toEqual([])
  })
})
