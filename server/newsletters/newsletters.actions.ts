import type { z } from 'zod'
import type { Newsletter, saveNewsletter as saveContract } from '../../shared/contract/newsletters'
import { type Actor, recordAudit } from '../audit/record-audit'
import { LONGEST } from '../../shared/limits'
import { MONTH_NAMES } from '../../shared/months'
import { monthTitle, today } from '../context/clock'
import type { Context } from '../context/context'
import type { Queryable, Transaction } from '../database/database'
import { HttpError, notFound } from '../http/errors'
import { existingId } from '../http/route'
import { type AudiencePart, audienceOf } from './audience.queries'
import { audience } from './audience.rules'
import { dangersOf, monthOfNewsletter, newsletterMonthTitle } from './dangers.rules'
import {
  changeNewsletter,
  findNewsletter,
  findOpenSend,
  insertNewsletter,
  newsletterOfLog,
  lockNewsletter,
  removeNewsletter,
  type NewsletterRow,
  type NewsletterWithLinks,
} from './newsletters.queries'
import { findPairing, onlyPairingWithoutNewsletter } from '../pairings/pairing-use.queries'
import { COMPANY_WIDE } from '../pairings/pairing-file.rules'
import { alreadyMailed, otherMailings } from '../sending/sends.queries'
import { findGroup, pairingByFile } from '../pairings/pairings.queries'
import { starterContent } from './starter-content'
import { monthNumber } from '../../shared/months'

type Changes = z.output<NonNullable<typeof saveContract.body>>

/** A newsletter as the API sends it: list fields as JSON text, the month by its name. */
export function toNewsletter(row: NewsletterWithLinks): Newsletter {
  return {
    ...row,
    month: MONTH_NAMES[row.month - 1] as string,
    brainBuzzerChoices: JSON.stringify(row.brainBuzzerChoices),
    coffeeChatStarters: JSON.stringify(row.coffeeChatStarters),
    proTips: JSON.stringify(row.proTips),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

/**
 * Makes a draft with starter content, or with the texts of a newsletter that was sent; by default for the current month.
 * It is linked to the month's only pairing (of its group, if it is for one). @throws 400 unknown month; 404 unknown group
 * or log, or a log of a newsletter that is gone
 */
export async function generateNewsletter(
  context: Context,
  input: { month?: string | number; year?: number; domainGroupId?: string; from?: string },
  actor: Actor = null,
): Promise<Newsletter> {
  const now = context.clock.now()
  const [year, month] = today(context.clock).split('-').map(Number) as [number, number]
  const wanted = input.month === undefined ? month : monthNumber(input.month)
  if (wanted === undefined)
    throw new HttpError(400, 'invalid_input', 'The month is an English month name or a number from 1 to 12.')
  const of = { month: wanted, year: input.year ?? year }
  return context.db.transaction(async (tx) => {
    const group = input.domainGroupId === undefined ? undefined : await findGroup(tx, input.domainGroupId)
    if (input.domainGroupId !== undefined && !group) throw notFound('The domain group')
    const starter = starterContent(of.month, of.year)
    const sent = input.from === undefined ? undefined : await newsletterOfLog(tx, existingId(input.from, LOG))
    if (input.from !== undefined && !sent) throw notFound(LOG)
    // Title and subject name the month.
    const content = { ...starter, ...(sent && textsOf(sent)), title: starter.title, subject: starter.subject }
    const pairing = await onlyPairingWithoutNewsletter(tx, monthOfNewsletter(of), group?.id)
    const { id, title } = await insertNewsletter(tx, {
      ...content,
      title: group
        ? `${content.title}, ${group.displayName}`.slice(0, LONGEST.newsletterLine)
        : content.title,
      ...of,
      pairingId: pairing?.id ?? null,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    const after = { ...of, ...(pairing && { pairing: pairing.name }) }
    await recordAudit(tx, context, actor, { action: 'newsletter.created', id, label: title, after })
    return toNewsletter(await findNewsletter(tx, id))
  })
}

const LOG = 'The newsletter of this log'

/** What an administrator writes for everybody. */
function textsOf(newsletter: NewsletterRow) {
  const { id: _1, month: _2, year: _3, pairingId: _4, isLinkedByHand: _5, status: _6, ...rest } = newsletter
  const { createdAt: _7, updatedAt: _8, approvedAt: _9, sentAt: _10, adminNotes: _11, ...texts } = rest
  return texts
}

/** Makes a draft with the texts of another newsletter, for its month and without a pairing. @throws 404 */
export async function duplicateNewsletter(
  context: Context,
  id: string,
  actor: Actor = null,
): Promise<Newsletter> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const original = await lockNewsletter(tx, id)
    const { month, year } = original
    const copy = await insertNewsletter(tx, {
      ...textsOf(original),
      title: `Copy of ${original.title}`.slice(0, LONGEST.newsletterLine),
      month,
      year,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    await recordAudit(tx, context, actor, {
      action: 'newsletter.created',
      id: copy.id,
      label: copy.title,
      after: { month, year, copyOf: original.title },
    })
    return toNewsletter(await findNewsletter(tx, copy.id))
  })
}

/** Refuses to change a newsletter that is being sent or was sent. @throws 409 */
async function demandUnsent(tx: Transaction, newsletter: NewsletterRow, verb: string): Promise<void> {
  if (newsletter.status === 'sent')
    throw new HttpError(
      409,
      'newsletter_sent',
      `This newsletter has been sent and can't be ${verb} any more.`,
    )
  if (await findOpenSend(tx, newsletter.id))
    throw new HttpError(
      409,
      'newsletter_being_sent',
      `This newsletter is being sent. It can't be ${verb} until that is over.`,
    )
}

/**
 * Saves what the editor changed. A changed newsletter becomes a draft again; if a pairing is linked, the result says how
 * the two fit. @throws 409 someone else saved meanwhile: `updatedAt` is older than the stored one
 */
export async function saveNewsletter(context: Context, id: string, changes: Changes, actor: Actor = null) {
  return context.db.transaction(async (tx) => {
    const stored = await lockNewsletter(tx, id)
    await demandUnsent(tx, stored, 'edited')
    if (changes.updatedAt !== undefined && Date.parse(changes.updatedAt) !== stored.updatedAt.getTime())
      throw new HttpError(
        409,
        'stale',
        'Someone else saved this newsletter since you opened it. Load it again before you save.',
      )
    const values = await storedValues(tx, stored, changes)
    const isChanged = Object.entries(values).some(
      ([name, value]) => JSON.stringify(stored[name as keyof NewsletterRow]) !== JSON.stringify(value),
    )
    // Notes are for administrators only; they don't change what people get.
    const { adminNotes: _, ...content } = values
    const isContentChanged = Object.entries(content).some(
      ([name, value]) => JSON.stringify(stored[name as keyof NewsletterRow]) !== JSON.stringify(value),
    )
    if (isChanged) {
      await changeNewsletter(tx, id, {
        ...values,
        ...('pairingId' in values && values.pairingId !== stored.pairingId && { isLinkedByHand: true }),
        ...(isContentChanged && { status: 'draft', approvedAt: null }),
        // Strictly later, so that the stored version differs from the one before.
        updatedAt: new Date(Math.max(context.clock.now().getTime(), stored.updatedAt.getTime() + 1)),
      })
    }
    const pairingId = values.pairingId === undefined ? stored.pairingId : values.pairingId
    const { validation, pairing } = pairingId
      ? await audienceOfPairing(context, tx, pairingId, { isForCounting: true })
      : {}
    const dangers = pairing ? await dangersOfSend(context, tx, stored, pairing) : []
    const isValid = validation?.isValid === true && dangers.length === 0
    if (validation && !isValid) await changeNewsletter(tx, id, { status: 'draft', approvedAt: null })
    const saved = await findNewsletter(tx, id)
    await recordAudit(tx, context, actor, {
      action: 'newsletter.saved',
      id,
      label: saved.title,
      before: audited(stored),
      after: audited(saved),
    })
    return {
      ...toNewsletter(saved),
      validationResult: validation && {
        isValid,
        errors: [...dangers, ...validation.criticalErrors, ...validation.matchingErrors],
        summary: { usersWithMatches: validation.usersWithMatches },
      },
    }
  })
}

/** Columns that follow from what an administrator writes or decides. */
const NOT_AUDITED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'approvedAt',
  'sentAt',
  'pairingFile',
  'pairingName',
  'sendState',
  'mailed',
  'isLinkedByHand',
])
const audited = (row: NewsletterRow) =>
  Object.fromEntries(Object.entries(row).filter(([field]) => !NOT_AUDITED.has(field)))

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The changed columns; fields that were not sent stay as they are. */
async function storedValues(tx: Transaction, stored: NewsletterRow, changes: Changes) {
  const { pairingFile, updatedAt: _, ...texts } = changes
  const pairingId = await linkedPairing(tx, stored, pairingFile)
  return { ...changedTexts(stored, texts), ...(pairingId !== undefined && { pairingId }) }
}

/** The texts as they would be stored; those that were not sent are left out. */
export function changedTexts(
  stored: NewsletterRow,
  { subject, title, ...texts }: Omit<Changes, 'pairingFile' | 'updatedAt'>,
): Partial<NewsletterRow> {
  const { brainBuzzerChoices, coffeeChatStarters, proTips, ...plain } = texts
  const list = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as string[]))
  const values = {
    ...plain,
    title: title === undefined ? undefined : oneLine(title) || stored.title,
    subject: subject === undefined ? undefined : oneLine(subject) || stored.subject,
    brainBuzzerChoices: list(brainBuzzerChoices),
    coffeeChatStarters: list(coffeeChatStarters),
    proTips: list(proTips),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

async function linkedPairing(
  tx: Transaction,
  stored: NewsletterRow,
  pairingFile: string | null | undefined,
): Promise<string | null | undefined> {
  if (pairingFile === undefined) return undefined
  if (pairingFile === null || pairingFile === '') return null
  const pairingId = await pairingOfFile(tx, stored.id, pairingFile)
  if (!pairingId)
    throw new HttpError(400, 'unknown_pairing_file', `There is no pairing file named "${pairingFile}".`)
  return pairingId
}

/** The pairing of a file on the list, or the newsletter's linked pairing, even if its file was removed from the list. */
async function pairingOfFile(db: Queryable, newsletterId: string, fileName: string): Promise<string | null> {
  const listed = await pairingByFile(db, fileName)
  if (listed) return listed.id
  const { pairingFile, pairingId } = await findNewsletter(db, newsletterId)
  return pairingFile === fileName ? pairingId : null
}

/** Who would get a newsletter of this pairing today. */
export async function audienceOfPairing(
  context: Context,
  db: Queryable,
  pairingId: string,
  part?: AudiencePart,
) {
  const pairing = await findPairing(db, pairingId)
  if (!pairing) throw notFound('The pairing')
  const result = audience(await audienceOf(db, pairing, today(context.clock), part))
  return { ...result, pairing }
}

/** Why sending this newsletter to this pairing is probably a mistake. */
export const dangersOfSend = async (
  { clock }: Context,
  db: Queryable,
  newsletter: NewsletterRow,
  pairing: { id: string; name: string; month: string },
): Promise<string[]> =>
  dangersOf(newsletter, pairing, await otherMailings(db, pairing.id, newsletter.id), clock.timeZone)

/** Compares a pairing with the people as they are today. @throws 404 unknown pairing file */
export async function validateNewsletter(context: Context, id: string, pairingFile: string) {
  const newsletter = await findNewsletter(context.db, id)
  const pairingId = await pairingOfFile(context.db, id, pairingFile)
  if (!pairingId)
    throw new HttpError(404, 'unknown_pairing_file', `There is no pairing file named "${pairingFile}".`)
  const { validation, recipients, totalMatches, validatedMatches, pairing } = await audienceOfPairing(
    context,
    context.db,
    pairingId,
    { isForCounting: true },
  )
  const dangers = await dangersOfSend(context, context.db, newsletter, pairing)
  const mailed = await alreadyMailed(context.db, id)
  const { usersWithMatches, usersWithoutMatches, criticalErrors, matchingErrors } = validation
  const level = dangers.length > 0 ? 'error' : validation.level
  const message =
    level === 'valid'
      ? `All ${recipients.length} people have a match.`
      : level === 'warning'
        ? `${usersWithMatches} of ${recipients.length} people have a match; please read the notes.`
        : (criticalErrors[0] ?? dangers[0] ?? '')
  return {
    message,
    validation: { validationLevel: level, isValid: level !== 'error' },
    newsletter: { title: newsletter.title, month: newsletterMonthTitle(newsletter) },
    pairing: {
      name: pairing.name,
      month: monthTitle(pairing.month),
      group: pairing.domainGroupName ?? COMPANY_WIDE,
    },
    dangers,
    details: {
      totalUsers: recipients.length,
      alreadyMailed: recipients.filter(({ person }) => mailed.has(person.email)).length,
      usersWithMatches,
      usersWithoutMatches,
      invalidMatches: totalMatches - validatedMatches,
      matchSuccessRate:
        recipients.length === 0 ? 0 : Math.round((usersWithMatches / recipients.length) * 1000) / 10,
      criticalErrors,
      matchingErrors,
    },
  }
}

/** Approves a draft. @throws 409 it is not a draft */
export async function approveNewsletter(
  context: Context,
  id: string,
  adminNotes: string | undefined,
  actor: Actor = null,
) {
  return context.db.transaction(async (tx) => {
    const stored = await lockNewsletter(tx, id)
    await demandUnsent(tx, stored, 'approved')
    if (stored.status === 'approved')
      throw new HttpError(409, 'already_done', 'This newsletter is approved already.')
    const now = context.clock.now()
    await changeNewsletter(tx, id, {
      status: 'approved',
      approvedAt: now,
      updatedAt: new Date(Math.max(now.getTime(), stored.updatedAt.getTime() + 1)),
      ...(adminNotes !== undefined && { adminNotes }),
    })
    await recordAudit(tx, context, actor, {
      action: 'newsletter.approved',
      id,
      label: stored.title,
      before: { status: stored.status, adminNotes: stored.adminNotes },
      after: { status: 'approved', adminNotes: adminNotes ?? stored.adminNotes },
    })
    return toNewsletter(await findNewsletter(tx, id))
  })
}

/** Deletes a newsletter that was not sent. @throws 409 */
export async function deleteNewsletter(context: Context, id: string, actor: Actor = null): Promise<string> {
  return context.db.transaction(async (tx) => {
    const stored = await lockNewsletter(tx, id)
    await demandUnsent(tx, stored, 'deleted')
    await removeNewsletter(tx, id)
    await recordAudit(tx, context, actor, {
      action: 'newsletter.deleted',
      id,
      label: stored.title,
      before: audited(stored),
    })
    return stored.title
  })
}
