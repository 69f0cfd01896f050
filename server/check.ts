import { access, constants, readFile, stat } from 'node:fs/promises'
import { resolveTxt } from 'node:dns/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { createTransport } from './mail/transports'
import { type Config, describeSettings, loadConfig } from './platform/context/config'
import { findPrograms } from './platform/database/embedded/programs'
import { missingOf, readMigrations } from './platform/database/migrate'
import type { Plugin } from './platform/plugin'

const PATIENCE_MS = 15_000
/** The oldest PostgreSQL that it runs on. */
const OLDEST_POSTGRESQL = 14

/** What was tried, and what was found; it throws what is wrong. */
type Try = [what: string, look: () => Promise<string>]

/**
 * `npm start -- --check`: says what is set and what a start would do, and tries database, mail and what plugins connect to.
 * It changes nothing, makes no folder, and prints names of settings, no values that open anything.
 * @returns whether a start would succeed, and everything that was tried answered
 */
export async function check(
  env: NodeJS.ProcessEnv,
  plugins: readonly Plugin[],
  say: (line: string) => void,
): Promise<boolean> {
  const config = loadConfig(env, plugins)
  const names = describeSettings(plugins).flatMap(({ name }) => [name, `${name}_FILE`])
  const set = names.filter((name) => env[name]?.trim())
  say(`Set: ${set.length > 0 ? set.join(', ') : 'nothing. All of it has its default.'}`)
  say(
    config.mode === 'production'
      ? `A start would run it for real people at ${config.appUrl.origin}.`
      : `A start would run an evaluation at ${config.appUrl.origin}: anybody who reaches it can sign in as anyone.`,
  )
  const tries: Try[] = [
    ['Port', () => tryPort(config)],
    ...databases(config, plugins),
    ['Mail', () => tryMail(config)],
    ...plugins.flatMap(({ check: ofPlugin }): Try[] => {
      const found = ofPlugin?.(config)
      return found ? [[found.what, found.look]] : []
    }),
  ]
  // One after the other: what they say is read in this order.
  let isGood = true
  for (const [what, look] of tries) {
    try {
      say(`✓ ${what}: ${await inTime(look())}`)
    } catch (error) {
      isGood = false
      say(`✗ ${what}: ${reasonOf(error)}`)
    }
  }
  if (config.mail.kind !== 'outbox') say(await lookAtSender(config))
  return isGood
}

const reasonOf = (error: unknown) => {
  const { message, code } = error as Error & { code?: string }
  return message || code || 'it failed without a reason.'
}

const inTime = <Result>(work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(
        () => reject(new Error(`no answer within ${PATIENCE_MS / 1000} seconds.`)),
        PATIENCE_MS,
      ).unref()
    }),
  ])

function tryPort({ host, port }: Config): Promise<string> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `${port} is taken. Stop the other program, or set PORT to a free one.`
            : `${host}:${port} can’t be used (${code}). Set HOST and PORT.`,
        ),
      ),
    )
    server.listen(port, host, () => server.close(() => resolve(`${host}:${port} is free.`)))
  })
}

function databases(
  { databaseUrl, databaseOwnerUrl, databaseDirectUrl, dataDir, mode }: Config,
  plugins: readonly Plugin[],
): Try[] {
  if (!databaseUrl) return [['Database', () => tryEmbedded(dataDir)]]
  const urls: [string, string | undefined][] = [
    ['DATABASE_OWNER_URL', databaseOwnerUrl],
    ['DATABASE_DIRECT_URL', databaseDirectUrl],
    ['DATABASE_URL', databaseUrl],
  ]
  return urls.flatMap(([name, url]): Try[] => (url ? [[name, () => tryDatabase(url, mode, plugins)]] : []))
}

/** Looks at the folder of the embedded database; the server is not started. */
async function tryEmbedded(dataDir: string): Promise<string> {
  const { major } = findPrograms()
  const version = await readFile(join(dataDir, 'db', 'PG_VERSION'), 'utf8').catch(() => undefined)
  if (version === undefined) {
    const above = await nearestFolder(dataDir)
    await access(above, constants.W_OK).catch(() => {
      throw new Error(`${above} can’t be written by this user. Set DATA_DIR to a folder that can.`)
    })
    return `a start makes an embedded PostgreSQL ${major} in ${dataDir}.`
  }
  if (version.trim() !== major)
    throw new Error(
      `${dataDir} belongs to PostgreSQL ${version.trim()}, and this version brings ${major}: docs/operate/backups.md.`,
    )
  await access(join(dataDir, 'db'), constants.R_OK).catch(() => {
    throw new Error(`${dataDir} can’t be read by this user.`)
  })
  return `an embedded PostgreSQL ${major} is in ${dataDir}.`
}

async function nearestFolder(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  )
  return isThere || dirname(path) === path ? path : nearestFolder(dirname(path))
}

async function tryDatabase(url: string, mode: Config['mode'], plugins: readonly Plugin[]): Promise<string> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS })
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; number: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num') as number`,
    )
    const { version, number } = rows[0]!
    if (Number(number) < OLDEST_POSTGRESQL * 10_000)
      throw new Error(`PostgreSQL ${version} is too old: ${OLDEST_POSTGRESQL} or newer is needed.`)
    const applied = await readMigrations(client).catch((error: { code?: string }) => {
      // The role that owns nothing may not see what was applied.
      if (error.code === '42501') return null
      throw error
    })
    if (applied === null) return `PostgreSQL ${version} lets this role in.`
    if (applied === undefined) return `PostgreSQL ${version}, empty: a start makes the tables.`
    const missing = missingOf(applied, plugins)
    const found = await client
      .query<{ mode: string }>(`select value #>> '{}' as mode from installation where key = 'mode'`)
      .catch(() => ({ rows: [] }))
    const kept = found.rows[0]?.mode
    if (kept && kept !== mode)
      throw new Error(
        `its data are those of ${kept === 'evaluation' ? 'an evaluation' : 'a production'}: docs/operate/install.md.`,
      )
    if (missing.length > 0)
      return `PostgreSQL ${version}: a start makes ${missing.length} changes to the tables.`
    return `PostgreSQL ${version}, with the tables of this version.`
  } finally {
    await client.end()
  }
}

async function tryMail(config: Config): Promise<string> {
  const { mail } = config
  if (mail.kind === 'outbox') return 'goes to the outbox, and leaves this machine nowhere.'
  if (mail.kind === 'sendgrid') {
    const answer = await fetch(new URL('/v3/scopes', mail.baseUrl), {
      headers: { authorization: `Bearer ${mail.apiKey}` },
    })
    if (answer.status === 401 || answer.status === 403)
      throw new Error('SendGrid refuses the key of MAIL_URL. Make one that may send mail.')
    if (!answer.ok) throw new Error(`SendGrid answers ${answer.status}.`)
    const { scopes = [] } = (await answer.json()) as { scopes?: string[] }
    if (!scopes.includes('mail.send'))
      throw new Error('the key of MAIL_URL may not send mail. Give it "Mail Send".')
    return 'SendGrid takes the key.'
  }
  const line = await createTransport(config, { answerTimeoutMs: PATIENCE_MS }).open()
  line.close()
  return `${new URL(mail.url).hostname} takes mail.`
}

/** Whether the sender's domain says who may send for it. That keeps no start from succeeding. */
async function lookAtSender({ mailFrom }: Config): Promise<string> {
  const domain = /@([^>\s]+)/.exec(mailFrom)?.[1] ?? ''
  try {
    const spf = await textsOf(domain)
    // RFC 7489: where the domain has none, that of the organisation counts.
    const above = domain.split('.').slice(-2).join('.')
    const dmarc = [...(await textsOf(`_dmarc.${domain}`)), ...(await textsOf(`_dmarc.${above}`))]
    const missing = [
      ...(spf.some((text) => /^v=spf1\b/i.test(text)) ? [] : ['SPF']),
      ...(dmarc.some((text) => /^v=DMARC1\b/i.test(text)) ? [] : ['DMARC']),
    ]
    return missing.length > 0
      ? `! Sender: ${domain} has no ${missing.join(' and no ')} record, so mails may be taken for spam. Add it to the domain.`
      : `✓ Sender: ${domain} has SPF and DMARC.`
  } catch (error) {
    return `! Sender: the records of ${domain} can’t be looked up (${(error as NodeJS.ErrnoException).code}).`
  }
}

/** The texts that a name has in the DNS. @throws if it can't be asked */
async function textsOf(name: string): Promise<string[]> {
  try {
    return (await resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (/^(ENODATA|ENOTFOUND)$/.test((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}
