import type { ServerWords } from '../languages/words'
import type { MonthStep } from './contract/month'
import type { Reason } from './readiness'

/** What the month knows of one of its pairings. */
export interface Round {
  pairingId: string
  name: string
  domainGroupId: string | null
  isCompanyWide: boolean
  isCompleted: boolean
  pairs: number
  /** They are tables of three to five. */
  isTables?: boolean
  /** Of which so many are of three. */
  trios?: number
  leftOut: number
  /** Who of it may take part no longer since it was made. */
  gone?: number
  /** What its certificate proves, in words. */
  statement: string
  /** The newest newsletter that is linked to it. */
  newsletter:
    | { id: string; title: string; status: 'draft' | 'approved' | 'sent'; updatedAt: string }
    | undefined
  /** The newest send of a newsletter to it. */
  send: Send | undefined
  /** All that stand, and those by what their people say: met once one says so and nobody says otherwise, or two do. */
  matches: number
  met: number
  notMet: number
  /** Their coffee is still to come. */
  booked: number
  /** Nobody has said, and an answer can be expected: no coffee is to come, and nobody is stranded. */
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
  /** What its rounds are for: YYYY-MM, or the day of a round, YYYY-MM-DD. */
  period: string
  scope: { domainGroupId: string | null; name: string }
  people: {
    ready: number
    /** Those whom a round takes in: also who can meet nobody there. */
    inRound: number
    reasons: { reason: Reason; people: number }[]
    minimum: number
    /** That nobody hosts, or everybody does, in words. */
    lacks?: string | null
  }
  /** Groups with enough people that have no pairing this month; only for the company. */
  unpairedGroups: string[]
  hasGroups: boolean
  /** The active pairings of earlier periods that have these people. */
  earlier: { name: string; period: string; pairs: number; isPublished: boolean }[]
  /** What completing those touches, in words. */
  earlierOpen?: string
  rounds: Round[]
  /** Why nobody gets another match this month any more, in words; undefined while people still do. */
  rescueOver: string | undefined
  /** Drafts and approved newsletters of the month without a pairing. */
  unlinked: { id: string; title: string }[]
  /** The day of the next round in words; `isKnown` is false while it is only the first on which there can be one. */
  next: { day: string; isKnown: boolean }
}

type Step = Omit<MonthStep, 'key' | 'share'>
type Action = NonNullable<MonthStep['action']>
type Words = ServerWords['month']

const sum = <One>(rounds: One[], of: (round: One) => number) =>
  rounds.reduce((total, round) => total + of(round), 0)
const sentences = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ')

/** What completing rounds touches; empty if nothing. */
export function openInWords(
  { meetings: texts, completed: { toCome } }: Words,
  open: Pick<Round, 'booked' | 'stranded' | 'silent'>[],
): string {
  const of = (key: 'booked' | 'stranded' | 'silent') => sum(open, (round) => round[key])
  return sentences(
    of('booked') > 0 && toCome(of('booked')),
    of('stranded') > 0 && texts.stranded(of('stranded')),
    of('silent') > 0 && texts.silent(of('silent')),
  )
}

/**
 * The six steps of a month. Exactly one is due, running or a problem: the first that is not done; none if all are done.
 * Those after it are still to do, even if they say something else, and only that one has an action.
 */
export function monthSteps(facts: MonthFacts, words: Words): MonthStep[] {
  const steps: (Step & Pick<MonthStep, 'key'>)[] = [
    { key: 'people', ...people(facts, words) },
    { key: 'pairing', ...pairing(facts, words) },
    { key: 'newsletter', ...newsletter(facts, words) },
    { key: 'sending', ...sending(facts, words), ...roundsOf(facts) },
    { key: 'meetings', ...meetings(facts, words) },
    { key: 'completed', ...completed(facts, words) },
  ]
  const current = steps.findIndex(({ state }) => state !== 'done')
  if (current === -1) steps.at(-1)!.detail = fullInWords(facts, words)
  return steps.map(({ action, ...step }, place) => {
    if (place === current) return { ...step, action, share: sharesOf(facts)[step.key] }
    return place < current || current === -1
      ? { ...step, share: 1 }
      : { ...step, state: 'todo' as const, share: 0 }
  })
}

/** Every step is done; and when the next round is. */
const fullInWords = ({ period, next: { day, isKnown } }: MonthFacts, { completed: texts }: Words) =>
  sentences(
    period.length > 7 ? texts.allFullOfRound : texts.allFull,
    isKnown ? texts.next(day) : texts.nextFrom(day),
  )

const roundsOf = ({ rounds }: MonthFacts) =>
  rounds.length > 0 && { rounds: rounds.map(({ pairingId, name }) => ({ pairingId, name })) }

/** How much of each step is done. A newsletter that is written and not approved is half of it. */
function sharesOf({ people: { inRound, minimum }, rounds, unpairedGroups }: MonthFacts) {
  const part = (done: number, all: number) => (all === 0 ? 0 : Math.min(1, done / all))
  const written = sum(rounds, (round) => (isReady(round) ? 1 : round.newsletter ? 0.5 : 0))
  const answered = sum(rounds, ({ met, notMet }) => met + notMet)
  const matches = sum(rounds, (round) => round.matches)
  return {
    people: part(inRound, minimum),
    pairing: part(rounds.length, rounds.length + unpairedGroups.length),
    newsletter: part(written, rounds.length),
    sending: part(
      sum(rounds, ({ send }) => send?.sent ?? 0),
      sum(rounds, ({ send }) => send?.total ?? 0),
    ),
    meetings: part(answered, matches),
    completed: part(
      sum(rounds, ({ isCompleted }) => Number(isCompleted)),
      rounds.length,
    ),
  }
}

function people({ people: all, rounds }: MonthFacts, { people: texts }: Words): Step {
  const { ready, inRound, reasons, minimum, lacks } = all
  const away = reasons.flatMap((one) => (one.people > 0 ? [texts.reasons[one.reason](one.people)] : []))
  const detail = away.length > 0 ? texts.aside(away) : texts.nobodyAside
  const figure = texts.ready(ready)
  const isEnough = inRound >= minimum
  if (rounds.length > 0 || (isEnough && !lacks)) return { state: 'done', figure, detail }
  return {
    state: 'due',
    figure,
    detail: sentences(inRound > 0 && lacks ? lacks : texts.tooFew(minimum), detail),
    action:
      !isEnough && reasons.some(({ reason, people: some }) => reason === 'never-invited' && some > 0)
        ? { label: texts.invite, call: 'GET /admin?tab=admin-tools&open=invite' }
        : ready + reasons.reduce((total, one) => total + one.people, 0) < minimum
          ? { label: texts.bring, call: 'GET /admin?tab=email-whitelist&open=import' }
          : { label: texts.see, call: 'GET /admin?tab=admin-tools' },
  }
}

function pairing(
  { period, scope, rounds, unpairedGroups, hasGroups, earlier, earlierOpen }: MonthFacts,
  { notYet, pairing: texts }: Words,
): Step {
  const pairs = sum(rounds, (round) => round.pairs)
  const leftOut = sum(rounds, (round) => round.leftOut)
  const gone = sum(rounds, (round) => round.gone ?? 0)
  if (rounds.length > 0 && unpairedGroups.length === 0)
    return {
      state: 'done',
      figure: rounds.every(({ isTables }) => isTables)
        ? texts.tables(pairs)
        : texts.pairs(
            pairs,
            sum(rounds, ({ trios = 0 }) => trios),
          ),
      detail: sentences(
        rounds.length === 1 ? (rounds[0] as Round).statement : texts.groups(rounds.length, leftOut),
        gone > 0 && texts.gone(gone),
      ),
    }
  const isByGroup = scope.domainGroupId === null && hasGroups
  const figure =
    isByGroup && rounds.length > 0
      ? texts.ofGroups(rounds.length, rounds.length + unpairedGroups.length)
      : notYet
  const call = isByGroup
    ? 'POST /api/admin/create-pairings'
    : `POST /api/admin/generate-pairing${scope.domainGroupId === null ? '' : `/${scope.domainGroupId}`}`
  if (earlier.length > 0 && (!isByGroup || unpairedGroups.length > 0)) {
    const unseen = earlier.filter(({ isPublished }) => !isPublished)
    return {
      state: 'due',
      figure,
      detail: sentences(
        unseen.length > 0 &&
          texts.unseen(
            periodsOf(unseen),
            unseen.reduce((total, one) => total + one.pairs, 0),
          ),
        texts.completes(...someOf(earlier.map(({ name }) => name)), period),
        earlierOpen,
      ),
      action: {
        label: texts.completeAndBegin(periodsOf(earlier), period),
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
        ? texts.tooSmall
        : texts.left(...someOf(unpairedGroups))
      : texts.trial,
    action: { label: isByGroup ? texts.pairGroups : texts.generate, call },
  }
}

/** The periods of earlier pairings, each once. */
const periodsOf = (earlier: MonthFacts['earlier']) => [...new Set(earlier.map(({ period }) => period))]

const MOST_NAMED = 3
/** The first names, and how many more there are. */
const someOf = (names: string[]): [string[], number] => [
  names.slice(0, MOST_NAMED),
  Math.max(0, names.length - MOST_NAMED),
]

function newsletter({ rounds, unlinked }: MonthFacts, { of, newsletter: texts }: Words): Step {
  const ready = rounds.filter((round) => isReady(round))
  const figure =
    rounds.length > 1 ? of(ready.length, rounds.length) : texts.figures[figureOf(rounds[0], unlinked)]
  const next = rounds.find((round) => !isReady(round))
  if (!next)
    return {
      state: rounds.length > 0 ? 'done' : 'due',
      figure,
      detail: rounds[0]?.newsletter ? texts.title(rounds[0].newsletter.title) : '',
    }
  if (next.newsletter)
    return {
      state: 'due',
      figure,
      detail: texts.unapproved(next.newsletter.title),
      action: {
        label: texts.approve,
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
      detail: texts.unlinked(draft.title, next.name),
      action: {
        label: texts.link,
        call: `PUT /api/admin/newsletters/${draft.id}`,
        newsletterId: draft.id,
        pairingIds: (next.domainGroupId === null ? [next] : without).map(({ pairingId }) => pairingId),
      },
    }
  if (without.length > 1)
    return {
      state: 'due',
      figure,
      detail: texts.noneForGroups(without.length),
      action: {
        label: texts.createForGroups(without.length),
        call: 'POST /api/admin/newsletters/generate',
        allGroups: true,
      },
    }
  return {
    state: 'due',
    figure,
    detail: sentences(
      texts.none(next.name),
      forAnother && !next.isCompanyWide && texts.orLink(forAnother.title),
    ),
    action: {
      label: texts.create,
      call: 'POST /api/admin/newsletters/generate',
      ...(next.domainGroupId !== null && { domainGroupId: next.domainGroupId }),
    },
  }
}

const isReady = ({ newsletter: linked }: Round) => linked !== undefined && linked.status !== 'draft'
function figureOf(
  round: Round | undefined,
  unlinked: MonthFacts['unlinked'],
): keyof Words['newsletter']['figures'] {
  if (!round?.newsletter) return unlinked.length > 0 ? 'notLinked' : 'none'
  return round.newsletter.status === 'draft' ? 'draft' : 'approved'
}

function sending({ rounds }: MonthFacts, words: Words): Step {
  const { sending: texts } = words
  const sends = rounds.flatMap(({ send }) => (send ? [send] : []))
  const of = (key: 'total' | 'sent' | 'failed' | 'unknown') =>
    sends.reduce((total, send) => total + send[key], 0)
  const [reached, total] = [of('sent'), of('total')]
  const figure = total === 0 ? words.notYet : words.of(reached, total)
  const troubles = sentences(
    of('failed') > 0 && texts.failed(of('failed')),
    of('unknown') > 0 && texts.unknown(of('unknown')),
  )
  const isOver = (round: Round) => round.newsletter?.status === 'sent' || round.send?.state === 'sent'
  if (rounds.length > 0 && rounds.every(isOver))
    return { state: 'done', figure, detail: troubles, mailed: reached }
  const paused = rounds.find(({ send }) => send?.state === 'paused')
  if (paused)
    return {
      state: 'problem',
      figure,
      detail: sentences(texts.paused, paused.send?.reason ?? undefined),
      action: actionOf(paused, texts.resume, 'resume'),
    }
  if (sends.some(({ state }) => state === 'queued' || state === 'sending'))
    return {
      state: 'running',
      figure,
      detail: sentences(texts.underWay, troubles),
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
      ? sentences(texts.cancelled(left), troubles)
      : next?.newsletter
        ? words.newsletter.title(next.newsletter.title)
        : '',
    action: next && actionOf(next, next.send ? texts.sendOthers(left) : texts.send, 'send'),
  }
}

const actionOf = ({ newsletter: linked }: Round, label: string, verb: string): Action | undefined =>
  linked && { label, call: `POST /api/admin/newsletters/${linked.id}/${verb}`, newsletterId: linked.id }

/** Of the running pairings: whose match can't make it, and what becomes of them. */
function strandedInWords({ rounds, rescueOver }: MonthFacts, { meetings: texts }: Words): string | false {
  const stranded = sum(rounds, (round) => round.stranded)
  const waiting = sum(rounds, (round) => round.waiting)
  if (stranded === 0) return false
  if (rescueOver) return sentences(texts.stranded(stranded), rescueOver)
  if (waiting === 0) return texts.noneWaits(stranded)
  return stranded === waiting ? texts.allWait(stranded) : texts.someWait(stranded, waiting)
}

/** Whether nobody need be waited for any more. */
const isOverOn = (today: string, { isCompleted, booked, silent, overFrom }: Round) =>
  isCompleted || booked + silent === 0 || today >= overFrom

/** Whether another match can still come: one person needs a second, who waits as well or was left out. */
const canRescue = (today: string, { waiting, leftOut, overFrom }: Round) =>
  waiting > 1 || (waiting === 1 && leftOut > 0 && today < overFrom)

function meetings(facts: MonthFacts, words: Words): Step {
  const { today, rounds, rescueOver } = facts
  const { meetings: texts } = words
  const [all, met, notMet, booked, silent] = [
    sum(rounds, (round) => round.matches),
    sum(rounds, (round) => round.met),
    sum(rounds, (round) => round.notMet),
    sum(rounds, (round) => round.booked),
    sum(rounds, (round) => round.silent),
  ]
  const next = rescueOver === undefined ? rounds.find((round) => canRescue(today, round)) : undefined
  const isOver = rounds.length > 0 && !next && rounds.every((round) => isOverOn(today, round))
  return {
    state: isOver ? 'done' : 'running',
    figure: all === 0 ? words.notYet : texts.met(met, all),
    detail: sentences(
      booked > 0 && texts.booked(booked),
      notMet > 0 && texts.notMet(notMet),
      silent > 0 && texts.silent(silent),
      strandedInWords(facts, words),
    ),
    action: next && {
      label: texts.pair(next.waiting),
      call: `POST /api/admin/pairings/${next.pairingId}/pair-stranded`,
      pairingId: next.pairingId,
    },
  }
}

function completed({ rounds }: MonthFacts, { of, notYet, completed: texts }: Words): Step {
  const open = rounds.filter(({ isCompleted }) => !isCompleted)
  const figure =
    rounds.length > 1
      ? of(rounds.length - open.length, rounds.length)
      : rounds.length === 1 && open.length === 0
        ? texts.done
        : notYet
  const [next] = open
  if (!next) return { state: rounds.length > 0 ? 'done' : 'due', figure, detail: '' }
  return {
    state: 'due',
    figure,
    detail: texts.text,
    action: {
      label: texts.complete,
      call: `POST /api/admin/complete-pairing/${next.pairingId}`,
      pairingId: next.pairingId,
    },
  }
}
