import type { Socket } from 'node:net'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a connection may hear nothing before somebody looks whether the database lives, and how long that one waits for it. */
export interface Patience {
  quietMs: number
  replyMs: number
}

const PATIENCE: Patience = { quietMs: 2_500, replyMs: 5_000 }
const FROZEN = 'Connection terminated: the database does not reply'

interface Held {
  bytesRead: number
  since: number
}

/**
 * A database that stands still without ending its connections would hold whatever was asked of it. So a connection that
 * hears nothing makes us ask the database for another one: if there is no reply to that either, everything that waits for
 * one fails at once. A statement that only takes its time is left alone, however long: a new connection is made meanwhile.
 */
export function endFrozen(
  pool: pg.Pool,
  directUrl: string,
  { quietMs, replyMs }: Patience = PATIENCE,
): { stop(): void } {
  const held = new Map<pg.PoolClient, Held>()
  // Only while somebody waits: of an idle process this would be most of what wakes it.
  let timer: NodeJS.Timeout | undefined
  const rest = () => {
    clearInterval(timer)
    timer = undefined
  }
  pool.on('acquire', (client) => {
    held.set(client, { bytesRead: socketOf(client).bytesRead, since: performance.now() })
    timer ??= setInterval(() => (held.size > 0 ? void look() : rest()), quietMs / 2).unref()
  })
  pool.on('release', (_, client) => held.delete(client))
  pool.on('remove', (client) => held.delete(client))

  /** Those that have heard nothing for so long. */
  const quiet = (): pg.PoolClient[] => {
    const now = performance.now()
    for (const [client, last] of held) {
      const { bytesRead } = socketOf(client)
      if (bytesRead !== last.bytesRead) held.set(client, { bytesRead, since: now })
    }
    return [...held].filter(([, { since }]) => now - since >= quietMs).map(([client]) => client)
  }

  let isLooking = false
  const look = async () => {
    if (isLooking || quiet().length === 0) return
    isLooking = true
    try {
      if (await replies(directUrl, replyMs)) return
      for (const client of quiet()) socketOf(client).destroy(new Error(FROZEN))
    } finally {
      isLooking = false
    }
  }
  return { stop: rest }
}

const socketOf = (client: pg.PoolClient) => client.connection.stream as Socket

/** Whether the database says anything to a new connection, be it a refusal. */
async function replies(connectionString: string, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'pooled cup-of-joe look' })
  client.on('error', () => undefined)
  const heard = client.connect().then(
    () => true,
    () => true,
  )
  try {
    // The last bit is waited for apart: if this process stood still itself, it first reads what came meanwhile.
    const silence = sleep(withinMs * 0.9, undefined, { ref: false }).then(() =>
      sleep(withinMs * 0.1, false, { ref: false }),
    )
    return await Promise.race([heard, silence])
  } finally {
    client.connection.stream.destroy()
  }
}
