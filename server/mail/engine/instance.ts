import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { INSTANCE_LOCK } from '../../platform/database/locks'
import { CHANNEL } from './rows.queries'

const RETRY_MS = 250

/**
 * This process as one of the instances: a database connection that holds its lock, which is released when the
 * process dies, and listens for new work. Reconnects until it is closed.
 */
export class Instance {
  /** Different for every process, so that a restarted one recognises its predecessor's rows as orphans. */
  readonly number = randomInt(1, 2 ** 31)
  isAlive = false
  private client: pg.Client | undefined
  private isClosed = false
  private readonly connecting: Promise<void>

  constructor(
    private readonly url: string,
    private readonly onWake: () => void,
    private readonly onFault: (error: Error) => void,
  ) {
    this.connecting = this.keepConnected()
  }

  private async keepConnected(): Promise<void> {
    while (!this.isClosed) {
      const client = new pg.Client({
        connectionString: this.url,
        connectionTimeoutMillis: 5_000,
        application_name: 'cup-of-joe sending',
        keepAlive: true,
      })
      const lost = new Promise<void>((resolve) => {
        client.once('end', () => resolve())
        client.on('error', (error) => {
          if (!this.isClosed) this.onFault(error)
          resolve()
        })
      })
      try {
        await client.connect()
        await client.query('select pg_advisory_lock($1::int, $2::int)', [INSTANCE_LOCK, this.number])
        await client.query(`listen ${CHANNEL}`)
        client.on('notification', () => this.onWake())
        this.client = client
        this.isAlive = true
        this.onWake()
        // Closed while it connected: nobody else ends this client.
        if (!this.isClosed) await lost
      } catch (error) {
        if (!this.isClosed) this.onFault(error as Error)
      }
      this.isAlive = false
      this.client = undefined
      await client.end().catch(() => undefined)
      if (!this.isClosed) await sleep(RETRY_MS)
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    await this.client?.end().catch(() => undefined)
    await this.connecting
  }
}
