import { counted, inDigits, pairsInWords } from './counted'
import { type Reason, reasonInWords } from './readiness'
import type { MonthStep } from './contract/month'
import { monthName } from './months'

/** What the month knows of one of its pairings. */
export interface Round {
  pairingId: string
  name: string
  domainGroupId: string | null
  isCompanyWide: boolean
  isCompleted: boolean
  pairs: number
  /** Of which so many are of three. */
  trios?: number
  leftOut: number
  /** What its certificate proves, in words. */
  statement: string
  /** The newest newsletter that is linked to it. */
  newsletter:
    | { id: string; title: string; status: 'draft' | 'approved' | 'sent'; updatedAt: string }
    | undefined
  /** The newest send of a newsletter to it. */
  send: Send | undefined
  /** Matches by what their people say: met once one says so and nobody says otherwise, or two do. */
  met: number
  notMet: number
  /** Nobody has said, and their coffee is still to come. */
  booked: number
  silent: number
  /** The first day (YYYY-MM-DD) on which it may be over though some have not said. */
  overFrom: string
  /** People whose match can't make it, and how many of them wait for another one. */
  stranded: number
  waiting: number
}

interface Send {
  state: 'queued' | 'sending' | 'paused' | 'sent' | 'cancelled'
  /** Why it is paused. */
  reason: string | null
  total: number
  sent: number
  failed: number
  unknown: number
}

/** Everything that the steps of a month follow from. */
export interface MonthFacts {
  /** YYYY-MM-DD */
  today: string
  scope: { domainGroupId: string | null; name: string }
  people: {
    ready: number
    reasons: { reason: Reason; people: number }[]
    minimum: number
  }
  /** Groups with enough people that have no pairing this month; only for the company. */
  unpairedGroups: string[]
  hasGroups: boolean
  /** The active pairings of earlier months that have these people. */
  earlier: { name: string; month: string; pairs: number; isPublished: boolean }[]
  rounds: Round[]
  /** Why nobody gets another match this month any more, in words; undefined while people still do. */
  rescueOver: string | undefined
  /** Drafts and approved newsletters of the month without a pairing. */
  unlinked: { id: string; title: string }[]
}

const NOT_YET = 'Not yet'

type Step = Omit<MonthStep, 'key' | 'share'>
type Action = NonNullable<MonthStep['action']>

const sum = (rounds: Round[], of: (round: Round) => number) =>
  rounds.reduce((total, round) => total + of(round), 0)
const sentences = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

/**
 * The six steps of a month. Exactly one is due, running or a problem: the first that is not done; none if all are done.
 * Those after it are still to do, even if they say something else, and only that one has an action.
 */
export function monthSteps(facts: MonthFacts): MonthStep[] {
  const steps: (Step & Pick<MonthStep, 'key'>)[] = [
    { key: 'people', ...people(facts) },
    { key: 'pairing', ...pairing(facts) },
    { key: 'newsletter', ...newsletter(facts) },
    { key: 'sending', ...sending(facts) },
    { key: 'meetings', ...meetings(facts) },
    { key: 'completed', ...completed(facts) },
  ]
  const current = steps.findIndex(({ state }) => state !== 'done')
  return steps.map(({ action, ...step }, place) => {
    if (place === current) return { ...step, action, share: sharesOf(facts)[step.key] }
    return place < current || current === -1
      ? { ...step, share: 1 }
      : { ...step, state: 'todo' as const, share: 0 }
  })
}

/** How much of each step is done. A newsletter that is written and not approved is half of it. */
function sharesOf({ people: { ready, minimum }, rounds, unpairedGroups }: MonthFacts) {
  const part = (done: number, all: number) => (all === 0 ? 0 : Math.min(1, done / all))
  const written = sum(rounds, (round) => (isReady(round) ? 1 : round.newsletter ? 0.5 : 0))
  const said = sum(rounds, ({ met, notMet }) => met + notMet)
  return {
    people: part(ready, minimum),
    pairing: part(rounds.length, rounds.length + unpairedGroups.length),
    newsletter: part(written, rounds.length),
    sending: part(
      sum(rounds, ({ send }) => send?.sent ?? 0),
      sum(rounds, ({ send }) => send?.total ?? 0),
    ),
    meetings: part(said, said + sum(rounds, ({ booked, silent }) => booked + silent)),
    completed: part(
      sum(rounds, ({ isCompleted }) => Number(isCompleted)),
      rounds.length,
    ),
  }
}

function people({ people: all, rounds }: MonthFacts): Step {
  const { ready, reasons, minimum } = all
  const away = reasons.flatMap((one) =>
    one.people > 0 ? [`${inDigits(one.people)} ${reasonInWords[one.reason]}`] : [],
  )
  const detail = away.length > 0 ? `${away.join(', ')}.` : 'Nobody is left aside.'
  const figure = `${inDigits(ready)} ready`
  if (rounds.length > 0 || ready >= minimum) return { state: 'done', figure, detail }
  return {
    state: 'due',
    figure,
    detail: `At least ${inDigits(minimum)} have to be ready: signed in, with a profile, and taking part. ${detail}`,
    action:
      ready + reasons.reduce((total, one) => total + one.people, 0) < minimum
        ? { label: 'Import people', call: 'GET /admin?tab=email-whitelist' }
        : { label: 'See the people', call: 'GET /admin?tab=admin-tools' },
  }
}

function pairing({ today, scope, rounds, unpairedGroups, hasGroups, earlier }: MonthFacts): Step {
  const pairs = sum(rounds, (round) => round.pairs)
  const leftOut = sum(rounds, (round) => round.leftOut)
  if (rounds.length > 0 && unpairedGroups.length === 0)
    return {
      state: 'done',
      figure: pairsInWords(
        pairs,
        sum(rounds, ({ trios = 0 }) => trios),
      ),
      detail:
        rounds.length === 1
          ? (rounds[0] as Round).statement
          : `${inDigits(rounds.length)} groups, ${leftOut === 0 ? 'nobody left out' : `${counted(leftOut, 'person', 'people')} left out`}.`,
    }
  const isByGroup = scope.domainGroupId === null && hasGroups
  const figure =
    isByGroup && rounds.length > 0
      ? `${inDigits(rounds.length)} of ${inDigits(rounds.length + unpairedGroups.length)} groups`
      : NOT_YET
  const call = isByGroup
    ? 'POST /api/admin/create-pairings'
    : `POST /api/admin/generate-pairing${scope.domainGroupId === null ? '' : `/${scope.domainGroupId}`}`
  if (earlier.length > 0 && (!isByGroup || unpairedGroups.length > 0)) {
    const months = [...new Set(earlier.map(({ month }) => monthName(month)))].join(' and ')
    const names = someOf(earlier.map(({ name }) => `“${name}”`))
    const unseen = earlier.filter(({ isPublished }) => !isPublished)
    return {
      state: 'due',
      figure,
      detail: sentences(
        unseenInWords(unseen),
        `This completes ${names}, and pairs everybody who is ready for ${monthName(today)}.`,
      ),
      action: {
        label: `Complete ${months} and begin ${monthName(today)}`,
        call: `${call}?complete=true`,
        completes: true,
        ...(unseen.length > 0 && { unseen: true }),
      },
    }
  }
  return {
    state: 'due',
    figure,
    detail: isByGroup
      ? unpairedGroups.length === 0
        ? 'No group has enough people yet.'
        : `Still to be paired: ${someOf(unpairedGroups)}.`
      : 'A trial run shows who would meet whom before anything is stored.',
    action: { label: isByGroup ? 'Pair all groups' : 'Generate pairing', call },
  }
}

/** Of earlier pairings that were never published. */
function unseenInWords(unseen: MonthFacts['earlier']): string | false {
  const months = [...new Set(unseen.map(({ month }) => `${monthName(month)}'s`))].join(' and ')
  const pairs = unseen.reduce((total, one) => total + one.pairs, 0)
  return (
    unseen.length > 0 &&
    `${months} matches were never sent: ${counted(pairs, 'pair has', 'pairs have')} not seen them.`
  )
}

const MOST_NAMED = 3
const someOf = (names: string[]) =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} and ${inDigits(names.length - MOST_NAMED)} more`

function newsletter({ rounds, unlinked }: MonthFacts): Step {
  const ready = rounds.filter((round) => isReady(round))
  const figure =
    rounds.length > 1
      ? `${inDigits(ready.length)} of ${inDigits(rounds.length)}`
      : figureOf(rounds[0], unlinked)
  const next = rounds.find((round) => !isReady(round))
  if (!next)
    return {
      state: rounds.length > 0 ? 'done' : 'due',
      figure,
      detail: titleOf(rounds[0]?.newsletter?.title),
    }
  if (next.newsletter)
    return {
      state: 'due',
      figure,
      detail: sentences(`“${next.newsletter.title}” is linked to ${next.name}.`, 'Read it, then approve it.'),
      action: {
        label: 'Read and approve',
        call: `POST /api/admin/newsletters/${next.newsletter.id}/approve`,
        newsletterId: next.newsletter.id,
        updatedAt: next.newsletter.updatedAt,
      },
    }
  const forAnother = rounds.find(
    (round) => round.newsletter && round.newsletter.status !== 'sent',
  )?.newsletter
  const without = rounds.filter((round) => !round.newsletter && round.domainGroupId !== null)
  const [draft] = unlinked
  if (draft)
    return {
      state: 'due',
      figure,
      detail: `“${draft.title}” has no pairing. Link it to ${next.name}.`,
      action: {
        label: 'Link it',
        call: `PUT /api/admin/newsletters/${draft.id}`,
        newsletterId: draft.id,
        pairingIds: (next.domainGroupId === null ? [next] : without).map(({ pairingId }) => pairingId),
      },
    }
  if (without.length > 1)
    return {
      state: 'due',
      figure,
      detail: `There is none for ${inDigits(without.length)} groups yet. One can be for all of them; choose a group to write one of its own.`,
      action: {
        label: `Create one for ${inDigits(without.length)} groups`,
        call: 'POST /api/admin/newsletters/generate',
        allGroups: true,
      },
    }
  return {
    state: 'due',
    figure,
    detail: sentences(
      `There is none for ${next.name} yet. A new one begins with a mood, a quote and tips.`,
      forAnother && !next.isCompanyWide && `Or link “${forAnother.title}” with it as well.`,
    ),
    action: {
      label: 'Create newsletter',
      call: 'POST /api/admin/newsletters/generate',
      ...(next.domainGroupId !== null && { domainGroupId: next.domainGroupId }),
    },
  }
}

const isReady = ({ newsletter: linked }: Round) => linked !== undefined && linked.status !== 'draft'
const titleOf = (title: string | undefined) => (title === undefined ? '' : `“${title}”`)
function figureOf(round: Round | undefined, unlinked: MonthFacts['unlinked']): string {
  if (!round?.newsletter) return unlinked.length > 0 ? 'Not linked' : 'None yet'
  return round.newsletter.status === 'draft' ? 'Draft' : 'Approved'
}

function sending({ rounds }: MonthFacts): Step {
  const sends = rounds.flatMap(({ send }) => (send ? [send] : []))
  const of = (key: 'total' | 'sent' | 'failed' | 'unknown') =>
    sends.reduce((total, send) => total + send[key], 0)
  const [reached, total] = [of('sent'), of('total')]
  const figure = total === 0 ? NOT_YET : `${inDigits(reached)} of ${inDigits(total)}`
  const troubles = sentences(
    of('failed') > 0 && `${inDigits(of('failed'))} could not be mailed.`,
    of('unknown') > 0 &&
      `Of ${inDigits(of('unknown'))} it is not known whether it arrived: see Email Send Logs.`,
  )
  const isOver = (round: Round) => round.newsletter?.status === 'sent' || round.send?.state === 'sent'
  if (rounds.length > 0 && rounds.every(isOver)) return { state: 'done', figure, detail: troubles }
  const paused = rounds.find(({ send }) => send?.state === 'paused')
  if (paused)
    return {
      state: 'problem',
      figure,
      detail: sentences('The send is paused.', paused.send?.reason ?? undefined),
      action: actionOf(paused, 'Resume', 'resume'),
    }
  if (sends.some(({ state }) => state === 'queued' || state === 'sending'))
    return {
      state: 'running',
      figure,
      detail: sentences('It goes on without this page.', troubles),
      progress: { done: reached + of('failed') + of('unknown'), total },
    }
  const next = rounds.find((round) => !isOver(round))
  // One newsletter may be for several groups: sending it sends it to all that are left.
  const left = rounds
    .filter((round) => !isOver(round) && round.newsletter?.id === next?.newsletter?.id)
    .reduce((all, { send }) => all + (send ? send.total - send.sent - send.unknown : 0), 0)
  return {
    state: 'due',
    figure,
    detail: next?.send
      ? sentences(`The send was cancelled; the other ${inDigits(left)} can still get it.`, troubles)
      : titleOf(next?.newsletter?.title),
    action: next && actionOf(next, next.send ? `Send to the other ${inDigits(left)}` : 'Send', 'send'),
  }
}

const actionOf = ({ newsletter: linked }: Round, label: string, verb: string): Action | undefined =>
  linked && { label, call: `POST /api/admin/newsletters/${linked.id}/${verb}`, newsletterId: linked.id }

/** Of the running pairings: whose match can't make it, and what becomes of them. */
function strandedInWords(rounds: Round[], rescueOver: string | undefined): string | false {
  const stranded = sum(rounds, (round) => round.stranded)
  const waiting = sum(rounds, (round) => round.waiting)
  if (stranded === 0) return false
  const who = `${counted(stranded, 'person is', 'people are')} stranded`
  if (rescueOver) return `${who}. ${rescueOver}`
  if (waiting === 0) return `${who}; nobody has asked for someone else yet.`
  const wait = waiting === 1 ? 'waits' : 'wait'
  return stranded === waiting
    ? `${who} and ${wait} for someone else.`
    : `${who}; ${inDigits(waiting)} of them ${wait} for someone else.`
}

/** Whether nobody need be waited for any more. */
const isOverOn = (today: string, { isCompleted, booked, silent, overFrom }: Round) =>
  isCompleted || booked + silent === 0 || today >= overFrom

/** Whether another match can still come: one person needs a second, who waits as well or was left out. */
const canRescue = (today: string, { waiting, leftOut, overFrom }: Round) =>
  waiting > 1 || (waiting === 1 && leftOut > 0 && today < overFrom)

function meetings({ today, rounds, rescueOver }: MonthFacts): Step {
  const [met, notMet, booked, silent] = [
    sum(rounds, (round) => round.met),
    sum(rounds, (round) => round.notMet),
    sum(rounds, (round) => round.booked),
    sum(rounds, (round) => round.silent),
  ]
  const all = met + notMet + booked + silent
  const next = rescueOver === undefined ? rounds.find((round) => canRescue(today, round)) : undefined
  const isOver = rounds.length > 0 && !next && rounds.every((round) => isOverOn(today, round))
  return {
    state: isOver ? 'done' : 'running',
    figure: all === 0 ? NOT_YET : `${inDigits(met)} of ${inDigits(all)} met`,
    detail: sentences(
      booked > 0 && `${inDigits(booked)} booked.`,
      notMet > 0 && `${inDigits(notMet)} did not.`,
      silent > 0 && `${inDigits(silent)} ${silent === 1 ? 'has' : 'have'} not said.`,
      strandedInWords(rounds, rescueOver),
    ),
    action: next && {
      label: `Pair the stranded (${inDigits(next.waiting)})`,
      call: `POST /api/admin/pairings/${next.pairingId}/pair-stranded`,
      pairingId: next.pairingId,
    },
  }
}

function completed({ rounds }: MonthFacts): Step {
  const open = rounds.filter(({ isCompleted }) => !isCompleted)
  const figure =
    rounds.length > 1
      ? `${inDigits(rounds.length - open.length)} of ${inDigits(rounds.length)}`
      : rounds.length === 1 && open.length === 0
        ? 'Completed'
        : NOT_YET
  const [next] = open
  if (!next) return { state: rounds.length > 0 ? 'done' : 'due', figure, detail: '' }
  return {
    state: 'due',
    figure,
    detail: 'Completing keeps it as a record; the next month can begin.',
    action: {
      label: 'Complete',
      call: `POST /api/admin/complete-pairing/${next.pairingId}`,
      pairingId: next.pairingId,
    },
  }
}
