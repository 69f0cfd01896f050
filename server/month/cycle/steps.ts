import type { Reason } from '../../../languages/reasons'
import { wordsIn } from '../../../languages/server'
import { AUTOMATIC_CYCLE } from '../../platform/audit/record-audit'
import { today } from '../../platform/context/clock'
import { type Context, within } from '../../platform/context/context'
import { periodAt } from '../../platform/jobs/plan.rules'
import { findPairing } from '../../pairings/pairing-use.queries'
import { syncEmployees } from '../../people/import/sync-employees'
import { HttpError, localized } from '../../platform/http/errors'
import { approveNewsletter, generateNewsletter, saveNewsletter } from '../../newsletters/newsletters.actions'
import { findingsOf, partsOf } from '../../newsletters/newsletter-parts'
import { findNewsletter } from '../../newsletters/newsletters.queries'
import { startSend } from '../../newsletters/send-newsletter'
import { generatePairing } from '../../pairings/making/generate-pairing'
import { COMPANY_WIDE } from '../../pairings/pairing-file.rules'
import { completeAllPairings } from '../../pairings/pairings.actions'
import { allGroups } from '../../pairings/pairings.queries'
import { resumeEndedPauses } from '../../people/users.queries'
import { activeAdmins } from '../../sign-in/accounts.queries'
import { tellOfNoRound } from './announce-round'
import { type NewStep, readCycle, type StepRow } from './cycle.queries'
import { type StepKind, whyOf } from './cycle.rules'
import { countWithoutGroup } from './summary.queries'

/** What a step did, or why there was nothing to do, and the steps that follow from it. */
interface StepEnd {
  state: 'done' | 'skipped'
  note: Reason[]
  outcome?: unknown
  next?: NewStep[]
}

/** Does a step; `context.db` is the transaction in which its end is stored as well. A step that throws is tried again. */
type Act = (context: Context, step: StepRow) => Promise<StepEnd>

export interface NewsletterOutcome {
  pairingId: string
  newsletterId: string
  title: string
  recipients: number
  warnings: Reason[]
}

/** How many items the summary names; the dashboard has the rest. */
const MOST_NAMED = 5

/** A refusal is not a failure: only the act is rolled back, and the refusal's message is why the step was skipped. */
async function unlessRefused(context: Context, act: (inner: Context) => Promise<StepEnd>): Promise<StepEnd> {
  try {
    return await context.db.transaction((tx) => act(within(context, tx)))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (!error.text.reasons) context.log.warn({ err: error }, 'cycle: a step failed')
    return { state: 'skipped', note: whyOf(error) }
  }
}

const complete: Act = async (context) => {
  // What somebody paired by hand this month is this month's round.
  const { programme, clock } = context
  const period = periodAt(programme.settings, clock.now())
  const earlier = { programmeId: programme.id, period, domainGroupId: null }
  const completed = await completeAllPairings(context, AUTOMATIC_CYCLE, { earlier })
  return { state: 'done', note: [{ code: 'cycle.completed', args: [completed] }], outcome: completed }
}

const resume: Act = async ({ db, clock }) => {
  const resumed = await resumeEndedPauses(db, today(clock), clock.now())
  return { state: 'done', note: [{ code: 'cycle.resumed', args: [resumed] }] }
}

const sync: Act = async (context) => {
  try {
    const { message, problems } = await syncEmployees(context, { creates: false }, AUTOMATIC_CYCLE)
    const named = problems.slice(0, MOST_NAMED).map(
      ({ line, kind }): Reason => ({
        code: 'cycle.line',
        args: [line, { code: `importRows.faults.${kind}` }],
      }),
    )
    const more = problems.length - named.length
    const others: Reason[] = more > 0 ? [{ code: 'cycle.moreLines', args: [more] }] : []
    return { state: 'done', note: [...(message.reasons ?? []), ...named, ...others] }
  } catch (error) {
    // Only a missing file is final: one that can't be read may be half-written.
    if (error instanceof HttpError && error.code === 'no_employee_file')
      return { state: 'skipped', note: [{ code: 'cycle.noEmployeeFile' }] }
    throw error
  }
}

const scopes: Act = async ({ db, clock, programme }) => {
  const groups = programme.settings.scope === 'per-group' ? await allGroups(db) : []
  if (groups.length === 0) {
    return {
      state: 'done',
      note: [{ code: 'cycle.companyWide' }],
      next: [{ kind: 'pair', label: COMPANY_WIDE }],
    }
  }
  const without = await countWithoutGroup(db, programme, today(clock))
  return {
    state: 'done',
    note: [{ code: 'cycle.groups', args: [groups.length] }],
    outcome: { withoutGroup: without },
    next: groups.map(({ id, displayName }) => ({ kind: 'pair', subject: id, label: displayName })),
  }
}

const pair: Act = (context, { subject, label }) =>
  unlessRefused(context, async (inner) => {
    const { pairing, totalMatches } = await generatePairing(
      inner,
      subject || null,
      // The cycle makes a newsletter of its own for each pairing.
      { dryRun: false, again: false, links: false },
      AUTOMATIC_CYCLE,
    )
    const pairingId = pairing!.id
    return {
      state: 'done',
      note: [{ code: 'pairings.made', args: [totalMatches, label] }],
      outcome: { pairingId },
      next: [{ kind: 'newsletter', subject: pairingId, label }],
    }
  })

const newsletter: Act = (context, { subject: pairingId, label }) =>
  unlessRefused(context, async (inner) => {
    const pairing = await findPairing(inner.db, pairingId)
    if (!pairing) throw new HttpError(409, 'changed_meanwhile', localized({ code: 'month.pairingDeleted' }))
    // The month of the pairing: by now the clock may be in the next month.
    const [year, month] = pairing.month.split('-').map(Number)
    const draft = await generateNewsletter(inner, { month, year }, AUTOMATIC_CYCLE)
    const title = pairing.domainGroupName === null ? draft.title : `${draft.title}, ${label}`.slice(0, 200)
    const changes = {
      title,
      pairingFile: pairing.fileName,
      adminNotes: wordsIn(inner.programme.settings.language).responses.cycle.madeByCycle(pairing.name),
    }
    await saveNewsletter(inner, draft.id, changes, AUTOMATIC_CYCLE)
    const stored = await findNewsletter(inner.db, draft.id)
    const { recipients, issues, validation } = findingsOf(
      await inner.db.transaction((tx) => partsOf(inner, tx, stored)),
    )
    const outcome: NewsletterOutcome = {
      pairingId,
      newsletterId: draft.id,
      title,
      recipients,
      warnings: [...validation.criticalErrors, ...issues]
        .flatMap(({ reasons = [] }) => reasons)
        .slice(0, MOST_NAMED),
    }
    const isSent = inner.programme.settings.cycleSend === 'send' && validation.isValid
    return {
      state: 'done',
      note: [{ code: 'cycle.drafted', args: [title, recipients] }],
      outcome,
      next: isSent ? [{ kind: 'send', subject: draft.id, label: title }] : [],
    }
  })

const send: Act = (context, { subject: newsletterId }) =>
  unlessRefused(context, async (inner) => {
    await approveNewsletter(inner, newsletterId, {}, AUTOMATIC_CYCLE)
    const sendIds = await startSend(inner, newsletterId, AUTOMATIC_CYCLE)
    return { state: 'done', note: [{ code: 'cycle.sending' }], outcome: { sendIds } }
  })

const summary: Act = async (context, { cycleId }) => {
  const { db } = context
  const { cycle, steps } = (await readCycle(db, cycleId))!
  const failed = steps.filter(
    ({ kind, state }) => state === 'failed' && (kind === 'pair' || kind === 'scopes'),
  )
  await tellOfNoRound(context, cycle.scheduledAt, new Set(failed.map(({ subject }) => subject)))
  const admins = await activeAdmins(db)
  const { length } = admins
  return {
    state: length > 0 ? 'done' : 'skipped',
    note: [length > 0 ? { code: 'cycle.readers', args: [length] } : { code: 'cycle.noReaders' }],
    next: admins.map(({ id, email }) => ({ kind: 'mail', subject: id, label: email })),
  }
}

/** What each step does within its transaction. Mails are missing here: they can't be rolled back. */
export const ACTS: Record<Exclude<StepKind, 'mail'>, Act> = {
  complete,
  resume,
  sync,
  scopes,
  pair,
  newsletter,
  send,
  summary,
}
