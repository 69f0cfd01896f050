import { createHash } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '../http/cookies'
import { StartError } from '../process/start-error'
import type { auditChain, auditLog } from '../../tables/audit.tables'

/** The end of the chain, or any link of it. With a noted head it can be checked later whether anything before it was changed. */
export interface Head {
  number: number
  hash: Buffer
}

/** A head as people write it down; in words it is the log's end. */
export const headInWords = ({ number, hash }: Head): string => `${number}:${hash.toString('hex')}`

/** @throws StartError for anything that headInWords() does not write */
export function parseHead(text: string): Head {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text.trim()) ?? []
  if (!number || !hash)
    throw new StartError(
      `"${text}" is not an end of the audit log, which is a number, a colon and 64 characters (0-9, a-f).`,
    )
  return { number: Number(number), hash: Buffer.from(hash, 'hex') }
}

type Entry = typeof auditLog.$inferSelect

/** What is not personal in an entry. The action may be one of an earlier version. */
export type ChainedFacts = Pick<Entry, 'id' | 'at' | 'actorId' | 'subjectKind' | 'subjectId'> & {
  action: string
}

/** What an entry's digests are made of. */
export interface ChainedEntry extends ChainedFacts, Pick<Entry, 'salt' | 'actorEmail' | 'subjectLabel'> {
  /** JSON as PostgreSQL writes it. */
  before: string | null
  after: string | null
}

export type Link = typeof auditChain.$inferSelect

/** The digest of a list of texts: each with its length before it, so that no two lists look alike; `-` for null. */
export function digest(...fields: (string | null)[]): Buffer {
  const text = fields
    .map((field) => (field === null ? '-' : `${Buffer.byteLength(field)}:${field},`))
    .join('')
  return createHash('sha256').update(text).digest()
}

export const digestOfFacts = (entry: ChainedFacts): Buffer =>
  digest(
    String(entry.id),
    entry.at.toISOString(),
    entry.actorId,
    entry.action,
    entry.subjectKind,
    entry.subjectId,
  )

export const digestOfPersonal = (entry: ChainedEntry): Buffer =>
  digest(entry.salt, entry.actorEmail, entry.subjectLabel, entry.before, entry.after)

export const hashOf = (link: Omit<Link, 'hash'>, before: Buffer | null): Buffer =>
  digest(
    before && before.toString('hex'),
    String(link.number),
    link.kind,
    String(link.entryId),
    link.facts.toString('hex'),
    link.personal.toString('hex'),
  )

/**
 * What is wrong with a link, if anything is.
 * @param before the link before it; undefined for the first of all
 * @param entry the entry that it is about, if that is still there
 * @param isLast no later link is about the same entry
 */
export function faultOf(
  link: Link,
  before: Head | undefined,
  entry: ChainedEntry | undefined,
  isLast: boolean,
): string | undefined {
  if (link.number !== (before?.number ?? 0) + 1)
    return `link ${(before?.number ?? 0) + 1} of the chain is missing`
  if (!hashOf(link, before?.hash ?? null).equals(link.hash))
    return `link ${link.number} of the chain was changed`
  // An erasure outlives its entry when the log is shortened between the two.
  if (!entry) return link.kind === 'entry' ? 'the entry was deleted' : undefined
  if (!digestOfFacts(entry).equals(link.facts)) return 'the entry was changed'
  if (isLast && !digestOfPersonal(entry).equals(link.personal))
    return 'names or values of the entry were changed'
  return undefined
}

/** What the entry about a shortened log says: from when on entries were kept, and the last that was not. */
const SHORTENED = z.object({
  keptFrom: z.iso.datetime().transform((text) => new Date(text)),
  last: z.object({
    /** The digest of the link before its own. */
    before: z.string().nullable(),
    id: z.int(),
    at: z.iso.datetime().transform((text) => new Date(text)),
    actorId: z.string().nullable(),
    action: z.string(),
    subjectKind: z.string(),
    subjectId: z.string().nullable(),
  }),
})

/**
 * From when on entries were kept, if the log was shortened by the rule: the kept link is that of the last entry which is
 * gone, and that entry was older than twelve months. Its link and digests prove what it was.
 */
export function keptFromIn(link: Link, entry: { at: Date; after: unknown }, now: Date): Date | undefined {
  const { data } = SHORTENED.safeParse(entry.after)
  if (!data) return undefined
  const { keptFrom, last } = data
  const isProved =
    digestOfFacts(last).equals(link.facts) &&
    hashOf(link, last.before === null ? null : Buffer.from(last.before, 'hex')).equals(link.hash)
  // A day less, for time zones, as in the database's function.
  const youngest = new Date(Math.min(entry.at.getTime(), now.getTime()) + DAY_MS)
  youngest.setUTCMonth(youngest.getUTCMonth() - 12)
  return isProved && last.at < keptFrom && keptFrom <= youngest ? keptFrom : undefined
}
