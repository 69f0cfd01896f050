import type { Database, Transaction } from '../database/database'
import { findShortening, findUnlinked, readLinks } from './audit-chain.queries'
import { faultOf, type Head, keptFromIn } from './audit-chain.rules'

/** So many links are in memory at once. */
const PAGE = 500

export interface Fault {
  /** undefined where it is not about one entry. */
  entryId: number | undefined
  what: string
}

export interface AuditCheck {
  entries: number
  /** How many times an entry lost the name of somebody who was erased. */
  erasures: number
  /** The end of the chain, or the last link before the fault. */
  head: Head | undefined
  /** The first thing that is not as it was written; undefined: the log is whole. */
  fault: Fault | undefined
  /** The log was shortened to begin with this moment; undefined: it has its beginning. */
  keptFrom: Date | undefined
  /** The log was shortened beyond `since`, so it can't be compared. */
  isSinceGone: boolean
}

export const faultInWords = ({ entryId, what }: Fault): string =>
  `The audit log is broken${entryId === undefined ? '' : ` at entry ${entryId}`}: ${what}.`

/**
 * Reads the whole log, page by page, and computes every digest again: no entry was changed, deleted, moved or put in
 * since it was written. That the end of the chain was not cut off, together with its entries, only a head tells that was
 * written down elsewhere: `since`.
 */
export const checkAuditLog = (db: Database, now: Date, since?: Head): Promise<AuditCheck> =>
  db.transaction((tx) => check(tx, now, since), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })

async function check(tx: Transaction, now: Date, since: Head | undefined): Promise<AuditCheck> {
  const result: AuditCheck = {
    entries: 0,
    erasures: 0,
    head: undefined,
    fault: undefined,
    keptFrom: undefined,
    isSinceGone: false,
  }
  const broken = (entryId: number | undefined, what: string) => ({ ...result, fault: { entryId, what } })
  let isSinceFound = since === undefined
  for (;;) {
    const rows = await readLinks(tx, result.head?.number ?? 0, PAGE)
    for (const { link, entry, isLast } of rows) {
      const isFirst = result.head === undefined
      // A link without its entry, from which a shortened log goes on.
      const shortening = isFirst && !entry ? await findShortening(tx, link) : undefined
      if (shortening) {
        result.keptFrom = keptFromIn(link, shortening, now)
        if (!result.keptFrom) return broken(undefined, 'its beginning was removed, and not by Cup of Joe')
        result.isSinceGone = since !== undefined && since.number < link.number
      } else if (isFirst && link.number > 1) return broken(undefined, 'the beginning of the log is missing')
      else {
        const what = faultOf(link, result.head, entry, isLast)
        if (what) return broken(link.entryId, what)
        if (link.kind === 'entry') result.entries += 1
        else result.erasures += 1
      }
      if (link.number === since?.number) {
        if (!link.hash.equals(since.hash))
          return broken(link.entryId, 'up to here it is not the log whose end was noted')
        isSinceFound = true
      }
      result.head = { number: link.number, hash: link.hash }
    }
    if (rows.length < PAGE) break
  }
  const unlinked = await findUnlinked(tx)
  if (unlinked) return broken(unlinked.id, 'the entry was inserted without a link, or its link was deleted')
  if (!isSinceFound && !result.isSinceGone)
    return broken(undefined, `the end of the log is missing: it was noted at link ${since?.number}`)
  return result
}
