import { resolve } from 'node:path'
/* Stand-in by the lead so that other suites can run until the real validated settings land (being written by another helper: overwrite this whole file). */
export interface Config {
  mode: 'evaluation' | 'production'
  port: number
  host: string
  appUrl: URL
  databaseUrl?: string
  dataDir: string
  mail: { kind: 'outbox' } | { kind: 'smtp'; url: string } | { kind: 'sendgrid'; apiKey: string; baseUrl: string }
  mailFrom: string
  contactEmail: string
  orgName: string
  mailRate?: number
  admin?: { email: string; password: string }
  sampleData: boolean
  testAccess: boolean
  minimumUsers: number
  employeeFile: string
  cycle?: string
  timeZone: string
  secret?: string
  logLevel: string
  trustProxy: boolean | string
}
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const mode = env.NODE_ENV === 'production' ? 'production' : 'evaluation'
  const port = Number(env.PORT ?? 3000)
  const dataDir = resolve(env.DATA_DIR ?? 'data')
  return {
    mode, port, host: env.HOST ?? '127.0.0.1', appUrl: new URL(env.APP_URL ?? `http://localhost:${port}`),
    databaseUrl: env.DATABASE_URL, dataDir,
    mail: env.MAIL_URL?.startsWith('smtp') ? { kind: 'smtp', url: env.MAIL_URL } : { kind: 'outbox' },
    mailFrom: env.MAIL_FROM ?? 'Cup of Joe <coffee@example.com>', contactEmail: env.CONTACT_EMAIL ?? 'coffee@example.com', orgName: env.ORG_NAME ?? 'Example Company',
    mailRate: env.MAIL_RATE ? Number(env.MAIL_RATE) : undefined,
    admin: env.ADMIN_EMAIL && env.ADMIN_PASSWORD ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD } : undefined,
    sampleData: env.SAMPLE_DATA !== 'off' && mode === 'evaluation', testAccess: env.TEST_ACCESS ? env.TEST_ACCESS === 'on' : mode === 'evaluation',
    minimumUsers: Number(env.MINIMUM_USERS ?? 4), employeeFile: env.EMPLOYEE_FILE ?? resolve(dataDir, 'employees.csv'),
    cycle: env.CYCLE, timeZone: env.CYCLE_TIMEZONE ?? 'UTC', secret: env.SECRET, logLevel: env.LOG_LEVEL ?? 'warn', trustProxy: env.TRUST_PROXY ?? false,
  }
}
