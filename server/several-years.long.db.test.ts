import { expect, test } from 'vitest'
import { startApp } from './testing/app'
import { live } from './testing/years/live'
import { rolls, rowsOf } from './testing/years/world'

/**
 * Few people and many programmes, so that blocks, caps and months bind. More seeds live other companies, for longer:
 * ALL=1 SEEDS=1,2,3 DAYS=200 PEOPLE=50 PROGRAMMES=8 npx vitest run --project server server/several-years
 */
const SEEDS = (process.env['SEEDS'] ?? '1').split(',').map(Number)
const DAYS = Number(process.env['DAYS'] ?? 30)
const PEOPLE = Number(process.env['PEOPLE'] ?? 16)
const PROGRAMMES = Number(process.env['PROGRAMMES'] ?? 6)

test.each(SEEDS)(
  'In a company of several programmes nobody is paired against a block, a cap or the months between, booked or mailed twice, wherever the product is killed (seed %i)',
  async (seed) => {
    const app = await startApp({ env: { MINIMUM_USERS: '2' } })
    try {
      const { context, clock } = app
      // The lots of the rounds are drawn from it.
      context.secret = Buffer.alloc(32, 7)
      const world = { context, clock, pool: app.owner.pool, roll: rolls(seed) }
      const { looks, deaths } = await live(world, {
        days: DAYS,
        people: PEOPLE,
        programmes: PROGRAMMES,
        acts: PEOPLE / 8,
        kills: true,
      })
      expect(looks.reduce((sum, { rounds }) => sum + rounds, 0)).toBeGreaterThan(DAYS / 10)
      // What the rules are about has happened.
      expect(deaths).toBeGreaterThan(0)
      for (const table of ['meetings', 'send_recipients', 'blocks'])
        expect(await rowsOf(world, `select from ${table} limit 1`), table).toHaveLength(1)
      const lived = await rowsOf<{ scope: string; join: string; size: number }>(
        world,
        `select scope, "join", size from programmes where id in (select programme_id from seats where match_id is not null)`,
      )
      expect(new Set(lived.map(({ scope }) => scope)).size).toBe(3)
      expect(new Set(lived.map(({ join }) => join)).size).toBe(2)
      expect(new Set(lived.map(({ size }) => size)).size).toBeGreaterThan(2)
    } finally {
      await app.stop()
    }
  },
)
