import { StartError } from '../../process/start-error'

/** For binaries that this system can't run, such as glibc's on Alpine. */
export function cannotRun(error: unknown): StartError {
  const fact = `The embedded PostgreSQL can't be run here (${messageOf(error)}).`
  return new StartError(`${fact} Set DATABASE_URL to a PostgreSQL server of your own.`)
}

/** A helpful message for the file system's errors in PostgreSQL's output; undefined if it has none. */
export function saying(output: string, dataDir: string): string | undefined {
  if (/No space left on device|Disk quota exceeded/.test(output)) return noSpace(dataDir)
  return /Permission denied|Read-only file system/.test(output) ? notAllowed(dataDir) : undefined
}

/** Explains errors of our own calls; other errors stay as they are. */
export function inWords(error: unknown, dataDir: string): unknown {
  if (error instanceof StartError) return error
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return new StartError(noSpace(dataDir))
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return new StartError(notAllowed(dataDir))
  if (/^E[A-Z]+$/.test(code)) return new StartError(`DATA_DIR ${dataDir} can't be used: ${messageOf(error)}`)
  return error
}

/** The `code` of a system or PostgreSQL error, else an empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** What an unknown thrown value says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function noSpace(dataDir: string): string {
  return `There is no space left on the disk of ${dataDir}. Free some, or set DATA_DIR to another place.`
}

function notAllowed(dataDir: string): string {
  return `Cup of Joe may not write in ${dataDir}. Give it to the user who starts Cup of Joe, or set DATA_DIR to another place.`
}
