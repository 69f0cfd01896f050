import { eq, type SQL, sql } from 'drizzle-orm'
import type { MailWords } from '../../../languages/words'
import type { Language } from '../../../shared/languages/languages'
import { monthAndYear, monthTitle } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { type RecipientValues, type sendRecipients, sends, type Snapshot } from '../../tables/sending.tables'
import { orNull, type Row } from '../../platform/database/rows'
import { domainGroups } from '../../tables/directory.tables'
import { languageColumns } from '../../tables/people.conditions'
import { users } from '../../tables/people.tables'
import { mailWordsIn, wordsFor } from '../../platform/http/language'
import { HELD, RESTORED } from '../../platform/jobs/restored'
import { onceFor } from '../../platform/process/once-for'
import { messageId } from '../message-id'
import { wakeInstances } from './rows.queries'
import { waysOf } from './ways.queries'

const ROWS_AT_ONCE = 1000
const HELD_REASON = 'It fell due before a backup was restored, so it may have been sent.'

function* inBatches(mails: Queued[]): Generator<Queued[]> {
  for (let i = 0; i < mails.length; i += ROWS_AT_ONCE) yield mails.slice(i, i + ROWS_AT_ONCE)
}

type Send = typeof sends.$inferInsert
type Recipient = typeof sendRecipients.$inferInsert

/**
 * A mail that is to be sent, to a person: the address is only where it goes. `names`: the people of the match that it
 * names; by default it is about no match. `language`: that of the values, in which the mail is rendered as well. `since`:
 * when it fell due, if that is known better than by the context.
 */
export type Queued = { userId: string; names?: string[]; language: Language; since?: Date } & Pick<
  Recipient,
  'email' | 'values' | 'messageId'
> &
  Partial<Pick<Recipient, 'matchEmail' | 'matchValidated' | 'validationIssues'>>

/** Renders a mail to many people in one language. */
export type Freeze = (words: MailWords) => Snapshot

/** One mail to many people: what theirs have in common. */
interface Mailing {
  kind: Send['kind']
  /** What it is called in the e-mail logs. */
  title: string
  /** YYYY-MM */
  month: string
  /** Renders it, once in each language that somebody gets it in; or what was rendered for an earlier send. */
  snapshot: Freeze | Snapshot
  /** The newsletter, pairing or domain group that it is for. */
  of?: Pick<Send, 'newsletterId' | 'pairingId' | 'pairingFile' | 'domainGroupId' | 'domainGroupName'>
  /** How many matches it is about. */
  matches?: number
  /** How many of them have nothing that the log would note. */
  validated?: number
  /** When it is queued; by default now. */
  at?: Date
}

/**
 * Queues a mail for these people as one send, and wakes the instances that send; the mails wait from now on. Those of a large
 * company take much memory, and may come some at a time. Returns how many people there were: each has a row for every way.
 */
export async function queueMailing(
  context: Pick<Context, 'clock' | 'config' | 'dueSince' | 'plugins' | 'programme'>,
  tx: Transaction,
  {
    kind,
    title,
    month,
    snapshot,
    of = {},
    matches = 0,
    validated = matches,
    at = context.clock.now(),
  }: Mailing,
  mails: Queued[] | AsyncIterable<Queued[]>,
): Promise<{ id: string; total: number }> {
  const { newsletterId, pairingId, pairingFile, domainGroupId, domainGroupName } = of
  const { config, dueSince, programme } = context
  const inWords = (language: Language) => mailWordsIn(language, { config, programme })
  const english = typeof snapshot === 'function' ? snapshot(inWords('en')) : snapshot
  const [row] = await tx
    .insert(sends)
    .values({
      kind,
      newsletterId,
      newsletterTitle: title,
      ...monthAndYear(month),
      pairingId,
      pairingFile,
      domainGroupId,
      domainGroupName,
      snapshot: english,
      totalMatches: matches,
      validatedMatches: validated,
      totalRecipients: 0,
      state: 'queued',
      createdAt: at,
    })
    .returning({ id: sends.id })
  const { id } = row!
  const ways = waysOf(kind, context)
  const languages = new Set<Language>()
  let total = 0
  for await (const some of Array.isArray(mails) ? inBatches(mails) : mails) {
    total += some.length
    const mayBeHeld = dueSince !== undefined || some.some(({ since }) => since)
    for (const { language } of some) languages.add(language)
    // As one text: as a parameter for each value, a large company's took the driver and PostgreSQL three times as long.
    await tx.execute(sql`
      insert into send_recipients (way, user_id, email, names, match_email, match_validated, validation_issues, "values", message_id, send_id,
        state, next_attempt_at, send_status, error_code, failure_reason, finished_at)
      select told.way, r."userId", r.email, coalesce(r.names, '{}'), r."matchEmail", coalesce(r."matchValidated", true),
        coalesce(r."validationIssues", '[]'), r."values", r."messageId", ${id}::uuid,
        ${mayBeHeld ? heldAs(dueSince, at) : sql`'waiting', ${at.toISOString()}::timestamptz, null, null, null, null`}
      from json_to_recordset(${JSON.stringify(some.map(withLanguage))}::json) as r("userId" uuid, email text,
        names uuid[], "matchEmail" text, "matchValidated" boolean, "validationIssues" jsonb, "values" jsonb, "messageId" text, since timestamptz)
        cross join unnest(${ways}) as told(way)`)
  }
  languages.delete('en')
  const inOthers =
    typeof snapshot === 'function' && languages.size > 0
      ? {
          snapshot: {
            ...english,
            others: Object.fromEntries(
              Array.from(languages, (language) => [language, snapshot(inWords(language))]),
            ),
          },
        }
      : {}
  await tx
    .update(sends)
    .set({ totalRecipients: total, ...inOthers })
    .where(eq(sends.id, id))
  await wakeInstances(tx, id)
  return { id, total }
}

/**
 * SQL: the state of a mail, and what goes with it. What fell due before a restore may have been sent before it: it is held until an
 * administrator says so.
 */
function heldAs(dueSince: Date | undefined, at: Date): SQL {
  const isHeld = sql`coalesce(r.since, ${dueSince?.toISOString() ?? null}::timestamptz) <= (
    select (value ->> 'at')::timestamptz from installation where key = ${RESTORED})`
  const now = sql`${at.toISOString()}::timestamptz`
  return sql`case when ${isHeld} then 'unknown' else 'waiting' end, ${now}, case when ${isHeld} then 'unknown' end,
    case when ${isHeld} then ${HELD} end, case when ${isHeld} then ${HELD_REASON} end, case when ${isHeld} then ${now} end`
}

const withLanguage = ({ language, ...mail }: Queued) =>
  language === 'en' ? mail : { ...mail, values: { ...mail.values, language } }

/** Somebody to be mailed, with their domain group. */
export const addressee = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  ...languageColumns,
  domainGroupId: orNull(domainGroups.id),
  domainGroupName: orNull(domainGroups.displayName),
}
type Addressee = Row<typeof addressee> & { since?: Date }

interface Notice extends Pick<Mailing, 'title' | 'month'> {
  kind: 'heads-up' | 'silence' | 'join'
  snapshot: Freeze
  /** What everybody's mail is filled with, besides their first name. */
  values?: RecipientValues
  /** The ids of the people that it names. */
  names?: readonly string[]
  /** Makes the Message-ID: nobody gets two mails about one thing. */
  about: string
}

/** Queues a mail that is about no match, one send for each domain group. People are in the order of their groups. */
export async function queueNotices(
  context: Context,
  tx: Transaction,
  { kind, title, month, snapshot, values, names = [], about }: Notice,
  people: Addressee[],
): Promise<void> {
  const frozen = onceFor(snapshot)
  for (const domainGroupId of new Set(people.map((person) => person.domainGroupId))) {
    const ofGroup = people.filter((person) => person.domainGroupId === domainGroupId)
    const domainGroupName = ofGroup[0]?.domainGroupName ?? null
    await queueMailing(
      context,
      tx,
      {
        kind,
        title: `${title} - ${monthTitle(month)}`,
        month,
        snapshot: frozen,
        of: { domainGroupId, domainGroupName },
      },
      ofGroup.map(({ id, email, firstName, since, ...person }) => ({
        userId: id,
        ...(since && { since }),
        email,
        language: wordsFor(person, context).mail.language,
        names: [...names],
        values: { ...values, firstName: firstName.trim() || email },
        messageId: messageId(context.config.mailFrom, about, id),
      })),
    )
  }
}
