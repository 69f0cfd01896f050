import type { AuditAction } from '../../shared/contract/audit'
import { type Endpoint, fillPath, shownBy, type Subject, touchedBy } from '../../shared/endpoint'
import type { Client, Reply } from './client'

/** One address that a browser may have read. */
export interface Read {
  read: Endpoint
  params?: Record<string, string | number>
  query?: Record<string, string>
}

/** The replies to reads, by address; undefined where the read was refused. */
type Answers = Map<string, { read: Endpoint; text: string | undefined }>

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
export const addressOf = ({ read, params, query }: Read) =>
  `${fillPath(read.path, params)}?${new URLSearchParams(query).toString()}`

/**
 * The reply as text, without what is no data of a write: how quick the database is at the moment (in the system's
 * health), and the entries of the audit log that the comparing itself leaves, by reading files. They push others off the
 * end of its page, so only the newest entries count.
 */
const dataOf = (body: unknown) =>
  JSON.stringify(body, (key, value: unknown) => {
    if (key === 'database') return undefined
    if (isCheck(value)) return null
    if (!Array.isArray(value) || !value.some(isAct)) return value
    return value.filter((one) => !isFileRead(one)).slice(0, NEWEST)
  })

/** The check of the audit log counts them, too. */
const isCheck = (value: unknown) => typeof value === 'object' && value !== null && 'fault' in value

const FILE_READS: unknown[] = [
  'log.exported',
  'pairing.file_read',
  'people.exported',
  'metrics.exported',
] satisfies AuditAction[]
const isAct = (one: unknown): one is { action: unknown } =>
  typeof one === 'object' && one !== null && 'action' in one
const isFileRead = (one: unknown) => isAct(one) && FILE_READS.includes(one.action)
const NEWEST = 20

async function ask(browser: Client, one: Read): Promise<string | undefined> {
  const { status, body } = await browser.request('GET', addressOf(one))
  return status < 400 ? dataOf(body) : undefined
}

async function answersTo(browser: Client, reads: Read[]): Promise<Answers> {
  const answers = await Promise.all(
    reads.map(async (one) => [addressOf(one), { read: one.read, text: await ask(browser, one) }] as const),
  )
  return new Map(answers)
}

const intersects = (some: readonly Subject[], others: readonly Subject[]) =>
  some.some((one) => others.includes(one))

/**
 * Watches what writes change: after each it compares the replies to all reads with those before. What changed without
 * being touched is `missed`; what was touched, but is shown by no read that ever changed, is `idle`.
 */
export function watchFreshness(readsNow: () => { browser: Client; reads: Read[] }) {
  let known: Answers | undefined
  const missed: string[] = []
  const changedBy = new Map<Endpoint, Set<Subject>>()
  const readOnce = new Set<Endpoint>()

  async function look(): Promise<Answers> {
    const { browser, reads } = readsNow()
    const answers = await answersTo(browser, reads)
    for (const { read, text } of answers.values()) if (text !== undefined) readOnce.add(read)
    return answers
  }

  return {
    /** What was missed since the last call. */
    missed: (): string[] => missed.splice(0),
    readOnce,
    written: (): Endpoint[] => [...changedBy.keys()],
    /** To be called after a change that was not made by a write of the browser. */
    lookAgain: async () => {
      known = await look()
    },
    /** Makes a write that must succeed, and compares. */
    async write<Body>(write: Endpoint, act: () => Promise<Reply<Body>>): Promise<Body> {
      const before = known ?? (await look())
      const { status, body } = await act()
      if (status !== 200)
        throw new Error(`${nameOf(write)} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
      const after = await look()
      known = after
      const shownChanged = changedBy.get(write) ?? new Set()
      changedBy.set(write, shownChanged)
      const touched = touchedBy(write)
      for (const [address, { read, text }] of before) {
        // A refused read was never known; one that is no longer made is on no screen.
        const now = after.get(address)
        if (text === undefined || !now || now.text === text) continue
        for (const subject of shownBy(read)) shownChanged.add(subject)
        if (touched !== 'everything' && !intersects(shownBy(read), touched))
          missed.push(
            `${nameOf(write)} changed ${address}\n  ${firstDifference(text, now.text ?? 'refused')}`,
          )
      }
      return body
    },
    idle: (): string[] =>
      [...changedBy].flatMap(([write, subjects]) => {
        const touched = touchedBy(write)
        if (touched === 'everything') return []
        return touched
          .filter((subject) => !subjects.has(subject))
          .map((subject) => `${nameOf(write)}: ${subject}`)
      }),
  }
}

function firstDifference(before: string, after: string): string {
  let at = 0
  while (before[at] === after[at]) at += 1
  const from = Math.max(0, at - 60)
  return `${before.slice(from, at + 60)} → ${after.slice(from, at + 60)}`
}
