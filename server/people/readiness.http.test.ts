import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUsers } from '../../shared/contract/directory'
import { getReadiness } from '../../shared/contract/readiness'
import { getPairingValidation } from '../../shared/contract/pairings'
import { REASONS, type Reason } from '../../shared/readiness'
import { eligiblePeople } from '../pairings/round-input.queries'
import { momentOf } from '../platform/context/clock'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow } from '../testing/factories'

const DAY = '2026-11-16'
const pauses = { none: null, open: null, running: '2026-12-01', ended: DAY }
const leaves = { none: null, running: '2027-01-22', ended: '2026-11-15' }

/** Every combination of what counts for a round. */
const everybody = [true, false]
  .flatMap((isActive) =>
    (['covered', 'barred', 'unknown'] as const).flatMap((coverage) =>
      [true, false].flatMap((isValidated) =>
        [true, false].flatMap((needsProfileSetup) =>
          (['active', 'paused', 'opted_out'] as const).flatMap((status) =>
            (status === 'paused' ? (['open', 'running', 'ended'] as const) : (['none'] as const)).flatMap(
              (pause) =>
                (['none', 'running', 'ended'] as const).flatMap((leave) =>
                  [true, false].flatMap((skips) =>
                    [true, false].map((isSilent) => ({
                      isActive,
                      coverage,
                      isValidated,
                      needsProfileSetup,
                      status,
                      pause,
                      leave,
                      skips,
                      isSilent,
                    })),
                  ),
                ),
            ),
          ),
        ),
      ),
    ),
  )
  .map((one, index) => ({ ...one, isInvited: index % 5 === 0 }))

/** The rule in plain words, from the reason that counts first. */
function reasonOf(one: (typeof everybody)[number]) {
  if (!one.isActive || one.coverage !== 'covered') return 'not-covered'
  if (one.leave === 'running') return 'on-leave'
  if (one.status === 'opted_out') return 'opted-out'
  if (one.isSilent) return 'dormant'
  if (one.skips) return 'skipped'
  if (one.status === 'paused' && one.pause !== 'ended') return 'paused'
  if (!one.isValidated) return one.isInvited ? 'invited' : 'never-invited'
  return one.needsProfileSetup ? 'not-set-up' : 'ready'
}

let app: TestApp
let admin: Client
const expected = new Map<string, string[]>()
beforeAll(async () => {
  app = await startApp({ now: `${DAY}T09:00:00Z` })
  const group = await addGroup(app, 'north')
  await allow(app, '*@north.test', group.id)
  const people = await addPeople(
    app,
    everybody.map(({ coverage, isActive, isValidated, needsProfileSetup, status, pause, leave }, index) => ({
      email: `p${index}@${coverage === 'unknown' ? 'stranger' : 'north'}.test`,
      isActive,
      isValidated,
      needsProfileSetup,
      participationStatus: status,
      pauseStartDate: status === 'paused' ? '2026-10-01' : null,
      pauseEndDate: pauses[pause],
      employeeStatus: leave === 'none' ? ('active' as const) : ('leave' as const),
      leaveEndDate: leaves[leave],
    })),
  )
  const those = (is: (one: (typeof everybody)[number]) => boolean) =>
    people.filter((_, index) => is(everybody[index]!))
  const { pool } = app.owner
  await pool.query(
    `insert into allowed_emails (email, domain, added_by, reason, is_active, created_at, updated_at)
     select email, 'north.test', '', '', false, now(), now() from unnest($1::text[]) email`,
    [those(({ coverage }) => coverage === 'barred').map(({ email }) => email)],
  )
  await pool.query(
    'insert into skips (programme_id, user_id, created_at) select (select id from programmes where is_default), id, $2 from unnest($1::uuid[]) id',
    [those(({ skips }) => skips).map(({ id }) => id), app.clock.now()],
  )
  await pool.query(
    'insert into invitations (user_id, times, sent_at) select id, 1, $2 from unnest($1::uuid[]) id',
    [those(({ isInvited }) => isInvited).map(({ id }) => id), app.clock.now()],
  )
  await pool.query(
    `insert into silences (user_id, asked_at) select id, '2026-11-01' from unnest($1::uuid[]) id`,
    [those(({ isSilent }) => isSilent).map(({ id }) => id)],
  )
  for (const [index, { id }] of people.entries()) {
    const reason = reasonOf(everybody[index]!)
    expected.set(reason, [...(expected.get(reason) ?? []), id])
  }
  admin = await adminClient(app)
})
afterAll(() => app.stop())

/** Everyone of a list, page by page. */
async function listed(readiness: Reason | 'ready', cursor?: string): Promise<string[]> {
  const query = { readiness, limit: 500, ...(cursor && { cursor }) }
  const { body, headers } = await admin.call(getUsers, { query })
  const next = headers.get('x-next-cursor')
  const found = body.filter(({ isAdmin }) => !isAdmin).map(({ id }) => id)
  return next ? [...found, ...(await listed(readiness, next))] : found
}

test('ready people are those that a round pairs; everybody else counts under the one reason that comes first', async () => {
  const { body } = await admin.call(getReadiness, { query: {} })
  const people = Object.fromEntries(body.reasons.map((one) => [one.reason, one.people]))
  // The administrator of the test is not set up.
  expect(body.total).toBe(everybody.length + 1)
  expect({ ...people, ready: body.ready }).toEqual({
    ...Object.fromEntries(REASONS.map((reason) => [reason, expected.get(reason)?.length ?? 0])),
    'not-set-up': expected.get('not-set-up')!.length + 1,
    ready: expected.get('ready')!.length,
  })
  const paired = await eligiblePeople(
    app.context.db,
    app.context.programme,
    null,
    momentOf(app.clock),
    DAY.slice(0, 7),
  )
  expect(paired.ids).toEqual(expected.get('ready')!.toSorted())
  const { statusCounts, reasons } = (await admin.call(getPairingValidation, { query: {} })).body
  expect([statusCounts.truly_active, statusCounts.total, reasons]).toEqual([
    body.ready,
    body.total,
    body.reasons,
  ])
})

test.each(['ready' as const, ...REASONS])(
  'the list of users has those who are %s, and says why',
  async (readiness) => {
    expect((await listed(readiness)).toSorted()).toEqual((expected.get(readiness) ?? []).toSorted())
  },
)

test('a group has its own figures, and the list says until when somebody is away', async () => {
  const [north] = (await app.owner.pool.query<{ id: string }>('select id from domain_groups')).rows
  const { body } = await admin.call(getReadiness, { query: { domainGroupId: north!.id } })
  expect(body.ready).toBe(expected.get('ready')!.length)
  expect(body.total).toBe(everybody.filter(({ coverage }) => coverage === 'covered').length)
  const { body: away } = await admin.call(getUsers, { query: { readiness: 'on-leave', limit: 1 } })
  expect(away[0]).toMatchObject({ notReady: 'on-leave', notReadyUntil: '2027-01-22' })
  const missing = { domainGroupId: '00000000-0000-0000-0000-000000000000' }
  expect((await admin.call(getReadiness, { query: missing })).body).toMatchObject({ total: 0, ready: 0 })
})
