import { expect } from 'vitest'
import { getCurrentMatch, getMatchHistory, getPairingHistory } from '../../../shared/contract/pairings'
import { runCycle } from '../../month/cycle/run-cycle'
import { rescueOver } from '../../pairings/rescue-over.rules'
import { contextForProgramme } from '../../platform/context/programmes'
import { runDueJobs } from '../../platform/jobs/jobs'
import { JOBS } from '../../schedule'
import { signedIn } from '../factories'
import { tracesOf } from '../full-life'
import { type Company, rowsOf, turnMail } from './company'

/** A rule that was broken: two runs fail alike if they break the same one. */
export class Broken extends Error {
  constructor(
    readonly rule: string,
    found: unknown,
  ) {
    super(`${rule}: ${JSON.stringify(found, null, 1)}`)
  }
}

/** @throws Broken if anything was found */
export function assertNone(found: readonly unknown[], rule: string): void {
  if (found.length > 0) throw new Broken(rule, found.slice(0, 5))
}

/** Everybody has to know this, whatever else they may be mailed. */
const ADDRESS_CHANGED = 'Your address in Cup of Joe has changed'

/** What must hold at any time, as the rows that break it. */
const ALWAYS: Record<string, string> = {
  'somebody is in two matches of a round': `
    select s.user_id, s.round_id from seats s join matches m on m.id = s.match_id
    where m.status <> 'called_off' group by 1, 2 having count(*) > 1`,
  'a mail names nobody': `
    select email from send_recipients where user_id is null and email not like 'erased-%'`,
  'a match is of fewer than two': `
    select m.id, json_agg(s.user_id) as people from matches m left join seats s on s.match_id = m.id
    group by m.id having count(s.user_id) < 2`,
  'a newsletter of one programme is about a round of another': `
    select n.id, p.id as round from newsletters n join newsletter_rounds l on l.newsletter_id = n.id
    join rounds p on p.id = l.round_id where p.programme_id <> n.programme_id
    union all select n.id, p.id from sends s join newsletters n on n.id = s.newsletter_id
    join rounds p on p.id = s.round_id where p.programme_id <> n.programme_id`,
  'a seat is of another programme than its match': `
    select s.id from seats s join matches m on m.id = s.match_id join rounds p on p.id = m.round_id
    where p.programme_id <> s.programme_id or p.id <> s.round_id`,
}

/** Looks at a company after each step. @throws Broken */
export function watchCompany(company: Company) {
  let newest = 0
  let barred = new Set<string>()
  let programmes = new Map<string, string>()
  let restores = 0
  const mailed = new Map<string, string>()
  const perPeriod = new Map<string, string>()

  /** No match was made after a block that seats the two together, whatever their addresses did. */
  async function assertBlocks(): Promise<void> {
    const seats = await rowsOf<{ id: number; a: string; b: string; match: string }>(
      company,
      `select greatest(s.id, o.id)::int as id, s.user_id as a, o.user_id as b, s.match_id as match from seats s
        join seats o on o.match_id = s.match_id and o.user_id > s.user_id where greatest(s.id, o.id) > $1`,
      [newest],
    )
    assertNone(
      seats.filter(({ a, b }) =>
        company.known.blocks.some(({ by, id }) => (by === a && id === b) || (by === b && id === a)),
      ),
      'a block was passed over',
    )
  }

  /** Nobody is mailed who was barred or off before the step, and still is; and nothing but an administrator lifts their bar. */
  async function assertBars(): Promise<void> {
    const { known } = company
    const stored = (
      await rowsOf<{ email: string }>(company, 'select email from allowed_emails where not is_active')
    ).map(({ email }) => email)
    assertNone(
      known.bars.filter((email) => !stored.includes(email)),
      'a bar is gone',
    )
    const off = await rowsOf<{ email: string }>(company, 'select email from users where not is_active')
    const now = new Set([...stored, ...known.bars, ...off.map(({ email }) => email)])
    assertNone(
      company.mails.filter(({ to, subject }) => barred.has(to) && now.has(to) && subject !== ADDRESS_CHANGED),
      'somebody is mailed who is barred',
    )
    barred = now
  }

  /** Nobody gets a mail twice, nor a second one of one kind about one period of a programme. */
  async function assertOnce(): Promise<void> {
    const ids = company.mails.map(({ id }) => id)
    const rows = await rowsOf<{ id: string; key: string; newsletter: string }>(
      company,
      `select r.message_id as id, concat_ws(' ', r.user_id, s.kind, p.programme_id, coalesce(p.day, p.month)) as key,
          s.newsletter_id as newsletter
        from send_recipients r join sends s on s.id = r.send_id join rounds p on p.id = s.round_id
        where r.message_id = any($1) and s.kind = 'newsletter'`,
      [ids],
    )
    for (const mail of company.mails) {
      if (company.maySendAgain.has(mail.id)) continue
      if (mailed.has(mail.id))
        throw new Broken('a mail goes out twice', { ...mail, before: mailed.get(mail.id) })
      mailed.set(mail.id, mail.subject)
      const row = rows.find(({ id }) => id === mail.id)
      if (!row || company.byHand.has(row.newsletter)) continue
      if (perPeriod.has(row.key))
        throw new Broken('somebody is mailed twice about one period', {
          ...mail,
          ...row,
          before: perPeriod.get(row.key),
        })
      perPeriod.set(row.key, mail.id)
    }
    company.mails = []
  }

  /** A row stays in its programme. */
  async function assertProgrammes(): Promise<void> {
    const tables = await rowsOf<{ name: string }>(
      company,
      `select c.table_name as name from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
        where table_schema = 'public' and t.table_type = 'BASE TABLE' and column_name = 'programme_id' and exists (
          select from information_schema.columns o where o.table_schema = 'public' and o.table_name = c.table_name and o.column_name = 'id')`,
    )
    const rows = await rowsOf<{ row: string; programme: string }>(
      company,
      tables
        .map(({ name }) => `select '${name} ' || id as row, programme_id::text as programme from ${name}`)
        .join(' union all '),
    )
    assertNone(
      rows.filter(({ row, programme }) => (programmes.get(row) ?? programme) !== programme),
      'a row changed its programme',
    )
    programmes = new Map(rows.map(({ row, programme }) => [row, programme]))
  }

  /** Who is erased is named nowhere. What somebody else has or had, too, is not theirs. */
  async function assertErased(): Promise<void> {
    const { people } = company.known
    const others = new Set(people.filter(({ isErased }) => !isErased).flatMap(({ traces }) => traces))
    const traces = people.filter(({ isErased }) => isErased).flatMap((person) => person.traces)
    const texts = traces.filter((trace) => !others.has(trace))
    if (texts.length > 0) assertNone(await tracesOf(company.app, texts), 'somebody is erased, and named')
  }

  return async function assertSoundness(): Promise<void> {
    if (restores !== company.restores) {
      // What was made since the backup never was; its ids are given again.
      restores = company.restores
      programmes.clear()
      newest = Number.MAX_SAFE_INTEGER
    }
    for (const [rule, statement] of Object.entries(ALWAYS)) assertNone(await rowsOf(company, statement), rule)
    await assertBlocks()
    const [{ id }] = (await rowsOf<{ id: number }>(
      company,
      'select coalesce(max(id), 0)::int as id from seats',
    )) as [{ id: number }]
    newest = id
    await assertBars()
    await assertOnce()
    await assertProgrammes()
    await assertErased()
  }
}

/** What must hold once everything that was begun is over. */
export async function assertAnEnd(company: Company): Promise<void> {
  const { app, admin, known } = company
  if (company.isMailOff) await turnMail(company)
  await expect
    .poll(
      async () => {
        app.clock.advance(3_600_000)
        await work(app)
        return rowsOf(
          company,
          `select id, state from sends where state not in ('sent', 'cancelled', 'paused')`,
        )
      },
      { timeout: 60_000 },
    )
    .toEqual([])
  for (const person of known.people) {
    const [row] = await rowsOf(company, 'select from users where id = $1 and is_active', [person.id])
    const client = row && !person.isErased ? await signedIn(app, person) : undefined
    if (!client) continue
    const current = (await client.call(getCurrentMatch)).body
    const history = await client.call(getMatchHistory)
    if (history.status !== 200) continue
    const shown = [...history.body.map(({ match }) => match.id), ...(current.match ? [current.match.id] : [])]
    const seated = await rowsOf<{ id: string }>(
      company,
      `select s.match_id as id from seats s join rounds p on p.id = s.round_id join programmes g on g.id = p.programme_id and g.is_default
        where s.user_id = $1 and s.match_id is not null and p.published_at is not null`,
      [person.id],
    )
    const unseen = seated.filter(({ id }) => !shown.includes(id))
    assertNone(unseen, `a match of ${person.id} is not shown to them`)
  }
  for (const { id } of app.context.programmes()) await assertNobodyForgotten(company, id)
  expect((await admin.call(getPairingHistory)).status).toBe(200)
}

/** Nobody whose match has gone is forgotten while there is time for another one: they were told, or have one. */
async function assertNobodyForgotten(company: Company, programmeId: string): Promise<void> {
  const { context } = company.app
  const { settings, monthTaken } = contextForProgramme(context, programmeId).programme
  const now = context.clock.now()
  if (rescueOver(settings, { now, monthTaken, publishedAt: null }) !== undefined) return
  assertNone(
    await rowsOf(
      company,
      `select s.user_id, m.id as match from seats s join matches m on m.id = s.match_id and m.status = 'active'
      join rounds p on p.id = m.round_id and p.status = 'active' and p.programme_id = $1
      join users u on u.id = s.user_id and u.is_active and u.participation_status = 'active' and u.employee_status = 'active'
      where s.is_active and exists (select from send_recipients r where r.user_id = s.user_id and r.state = 'sent'
          and r.values ->> 'matchId' = m.id::text)
        and not exists (select from seats o join users ou on ou.id = o.user_id
          where o.match_id = m.id and o.user_id <> s.user_id and ou.is_active and ou.erased_at is null
            and o.stepped_out_at is null)
        and not exists (select from seats said where said.match_id = m.id and said.answer = 'confirmed')
        and not exists (select from strandings k where k.match_id = m.id and k.user_id = s.user_id)
        and exists (select from whitelist_coverage c where c.user_id = s.user_id and c.is_covered)`,
      [programmeId],
    ),
    'somebody is stranded and not told',
  )
}

/** What an instance does each minute. @throws Broken for what it logged as an error */
export async function work({ context }: Company['app']): Promise<void> {
  const errors: unknown[] = []
  const log = Object.assign(Object.create(context.log) as typeof context.log, {
    error: (...said: unknown[]) => errors.push(said),
  })
  await runDueJobs({ ...context, log }, JOBS)
  await runCycle({ ...context, log })
  const words = errors.map((error) => JSON.stringify(error, (_, value: unknown) => inWords(value)))
  assertNone(words, 'a job fails')
}

const inWords = (value: unknown) =>
  value instanceof Error ? { message: value.message, cause: value.cause, stack: value.stack } : value
