import { SHORTEST_PASSWORD } from '../../../shared/limits'
import { SHORT_PASSWORD } from '../../../shared/text-rules'
import { HttpError } from '../../platform/http/errors'

/** On zxcvbn's scale of 0 to 4: more than 10^8 guesses are needed, far more than the limits of the sign-in let through. */
const LOWEST_SCORE = 3

/** The words of this product: a password made of them is easy to guess. */
const OWN_WORDS = ['cupofjoe', 'cup of joe', 'coffee', 'coffeechat', 'newsletter', 'administrator']

/**
 * Refuses a chosen password that is too short or easy to guess: common ones and their disguises,
 * dates, keyboard rows, repeats, and the words given (their address, their company).
 * @throws HttpError 400 that says what to do
 */
export async function demandStrongPassword(password: string, words: string[]): Promise<void> {
  if (password.length < SHORTEST_PASSWORD) throw new HttpError(400, 'weak_password', SHORT_PASSWORD)
  const check = await (estimator ??= loadEstimator())
  // Characters after the first hundred make no password weaker, and checking them costs time.
  if (check(password.slice(0, 100), words) < LOWEST_SCORE)
    throw new HttpError(
      400,
      'weak_password',
      'That password is easy to guess. Take a longer one, such as four words that have nothing to do with each other.',
    )
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
