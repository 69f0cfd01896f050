import { peopleIn, reasonText } from '../../../languages/reasons'
import type { MailWords, ServerWords } from '../../../languages/words'
import { FORMER_COLLEAGUE, nameOrAddress, personName } from '../../../shared/person-name'
import { PRODUCT } from '../../../shared/programme'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { ENGLISH } from '../../platform/http/errors'
import { unreachablePeople } from '../../mail/log/bounces.queries'
import { certificateInWords } from '../../pairings/certificate.rules'
import { peopleNamed } from '../../pairings/pairings.queries'
import type { CycleRow, StepRow } from './cycle.queries'
import { stepInWords } from './cycle.rules'
import type { NewsletterOutcome } from './steps'
import { pairingsForSummary, type SummarizedPairing } from './summary.queries'

/** What the administrators are told about a cycle. */
export type Summary = Awaited<ReturnType<typeof summarize>>

/** How many names the mail lists. The dashboard has everyone; nobody reads hundreds of names in a mail. */
const MOST_LEFT_OUT = 20
const MOST_UNREACHABLE = 10
/** Instances check every minute; a cycle later than this means that none was running. */
const LATE_MS = 10 * 60_000

/** The summary of a cycle from its step log and what is stored now. */
export async function summarize(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { cycle, steps }: { cycle: CycleRow; steps: StepRow[] },
  words = ENGLISH,
) {
  const { responses } = words
  const mail: MailWords = words.mail
  const of = (kind: StepRow['kind'], state?: StepRow['state']) =>
    steps.filter((step) => step.kind === kind && (state === undefined || step.state === state))
  const made = of('pair', 'done').map(({ outcome }) => (outcome as { pairingId: string }).pairingId)
  const pairings = await pairingsForSummary(db, made, MOST_LEFT_OUT)
  const people = await peopleNamed(db, peopleIn(steps.map(({ outcome }) => outcome)))
  const names = new Map(people.map((person) => [person.id, nameOrAddress(person)]))
  const troubles = missed(steps).map((step) =>
    mail.summary.notDone(
      stepInWords(step, responses.month.steps),
      step.state === 'failed' ? step.tries : 0,
      step.note === null ? mail.summary.noReason : reasonText(words, step.note),
    ),
  )
  if (made.length > pairings.length) troubles.push(mail.summary.deleted(made.length - pairings.length))
  troubles.push(...(await unreachableInWords({ clock, db }, mail)))
  const withoutGroup = (of('scopes')[0]?.outcome as { withoutGroup?: number } | null)?.withoutGroup ?? 0
  if (withoutGroup > 0) troubles.push(mail.summary.withoutGroup(withoutGroup))
  return {
    ...headlines(mail, pairings, troubles, of('send', 'done').length > 0),
    /** When it was due, and if it ran late, when it ran. */
    timing: timingOf(mail, cycle, clock.timeZone),
    pairings: pairings.map((pairing) => describe(words, pairing, { steps, names })),
    notPaired: of('pair', 'skipped').map(({ label, note }) => ({
      name: label,
      reason: reasonText(words, note ?? []),
    })),
    /** What failed, and what an administrator should check. */
    troubles,
    preparation: steps
      .filter(({ kind, note }) => ['complete', 'resume', 'sync'].includes(kind) && note)
      .filter(({ state, kind }) => state === 'done' || (kind === 'sync' && state === 'skipped'))
      .map(({ note }) => reasonText(words, note ?? [])),
  }
}

/** People that newsletters don't reach, by name, so that an administrator can ask them. */
async function unreachableInWords(
  { clock, db }: Pick<Context, 'clock' | 'db'>,
  { isolated, summary }: MailWords,
): Promise<string[]> {
  const { rows, total } = await unreachablePeople(
    db,
    { day: today(clock), now: clock.now() },
    { limit: MOST_UNREACHABLE },
  )
  const named = rows.map((person) => {
    const who = `${isolated(personName(person))} (${isolated(person.email)})`
    return person.problem === 'complained' ? summary.complained(who) : summary.unreachable(who, person.code)
  })
  const more = total - rows.length
  return more > 0 ? [...named, summary.moreUnreachable(more)] : named
}

/** Steps that could not be done. Refused pairings and a missing employee file are left out: other parts report them. */
const missed = (steps: StepRow[]): StepRow[] =>
  steps.filter(({ kind, state }) =>
    kind === 'mail' || kind === 'summary'
      ? false
      : state === 'failed' || (state === 'skipped' && kind !== 'pair' && kind !== 'sync'),
  )

function headlines(
  { isolated, summary, brand }: MailWords,
  pairings: SummarizedPairing[],
  troubles: string[],
  isSending: boolean,
) {
  const pairs = pairings.reduce((sum, { certificate }) => sum + certificate.pairs, 0)
  const subjectFor = (subject: string) =>
    brand ? subject.replace(PRODUCT, () => isolated(brand.name)) : subject
  if (pairs === 0) return { ...summary.nobody, subject: subjectFor(summary.nobody.subject) }
  const next = isSending ? 'sending' : 'waiting'
  const subject = summary.subjects[troubles.length > 0 ? (`${next}WithTroubles` as const) : next]
  const made = summary[pairings.some(({ certificate }) => certificate.tables) ? 'madeTables' : 'made'](pairs)
  return { headline: made, subject: subjectFor(subject(made)) }
}

function timingOf(
  { dates, summary }: MailWords,
  { scheduledAt, startedAt }: CycleRow,
  timeZone: string,
): string {
  const day = dates.longDay(scheduledAt, timeZone)
  if (startedAt.getTime() - scheduledAt.getTime() < LATE_MS) return summary.cycleOf(day)
  return summary.cycleLate(day, dates.longDay(startedAt, timeZone))
}

function describe(
  words: ServerWords,
  pairing: SummarizedPairing,
  { steps, names }: { steps: StepRow[]; names: Map<string, string> },
) {
  const { mail, responses } = words
  const draft = steps.find(({ kind, subject }) => kind === 'newsletter' && subject === pairing.id)
  const outcome = draft?.state === 'done' ? (draft.outcome as NewsletterOutcome) : undefined
  const sending = steps.find(({ kind, subject }) => kind === 'send' && subject === outcome?.newsletterId)
  const title = mail.isolated(outcome?.title ?? '')
  const { none, sent, draft: isDraft, seenThen } = mail.summary.newsletter
  const newsletter = !outcome
    ? none
    : sending?.state === 'done'
      ? sent(title, outcome.recipients)
      : isDraft(title, outcome.recipients) + (pairing.isPublished ? '' : ` ${seenThen}`)
  return {
    name: pairing.name,
    statement: certificateInWords(responses, pairing.certificate, pairing.leftOutCount),
    newsletter,
    warnings: (outcome?.warnings ?? []).map((warning) =>
      reasonText(words, warning, (id) => names.get(id) ?? FORMER_COLLEAGUE),
    ),
    leftOut: pairing.leftOut.map(({ name, reasons }) => ({
      name,
      reason: reasonText({ mail }, reasons ?? []),
    })),
    /** How many more there are than the named ones. */
    more: pairing.leftOutCount - pairing.leftOut.length,
  }
}
