import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadConfig } from '../../platform/context/config'
import { migrateDatabase } from '../../platform/database/database'
import { startEmbedded } from '../../platform/database/embedded/embedded'
import type { Figure } from '../bench/figure'
import { processorBelow } from '../bench/measured-product'
import { openContext } from '../open-context'
import { deliver, live, inspect } from './live'
import { joinCompany, foundCompany } from './company'
import { countingStatements, rolls, type World } from './world'
import { plugins } from '../../plugins'

const PEOPLE = Number(process.env.PEOPLE ?? 5_000)
const PROGRAMMES = Number(process.env.PROGRAMMES ?? 20)
const MONTHS = Number(process.env.MONTHS ?? 24)
const SEED = Number(process.env.SEED ?? 1)
/** Which parts: years,month */
const PARTS = (process.env.PARTS ?? 'years,month').split(',')
const MINUTE = 60_000

/** An installation of its own, on an embedded database, whose mail goes nowhere. */
async function inWorld<Result>(act: (world: World) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cup-years-'))
  const embedded = await startEmbedded({ dataDir })
  const { ownerUrl } = embedded
  try {
    await migrateDatabase(ownerUrl, {
      plugins,
      folder: join(process.cwd(), 'server/platform/database/migrations'),
    })
    const config = loadConfig({ DATA_DIR: dataDir, DATABASE_URL: ownerUrl, SAMPLE_DATA: 'off' })
    let now = Date.parse('2026-11-30T04:00:00Z')
    const { context, close } = await openContext({ config, databaseUrl: ownerUrl, now: () => new Date(now) })
    const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
    // Its connections may still be closing when the database stops.
    pool.on('error', () => undefined)
    const clock = { set: (instant: string) => void (now = Date.parse(instant)) }
    try {
      return await act({ context, clock, pool, roll: rolls(SEED) })
    } finally {
      await pool.end()
      await close()
    }
  } finally {
    await embedded.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Processor time of this process and its database, in seconds. */
async function processorOf(work: () => Promise<unknown>): Promise<number> {
  const [own, below] = [process.cpuUsage(), processorBelow()]
  await work()
  const { user, system } = process.cpuUsage(own)
  return (user + system) / 1e6 + processorBelow() - below
}

export async function bench(): Promise<Figure[]> {
  const figures: Figure[] = []
  if (PARTS.includes('years')) figures.push(...(await inWorld(years)))
  if (PARTS.includes('month')) figures.push(...(await monthOfOneAndMany()))
  return figures
}

/** All the rules hold, and a round costs the same however many there are: see `live`. */
async function years(world: World): Promise<Figure[]> {
  const began = performance.now()
  const { looks } = await live(world, {
    days: Math.round(MONTHS * 30.4),
    people: PEOPLE,
    programmes: PROGRAMMES,
    acts: Math.ceil(PEOPLE / 100),
    kills: true,
    tell: (day) => console.error(`  ${day}, ${Math.round((performance.now() - began) / 1000)} s`),
  })
  const mean = (some: typeof looks, of: (one: (typeof looks)[number]) => number) =>
    some.reduce((sum, one) => sum + of(one), 0) / Math.max(some.length, 1)
  const idle = mean(
    looks.filter(({ rounds }) => rounds === 0),
    ({ statements }) => statements,
  )
  const each = (some: typeof looks) => mean(some, ({ statements, rounds }) => (statements - idle) / rounds)
  const [few, many] = [
    each(looks.filter(({ rounds }) => rounds === 1 || rounds === 2)),
    each(looks.filter(({ rounds }) => rounds > 3)),
  ]
  const { rows } = await world.pool.query<{ rounds: number; matches: number; mails: number }>(
    `select (select count(*) from rounds)::int as rounds, (select count(*) from matches)::int as matches,
      (select count(*) from send_recipients)::int as mails`,
  )
  const { rounds, matches, mails } = rows[0]!
  return [
    {
      figure: `${MONTHS} months, ${PROGRAMMES} programmes, ${PEOPLE} people at first, killed now and then`,
      target: 'no rule broken',
      value: `${rounds} rounds, ${matches} matches, ${mails} mails`,
      ok: true,
    },
    {
      figure: 'statements for a round where more than three are made at once, against one or two',
      target: '≤ 1.3 ×',
      value: `${Math.round(many)}, ${Math.round(few)}`,
      ratio: (many / few).toFixed(2),
      ok: many <= 1.3 * few,
    },
  ]
}

/** The work of a month: the rounds of all programmes, and what the product looks for each minute meanwhile. */
async function workOfMonth(programmes: number, people: number) {
  return inWorld(async (world) => {
    const { clock, context, pool } = world
    await foundCompany(world, { people: 0, programmes })
    await joinCompany(world, people)
    await pool.query(
      `update programmes set weeks = null, cycle = '0 9 1 * *', time_zone = 'Europe/Berlin', scope = 'across', "join" = 'everyone',
        audience = '{}', no_repeat_months = 0, heads_up_days = 0, dormant_after = 0, cycle_send = 'send', size = 2, threes = false,
        booking = 'offer', reminders = true`,
    )
    await pool.query('update users set monthly_cap = null')
    await pool.query('vacuum analyze')
    await context.programme.refresh()
    await inspect(world)
    clock.set('2026-12-01T08:00:30Z')
    const rounds = await processorOf(() => inspect(world))
    await deliver(world)
    await pool.query('vacuum analyze')
    clock.set('2026-12-16T09:59:30Z')
    await inspect(world)
    await deliver(world)
    const idle = await hourOfLooks(world, '2026-12-16T10:00:30Z')
    await bookCoffees(world)
    clock.set('2026-12-16T11:59:30Z')
    await inspect(world)
    await deliver(world)
    const booked = await hourOfLooks(world, '2026-12-16T12:00:30Z')
    const { rows } = await pool.query<{ seats: number }>('select count(*)::int as seats from seats')
    const month = (hour: number) => rounds + 24 * 30 * hour
    return {
      rounds,
      seats: rows[0]!.seats,
      idle: { ...idle, month: month(idle.hour) },
      booked: { ...booked, month: month(booked.hour) },
    }
  })
}

/** Looks each minute of an hour. */
async function hourOfLooks(world: World, from: string) {
  let statements = 0
  const hour = await processorOf(async () => {
    statements = await countingStatements(async () => {
      for (let minute = 0; minute < 60; minute += 1) {
        world.clock.set(new Date(Date.parse(from) + minute * MINUTE).toISOString())
        await inspect(world)
      }
    })
  })
  return { hour, statements }
}

/** Every second match has a coffee: on one of the eight days before the 16th of December, or on the day after. */
const bookCoffees = ({ pool }: World) =>
  pool.query(`
    with numbered as (select id, row_number() over (order by id) as n from matches),
      timed as (select id, timestamptz '2026-12-08 13:00Z' + n % 9 * interval '1 day' + n % 16 * interval '15 minutes' as at
        from numbered where n % 2 = 0),
      booked as (
        insert into meetings (match_id, starts_at, ends_at, state, sequence, uid, changed_at, created_at)
        select id, at, at + interval '25 minutes', 'booked', 0, md5(id::text),
          timestamptz '2026-12-02Z', timestamptz '2026-12-02Z'
        from timed returning id, match_id)
    insert into meeting_guests (meeting_id, user_id)
    select booked.id, seats.user_id from booked join seats on seats.match_id = booked.match_id`)

async function monthOfOneAndMany(): Promise<Figure[]> {
  const one = await workOfMonth(1, PEOPLE * PROGRAMMES)
  const many = await workOfMonth(PROGRAMMES, PEOPLE)
  const figures = (['idle', 'booked'] as const).map((kind): Figure => {
    const inWords = ({ rounds, seats, [kind]: { month, hour, statements } }: typeof one) =>
      `${month.toFixed(0)} s (rounds ${rounds.toFixed(1)}, an hour of looks ${(hour * 1000).toFixed(0)} ms, ${statements} statements; ${seats} seats)`
    const ratio = many[kind].month / one[kind].month
    return {
      figure: `processor in a month, ${PROGRAMMES} programmes of ${PEOPLE} against one of all; ${kind === 'idle' ? 'no coffees booked' : 'every second match booked'}`,
      target: '≤ 1.3 ×',
      value: `${inWords(many)}, one ${inWords(one)}`,
      ratio: ratio.toFixed(2),
      ok: ratio <= 1.3,
    }
  })
  return figures
}
