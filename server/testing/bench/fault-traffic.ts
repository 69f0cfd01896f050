import { setTimeout as sleep } from 'node:timers/promises'
import { getCurrentMatch } from '../../../shared/contract/pairings'
import { updateProfile } from '../../../shared/contract/people'
import { getCurrentUser } from '../../../shared/contract/sign-in'
import pg from 'pg'
import { SESSION_COOKIE } from '../../platform/http/cookies'
import { hashToken, newToken } from '../../platform/secrets'
import { Client } from '../client'

const PAUSE_MS = 40

interface Writer {
  client: Client
  profile: { firstName: string; lastName: string; department: string; matchingPreference: 'any' }
  /** The last number that was acknowledged, and the last one tried. */
  acknowledged: number
  tried: number
}

/** People who are signed in, and an administrator, in a database that is otherwise empty. */
export async function fillWith(ownerUrl: string, base: string, people: number) {
  const database = new pg.Client(ownerUrl)
  await database.connect()
  await database.query(
    `insert into allowed_emails (email, domain, added_by, reason, created_at, updated_at)
     values ('*@example.com', 'example.com', 'bench', '', now(), now())`,
  )
  const clients: Client[] = []
  for (let index = 0; index <= people; index += 1) {
    const token = newToken()
    await database.query(
      `with person as (
         insert into users (email, is_admin, is_validated, validated_at, is_email_verified, needs_profile_setup, department, created_at, updated_at)
         values ($1, $2, true, now(), true, false, 'Other', now(), now()) returning id)
       insert into auth_sessions (token_hash, user_id, expires_at, last_accessed_at, created_at)
       select $3, id, now() + interval '1 day', now(), now() from person`,
      [`p${index}@example.com`, index === people, hashToken(token)],
    )
    const client = new Client(base)
    client.cookies.set(SESSION_COOKIE, token)
    clients.push(client)
  }
  // Others, who ask for a mail each.
  await database.query(
    `insert into users (email, is_validated, validated_at, is_email_verified, created_at, updated_at)
     select 'q' || n || '@example.com', true, now(), true, now(), now() from generate_series(0, 199) n`,
  )
  await database.end()
  return { clients: clients.slice(0, people), admin: clients[people]! }
}

/** People who save their profile and look at their match, all the time, and what they are told. */
export class Traffic {
  /** How often which status came; `cut` where none did. */
  readonly statuses = new Map<string, number>()
  /** 503 without Retry-After, and any other error. */
  readonly unclear = new Map<string, number>()
  longestMs = 0
  /** When the last request of the past began that was refused. */
  private lastRefusedAt = 0
  private isOver = false
  private count = 0
  private readonly writers: Writer[]
  private readonly running: Promise<unknown>

  constructor(clients: Client[]) {
    this.writers = clients.map((client, index) => ({
      client,
      profile: { firstName: 'P', lastName: String(index), department: 'Other', matchingPreference: 'any' },
      acknowledged: 0,
      tried: 0,
    }))
    this.running = Promise.all(this.writers.map((writer) => this.keepOn(writer)))
  }

  private async keepOn(writer: Writer): Promise<void> {
    while (!this.isOver) {
      this.count += 1
      const bio = (writer.tried = this.count)
      const body = { ...writer.profile, bio: String(bio) }
      if (await this.note(() => writer.client.call(updateProfile, { body }))) writer.acknowledged = bio
      await this.note(() => writer.client.call(getCurrentMatch))
      await sleep(PAUSE_MS)
    }
  }

  /** Makes a request, and counts how it ended; true when it was served. */
  async note(act: () => Promise<{ status: number; headers: Headers; body: unknown }>) {
    const began = performance.now()
    const { status, hasRetry, text } = await act().then(
      (reply) => ({
        status: String(reply.status),
        hasRetry: reply.headers.has('retry-after'),
        text: JSON.stringify(reply.body),
      }),
      (error: Error) => ({
        status: 'cut',
        hasRetry: false,
        text: error.cause instanceof Error ? error.cause.message : error.message,
      }),
    )
    this.longestMs = Math.max(this.longestMs, performance.now() - began)
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
    if (status === '200') return true
    this.lastRefusedAt = performance.now()
    if (status !== '503' || !hasRetry) {
      const what = `${status} ${text.slice(0, 160)}`
      this.unclear.set(what, (this.unclear.get(what) ?? 0) + 1)
    }
    return false
  }

  /** Seconds since a moment until everybody was served again. */
  wellAfter = (moment: number): number => Math.max(0, this.lastRefusedAt - moment) / 1000

  /** Returns how many acknowledged writes are not there. */
  async end(): Promise<number> {
    this.isOver = true
    await this.running
    let lost = 0
    for (const { client, acknowledged, tried } of this.writers) {
      const { body } = await client.call(getCurrentUser)
      const stored = Number(body.bio)
      // What got no reply may have been stored or not.
      if (acknowledged > 0 && (stored < acknowledged || stored > tried)) lost += 1
    }
    return lost
  }

  inWords(): string {
    const counts = [...this.statuses].toSorted().map(([status, count]) => `${status}: ${count}`)
    for (const [what, count] of this.unclear) process.stderr.write(`  unclear, ${count} times: ${what}\n`)
    return `${counts.join(', ')}, the longest ${(this.longestMs / 1000).toFixed(1)} s`
  }
}
