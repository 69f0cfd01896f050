import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** A 256-bit token for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256: enough for tokens that cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Six digits, each code equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** All million codes are quickly tried, so the hash is keyed: a stolen table alone does not reveal them. */
export const hashCode = (key: Buffer, code: string, salt: string): Buffer =>
  createHmac('sha256', key).update(`${salt}\n${code}`).digest()

/** Compares two hashes in the same time wherever they differ. */
export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)
