import type { Queryable, Transaction } from '../platform/database/database'
import { HttpError, type Localized } from '../platform/http/errors'
import { findPairings } from '../pairings/pairing-use.queries'
import { pairingsByFile } from '../pairings/pairings.queries'
import { type NewsletterTime, periodOfNewsletter } from './dangers.rules'
import { type NewsletterWithLinks, overlapOf, sentPairings } from './newsletters.queries'

/** The pairings to link, as a client names them. */
export interface Wanted {
  pairingFile?: string | null
  pairingFiles?: string[]
}

/**
 * The file names that a client means; undefined if it leaves the links as they are. A client gives back the whole newsletter
 * and may know of one pairing only: what it has not changed says nothing.
 */
function filesOf(
  { pairings }: NewsletterWithLinks,
  { pairingFile, pairingFiles }: Wanted,
): string[] | undefined {
  const linked = pairings.map(({ fileName }) => fileName)
  const wanted = new Set(pairingFiles)
  if (pairingFiles && (wanted.size !== linked.length || linked.some((file) => !wanted.has(file))))
    return [...wanted]
  if (pairingFile === undefined || (pairingFile || undefined) === linked[0]) return undefined
  return pairingFile ? [pairingFile] : []
}

/** The ids of pairings of the newsletter's programme by their files: of the list, or linked already, even if removed from the list. @throws by `otherwise` */
export async function pairingsOfFiles(
  db: Queryable,
  { pairings, programmeId }: NewsletterWithLinks,
  files: string[],
  otherwise: 400 | 404,
): Promise<string[]> {
  const listed = (await pairingsByFile(db, files)).filter((pairing) => pairing.programmeId === programmeId)
  const known = new Map([...pairings, ...listed].map(({ fileName, id }) => [fileName, id]))
  return files.map((file) => {
    const id = known.get(file)
    if (id) return id
    throw new HttpError(otherwise, 'unknown_pairing_file', (w) => w.newsletters.noPairingFile(file))
  })
}

/**
 * The pairings that a newsletter is to be linked with; undefined if they stay as they are.
 * @throws 400 unknown file; 409 they don't go together, or one is left out whose people have got the newsletter
 */
export async function wantedPairings(
  tx: Transaction,
  stored: NewsletterWithLinks,
  wanted: Wanted,
): Promise<string[] | undefined> {
  const files = filesOf(stored, wanted)
  if (!files) return undefined
  const ids = await pairingsOfFiles(tx, stored, files, 400)
  const done = await sentPairings(tx, stored.id)
  const missing = stored.pairings.find(({ id }) => done.has(id) && !ids.includes(id))
  if (missing)
    throw new HttpError(409, 'pairing_announced', (w) => w.newsletters.staysLinked(w.isolated(missing.name)))
  if (ids.length > 1) await assertFit(tx, stored, ids)
  return ids
}

/** One newsletter mails nobody twice: its pairings are of one month and of different people. @throws 409 */
export async function assertFit(
  tx: Transaction,
  newsletter: NewsletterTime & Pick<NewsletterWithLinks, 'programmeId'>,
  ids: string[],
): Promise<void> {
  const found = await findPairings(tx, ids)
  const period = periodOfNewsletter(newsletter)
  const refuse = (why: Localized) => new HttpError(409, 'pairings_overlap', why)
  const stray = found.find(
    ({ programmeId, month, day }) => programmeId !== newsletter.programmeId || (day ?? month) !== period,
  )
  if (stray) throw refuse((w) => w.newsletters.otherMonth(period, w.isolated(stray.name)))
  const everybody = found.find(({ domainGroupName }) => domainGroupName === null)
  if (everybody) throw refuse((w) => w.newsletters.forEverybody(w.isolated(everybody.name)))
  const groups = found.map(({ domainGroupId }) => domainGroupId)
  const again = found.find(({ domainGroupId: of }, place) => of !== null && groups.indexOf(of) < place)
  if (again) throw refuse((w) => w.newsletters.twoOfGroup(w.isolated(again.domainGroupName ?? '')))
  const overlap = await overlapOf(tx, ids)
  if (overlap)
    throw refuse((w) =>
      w.newsletters.inCommon(w.isolated(overlap.one), w.isolated(overlap.other), overlap.people),
    )
}
