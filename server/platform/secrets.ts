import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** A 256-bit token for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256: enough for tokens that cannot be guessed. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** Six digits, each code equally likely. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

/** All million codes are quickly tried, so the hash is keyed: a stolen table alone does not reveal them. */
export const hashCode = (key: Buffer, code: string, salt: string): Buffer =>
  createHmac('sha256', key).update(`${salt}\n${code}`).digest()

/** Compares two hashes in the same time wherever they differ. */
export const sameHash = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b)

/** No letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Random bytes as letters to read and type, in groups of four: 20 bits a group, so give at least that many. */
export function readable(bytes: Buffer, groups: number): string {
  let number = BigInt(`0x${bytes.toString('hex')}`)
  let letters = ''
  while (letters.length < 4 * groups) {
    letters += LETTERS.charAt(Number(number % BigInt(LETTERS.length)))
    number /= BigInt(LETTERS.length)
  }
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const sealingKey = (key: Buffer) => Buffer.from(hkdfSync('sha256', key, '', 'small secrets at rest', 32))

/**
 * Encrypts a small secret that has to be read again, for a column of the database. `about` says whose and what it is:
 * moved to another row, it can't be opened.
 */
export function seal(key: Buffer, about: string, secret: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(key), nonce).setAAD(Buffer.from(about))
  const sealed = [cipher.update(secret), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** Opens what `seal` made; undefined if it was sealed by another key, for something else, or was changed. */
export function unseal(key: Buffer, about: string, sealed: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, sealingKey(key), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  try {
    decipher.setAAD(Buffer.from(about)).setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  } catch {
    return undefined
  }
}
