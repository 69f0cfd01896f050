import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as directory from '../../shared/contract/directory'
import { getEmailLogs, getArchivedEmailLogs } from '../../shared/contract/mail'
import * as calls from '../../shared/contract/metrics'
import { getPairingValidation } from '../../shared/contract/pairings'
import { percentOf } from '../../shared/numbers'
import { pairings, seats } from '../tables/pairings.tables'
import { sendRecipients, sends } from '../tables/sending.tables'
import { type TestApp, startApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow } from '../testing/factories'

const DAY = '2026-11-16'

/** The same numbers for a seed, every time. */
function dice(seed: number) {
  let state = seed
  const roll = (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
  return { roll, oneOf: <T>(list: readonly T[]): T => list[roll(list.length)]! }
}

/** A person as this test knows them, and what is true of them by the words of docs/metrics.md. */
interface Known {
  id: string
  group: string | null
  covered: boolean
  isActive: boolean
  setUp: boolean
  validated: boolean
  participation: 'active' | 'paused' | 'opted_out'
  away: boolean
}
/** Whitelist entries have groups here, so who belongs to none is not ready. */
const isReady = (one: Known) =>
  one.group !== null &&
  one.isActive &&
  one.validated &&
  one.setUp &&
  one.covered &&
  !one.away &&
  one.participation === 'active'

describe.each([1, 20, 300])('a company by chance (seed %i)', (seed) => {
  let app: TestApp
  let admin: Client
  const known: Known[] = []
  const { roll, oneOf } = dice(seed)
  const many = (is: (one: Known) => boolean) => known.filter(is).length

  beforeAll(async () => {
    app = await startApp()
    const [north, south] = [await addGroup(app, 'north'), await addGroup(app, 'south')]
    await allow(app, '*@north.test', north.id)
    await allow(app, '*@south.test', south.id)
    await allow(app, '*@free.test')
    const [left, kept] = [{ isActive: false }, { isActive: true }]
    const rows = Array.from({ length: 120 }, (_, index) => {
      const domain = oneOf(['north.test', 'south.test', 'free.test', 'stranger.test'])
      const participation = oneOf(['active', 'active', 'active', 'paused', 'opted_out'] as const)
      const ends = participation === 'paused' ? oneOf([null, '2026-11-15', DAY, '2026-11-17']) : null
      const leave = oneOf([
        null,
        null,
        [null, null],
        ['2026-11-17', null],
        [DAY, DAY],
        ['2026-10-01', '2026-11-15'],
        [null, '2026-11-20'],
      ] as const)
      // Some have a whitelist entry of their own, which decides before their domain's.
      const own = oneOf([null, null, null, 'barred', 'south'] as const)
      return { index, domain, participation, ends, leave, own, flags: [roll(8), roll(6), roll(6)] as const }
    })
    const people = await addPeople(
      app,
      rows.map(({ index, domain, participation, ends, leave, flags }) => ({
        email: `p${index}@${domain}`,
        department: oneOf(['Design', 'design', 'Sales', '', null]),
        ...(flags[0] === 0 ? left : kept),
        isValidated: flags[1] !== 0,
        needsProfileSetup: flags[2] === 0,
        participationStatus: participation,
        pauseStartDate: participation === 'paused' ? '2026-10-01' : null,
        pauseEndDate: ends,
        employeeStatus: leave === null ? ('active' as const) : ('leave' as const),
        leaveStartDate: leave?.[0] ?? null,
        leaveEndDate: leave?.[1] ?? null,
      })),
    )
    for (const { index, domain, own } of rows)
      if (own === 'south') await allow(app, `p${index}@${domain}`, south.id)
      else if (own === 'barred') {
        await allow(app, `p${index}@${domain}`)
        await app.owner.pool.query('update allowed_emails set is_active = false where email = $1', [
          `p${index}@${domain}`,
        ])
      }
    for (const [place, { domain, participation, ends, leave, own, flags }] of rows.entries())
      known.push({
        id: people[place]!.id,
        group:
          own === 'south'
            ? 'south'
            : own === 'barred'
              ? null
              : ({ 'north.test': 'north', 'south.test': 'south' }[domain] ?? null),
        covered: own === 'south' || (own === null && domain !== 'stranger.test'),
        isActive: flags[0] !== 0,
        validated: flags[1] !== 0,
        setUp: flags[2] !== 0,
        participation: participation === 'paused' && ends !== null && ends <= DAY ? 'active' : participation,
        away: leave !== null && (leave[0] ?? DAY) <= DAY && (leave[1] ?? DAY) >= DAY,
      })
    admin = await adminClient(app)
    // The administrator of the factory: validated, not set up, covered as all administrators are.
    known.push({
      id: '',
      group: null,
      covered: true,
      isActive: true,
      validated: true,
      setUp: false,
      participation: 'active',
      away: false,
    })
  })
  afterAll(() => app.stop())

  test.each([undefined, 'north', 'south'])('the eligibility box of %s', async (name) => {
    const { body: groups } = await admin.call(directory.getDomainGroups)
    const domainGroupId = groups.find((group) => group.name === name)?.id
    const of = known.filter(({ group }) => name === undefined || group === name)
    const count = (is: (one: Known) => boolean) => of.filter(is).length
    const { body } = await admin.call(getPairingValidation, { query: domainGroupId ? { domainGroupId } : {} })
    const ready = count(isReady)
    const isHere = (one: Known) => one.isActive && one.covered && !one.away
    const out = count((one) => isHere(one) && one.participation === 'opted_out')
    const paused = count((one) => isHere(one) && one.participation === 'paused')
    expect(body).toMatchObject({
      statusCounts: {
        total: of.length,
        truly_active: ready,
        opted_out: out,
        paused,
        inactive: of.length - ready - out - paused,
        sitting_out: 0,
        dormant: 0,
      },
      eligibility: { minimumRequired: 4, hasMinimumUsers: ready >= 4, hasEvenNumbers: ready % 2 === 0 },
    })
    expect(ready).toBeGreaterThan(0)
  })

  test('the counters, and the list behind each of them', async () => {
    const { userMetrics } = (await admin.call(calls.getEnhancedMetrics)).body
    const [active, paused, out] = (['active', 'paused', 'opted_out'] as const).map((status) =>
      many(({ participation }) => participation === status),
    ) as [number, number, number]
    expect(userMetrics).toMatchObject({
      totalRegistered: known.length,
      pendingProfileSetup: many(({ setUp }) => !setUp),
      activeParticipants: active,
      pausedUsers: paused,
      optedOutUsers: out,
      participationRate: percentOf(active, known.length - out),
    })
    for (const [status, expected] of [
      ['active', active],
      ['paused', paused],
      ['opted_out', out],
    ] as const) {
      const { headers, body } = await admin.call(directory.getUsers, { query: { status } })
      expect([status, headers.get('x-total-count'), body.length]).toEqual([
        status,
        String(expected),
        expected,
      ])
    }
    const { body } = await admin.call(calls.getEngagementMetrics)
    expect(body.retentionRate).toBe(Math.round((1000 * (known.length - out)) / known.length) / 10)
  })

  test('the employee card', async () => {
    const { body } = await admin.call(directory.getEmployeeStatusSummary)
    expect(body).toMatchObject({
      totalEmployees: many(({ isActive }) => isActive),
      onLeaveEmployees: many(({ isActive, away }) => isActive && away),
      activeEmployees: many(({ isActive, away }) => isActive && !away),
      availableForMatching: many(isReady),
    })
    expect((await admin.call(calls.getSystemHealth)).body.pendingProfileSetups).toBe(
      many(({ setUp }) => !setUp),
    )
  })

  test('the pairing report', async () => {
    const scores: number[] = []
    for (const month of ['2026-05', '2026-06', '2026-09', '2026-10']) {
      const [pairs, leftOut] = [1 + roll(40), roll(5)]
      const crossPairsBound = roll(pairs + 1)
      const figures = { crossPairsBound, crossPairs: roll(crossPairsBound + 1), repeats: roll(pairs + 1) }
      const at = new Date(`${month}-03T09:00:00Z`)
      const certificate = {
        ...figures,
        pairs,
        pairsBound: pairs,
        leftOutDebt: 0,
        recencyCost: 0,
        optimal: true,
      }
      const [made] = await app.context.db
        .insert(pairings)
        .values({
          programmeId: app.context.programme.id,
          name: month,
          month,
          status: 'completed',
          totalPairs: pairs,
          fileName: month,
          seed: 1,
          certificate: certificate,
          createdAt: at,
          completedAt: at,
        })
        .returning()
      if (leftOut > 0)
        await app.context.db.insert(seats).values(
          known.slice(0, leftOut).map(({ id }) => ({
            pairingId: made!.id,
            programmeId: app.context.programme.id,
            userId: id,
            isActive: false,
            reasons: [],
          })),
        )
      if (month < '2026-06') continue
      const across = crossPairsBound === 0 ? 1 : figures.crossPairs / crossPairsBound
      scores.push((6 * 2 * pairs) / (2 * pairs + leftOut) + 2 * across + 2 * (1 - figures.repeats / pairs))
    }
    const { recentPairings, averageQualityScore } = (await admin.call(calls.getPairingReport)).body
    expect(recentPairings.map(({ month }) => month)).toEqual(['2026-10', '2026-09', '2026-06'])
    for (const [place, { qualityScore }] of recentPairings.toReversed().entries())
      expect(Math.abs(qualityScore - scores[place]!)).toBeLessThanOrEqual(0.051)
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
    expect(Math.abs(averageQualityScore! - mean)).toBeLessThanOrEqual(0.051)
  })

  test('the logs', async () => {
    const states = ['sent', 'sent', 'sent', 'failed', 'unknown', 'cancelled', 'waiting'] as const
    const expected = new Map<string, Record<(typeof states)[number], number>>()
    for (let place = 0; place < 6; place += 1) {
      const now = new Date(Date.UTC(2026, 10, 1 + place))
      const [send] = await app.context.db
        .insert(sends)
        .values({
          newsletterTitle: `Letter ${place}`,
          month: place < 3 ? 11 : 4 + place,
          year: 2026,
          snapshot: {} as never,
          state: 'sent',
          totalMatches: 0,
          validatedMatches: 0,
          totalRecipients: 40,
          createdAt: now,
          finishedAt: now,
        })
        .returning()
      const chosen = Array.from({ length: 40 }, () => oneOf(states))
      await app.context.db.insert(sendRecipients).values(
        chosen.map((state, index) => ({
          sendId: send!.id,
          email: `p${index}@north.test`,
          matchValidated: true,
          validationIssues: [],
          values: {} as never,
          messageId: `<${place}-${index}@test>`,
          state,
          nextAttemptAt: now,
          finishedAt: state === 'waiting' ? null : now,
        })),
      )
      const count = (state: string) => chosen.filter((one) => one === state).length
      expected.set(send!.id, Object.fromEntries(states.map((state) => [state, count(state)])) as never)
    }
    const lists = [await admin.call(getEmailLogs), await admin.call(getArchivedEmailLogs)]
    expect(lists.map(({ headers, body }) => [headers.get('x-total-count'), body.length])).toEqual([
      ['3', 3],
      ['3', 3],
    ])
    for (const log of lists.flatMap(({ body }) => body)) {
      const { sent, failed, unknown, cancelled } = expected.get(log.id)!
      expect(log).toMatchObject({
        total_recipients: 40,
        successful_sends: sent,
        failed_sends: failed,
        cancelled_sends: cancelled,
        unknown_sends: unknown,
      })
    }
  })
})
