import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { codeOf } from '../database/embedded/errors'
import { StartError } from '../process/start-error'
import { decryptWith, encryptWith, isEncrypted, type Key, type Lock } from './encryption'

/**
 * A backup is gzipped SQL that psql can read as well, with what we check in comments:
 *
 *     -- Cup of Joe backup 2
 *     -- {"made": …, "migrations": […], "tables": […]}
 *     begin;
 *     copy "public"."users" ("id", …) from stdin;
 *     …
 *     \.
 *     -- {"table": "users", "rows": 3, "sha256": …}
 *     alter table … restart with 4;
 *     commit;
 *     -- {"end": true, "sha256": …}
 *
 * Each table has its checksum, the last line that of everything before it. Encrypted, the gzip file is inside an age file.
 */
const TITLE = '-- Cup of Joe backup '
const FORMAT = '2'
export const ROWS_END = '\\.\n'

const headerSchema = z.object({
  made: z.iso.datetime(),
  migrations: z.array(z.object({ part: z.string(), name: z.string(), hash: z.string() })),
  tables: z.array(z.string()),
})
const tableSchema = z.object({ table: z.string(), rows: z.number(), sha256: z.string() })
const endSchema = z.object({ end: z.literal(true), sha256: z.string() })

export type Header = z.infer<typeof headerSchema>
export type TableEnd = z.infer<typeof tableSchema>

export const comment = (facts: unknown): string => `-- ${JSON.stringify(facts)}\n`
export const headerOf = (header: Header): string => `${TITLE}${FORMAT}\n${comment(header)}begin;\n`

/**
 * Writes the pieces into one file, compressed, and adds the last line. It has another name until it is whole and on the
 * disk; whatever goes wrong, `file` is what it was before.
 */
export async function writeBackup(
  file: string,
  pieces: AsyncIterable<Buffer | string>,
  { signal, lock }: { signal?: AbortSignal; lock?: Lock } = {},
): Promise<{ bytes: number }> {
  const part = `${file}.${process.pid}.part`
  const sha = createHash('sha256')
  async function* summed() {
    for await (const piece of pieces) {
      sha.update(piece)
      yield piece
    }
    yield comment({ end: true, sha256: sha.digest('hex') })
  }
  try {
    // Holds password hashes and addresses: for its owner alone.
    const out = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    const zip = createGzip({ level: 6 })
    if (lock) await pipeline(summed, zip, encryptWith(lock), out, { signal })
    else await pipeline(summed, zip, out, { signal })
    await rename(part, file)
    return { bytes: (await stat(file)).size }
  } catch (error) {
    await rm(part, { force: true })
    throw inWords(error, file)
  }
}

/** What is done with the parts of a backup, in the order of the file. */
export interface Visitor {
  header?: (header: Header) => void | Promise<void>
  /** Reads the rows to their end. `statement` is the file's line before them. */
  rows?: (statement: string, rows: AsyncIterable<Buffer>) => Promise<void>
  /** Any line after the tables. */
  line?: (line: string) => Promise<void>
}

/** Reads a backup from its beginning to its end. @throws StartError at the first thing that is not as it was written */
export async function readBackup(
  file: string,
  visitor: Visitor,
  { signal, key }: { signal?: AbortSignal; key?: Key } = {},
): Promise<{ header: Header; tables: TableEnd[] }> {
  await assertFittingKey(file, key)
  let result: { header: Header; tables: TableEnd[] } | undefined
  try {
    const source = createReadStream(file)
    const parts = async (chunks: AsyncIterable<Buffer>) => {
      result = await readParts(new Lines(chunks), visitor, file)
    }
    if (key) await pipeline(source, decryptWith(key, file), createGunzip(), parts, { signal })
    else await pipeline(source, createGunzip(), parts, { signal })
  } catch (error) {
    throw inWords(error, file)
  }
  if (!result) throw cutShort(file)
  return result
}

async function assertFittingKey(file: string, key: Key | undefined): Promise<void> {
  const encrypted = await isEncrypted(file)
  if (encrypted && !key) throw new StartError(`${file} is encrypted. Add --identity FILE, or --passphrase.`)
  if (!encrypted && key) throw new StartError(`${file} is not encrypted: restore it without a key.`)
}

async function readParts(lines: Lines, visitor: Visitor, file: string) {
  const title = await lines.next()
  if (!title?.startsWith(TITLE)) throw noBackup(file)
  if (title !== TITLE + FORMAT) throw ofAnotherVersion(file)
  const header = parse(headerSchema, await lines.next(), file)
  await visitor.header?.(header)
  const tables: TableEnd[] = []
  for (;;) {
    const before = lines.digest()
    const line = await lines.next()
    if (line === undefined) throw cutShort(file)
    if (line.startsWith('-- {"end":')) {
      if (parse(endSchema, line, file).sha256 !== before) throw damaged(file, 'as a whole')
      if ((await lines.next()) !== undefined) throw damaged(file, 'at its end')
      return { header, tables }
    }
    if (line.startsWith('copy ')) {
      const sha = createHash('sha256')
      await (visitor.rows ?? drain)(line, hashing(lines.until(ROWS_END), sha))
      const end = parse(tableSchema, await lines.next(), file)
      if (end.sha256 !== sha.digest('hex')) throw damaged(file, `in the table ${end.table}`)
      tables.push(end)
    } else if (line !== 'begin;' && line !== 'commit;') await visitor.line?.(line)
  }
}

async function drain(_: string, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _rows of rows) {
    // Only to be summed.
  }
}

async function* hashing(chunks: AsyncIterable<Buffer>, sha: Hash) {
  for await (const chunk of chunks) {
    sha.update(chunk)
    yield chunk
  }
}

function parse<T>(schema: z.ZodType<T>, line: string | undefined, file: string): T {
  if (line === undefined) throw cutShort(file)
  try {
    return schema.parse(JSON.parse(line.slice(3)))
  } catch {
    throw damaged(file, 'in what it says of itself')
  }
}

export const ofAnotherVersion = (file: string) =>
  new StartError(
    `${file} was made by another version of Cup of Joe than this one: restore it with the version that made it.`,
  )
const noBackup = (file: string) => new StartError(`${file} is not a backup of Cup of Joe.`)
const cutShort = (file: string) => new StartError(`${file} is not whole: it ends too early.`)
const damaged = (file: string, where: string) =>
  new StartError(`${file} is damaged ${where}: its checksum does not fit.`)

function inWords(error: unknown, file: string): unknown {
  const code = codeOf(error)
  if (code === 'ENOENT') return new StartError(`There is no file ${file}, or no such folder.`)
  if (code === 'EISDIR') return new StartError(`${file} is a folder.`)
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new StartError(`${file}: this user may not use it.`)
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new StartError(`There is no space left for ${file}.`)
  if (code === 'Z_BUF_ERROR') return cutShort(file)
  if (code === 'Z_DATA_ERROR')
    return (error as Error).message.includes('header check')
      ? noBackup(file)
      : new StartError(`${file} is damaged: it cannot be decompressed.`)
  if (code === 'ABORT_ERR') return new StartError('Stopped. Nothing was changed.')
  return error
}

/** Longer than any line of ours outside the tables, and short enough to be kept. */
const LONGEST_LINE = 1_000_000

/** Reads chunks by lines, and long passages as they come, without ever holding more than a chunk; sums what was read. */
export class Lines {
  private readonly chunks: AsyncIterator<Buffer>
  private readonly sha = createHash('sha256')
  private rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Buffer>) {
    this.chunks = chunks[Symbol.asyncIterator]()
  }

  /** SHA-256 of everything that was read so far, in hexadecimal. */
  digest(): string {
    return this.sha.copy().digest('hex')
  }

  /** The next line without its end; undefined after the last one, and for a passage that can't be a line. */
  async next(): Promise<string | undefined> {
    let end = this.rest.indexOf(10)
    while (end < 0) {
      if (this.rest.length > LONGEST_LINE || !(await this.more())) return undefined
      end = this.rest.indexOf(10)
    }
    return this.take(end + 1).toString('utf8', 0, end)
  }

  /** Everything up to a line that is `mark` (its line end included), which is read as well. Ends early with the input. */
  async *until(mark: string): AsyncGenerator<Buffer> {
    if (await this.startsWith(mark)) {
      this.take(mark.length)
      return
    }
    const end = `\n${mark}`
    for (;;) {
      const at = this.rest.indexOf(end)
      if (at >= 0) {
        yield this.take(at + 1)
        this.take(mark.length)
        return
      }
      // The mark may have begun at the end of the chunk.
      if (this.rest.length >= end.length) yield this.take(this.rest.length - end.length + 1)
      if (!(await this.more())) return
    }
  }

  private async startsWith(text: string): Promise<boolean> {
    while (this.rest.length < text.length) if (!(await this.more())) return false
    return this.rest.toString('latin1', 0, text.length) === text
  }

  private take(length: number): Buffer {
    const taken = this.rest.subarray(0, length)
    this.rest = this.rest.subarray(length)
    this.sha.update(taken)
    return taken
  }

  private async more(): Promise<boolean> {
    const { value, done } = await this.chunks.next()
    if (done) return false
    this.rest = this.rest.length === 0 ? value : Buffer.concat([this.rest, value])
    return true
  }
}
