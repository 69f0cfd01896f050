import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../testing/app'
import { addPeople } from '../testing/factories'
import { recountConnectionMaps, storedConnectionMap } from './stored-map'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  const people = await addPeople(
    app,
    Array.from({ length: 6 }, () => ({ department: 'Sales' })),
  )
  await app.owner.pool.query(
    `with p as (insert into pairings (name, month, status, total_pairs, file_name, seed, certificate, created_at)
       values ('November', '2026-11', 'active', 1, 'n', 1, '{}', now()) returning id)
     insert into matches (pairing_id, user1_id, user2_id, why, match_date, status, created_at)
     select id, $1, $2, '[]', now(), 'active', now() from p`,
    [people[0]!.id, people[1]!.id],
  )
})
afterAll(() => app.stop())

const meet = (status: 'active' | 'completed') =>
  app.owner.pool.query('update matches set status = $1', [status])
const shown = async (months = 12) => {
  const { asOf, total } = await storedConnectionMap(app.context, months, undefined)
  return { asOf, met: total.reduce((sum, { met }) => sum + met, 0) }
}
const NOW = '2026-11-16T09:00:00.000Z'
const LATER = '2026-11-17T09:00:00.000Z'

it('Of millions of matches the map is stored, and counted once a day; of fewer it is as of now', async () => {
  await recountConnectionMaps(app.context)
  expect(await shown()).toEqual({ asOf: NOW, met: 0 })
  await meet('completed')
  expect(await shown()).toEqual({ asOf: NOW, met: 1 })

  // As if there were millions more: nobody looks at them one by one.
  await app.owner.pool.query(
    `insert into match_counts (pairing_id, status, user1_connection_status, user2_connection_status, is_reminded, matches)
     select id, 'active', 'pending', 'pending', false, 2000000 from pairings`,
  )
  expect(await shown(6)).toEqual({ asOf: NOW, met: 1 })
  await recountConnectionMaps(app.context)
  await meet('active')
  app.clock.advance(24 * 3_600_000)
  // Both the one that somebody asked for and the one that is shown first.
  for (const months of [6, 12]) expect(await shown(months)).toEqual({ asOf: NOW, met: 1 })
  await recountConnectionMaps(app.context)
  for (const months of [6, 12]) expect(await shown(months)).toEqual({ asOf: LATER, met: 0 })

  // Without the job, none is older than two days.
  await meet('completed')
  app.clock.advance(48 * 3_600_000)
  expect(await shown()).toEqual({ asOf: '2026-11-19T09:00:00.000Z', met: 1 })
})
