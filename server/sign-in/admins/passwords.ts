import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { SHORTEST_PASSWORD } from '../../../shared/limits'
import { SHORT_PASSWORD } from '../../../shared/text-rules'
import { HttpError } from '../../platform/http/errors'
import { takingTurns } from '../../platform/process/turns'
import { readable } from '../../platform/secrets'

/** 32 MB and about 0.1 s a try: N = 2^15, r = 8, p = 3 (OWASP lists it as equal to its first choice, with less memory). */
const COST = { log2N: 15, r: 8, p: 3 }
const KEY_BYTES = 32

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)

/** Two at a time leave half of Node's four threads, and on most machines a processor, to all other calls. */
const inTurn = takingTurns(2, {
  waiting: 16,
  full: () => new HttpError(503, 'too_busy', (w) => w.signIn.manyByPassword, { retryAfterSeconds: 5 }),
})

/** @throws HttpError 503 when too many wait already */
const deriveKey = (password: string, salt: Buffer, cost: typeof COST) =>
  inTurn(() =>
    derive(password.normalize('NFKC'), salt, KEY_BYTES, {
      N: 2 ** cost.log2N,
      r: cost.r,
      p: cost.p,
      maxmem: 2 * 128 * 2 ** cost.log2N * cost.r,
    }),
  )

/** What is stored for a password: its cost, salt and scrypt key, so that the cost can grow later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveKey(password, salt, COST)
  return ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** No password has this key. It is compared when there is no hash, so that the time gives nothing away. */
const NOBODY = `scrypt$${COST.log2N}$${COST.r}$${COST.p}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`

/** Whether the password is right; takes the same time with and without a hash. */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  const [kind, log2N, r, p, salt = '', key = ''] = (hash ?? NOBODY).split('$')
  if (kind !== 'scrypt') return false
  const derived = await deriveKey(password, Buffer.from(salt, 'base64'), {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
  })
  const stored = Buffer.from(key, 'base64')
  return hash !== null && stored.length === derived.length && timingSafeEqual(stored, derived)
}

/** Four groups of four letters: 79 bits. */
export const readablePassword = (bytes: Buffer): string => readable(bytes, 4)

export const generatePassword = (): string => readablePassword(randomBytes(32))

/** On zxcvbn's scale of 0 to 4: more than 10^8 guesses are needed, far more than the limits of the sign-in let through. */
const LOWEST_SCORE = 3

/** The words of this product: a password made of them is easy to guess. */
const OWN_WORDS = ['cupofjoe', 'cup of joe', 'coffee', 'coffeechat', 'newsletter', 'administrator']

/**
 * Refuses a chosen password that is too short or easy to guess: common ones and their disguises,
 * dates, keyboard rows, repeats, and the words given (their address, their company).
 * @throws HttpError 400 that says what to do
 */
export async function assertStrongPassword(password: string, words: string[]): Promise<void> {
  if (password.length < SHORTEST_PASSWORD)
    throw new HttpError(400, 'weak_password', (w) => SHORT_PASSWORD(w.rules))
  const check = await (estimator ??= loadEstimator())
  // Characters after the first hundred make no password weaker, and checking them costs time.
  if (check(password.slice(0, 100), words) < LOWEST_SCORE)
    throw new HttpError(400, 'weak_password', (w) => w.signIn.easyToGuess)
}

let estimator: ReturnType<typeof loadEstimator> | undefined

/** 50,000 common passwords: loaded when one is chosen, not at every start. */
async function loadEstimator(): Promise<(password: string, words: string[]) => number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ graphs: adjacencyGraphs, dictionary: { ...dictionary, own: OWN_WORDS } })
  return (password, words) => zxcvbn.check(password, words).score
}
