import { Cron } from 'croner'

const DAY_MS = 86_400_000

/** An occurrence may be made up for this long after its time, and a cycle be finished. README.md says so. */
export const WINDOW_MS = 7 * DAY_MS

/**
 * The newest occurrence of a cron expression after an instant, up to now and not older than the window; undefined when
 * there is none. In the hour that a zone leaves out an occurrence comes at its end, in the hour it repeats once.
 */
export function dueOccurrence(
  cycle: { expression: string; timeZone: string },
  after: Date,
  now: Date,
): Date | undefined {
  const cron = new Cron(cycle.expression, { timezone: cycle.timeZone })
  const start = Math.max(after.getTime(), now.getTime() - WINDOW_MS)
  let due: Date | undefined
  for (let run = cron.nextRun(new Date(start)); run && run <= now; run = cron.nextRun(run)) due = run
  return due
}

export type StepKind =
  | 'complete'
  | 'resume'
  | 'sync'
  | 'scopes'
  | 'pair'
  | 'newsletter'
  | 'send'
  | 'summary'
  | 'mail'

/** What a cycle begins with; `scopes` adds the pairings, each pairing its newsletter, the summary its mails. */
export const FIRST_STEPS = ['complete', 'resume', 'sync', 'scopes', 'summary'] as const

/**
 * What must be over, done or not, before a step is taken; whatever isn't named here goes on when another fails. People are
 * paired once the old pairings are closed and the employee file has said who is away; the summary tells all.
 */
export const WAITS_FOR: Partial<Record<StepKind, StepKind[]>> = {
  scopes: ['complete', 'sync'],
  summary: ['complete', 'resume', 'sync', 'scopes', 'pair', 'newsletter', 'send'],
}

/** Mails wait for a mail server that is away: some three days. The others are over in half an hour. */
export const mostTries = (kind: StepKind): number => (kind === 'mail' ? 72 : 6)

/** How long a step rests after so many tries (1, 2, …): a minute, doubling, at most an hour. */
export const restMs = (tries: number): number => Math.min(2 ** (tries - 1), 60) * 60_000

const WORDS: Record<StepKind, string> = {
  complete: 'Completing the old pairings',
  resume: 'Resuming ended pauses',
  sync: 'Reading the employee file',
  scopes: 'Finding the groups to pair',
  pair: 'Pairing',
  newsletter: 'Making the newsletter',
  send: 'Sending the newsletter',
  summary: 'Writing the summary',
  mail: 'Mailing the summary',
}

/** "Pairing (Design)": a step as the summary and the log call it. */
export const stepInWords = ({ kind, label }: { kind: StepKind; label: string }): string =>
  label ? `${WORDS[kind]} (${label})` : WORDS[kind]

export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`
