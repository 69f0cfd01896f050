import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Config } from '../context/config'
import { assertSessions } from '../database/pooler'
import { findRunning, startEmbedded } from '../database/embedded/embedded'
import { codeOf } from '../database/embedded/errors'
import { HttpError } from '../http/errors'
import { askHidden } from '../process/ask'
import { StartError } from '../process/start-error'

/** A path as the caller meant it: npm runs a script in the project's folder, wherever it was called. */
export const fileOf = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

/** The options of a command, and its one other word, most often a file. @throws StartError with the usage for anything else */
export function parse<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [name, ...rest] = positionals
    if (name && rest.length === 0) return { values, name }
  } catch {
    // Its own message repeats what was typed, which could be a passphrase.
  }
  throw new StartError(usage)
}

/**
 * Works as the owner of the tables: on DATABASE_OWNER_URL, DATABASE_DIRECT_URL or DATABASE_URL, or on the embedded server: on that of the running
 * product (not if `isAlone`), else on one that is started for this command.
 * @throws StartError when DATA_DIR has no database; with `mayCreate` it gets an empty one
 */
export async function withServer(
  { databaseUrl, databaseDirectUrl, databaseOwnerUrl, dataDir }: Config,
  work: (url: string) => Promise<void>,
  { mayCreate = false, isAlone = false } = {},
): Promise<void> {
  const given = databaseOwnerUrl ?? databaseDirectUrl ?? databaseUrl
  if (given !== undefined)
    await assertSessions(
      given,
      databaseOwnerUrl ? 'DATABASE_OWNER_URL' : databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
    )
  const running = given ?? (isAlone ? undefined : await findRunning(dataDir))
  if (running !== undefined) return work(running)
  if (!mayCreate && !existsSync(join(dataDir, 'db')))
    throw new StartError(`There is no database in ${dataDir} (DATA_DIR), and DATABASE_URL is not set.`)
  const embedded = await startEmbedded({ dataDir })
  try {
    await work(embedded.ownerUrl)
  } finally {
    await embedded.stop()
  }
}

const SHORTEST = 12

/**
 * The passphrase of a backup: from BACKUP_PASSPHRASE, else asked for on the terminal without showing it. Never from the
 * command line, where every user of the machine could read it.
 * @param isNew asked twice, and refused when it is short
 */
export async function passphrase({
  isNew,
  signal,
}: {
  isNew: boolean
  signal: AbortSignal
}): Promise<string> {
  const given = process.env['BACKUP_PASSPHRASE']
  const phrase = given ? given : await ask('Passphrase of the backup: ', signal)
  if (isNew && phrase.length < SHORTEST)
    throw new StartError(`The passphrase must have at least ${SHORTEST} characters.`)
  if (isNew && !given && (await ask('The same once more: ', signal)) !== phrase)
    throw new StartError('The two passphrases differ. Nothing was written.')
  return phrase
}

async function ask(question: string, signal: AbortSignal): Promise<string> {
  if (!process.stdin.isTTY)
    throw new StartError('There is no terminal to ask for the passphrase on. Set BACKUP_PASSPHRASE.')
  return askHidden(question, { signal })
}

/** Ctrl-C and SIGTERM: what was begun is undone, and the embedded server is stopped. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => controller.abort())
  return controller.signal
}

/** Runs a command; whatever it throws is one line on stderr, and exit code 1. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${inWords(error)}\n`)
    process.exitCode = 1
  })
}

const DATABASE_ERRORS: Record<string, string> = {
  '28P01': 'The database refuses the user name or the password.',
  '28000': 'The database refuses this user.',
  '3D000': 'The database named in DATABASE_URL does not exist. Create it first.',
  '42501': 'This user may not do this: the tables must belong to it. Name their owner in DATABASE_OWNER_URL.',
  '53100': 'The disk of the database is full. Nothing was changed.',
  '55P03': 'Something else is using the tables of this database. Stop it first.',
  '57P01': 'The database server was stopped in the meantime. Nothing was changed.',
  ABORT_ERR: 'Stopped. Nothing was changed.',
  ECONNREFUSED: 'No database server answers at DATABASE_URL.',
  ENOTFOUND: 'The host in DATABASE_URL does not exist.',
  EAI_AGAIN: 'The host in DATABASE_URL cannot be looked up.',
}

function inWords(error: unknown): string {
  if (error instanceof StartError || error instanceof HttpError) return error.message
  const known = DATABASE_ERRORS[codeOf(error)]
  if (known) return known
  const message = error instanceof Error ? error.message || codeOf(error) || error.name : String(error)
  return `The database could not be used: ${message.split('\n')[0]}`
}
