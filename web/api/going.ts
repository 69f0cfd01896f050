import { ownAddress } from '../../shared/paths'

const KEY = 'going'
const KEPT_MS = 60 * 60 * 1000

/** All tabs share it: a mailed link opens one of its own. Null where the browser blocks its storage. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(window.localStorage)
  } catch {
    return null
  }
}

/** Keeps the address that needs a sign-in, for the hour in which that happens. */
export function rememberGoing(address = window.location.href.slice(window.location.origin.length)): void {
  const own = ownAddress(address)
  if (own) inStorage((storage) => storage.setItem(KEY, `${Date.now()} ${own}`))
}

export const forgetGoing = () => void inStorage((storage) => storage.removeItem(KEY))

/** Where somebody was going before they signed in; without that, `otherwise`. */
export function going(otherwise: string): string {
  const [at, address] = inStorage((storage) => storage.getItem(KEY))?.split(' ') ?? []
  return (Date.now() - Number(at) < KEPT_MS && ownAddress(address)) || otherwise
}

/** Reads it once: the next person who signs in is not led there. */
export function takeGoing(otherwise: string): string {
  const address = going(otherwise)
  forgetGoing()
  return address
}
