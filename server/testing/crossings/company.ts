import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type SendEngine, startSendEngine } from '../../mail/engine/send-engine'
import { createBackup } from '../../platform/backup/create-backup'
import { restoreBackup } from '../../platform/backup/restore-backup'
import { Watch } from '../../platform/watching/watch'
import { type Clone, cloneDatabase, startApp, type TestApp } from '../app'
import { query } from '../backups'
import type { Client } from '../client'
import { addPeople, addProgramme, adminClient, allow, decide, signedIn } from '../factories'
import { scimClient } from '../scim'
import { rowsOf as rowsOfPool } from '../years/world'
import { plugins } from '../../plugins'

export interface Person {
  id: string
  /** The address of today. */
  email: string
  isErased: boolean
  /** Somebody else came to their address, and it is not decided yet what becomes of their account. */
  isAside?: boolean
  /** The id that the directory gave them last; undefined: none. */
  externalId?: string
  /** Everything by which a text could name them. */
  traces: string[]
}

/** What the test knows by itself, apart from the product. A backup takes it along. */
export interface Known {
  people: Person[]
  /** Who blocked whom: by the address that they gave, and by the id of whoever had it, then or later. */
  blocks: { by: string; email: string; id?: string }[]
  /** Addresses that an administrator barred. */
  bars: string[]
}

export interface Company {
  app: TestApp
  other: TestApp
  admin: Client
  scim: Awaited<ReturnType<typeof scimClient>>
  known: Known
  /** How many names were made up so far. */
  made: number
  /** Is done once while the next round is searched. */
  meanwhile: (() => Promise<unknown>) | undefined
  /** Since the last look at them: who a mail was to, and its Message-ID. */
  mails: { to: string; id: string; subject: string }[]
  /** Newsletters that were sent by hand. */
  byHand: Set<string>
  /** Mails of which an administrator said that they may go out, perhaps for the second time. */
  maySendAgain: Set<string>
  /** Nothing is sent for a while; what is to be sent waits. */
  isMailOff: boolean
  /** Restores so far. */
  restores: number
  backup?: Known | undefined
  close(): Promise<void>
}

interface Running {
  app: TestApp
  other: TestApp
  engines: SendEngine[]
}

class WatchedSearch extends Watch {
  constructor(private readonly found: () => Promise<unknown>) {
    super()
  }
  override async span<Result>(name: string, ...rest: SpanOf<Result>): Promise<Result> {
    const result = await super.span(name, ...rest)
    if (name === 'match') await this.found()
    return result
  }
}
type SpanOf<Result> =
  Parameters<typeof Watch.prototype.span<Result>> extends [string, ...infer Rest] ? Rest : never

/** A company of two programmes on two instances, whose names occur nowhere else. */
export async function openCompany(): Promise<Company> {
  const clone = await cloneDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'cup-crossings-'))
  const whileSearching = async () => {
    const act = company.meanwhile
    company.meanwhile = undefined
    await act?.()
  }
  let isRunning = true
  let running = await start(clone, '2027-01-04T09:00:00Z', whileSearching)
  const { app } = running
  await allow(app)
  await decide(app, { threes: true, reminders: true, publish: 'at-once', booking: 'offer' })
  const weeks = { every: 1, from: '2027-01-04', weekday: 3, at: '09:00' } as const
  await addProgramme(app, { name: 'Weekly', slug: 'weekly', minimumUsers: 2, noRepeatMonths: 0, weeks })
  // Each is announced, made and mailed by itself, too.
  await app.owner.pool.query(
    `update programmes set cycle = case when weeks is null then '0 9 1 * *' end, cycle_send = 'send', heads_up_days = 3,
      reminders = true, time_zone = 'Europe/Berlin'`,
  )
  await refresh(running)
  const rows = await addPeople(
    app,
    Array.from({ length: 11 }, (_, index) => ({
      email: `qxw${index}v@example.com`,
      firstName: `Zq${index}wx`,
      lastName: `Vk${index}jz`,
      department: index % 3 === 0 ? 'Sales' : 'Legal',
    })),
  )
  const people = rows.map(({ id, email, firstName, lastName }) => ({
    id,
    email,
    isErased: false,
    traces: [email, firstName, lastName].map((trace) => trace.toLowerCase()),
  }))
  const admin = await adminClient(app)
  const company: Company = {
    ...running,
    admin,
    scim: await scimClient(app, admin),
    known: { people, blocks: [], bars: [] },
    made: 0,
    meanwhile: undefined,
    mails: [],
    byHand: new Set(),
    maySendAgain: new Set(),
    isMailOff: false,
    restores: 0,
    async close() {
      if (isRunning) await stop(running)
      await clone.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
  files.set(company, {
    file: join(folder, 'backup'),
    async turnMail() {
      if (company.isMailOff) running.engines = enginesOf(running)
      else await Promise.all(running.engines.splice(0).map((engine) => engine.stop()))
      company.isMailOff = !company.isMailOff
    },
    async restart(act) {
      const now = company.app.clock.now().toISOString()
      takeMails(company)
      await stop(running)
      isRunning = false
      takeMails(company)
      await assertNobody(clone.ownerUrl)
      await act(clone.ownerUrl)
      running = await start(clone, now, whileSearching)
      isRunning = true
      Object.assign(company, { app: running.app, other: running.other, isMailOff: false })
    },
  })
  return company
}

/** Connections that were closed are there for a moment. */
async function assertNobody(url: string): Promise<void> {
  const others = `select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename is not null`
  await expect.poll(() => query(url, others)).toEqual([])
}

/** The backup of each company, and how its product is stopped while something is done with the database. */
const files = new WeakMap<
  Company,
  {
    file: string
    turnMail: () => Promise<void>
    restart: (act: (ownerUrl: string) => Promise<unknown>) => Promise<void>
  }
>()

async function start(clone: Clone, now: string, found: () => Promise<unknown>): Promise<Running> {
  const database = { ...clone, drop: () => Promise.resolve() }
  const options = { now, database, env: { MINIMUM_USERS: '2' } }
  const app = await startApp({ ...options, watch: new WatchedSearch(found) })
  const other = await startApp({ beside: app, env: options.env })
  // The lots of the rounds are drawn from it.
  for (const { context } of [app, other]) context.secret = Buffer.alloc(32, 7)
  return { app, other, engines: enginesOf({ app, other }) }
}

const enginesOf = ({ app, other }: Pick<Company, 'app' | 'other'>): SendEngine[] =>
  [app, other].map(({ context }) => startSendEngine(context))

/** Both instances stop sending, or begin again. */
export const turnMail = (company: Company): Promise<void> => files.get(company)!.turnMail()

async function stop({ app, other, engines }: Running): Promise<void> {
  await Promise.all(engines.map((engine) => engine.stop()))
  await other.stop()
  await app.stop()
}

const refresh = ({ app, other }: Pick<Company, 'app' | 'other'>) =>
  Promise.all([app, other].map(({ context }) => context.programme.refresh()))

/** Rows that the owner of the tables sees. */
export const rowsOf = <Row extends object>(
  { app }: Pick<Company, 'app'>,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => rowsOfPool<Row>(app.owner, sql, values)

/** What both servers have received since the last time. */
export function takeMails(company: Company): void {
  for (const { sink } of [company.app, company.other])
    for (const { to, email } of sink.received.splice(0))
      for (const one of to)
        company.mails.push({ to: one, id: storedId(email.messageId), subject: email.subject ?? '' })
}

/** A Message-ID as it is stored: without its signature. */
const storedId = (id = ''): string => id.replace(/^(<[^.@]+)\.[^@]*@/, '$1@')

/** Waits until whatever may go out now has gone out. */
export async function settle(company: Company): Promise<void> {
  if (!company.isMailOff)
    await expect
      .poll(
        () =>
          rowsOf(
            company,
            `select r.id, r.state, s.state as send from send_recipients r join sends s on s.id = r.send_id
            where r.state in ('leased', 'committing')
              or r.state = 'waiting' and s.state in ('queued', 'sending') and r.next_attempt_at <= $1`,
            [company.app.clock.now()],
          ),
        { interval: 20, timeout: 60_000 },
      )
      .toEqual([])
  takeMails(company)
}

/** Learns who is new and who has another address. */
export async function meetPeople({ known, ...company }: Company): Promise<void> {
  const all = await rowsOf<{
    id: string
    email: string
    names: string[]
    isErased: boolean
    isAside: boolean
  }>(
    company,
    `select id, email, array[first_name, last_name] as names, erased_at is not null as "isErased",
        exists (select from former_accounts f where f.user_id = u.id and f.kept is not null) as "isAside"
      from users u where not is_admin order by created_at, email`,
  )
  for (const person of known.people) {
    const row = all.find(({ id }) => id === person.id)
    person.isAside = row?.isAside ?? false
    // An earlier account is erased by itself.
    if (row?.isErased && !row.isAside) person.isErased = true
    // With somebody who is erased go the entries of all their addresses.
    if (person.isErased) known.bars = known.bars.filter((email) => !person.traces.includes(email))
  }
  const rows = all.filter(({ isErased }) => !isErased)
  for (const { id, email, names } of rows) {
    let person = known.people.find((one) => one.id === id)
    if (!person) known.people.push((person = { id, email, isErased: false, traces: [] }))
    person.email = email
    // A short name would be found in anything.
    for (const trace of [email, ...names].map((one) => one.toLowerCase()))
      if (trace.length > 4 && !person.traces.includes(trace)) person.traces.push(trace)
  }
  for (const block of known.blocks) block.id ??= rows.find(({ email }) => email === block.email)?.id
}

/** Remembers everything as it is now. */
export async function backUp(company: Company): Promise<void> {
  const { file } = files.get(company)!
  rmSync(file, { force: true })
  await createBackup(company.app.context.config.databaseOwnerUrl!, file, { now: company.app.clock.now() })
  company.backup = structuredClone(company.known)
}

/** Puts the last backup in the place of everything, as an operator does, and signs the administrator in. */
export async function restore(company: Company): Promise<void> {
  const { backup } = company
  if (!backup) return
  const { file, restart } = files.get(company)!
  const [admin] = await rowsOf<{ id: string; email: string }>(
    company,
    'select id, email from users where is_admin',
  )
  const now = company.app.clock.now()
  await restart((url) => restoreBackup(url, file, { plugins, replace: true, now, admin: admin!.email }))
  company.known = structuredClone(backup)
  company.restores += 1
  company.admin = await signedIn(company.app, admin!)
  // There is room for two, and those of the backup are off.
  await company.app.owner.pool.query('delete from directory_tokens')
  company.scim = await scimClient(company.app, company.admin, `Test ${company.restores}`)
}
