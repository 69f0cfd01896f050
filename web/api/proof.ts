import { createStore } from '../ui/store'

/** How an administrator can prove the second factor. */
export type ProofWay = 'passkey' | 'app' | 'recovery-code'

/** What a call was refused for: the second factor has to be proved, or set up first. */
export interface ProofQuestion {
  code: 'proof_needed' | 'second_factor_missing'
  ways: readonly ProofWay[]
}

interface Asked {
  question: ProofQuestion
  answer: Promise<boolean>
  settle: (given: boolean) => void
}

const asked = createStore<Asked | null>(null)
let given = 0

/** Asks the person, once for any number of calls. Resolves when they have answered: true if they proved it. */
export function askForProof(question: ProofQuestion): Promise<boolean> {
  const before = asked.get()
  if (before) return before.answer
  let settle: (given: boolean) => void = () => undefined
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  asked.set({ question, answer, settle })
  return answer
}

/** Ends the question; the calls that wait for it go on, or fail as they were refused. */
export function settleProof(isGiven: boolean): void {
  if (isGiven) noteProof()
  const before = asked.get()
  asked.set(null)
  before?.settle(isGiven)
}

/** A proof gives the session a new token: a call that left with the old one is told that there is no session. */
export function noteProof(): void {
  given += 1
}

export const proofsGiven = (): number => given

const COOKIE_ARRIVES_MS = 1000

/** Whether a proof was given since then; the response that brings the new token may still be on its way. */
export async function isProvedSince(before: number): Promise<boolean> {
  if (asked.get() && given === before) await new Promise((done) => setTimeout(done, COOKIE_ARRIVES_MS))
  return given !== before
}

/** What the person is being asked; null for nothing. */
export const useProofQuestion = (): ProofQuestion | null => asked.use()?.question ?? null
