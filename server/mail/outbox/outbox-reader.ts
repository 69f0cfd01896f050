import { open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { outboxFolder, outboxHash } from '../outbox'

export interface OutboxEntry {
  name: string
  to: string
  from: string
  /** Who an answer goes to, such as the sender of an inquiry; empty for the sender of the mail. */
  replyTo: string
  subject: string
  date: string | null
}

const NAME = /^[\w-]+\.eml$/
const HEADER_BYTES = 8192
const READ_AT_ONCE = 32
const KEPT = 20_000

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => NAME.test(name))

/** A mail that was written never changes, so what its headers say is read once. */
const kept = new Map<string, OutboxEntry>()

async function entryOf(folder: string, name: string): Promise<OutboxEntry | undefined> {
  const path = join(folder, name)
  const known = kept.get(path)
  if (known) return known
  let file: Awaited<ReturnType<typeof open>> | undefined
  try {
    file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0)
    const head = buffer.subarray(0, bytesRead)
    const end = head.indexOf('\r\n\r\n')
    const { to, from, replyTo, subject, date } = await PostalMime.parse(
      end < 0 ? head : head.subarray(0, end + 4),
    )
    const entry = {
      name,
      to: (to ?? []).map(({ address }) => address ?? '').join(', '),
      from: from?.name || from?.address || '',
      replyTo: replyTo?.[0]?.address ?? '',
      subject: subject ?? '(no subject)',
      date: date ?? null,
    }
    if (kept.size >= KEPT) kept.clear()
    kept.set(path, entry)
    return entry
  } catch {
    // Deleted while it was read.
    return undefined
  } finally {
    await file?.close()
  }
}

/** What the headers of these mails say, without those that were deleted meanwhile. */
async function* entriesOf(folder: string, names: string[]): AsyncGenerator<OutboxEntry> {
  for (let i = 0; i < names.length; i += READ_AT_ONCE) {
    const some = await Promise.all(names.slice(i, i + READ_AT_ONCE).map((name) => entryOf(folder, name)))
    yield* some.filter((entry) => entry !== undefined)
  }
}

/** Mails to addresses that contain `search`, newest first; `before` is the last name of the page before. */
export async function listOutbox(
  dataDir: string,
  { search = '', before, limit }: { search?: string; before?: string; limit: number },
): Promise<{ entries: OutboxEntry[]; hasMore: boolean }> {
  const folder = outboxFolder(dataDir)
  const names = (await namesIn(folder)).sort().reverse()
  const term = search.trim().toLowerCase()
  const from = before ? names.findIndex((name) => name < before) : 0
  const entries: OutboxEntry[] = []
  for await (const entry of entriesOf(folder, from < 0 ? [] : names.slice(from))) {
    if (`${entry.to} ${entry.subject}`.toLowerCase().includes(term)) entries.push(entry)
    if (entries.length > limit) break
  }
  return { entries: entries.slice(0, limit), hasMore: entries.length > limit }
}

/** One mail; undefined if no mail has this name. */
export async function readOutbox(
  dataDir: string,
  name: string,
): Promise<{ raw: Buffer; email: Email } | undefined> {
  if (!NAME.test(name)) return undefined
  try {
    const raw = await readFile(join(outboxFolder(dataDir), name))
    return { raw, email: await PostalMime.parse(raw) }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** How many mails there are. */
export const countOutbox = async (dataDir: string): Promise<number> =>
  (await namesIn(outboxFolder(dataDir))).length

/** Deletes the whole outbox of this machine. */
export async function deleteOutbox(dataDir: string): Promise<void> {
  await rm(outboxFolder(dataDir), { recursive: true, force: true })
  kept.clear()
}

/** Deletes the mails to an address, those that it sent (inquiries), and those of the given Message-IDs. Only this machine's: each has its own outbox. */
export async function deleteFromOutbox(
  dataDir: string,
  { addresses, messageIds }: { addresses: string[]; messageIds: string[] },
): Promise<void> {
  const folder = outboxFolder(dataDir)
  const known = new Set(messageIds.map(outboxHash))
  const isKnown = (name: string) => known.has(name.slice(name.indexOf('-') + 1, -'.eml'.length))
  const names = await namesIn(folder)
  const found = names.filter(isKnown)
  const others = names.filter((name) => !isKnown(name))
  for await (const { name, to, replyTo } of entriesOf(folder, others))
    if ([to, replyTo].some((one) => addresses.includes(one.toLowerCase()))) found.push(name)
  for (const name of found) {
    await rm(join(folder, name), { force: true })
    kept.delete(join(folder, name))
  }
}
