import type { ChildProcess } from 'node:child_process'
import { storedMessageId } from '../mail/message-id'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import pg from 'pg'
import PostalMime from 'postal-mime'
import type { OpenDatabase } from '../platform/database/database'
import { sendRecipients } from '../tables/sending.tables'
import { childrenOf, killNow } from './processes'
import type { Sink } from './sink'

/** How many connections an instance sends over; a kill may leave one uncertain message on each. */
export const CONNECTIONS = 5

/** Of every 200 recipients, the mail server makes trouble for the first few. */
const placeOf = (address: string) => Number(/\d+/.exec(address)?.[0]) % 200
export const isCutInData = (address: string) => placeOf(address) === 14 || placeOf(address) === 15
const isCutAfterTaking = (address: string) => placeOf(address) === 18

/** 5 % greylisted, 2 % refused for good, 1 % cut in DATA, 1 % turned away by 421, 0.5 % taken and then cut. */
export function trouble(sink: Sink, delayMs: number): void {
  sink.fault = (to, attempt) => {
    const place = placeOf(to)
    if (place < 10 && attempt === 1) return { at: 'rcpt', code: 451 }
    if (place >= 10 && place < 14) return { at: 'rcpt', code: 550 }
    if (isCutInData(to) && attempt === 1) return 'drop-in-data'
    if (place >= 16 && place < 18 && attempt === 1) return { at: 'rcpt', code: 421 }
    if (isCutAfterTaking(to)) return 'accept-then-drop'
    return { delayMs }
  }
}

export interface Verdict {
  /** The log says sent, or nothing final, and the mail server has nothing. */
  lost: string[]
  /** The mail server has it more than once. */
  doubled: string[]
  /** Any other difference between log and mail server: sent though failed, another Message-ID, another's partner. */
  wrong: string[]
  failed: number
  /** Uncertain, but for those that the mail server cut in DATA. */
  unknown: string[]
  /** Cut in DATA just when the final dot was on its way: the product can't know that it was not taken. */
  unknownCutInData: string[]
  /** Of those, the ones whose final dot the mail server had read when it cut. */
  dotSeen: number
  /** Taken by the mail server, and the connection cut before its reply. */
  cutAfterTaking: number
}

/** Compares every row of a send's log with every message that the mail server took. */
export async function judge(database: OpenDatabase, sink: Sink, sendId: string): Promise<Verdict> {
  const taken = new Map<string, Sink['received']>()
  for (const mail of sink.received) {
    const to = mail.to[0] ?? ''
    taken.set(to, [...(taken.get(to) ?? []), mail])
  }
  const rows = await database.db.select().from(sendRecipients).where(eq(sendRecipients.sendId, sendId))
  const verdict: Verdict = {
    lost: [],
    doubled: [],
    wrong: [],
    failed: 0,
    unknown: [],
    unknownCutInData: [],
    dotSeen: 0,
    cutAfterTaking: sink.received.filter(({ to }) => isCutAfterTaking(to[0] ?? '')).length,
  }
  for (const { email, state, messageId, matchEmail } of rows) {
    const mails = taken.get(email) ?? []
    taken.delete(email)
    if (mails.length > 1) verdict.doubled.push(email)
    if (mails.length === 0 && state !== 'failed' && state !== 'unknown') verdict.lost.push(email)
    if (mails.length > 0 && state !== 'sent' && state !== 'unknown') verdict.wrong.push(email)
    for (const { raw } of mails) {
      const mail = await PostalMime.parse(raw)
      const named = new Set(mail.text?.match(/person\d+@example\.com/g))
      if (
        storedMessageId(mail.messageId ?? '') !== messageId ||
        named.size !== 1 ||
        !named.has(matchEmail ?? '')
      )
        verdict.wrong.push(email)
    }
    if (state === 'failed') verdict.failed += 1
    if (state === 'unknown') (isCutInData(email) ? verdict.unknownCutInData : verdict.unknown).push(email)
  }
  verdict.wrong.push(...taken.keys())
  const seen = new Set(sink.cutAfterEnd)
  verdict.dotSeen = verdict.unknownCutInData.filter((email) => seen.has(email)).length
  return verdict
}

/** Ends a process at once, with its database server and all that this one has started. */
export async function killEverything(child: ChildProcess, dataDir?: string): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
  const postmaster = dataDir === undefined ? 0 : postmasterOf(dataDir)
  const family = postmaster > 0 ? [postmaster, ...childrenOf([postmaster])] : []
  killNow([...(child.pid ? [child.pid] : []), ...family])
  await ended
}

export function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'db/postmaster.pid'), 'utf8').split('\n')[0])
}

/** What `pg_ctl stop -m immediate` does. Returns the milliseconds from the first reply of the restarted server to the next message. */
export async function stopPostgres(dataDir: string, url: string, sink: Sink): Promise<number> {
  killNow([postmasterOf(dataDir)], 'SIGQUIT')
  // Until it is down, and then until it is up again.
  while (await answers(url)) await sleep(10)
  while (!(await answers(url))) await sleep(10)
  const back = performance.now()
  const before = sink.received.length
  while (sink.received.length === before) await sleep(5)
  return performance.now() - back
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
