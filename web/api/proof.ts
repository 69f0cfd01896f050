import { useSyncExternalStore } from 'react'

/** How an administrator can prove the second factor. */
export type ProofWay = 'passkey' | 'app' | 'recovery-code'

/** What a call was refused for: the second factor has to be proved, or set up first. */
export interface ProofQuestion {
  code: 'proof_needed' | 'second_factor_missing'
  ways: readonly ProofWay[]
}

let open: { question: ProofQuestion; answer: Promise<boolean>; settle: (given: boolean) => void } | null =
  null
let given = 0
const listeners = new Set<() => void>()

function set(next: typeof open): void {
  open = next
  for (const listener of listeners) listener()
}

/** Asks the person, once for any number of calls. Resolves when they have answered: true if they proved it. */
export function askForProof(question: ProofQuestion): Promise<boolean> {
  if (open) return open.answer
  let settle: (given: boolean) => void = () => undefined
  const answer = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  set({ question, answer, settle })
  return answer
}

/** Ends the question; the calls that wait for it go on, or fail as they were refused. */
export function settleProof(isGiven: boolean): void {
  if (isGiven) noteProof()
  const { settle } = open ?? {}
  set(null)
  settle?.(isGiven)
}

/** A proof gives the session a new token: a call that left with the old one is told that there is no session. */
export function noteProof(): void {
  given += 1
}

export const proofsGiven = (): number => given

const COOKIE_ARRIVES_MS = 1000

/** Whether a proof was given since then; the response that brings the new token may still be on its way. */
export async function isProvedSince(before: number): Promise<boolean> {
  if (open && given === before) await new Promise((done) => setTimeout(done, COOKIE_ARRIVES_MS))
  return given !== before
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What the person is being asked; null for nothing. */
export const useProofQuestion = (): ProofQuestion | null =>
  useSyncExternalStore(
    subscribe,
    () => open?.question ?? null,
    () => null,
  )
