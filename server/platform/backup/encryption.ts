import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../process/start-error'

/** Who can decrypt a backup; an age file has one or the other. */
export type Lock = { recipients: string[] } | { passphrase: string }
/** What opens it again. */
export type Key = { identities: string[] } | { passphrase: string }

type Chunks = AsyncIterable<Uint8Array>

const AGE = 'age-encryption.org/v1\n'
const ARMORED = '-----BEGIN AGE ENCRYPTED FILE-----'

/** Encrypts what flows through in the format of age v1 (https://age-encryption.org/v1), piece by piece. */
export function encryptWith(lock: Lock): (chunks: Chunks) => Chunks {
  const encrypter = new Encrypter()
  if ('passphrase' in lock) encrypter.setPassphrase(lock.passphrase)
  else for (const [index, recipient] of lock.recipients.entries()) addRecipient(encrypter, recipient, index)
  return async function* encrypt(chunks) {
    yield* await encrypter.encrypt(webStream(chunks))
  }
}

function addRecipient(encrypter: Encrypter, recipient: string, index: number): void {
  try {
    encrypter.addRecipient(recipient)
  } catch {
    // Not repeated: it could be a secret key, given by mistake.
    throw new StartError(
      `Recipient ${index + 1} is not valid: it must be a public key of age, which begins with age1.`,
    )
  }
}

/** Decrypts what flows through; each piece is proved to be as it was written before it is passed on. */
export function decryptWith(key: Key, file: string): (chunks: Chunks) => Chunks {
  const decrypter = new Decrypter()
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase)
  else for (const identity of key.identities) decrypter.addIdentity(identity)
  return async function* decrypt(chunks) {
    try {
      yield* await decrypter.decrypt(webStream(chunks))
    } catch (error) {
      throw inWords(error, key, file)
    }
  }
}

function inWords(error: unknown, key: Key, file: string): unknown {
  // What went wrong with the file itself or the disk has a code; the library's errors have none.
  if (!(error instanceof Error) || 'code' in error || error.name === 'AbortError') return error
  if (!error.message.startsWith('no identity matched'))
    return new StartError(`${file} is damaged or ends too early: it cannot be decrypted.`)
  return new StartError(
    'passphrase' in key
      ? `${file} cannot be decrypted: the passphrase is wrong, or it was encrypted for a recipient.`
      : `${file} cannot be decrypted: it was encrypted for other recipients, or by a passphrase.`,
  )
}

/** Typed by hand: where the types of a browser are known, too, this stream of Node.js is not one of theirs. */
const webStream = (chunks: Chunks) => Readable.toWeb(Readable.from(chunks)) as ReadableStream<Uint8Array>

/** Whether a file is one of age; false for whatever cannot be read, which is noticed when it is. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined)
  if (!handle) return false
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0)
    const begin = buffer.toString('latin1', 0, bytesRead)
    if (begin.startsWith(ARMORED.slice(0, AGE.length)))
      throw new StartError(
        `${file} is an age file in its text form (armored), which is not read here. Decrypt it first with age -d, then restore the result without a key.`,
      )
    return begin === AGE
  } catch (error) {
    if (error instanceof StartError) throw error
    return false
  } finally {
    await handle.close()
  }
}

const LONGEST_IDENTITY_FILE = 1_000_000

/** The secret keys of a file as age-keygen writes it: one a line, with comments. @throws StartError that repeats none of it */
export async function readIdentities(file: string): Promise<string[]> {
  let text = ''
  try {
    for await (const chunk of createReadStream(file, { encoding: 'utf8', end: LONGEST_IDENTITY_FILE }))
      text += chunk
  } catch {
    throw new StartError(`The identity file ${file} cannot be read.`)
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const known = new Decrypter()
  try {
    for (const identity of identities) known.addIdentity(identity)
  } catch {
    throw new StartError(
      `${file} is not an identity file of age: each line must be a secret key, AGE-SECRET-KEY-1….`,
    )
  }
  if (identities.length === 0) throw new StartError(`${file} has no secret key of age in it.`)
  return identities
}
