import type { Reason } from '../../../languages/reasons'
import type { Responses } from '../../../languages/words'
import { ENGLISH } from '../../platform/http/errors'
import { HttpError } from '../../platform/http/errors'

type Texts = Responses['month']['steps']

/** What is done in a cycle. */
export type StepKind = keyof Texts

/** The steps a cycle begins with; `scopes` adds the pairings, each pairing its newsletter, the summary its mails. */
export const FIRST_STEPS = ['complete', 'resume', 'sync', 'scopes', 'summary'] as const

/**
 * The steps that must have ended, done or not, before a step is taken. Steps that are not named here go on when another
 * fails. People are paired after the old pairings are closed and the employee file is read; the summary comes last.
 */
export const WAITS_FOR: Partial<Record<StepKind, StepKind[]>> = {
  scopes: ['complete', 'sync'],
  summary: ['complete', 'resume', 'sync', 'scopes', 'pair', 'newsletter', 'send'],
}

/** The steps that tell what the others did, also where these were skipped. */
export const TELLING: StepKind[] = ['summary', 'mail']

/** Mails wait about three days for a mail server that is down. Other steps give up after half an hour. */
export const mostTries = (kind: StepKind): number => (kind === 'mail' ? 72 : 6)

/** How long a step waits after this many tries (1, 2, …): a minute, doubling, at most an hour. */
export const restMs = (tries: number): number => Math.min(2 ** (tries - 1), 60) * 60_000

/** "Pairing (Design)": a step as the summary and the log call it. */
export const stepInWords = (
  { kind, label }: { kind: StepKind; label: string },
  texts: Texts = ENGLISH.responses.month.steps,
): string => (label ? `${texts[kind]} (${label})` : texts[kind])

/** What is noted of an error: a refusal in words, of anything else its code. */
export function whyOf(error: Error): Reason[] {
  if (error instanceof HttpError && error.text.reasons) return error.text.reasons
  const { code, name } = (error instanceof HttpError ? error : (error.cause ?? error)) as Error & {
    code?: string
  }
  return [{ code: 'cycle.failed', args: [code ?? name] }]
}
