import { reasonText } from '../../languages/reasons'
import type { MailWords, Responses } from '../../languages/words'
import type { getPairingGroups } from '../../shared/contract/pairings'
import type { Answer } from '../../shared/endpoint'
import { answersOf, endInWords, SIDES } from '../../shared/match-sides'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import { monthTitle, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { csvHead, csvRows } from '../platform/http/csv'
import { ENGLISH, HttpError, notFound } from '../platform/http/errors'
import { findPairing, lockLinkedNewsletters, refusePairingInUse, unlinkPairing } from './pairing-use.queries'
import { publicCertificate } from './certificate.rules'
import { leftOutPage, pairingWithCertificate } from './left-out.queries'
import { COMPANY_WIDE } from './pairing-file.rules'
import { fileMatches } from './pairing-matches.queries'
import {
  countSeated,
  deleteFile,
  type Completed,
  linkablePairings,
  lockPairing,
  markCompleted,
  type ListedPairing,
  pairingsByFile,
  publish,
  removePairing,
  toPairing,
} from './pairings.queries'

/** Completes an active pairing and freezes its file; its matches keep their own status. @throws 404, 409 */
export async function completePairing(context: Context, id: string, actor: Actor = null) {
  return context.db.transaction(async (tx) => {
    const pairing = await lockPairing(tx, id)
    if (pairing.status === 'completed')
      throw new HttpError(409, 'already_done', (w) => w.pairings.alreadyCompleted(w.isolated(pairing.name)))
    const [completed] = await complete(context, tx, actor, { id })
    return toPairing(completed ?? pairing)
  })
}

/** Completes the active pairings of a programme, or of all, or only earlier ones; returns how many there were. */
export const completeAllPairings = (
  context: Context,
  actor: Actor,
  which: Pick<Completed, 'programmeId' | 'earlier'>,
): Promise<number> => context.db.transaction(async (tx) => (await complete(context, tx, actor, which)).length)

/** Completes one active pairing, or earlier ones, or all of them, and returns them. */
export async function complete(context: Context, tx: Transaction, actor: Actor, which: Completed) {
  const completed = await markCompleted(context, tx, context.clock.now(), which)
  for (const { id, name } of completed)
    await recordAudit(tx, context, actor, {
      action: 'pairing.completed',
      id,
      label: name,
      before: { status: 'active' },
      after: { status: 'completed' },
    })
  return completed
}

/** Shows the people of a pairing their matches, without a newsletter. @throws 404, 409 */
export async function publishPairing(context: Context, id: string, actor: Actor) {
  return context.db.transaction(async (tx) => {
    const pairing = await lockPairing(tx, id)
    if (pairing.publishedAt)
      throw new HttpError(409, 'already_done', (w) => w.pairings.alreadySeen(w.isolated(pairing.name)))
    const publishedAt = context.clock.now()
    await publish(context, tx, id, { now: publishedAt, day: today(context.clock) })
    const people = await countSeated(tx, id)
    await recordAudit(tx, context, actor, {
      action: 'pairing.published',
      id,
      label: pairing.name,
      after: { people },
    })
    return { people, pairing: toPairing({ ...pairing, publishedAt }) }
  })
}

/** Deletes an active pairing with its matches, and unlinks drafts from it. @throws 404; 409 completed, or sent from */
export async function deletePairing(context: Context, id: string, actor: Actor = null): Promise<string> {
  return context.db.transaction(async (tx) => {
    // Locks newsletters before their pairing, in the same order as saving and sending do.
    await lockLinkedNewsletters(tx, id)
    const pairing = await lockPairing(tx, id)
    if (pairing.status === 'completed') {
      throw new HttpError(409, 'pairing_completed', (w) => w.pairings.keptCompleted(w.isolated(pairing.name)))
    }
    await refusePairingInUse(context, tx, id)
    await unlinkPairing(tx, id, context.clock.now())
    await removePairing(tx, id)
    const { month, domainGroupName, totalPairs, fileName } = pairing
    await recordAudit(tx, context, actor, {
      action: 'pairing.deleted',
      id,
      label: pairing.name,
      before: { month, domainGroupName, totalPairs, fileName },
    })
    return pairing.name
  })
}

/** Removes a completed pairing's file from the list; the history stays. @throws 404 */
export async function deletePairingFile(
  context: Context,
  fileName: string,
  actor: Actor = null,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const id = await deleteFile(tx, fileName, context.clock.now())
    if (id === undefined) throw notFound('pairingFile')
    await recordAudit(tx, context, actor, {
      action: 'pairing.file_deleted',
      id,
      label: fileName,
      before: { fileName },
    })
  })
}

/** A pairing's file as JSON. It names everybody and their matches, so reading it is an audited act. @throws 404 */
export async function pairingFile(context: Context, fileName: string, actor: Actor) {
  const pairing = await context.db.transaction(async (tx) => {
    const [found] = await pairingsByFile(tx, [fileName])
    if (!found) throw notFound('pairingFile')
    await recordAudit(tx, context, actor, { action: 'pairing.file_read', id: found.id, label: fileName })
    return found
  })
  const matches = await fileMatches(context.db, pairing.id)
  return { ...toPairing(pairing), domainGroup: pairing.domainGroupName ?? COMPANY_WIDE, matches }
}

const noteReading = (context: Context, actor: Actor, id: string, label: string) =>
  context.db.transaction((tx) => recordAudit(tx, context, actor, { action: 'pairing.file_read', id, label }))

const CSV_COLUMNS = [
  'user1_name',
  'user1_email',
  'user2_name',
  'user2_email',
  'status',
  'user1_connection_status',
  'user2_connection_status',
  'rescued',
  'user3_name',
  'user3_email',
  'user3_connection_status',
  'user1_department',
  'user2_department',
  'user3_department',
  'user1_answer',
  'user2_answer',
  'user3_answer',
] as const
const COLUMNS_OF_MORE = SIDES.slice(3).map(
  (side) =>
    [
      `${side}_name`,
      `${side}_email`,
      `${side}_connection_status`,
      `${side}_department`,
      `${side}_answer`,
    ] as const,
)
const ROWS_AT_ONCE = 2000

/** A pairing's matches as CSV: reading it is audited like its file. @throws 404 */
export async function pairingCsv(context: Context, id: string, actor: Actor) {
  const found = await findPairing(context.db, id)
  if (!found) throw notFound('pairing')
  const name = found.fileName.replace(/\.json$/, '.csv')
  await noteReading(context, actor, id, name)
  const matches = await fileMatches(context.db, id)
  return { name, pieces: csvOf(matches, found.status === 'completed') }
}

function* csvOf(matches: Awaited<ReturnType<typeof fileMatches>>, isOver: boolean): Generator<string> {
  const more = COLUMNS_OF_MORE.filter(([name]) => matches.some((match) => match[name]))
  // As files of rounds without hosts have always been.
  const sides = matches.some(({ user1_role }) => user1_role) ? SIDES.slice(0, 3 + more.length) : []
  const columns = [...CSV_COLUMNS, ...more.flat(), ...sides.map((side) => `${side}_role` as const)]
  yield csvHead(columns)
  for (let at = 0; at < matches.length; at += ROWS_AT_ONCE)
    yield csvRows(
      matches.slice(at, at + ROWS_AT_ONCE).map((match) => {
        const cells = {
          ...match,
          status: isOver ? endInWords(match.status, answersOf(match)) : match.status,
          rescued: match.rescued ? 'yes' : 'no',
        }
        return columns.map((column) => cells[column] ?? '')
      }),
    )
}

async function pairingOf(context: Context, id: string) {
  const pairing = await pairingWithCertificate(context.db, id)
  if (!pairing) throw notFound('pairing')
  return pairing
}

/** What was proved when a pairing was made. @throws 404 */
export async function certificateOf(context: Context, id: string, words: Responses) {
  const { certificate, leftOut, ...since } = await pairingOf(context, id)
  return publicCertificate(words, certificate, leftOut, since)
}

/** The people left out of a pairing, and why, as CSV. It names people, so reading it is an audited act. @throws 404 */
export async function leftOutCsv(context: Context, id: string, actor: Actor) {
  const { fileName, leftOut } = await pairingOf(context, id)
  const name = fileName.replace(/\.json$/, '-left-out.csv')
  const { rows } = await leftOutPage(context.db, id, { limit: leftOut })
  await noteReading(context, actor, id, name)
  const lines = rows.map(({ name: who, email, reasons }) => [who, email, reasonText(ENGLISH, reasons ?? [])])
  return { name, csv: csvHead(['name', 'email', 'reason']) + csvRows(lines) }
}

/** A completed pairing in the list of files. */
export function fileListing(pairing: ListedPairing, dates: MailWords['dates']) {
  const group = pairing.domainGroupName ?? COMPANY_WIDE
  return {
    ...toPairing(pairing),
    displayName: pairing.name,
    monthDisplay: dates.period(pairing.day ?? pairing.month),
    groupDisplay: group,
    matchCount: pairing.totalPairs,
  }
}

/** The pairings a programme's newsletter can be linked to: "Current" first, then the completed ones by month. */
export async function pairingGroups({ db, programme }: Context) {
  const groups: Answer<typeof getPairingGroups> = {}
  for (const pairing of await linkablePairings(db, programme.id)) {
    const category = pairing.status === 'active' ? 'Current' : monthTitle(pairing.month)
    const group = pairing.domainGroupName ?? COMPANY_WIDE
    ;(groups[category] ??= []).push({
      ...pairing,
      groupName: pairing.name,
      group,
      isCompanyWide: pairing.domainGroupName === null,
      mailedOn: pairing.mailedOn?.toISOString() ?? null,
    })
  }
  return groups
}
