import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUsers, getUsersCsv, getEmployeeStatusSummary } from '../../shared/contract/directory'
import {
  getEngagementMetrics,
  getEnhancedMetrics,
  getMetricsCsv,
  getPairingReport,
} from '../../shared/contract/metrics'
import { getMonth } from '../../shared/contract/month'
import * as rounds from '../../shared/contract/pairings'
import { getReadiness, invite, previewInvitations } from '../../shared/contract/readiness'
import { updateParticipation } from '../../shared/contract/participation'
import { announceRound, previewAnnouncement } from '../../shared/contract/cycle'
import {
  approveNewsletter,
  generateNewsletter,
  getRecipients,
  saveNewsletter,
  sendNewsletter,
  validateNewsletter,
} from '../../shared/contract/newsletters'
import type { Reason } from '../../shared/readiness'
import { startSendEngine } from '../mail/engine/send-engine'
import { today } from '../platform/context/clock'
import { countWithoutGroup, pairingsForSummary } from '../month/cycle/summary.queries'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPeople, adminClient, allow, signedIn } from '../testing/factories'

let app: TestApp
let admin: Client
/** What is true of the company: nine were ready, so one sat out; then one of a pair opted out. */
const COMPANY = { ready: 8, 'opted-out': 1, 'never-invited': 4, 'on-leave': 2, paused: 1 } as const

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z' })
  await allow(app)
  const away = { employeeStatus: 'leave' as const, leaveEndDate: '2027-01-01' }
  const some = <Made>(count: number, made: Made) => Array.from({ length: count }, () => made)
  const people = await addPeople(app, [
    ...some(COMPANY.ready + COMPANY['opted-out'], {}),
    ...some(COMPANY['never-invited'], { isValidated: false, needsProfileSetup: true }),
    ...some(COMPANY['on-leave'], away),
    ...some(COMPANY.paused, { participationStatus: 'paused' as const, pauseStartDate: '2026-10-01' }),
  ])
  admin = await adminClient(app)
  await admin.call(rounds.generateCompanyPairing)
  const [round] = (await admin.call(rounds.getCurrentPairings, { query: {} })).body.pairings
  const [match] = (await admin.call(rounds.getPairingMatches, { params: { id: round!.id } })).body
  const leaver = await signedIn(app, people.find(({ id }) => id === match!.user1.id)!)
  const body = { participationStatus: 'opted_out' as const, from: 'now' as const }
  await leaver.call(updateParticipation, { body })
})
afterAll(() => app.stop())

const listed = async (readiness: Reason | 'ready') => {
  const { headers } = await admin.call(getUsers, { query: { readiness, limit: 1 } })
  const { body } = await admin.call(getUsersCsv, { query: { readiness } })
  return [Number(headers.get('x-total-count')), String(body).trim().split('\n').length - 1]
}

test('how many take part, have not joined, are on leave or paused is one number on every screen and in every export', async () => {
  const { body: readiness } = await admin.call(getReadiness, { query: {} })
  const { statusCounts, reasons } = (await admin.call(rounds.getPairingValidation, { query: {} })).body
  const [people] = (await admin.call(getMonth, { query: {} })).body.steps
  expect([readiness.ready, statusCounts.truly_active]).toEqual([COMPANY.ready, COMPANY.ready])
  expect(people!.figure).toBe(`${COMPANY.ready} ready`)
  expect(await listed('ready')).toEqual([COMPANY.ready, COMPANY.ready])
  for (const reason of ['never-invited', 'on-leave', 'paused', 'opted-out'] as const) {
    const count = COMPANY[reason]
    const ofReason = [readiness.reasons, reasons].map(
      (all) => all.find((one) => one.reason === reason)?.people,
    )
    expect([reason, ...ofReason, ...(await listed(reason))]).toEqual([reason, count, count, count, count])
    expect(people!.detail).toContain(`${count} `)
  }
  const { userMetrics } = (await admin.call(getEnhancedMetrics)).body
  // The administrator has not set up a profile either.
  expect(userMetrics.pendingProfileSetup).toBe(COMPANY['never-invited'] + 1)
  const { onLeaveEmployees, availableForMatching } = (await admin.call(getEmployeeStatusSummary)).body
  expect([onLeaveEmployees, availableForMatching]).toEqual([COMPANY['on-leave'], COMPANY.ready])
})

test('how many sat out, are stranded and have not answered is one number on every screen and in every export', async () => {
  const [round] = (await admin.call(rounds.getCurrentPairings, { query: {} })).body.pairings
  const params = { id: round!.id }
  const { headers } = await admin.call(rounds.getLeftOut, { params, query: {} })
  const csv = String((await admin.call(rounds.getLeftOutCsv, { params })).body)
  const [report] = (await admin.call(getPairingReport)).body.recentPairings
  const { body: figures } = await admin.call(getMetricsCsv, { query: { months: 1 } })
  const [ofMonth] = parse<{ left_out: string }>(String(figures), { columns: true, bom: true })
  expect([
    Number(headers.get('x-total-count')),
    csv.trim().split('\n').length - 1,
    report!.leftOut,
    Number(ofMonth!.left_out),
  ]).toEqual([1, 1, 1, 1])
  const { steps } = (await admin.call(getMonth, { query: {} })).body
  const coffee = steps.find(({ key }) => key === 'meetings')!
  expect(coffee.figure).toBe('0 of 4 met')
  // The partner of the one who stepped out.
  for (const text of [coffee.detail, round!.stillOpen]) {
    expect(text).toMatch(/3 pairs haven't answered/)
    expect(text).toMatch(/1 person lost their match/)
  }
})

test('how many pairs there are, have not met and sat out is one number in the charts and in the mail to administrators', async () => {
  const [round] = (await admin.call(rounds.getCurrentPairings, { query: {} })).body.pairings
  const { months, meetings } = (await admin.call(getEngagementMetrics, { query: {} })).body
  const { currentMonth } = (await admin.call(getEnhancedMetrics)).body.matchingMetrics
  const [mailed] = await pairingsForSummary(app.context.db, [round!.id], 20)
  const [chart, answers] = [months.at(-1)!, meetings.at(-1)!]
  const matches = [chart.matches, answers.matches, currentMonth.totalMatches, mailed!.certificate.pairs]
  expect([round!.totalPairs, ...matches]).toEqual([4, 4, 4, 4, 4])
  expect([chart.met, answers.bothSaid + answers.oneSaid, currentMonth.completedMatches]).toEqual([0, 0, 0])
  // The three who have not answered, and the one who lost their match.
  expect(answers.silent).toBe(4)
  expect([mailed!.leftOutCount, mailed!.leftOut.length]).toEqual([1, 1])
})

test('how many are invited, told of a round and sent the newsletter is the number that the screen names before', async () => {
  const queued = async (kind: string) => {
    const { rows } = await app.owner.pool.query(
      'select count(*)::int as people from send_recipients r join sends s on s.id = r.send_id where s.kind = $1',
      [kind],
    )
    return rows[0].people
  }
  const invitation = { to: 'all', inviter: { firstName: 'Ada', lastName: 'Abdi' } } as const
  const { people: toInvite } = (await admin.call(previewInvitations, { body: invitation })).body
  const { people: invited } = (await admin.call(invite, { body: invitation })).body
  expect([toInvite > 0, invited, await queued('join')]).toEqual([true, toInvite, toInvite])

  const round = { day: '2026-12-01' }
  const { toTell } = (await admin.call(previewAnnouncement, { query: round })).body
  const { told } = (await admin.call(announceRound, { body: round })).body
  expect([toTell, told, await queued('heads-up')]).toEqual([COMPANY.ready, COMPANY.ready, COMPANY.ready])

  const [pairing] = (await admin.call(rounds.getCurrentPairings, { query: {} })).body.pairings
  const params = { id: (await admin.call(generateNewsletter, { body: {} })).body.id }
  const { fileName: pairingFile } = pairing!
  await admin.call(saveNewsletter, { params, body: { pairingFile } })
  await admin.call(approveNewsletter, { params, body: {} })
  const { details, pairings } = (await admin.call(validateNewsletter, { params, body: { pairingFile } })).body
  const [first] = (await admin.call(getRecipients, { params, query: {} })).body
  const engine = startSendEngine(app.context)
  const sent = await admin.call(sendNewsletter, { params, body: {} })
  await engine.stop()
  expect(sent.status).toBe(200)
  const people = details.totalUsers
  expect([pairings[0]!.people, first!.people, await queued('newsletter')]).toEqual([people, people, people])
})

test('how many belong to no group is one number on every screen and in the mail to administrators', async () => {
  await allow(app, '*@site.example', (await addGroup(app, 'site')).id)
  const { ready, reasons } = (await admin.call(getReadiness, { query: {} })).body
  const mailed = await countWithoutGroup(app.context.db, app.context.programme, today(app.clock))
  const shown = reasons.find(({ reason }) => reason === 'no-group')?.people
  expect([ready, shown, mailed, ...(await listed('no-group'))]).toEqual([0, ...Array(4).fill(COMPANY.ready)])
})
