import { createHash } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection, Message, Transport } from './transport'
import { storedMessageId } from './message-id'
import { makeDirectory } from '../platform/process/make-directory'

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/**
 * The name of a message in the outbox: by time, so that names sort, and by Message-ID, so that a message written
 * twice is there once.
 */
export function outboxName({ date, messageId }: Pick<Message, 'date' | 'messageId'>): string {
  const time = date.toISOString().replace(/[-:.Z]/g, '')
  return `${time}-${outboxHash(messageId)}.eml`
}

/** The part of the name that says which message it is. */
export const outboxHash = (messageId: string): string =>
  createHash('sha256').update(storedMessageId(messageId)).digest('hex').slice(0, 24)

/** The outbox signs anybody in as anyone, so other users of this machine may not read it. */
const OWNER_ONLY = 0o700

/** Written under another name first, so that no reader sees half a mail. */
export async function writeToOutbox(dataDir: string, message: Message): Promise<string> {
  const folder = outboxFolder(dataDir)
  const name = outboxName(message)
  await makeDirectory(dataDir, OWNER_ONLY)
  await makeDirectory(folder, OWNER_ONLY)
  const half = join(folder, `.${name}.${process.pid}.part`)
  await writeFile(half, message.raw, { mode: 0o600 })
  await rename(half, join(folder, name))
  return name
}

/** A folder of .eml files instead of a mail server. */
export function outboxTransport(dataDir: string): Transport {
  const line: Connection = {
    isUsable: true,
    async deliver(message, commit) {
      if (!(await commit())) return { kind: 'fenced' }
      try {
        await writeToOutbox(dataDir, message)
        return { kind: 'accepted' }
      } catch (error) {
        const { code = 'error', message: text } = error as NodeJS.ErrnoException
        return { kind: 'refused', isTemporary: true, code, message: `The outbox can't be written: ${text}` }
      }
    },
    close() {},
  }
  return { name: 'outbox', connections: 2, isIdempotent: true, open: async () => line }
}
