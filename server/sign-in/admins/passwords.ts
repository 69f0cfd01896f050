import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** 32 MB and about 0.1 s a try: N = 2^15, r = 8, p = 3 (OWASP lists it as equal to its first choice, with less memory). */
const COST = { log2N: 15, r: 8, p: 3 }
const KEY_BYTES = 32

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
)

const deriveKey = (password: string, salt: Buffer, cost: typeof COST) =>
  derive(password.normalize('NFKC'), salt, KEY_BYTES, {
    N: 2 ** cost.log2N,
    r: cost.r,
    p: cost.p,
    maxmem: 2 * 128 * 2 ** cost.log2N * cost.r,
  })

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

/** No letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Bytes (at least 16) as a password to read and type: four groups of four, 79 bits. */
export function readable(bytes: Buffer): string {
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let letters = ''
  while (letters.length < 16) {
    letters += LETTERS.charAt(Number(number % BigInt(LETTERS.length)))
    number /= BigInt(LETTERS.length)
  }
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

export const generatePassword = (): string => readable(randomBytes(32))
