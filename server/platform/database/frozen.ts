import type { Socket } from 'node:net'
import pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'

/** How long a connection may receive nothing before we check the database, and how long that check waits for a reply. */
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
 * A database that hangs without closing its connections would keep every statement waiting. So if a connection receives
 * nothing, we try to open another one. If that gets no reply either, everything that waits fails at once. A statement that is
 * only slow goes on, however long it takes, because a new connection can be opened meanwhile.
 */
export function killHungConnections(
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
    timer ??= setInterval(() => (held.size > 0 ? void checkDatabase() : rest()), quietMs / 2).unref()
  })
  pool.on('release', (_, client) => held.delete(client))
  pool.on('remove', (client) => held.delete(client))

  /** The connections that have received nothing for that long. */
  const quiet = (): pg.PoolClient[] => {
    const now = performance.now()
    for (const [client, last] of held) {
      const { bytesRead } = socketOf(client)
      if (bytesRead !== last.bytesRead) held.set(client, { bytesRead, since: now })
    }
    return [...held].filter(([, { since }]) => now - since >= quietMs).map(([client]) => client)
  }

  let isLooking = false
  const checkDatabase = async () => {
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

/** Whether the database replies to a new connection, even by refusing it. */
async function replies(connectionString: string, withinMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'pooled cup-of-joe look' })
  client.on('error', () => undefined)
  const heard = client.connect().then(
    () => true,
    () => true,
  )
  try {
    // In two steps: if this process itself was held up, it first reads what arrived meanwhile.
    const silence = sleep(withinMs * 0.9, undefined, { ref: false }).then(() =>
      sleep(withinMs * 0.1, false, { ref: false }),
    )
    return await Promise.race([heard, silence])
  } finally {
    client.connection.stream.destroy()
  }
}
