import type { ServerWords } from '../../languages/words'
import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { isMonthly } from '../../shared/programme'
import type { Company } from '../platform/http/language'
import { mailWordsIn } from '../platform/http/language'
import { periodAt } from '../platform/jobs/plan.rules'
import type { approveNewsletter as approveContract, Newsletter } from '../../shared/contract/newsletters'
import { type Actor, recordAudit } from '../platform/audit/record-audit'
import type { Language } from '../../shared/languages/languages'
import { LONGEST } from '../../shared/limits'
import { mapKnown, pick } from '../../shared/map-values'
import { NEWSLETTER, NEWSLETTER_LISTS } from '../../shared/text-rules'
import { MONTH_NAMES, monthNumber } from '../../shared/months'
import { monthAndYear, today } from '../platform/context/clock'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { ENGLISH, HttpError, inWords, notFound, localized } from '../platform/http/errors'
import { existingId } from '../platform/http/route'
import { periodOfNewsletter } from './dangers.rules'
import { assertFit, wantedPairings } from './link-pairings'
import { findingsOf, partsOf } from './newsletter-parts'
import {
  changeNewsletter,
  findNewsletter,
  findOpenSends,
  insertNewsletter,
  lockNewsletter,
  type NewsletterRow,
  type NewsletterWithLinks,
  newsletterOfLog,
  removeNewsletter,
  savesSince,
  setPairings,
} from './newsletters.queries'
import { groupPairingsWithoutNewsletter, onlyPairingWithoutNewsletter } from '../pairings/pairing-use.queries'
import { endNewsletters } from '../mail/engine/rows.queries'
import { findGroup } from '../pairings/pairings.queries'
import { starterContent } from './starter-content'
import { asTyped, type Changes, changedTexts, firstLanguage, translationsOf } from './newsletter-texts.rules'

/** A newsletter as the API sends it: list fields as JSON text, the month by its name. */
export function toNewsletter(row: NewsletterWithLinks, company: Company): Newsletter {
  const pairingFiles = row.pairings.map(({ fileName }) => fileName)
  return {
    ...asTyped(row),
    language: firstLanguage(company),
    translations: mapKnown(translationsOf(row, company), asTyped),
    pairingFiles,
    pairingFile: pairingFiles[0] ?? null,
    month: MONTH_NAMES[row.month - 1] as string,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  }
}

/**
 * Makes a draft with starter content, or with the texts of a newsletter that was sent; by default for the current month.
 * It is linked to the month's only pairing (of its group, if it is for one), or to those of all groups that have no
 * newsletter yet. @throws 400 unknown month; 404 unknown group or log, or a log of a newsletter that is gone; 409 the groups
 * have people in common
 */
export async function generateNewsletter(
  context: Context,
  input: {
    month?: string | number
    year?: number
    domainGroupId?: string
    allGroups?: boolean
    from?: string
  },
  actor: Actor = null,
): Promise<Newsletter> {
  const now = context.clock.now()
  const [year, month] = today(context.clock).split('-').map(Number) as [number, number]
  const wanted = input.month === undefined ? month : monthNumber(input.month)
  if (wanted === undefined) throw new HttpError(400, 'invalid_input', (w) => w.newsletters.monthName)
  const { programme } = context
  // Of a programme whose rounds are not those of months, it is about the present one.
  const of = isMonthly(programme.settings)
    ? { month: wanted, year: input.year ?? year, day: null }
    : ofDay(periodAt(programme.settings, now))
  return context.db.transaction(async (tx) => {
    const group = input.domainGroupId === undefined ? undefined : await findGroup(tx, input.domainGroupId)
    if (input.domainGroupId !== undefined && !group) throw notFound('domainGroup')
    const starterIn = (language: Language) =>
      starterContent(of, mailWordsIn(language, context), programme.settings.minutes)
    const starter = starterIn(firstLanguage(context))
    const sent = input.from === undefined ? undefined : await newsletterOfLog(tx, existingId(input.from, LOG))
    if (input.from !== undefined && !sent) throw notFound(LOG)
    // Title and subject name the month.
    const content = {
      ...starter,
      ...(sent && textsOf(sent)),
      ...(sent && {
        translations: mapKnown(translationsOf(sent, context), (texts, language) => ({
          ...texts,
          subject: starterIn(language).subject,
        })),
      }),
      title: starter.title,
      subject: starter.subject,
    }
    const ofPeriod = { programmeId: programme.id, period: periodOfNewsletter(of) }
    const linked = input.allGroups
      ? await groupPairingsWithoutNewsletter(tx, ofPeriod)
      : [(await onlyPairingWithoutNewsletter(tx, ofPeriod, group?.id)) ?? []].flat()
    const ids = linked.map((pairing) => pairing.id)
    if (ids.length > 1) await assertFit(tx, { ...of, programmeId: programme.id }, ids)
    const { id, title } = await insertNewsletter(tx, {
      ...content,
      programmeId: programme.id,
      title: group
        ? `${content.title}, ${group.displayName}`.slice(0, LONGEST.newsletterLine)
        : content.title,
      domainGroupId: group?.id,
      ...of,
      status: 'draft',
      createdAt: now,
      updatedAt: now,
    })
    if (ids.length > 0) await setPairings(tx, id, ids)
    const after = { ...of, ...(ids.length > 0 && { pairing: linked.map(({ name }) => name).join(', ') }) }
    await recordAudit(tx, context, actor, { action: 'newsletter.created', id, label: title, after })
    return toNewsletter(await findNewsletter(tx, id), context)
  })
}

const ofDay = (day: string) => ({ ...monthAndYear(day), day })

const LOG = 'newsletterOfLog'

/** What an administrator writes for everybody. */
function textsOf(newsletter: NewsletterRow) {
  const { adminNotes: _, ...texts } = pick(newsletter, WRITTEN)
  return texts
}

const WRITTEN = { ...NEWSLETTER, ...NEWSLETTER_LISTS, translations: true }

/** Makes a draft with the texts of another newsletter, for its round and group and without a pairing. @throws 404 */
export async function duplicateNewsletter(
  context: Context,
  id: string,
  actor: Actor = null,
): Promise<Newsletter> {
  const now = context.clock.now()
  return context.db.transaction(async (tx) => {
    const original = await lockNewsletter(tx, id)
    const of = pick(original, { programmeId: true, day: true, domainGroupId: true, month: true, year: true })
    const { month, year } = of
    const copy = await insertNewsletter(tx, {
      ...textsOf(original),
      title: `Copy of ${original.title}`.slice(0, LONGEST.newsletterLine),
      ...of,
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
    return toNewsletter(await findNewsletter(tx, copy.id), context)
  })
}

/** Refuses to change a newsletter that is being sent or was sent. @throws 409 */
async function assertUnsent(
  tx: Transaction,
  newsletter: NewsletterRow,
  to: 'edit' | 'approve' | 'delete',
): Promise<void> {
  if (newsletter.status === 'sent')
    throw new HttpError(409, 'newsletter_sent', localized({ code: `newsletters.wasSent.${to}` }))
  if ((await findOpenSends(tx, newsletter.id)).length > 0)
    throw new HttpError(409, 'newsletter_being_sent', localized({ code: `newsletters.isBeingSent.${to}` }))
}

/** Whether a newsletter was saved since the version that somebody names. */
const isOutdated = (stored: NewsletterRow, updatedAt: string | undefined): updatedAt is string =>
  updatedAt !== undefined && Date.parse(updatedAt) !== stored.updatedAt.getTime()

/**
 * Refuses to approve or send another version than the one that was read.
 * @throws 409 with what was changed, and the one who changed it
 */
export async function assertAsRead(
  context: Pick<Context, 'asManager'>,
  tx: Transaction,
  stored: NewsletterRow,
  { updatedAt, to }: { updatedAt: string | undefined; to: 'approve' | 'send' },
): Promise<void> {
  if (!isOutdated(stored, updatedAt)) return
  // Managers don't read the audit log.
  const saves = context.asManager ? [] : await savesSince(tx, stored.id, new Date(updatedAt))
  const fields = [...new Set(saves.flatMap((save) => Object.keys(save.after ?? {})))].map(fieldInWords)
  const who = saves.at(-1)?.actorEmail ?? null
  throw new HttpError(409, 'changed', (w) => w.newsletters.changed[to](who, fields))
}

/** "coffeeChatStarters" → "coffee chat starters" */
const fieldInWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * Saves what the editor changed. A changed newsletter becomes a draft again; if pairings are linked, the result says how
 * they fit. @throws 409 someone else saved meanwhile: `updatedAt` is older than the stored one
 */
export async function saveNewsletter(
  context: Context,
  id: string,
  changes: Changes,
  actor: Actor = null,
  words: ServerWords = ENGLISH,
) {
  return context.db.transaction(async (tx) => {
    await lockNewsletter(tx, id)
    const stored = await findNewsletter(tx, id)
    await assertUnsent(tx, stored, 'edit')
    if (isOutdated(stored, changes.updatedAt))
      throw new HttpError(409, 'stale', (w) => w.newsletters.savedMeanwhile)
    const { pairingFile, pairingFiles, updatedAt: _, ...texts } = changes
    const values = changedTexts(stored, texts, context)
    const links = await wantedPairings(tx, stored, { pairingFile, pairingFiles })
    if (links) await setPairings(tx, id, links)
    const isChanged = (of: Partial<NewsletterRow>) =>
      Object.entries(of).some(
        ([name, value]) => !isDeepStrictEqual(stored[name as keyof NewsletterRow], value),
      )
    // Notes are for administrators only; they don't change what people get.
    const { adminNotes: _notes, ...content } = values
    if (links || isChanged(values)) {
      await changeNewsletter(tx, id, {
        ...values,
        ...(links && { isLinkedByHand: true }),
        ...((links || isChanged(content)) && { status: 'draft', approvedAt: null }),
        // Strictly later, so that the stored version differs from the one before.
        updatedAt: new Date(Math.max(context.clock.now().getTime(), stored.updatedAt.getTime() + 1)),
      })
    }
    const newsletter = await findNewsletter(tx, id)
    const parts = await partsOf(context, tx, newsletter, words.responses.newsletters.notes)
    const { dangers, validation } = findingsOf(parts)
    const isValid = validation.isValid && dangers.length === 0
    if (parts.length > 0 && !isValid) await changeNewsletter(tx, id, { status: 'draft', approvedAt: null })
    // Without the groups that were still to get it, it may be done.
    if (links) await endNewsletters(context, tx, [id], context.clock.now())
    const saved = await findNewsletter(tx, id)
    await recordAudit(tx, context, actor, {
      action: 'newsletter.saved',
      id,
      label: saved.title,
      before: audited(stored),
      after: audited(saved),
    })
    return {
      ...toNewsletter(saved, context),
      validationResult:
        parts.length === 0
          ? undefined
          : {
              isValid,
              errors: [
                ...[...dangers, ...validation.criticalErrors].map((text) => inWords(text, words)),
                ...validation.matchingErrors,
              ],
              summary: { usersWithMatches: validation.usersWithMatches },
            },
    }
  })
}

/** What an administrator writes or decides. */
const audited = (newsletter: NewsletterWithLinks) => ({
  ...pick(newsletter, WRITTEN),
  month: newsletter.month,
  year: newsletter.year,
  status: newsletter.status,
  domainGroupId: newsletter.domainGroupId,
  pairings: newsletter.pairings.map(({ name }) => name),
})

/** Approves a draft. @throws 409 it is not a draft, or was saved since the approver read it: `updatedAt` is older than the stored one */
export async function approveNewsletter(
  context: Context,
  id: string,
  { adminNotes, updatedAt }: z.output<NonNullable<typeof approveContract.body>>,
  actor: Actor = null,
) {
  return context.db.transaction(async (tx) => {
    const stored = await lockNewsletter(tx, id)
    await assertUnsent(tx, stored, 'approve')
    if (stored.status === 'approved')
      throw new HttpError(409, 'already_done', localized({ code: 'newsletters.approvedAlready' }))
    await assertAsRead(context, tx, stored, { updatedAt, to: 'approve' })
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
    return toNewsletter(await findNewsletter(tx, id), context)
  })
}

/** Deletes a newsletter that was not sent. @throws 409 */
export async function deleteNewsletter(context: Context, id: string, actor: Actor = null): Promise<string> {
  return context.db.transaction(async (tx) => {
    await lockNewsletter(tx, id)
    const stored = await findNewsletter(tx, id)
    await assertUnsent(tx, stored, 'delete')
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
