import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendNewsletter } from '../../../shared/contract/newsletters'
import { getOutcome } from '../../../shared/contract/participation'
import { completeMatch, generateCompanyPairing, getCurrentMatch } from '../../../shared/contract/pairings'
import { changeOneProgramme } from '../../../shared/contract/programme'
import { skipNextRound } from '../../../shared/contract/participation'
import { silences } from '../../tables/participation.tables'
import { startSendEngine } from '../../mail/engine/send-engine'
import { startApp, type TestApp } from '../../testing/app'
import { wordsTo } from '../../testing/company-before-cycle'
import {
  addPeople,
  addPerson,
  adminClient,
  allow,
  decide,
  type NewPerson,
  signedIn,
} from '../../testing/factories'
import { readyNewsletter } from '../../testing/newsletters'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ now: '2026-11-02T09:00:00Z', env: { CYCLE_TIMEZONE: 'UTC' } })
})
afterAll(() => app?.stop())

const outcomeOf = async (person: { id: string }) =>
  (await (await signedIn(app, person)).call(getOutcome)).body

test('everybody reads what the month brought them: before its round, while it is hidden, and when it is shown', async () => {
  await allow(app)
  const away: NewPerson[] = [
    { participationStatus: 'paused', pauseStartDate: '2026-10-16', pauseEndDate: '2026-12-16' },
    { participationStatus: 'opted_out' },
    { employeeStatus: 'leave', leaveStartDate: '2026-10-01', leaveEndDate: '2027-01-22' },
    {},
    {},
  ]
  const [paused, optedOut, onLeave, skips, silent] = await addPeople(app, away)
  await (await signedIn(app, skips!)).call(skipNextRound)
  await app.context.db
    .insert(silences)
    .values({ userId: silent!.id, askedAt: new Date('2026-10-20T09:00:00Z') })
  expect(await outcomeOf(skips!)).toMatchObject({ outcome: 'skipped' })
  const alone = { department: 'Design', matchingPreference: 'same-department' as const }
  await decide(app, { publish: 'with-newsletter' })

  const { admin, people, newsletter } = await readyNewsletter(app, [{}, {}, {}, {}, alone])
  const leftOut = people[4]!
  app.clock.advance(3_600_000)
  const late = await addPerson(app)
  const hidden = await Promise.all([...people, late].map(outcomeOf))
  expect(new Set(hidden.map((one) => JSON.stringify(one)))).toEqual(
    new Set([
      JSON.stringify({
        month: '2026-11',
        outcome: 'not-shown-yet',
        text: 'The matches of November aren’t shown yet. They come with the newsletter.',
        waiting: null,
        waitingInWords: null,
      }),
    ]),
  )

  const engine = startSendEngine(app.context)
  expect((await admin.call(sendNewsletter, { params: { id: newsletter.id } })).body.failed).toBe(0)
  await engine.stop()
  expect(wordsTo(app, leftOut.email)).toContain('There was nobody left to pair you with this time.')
  const told = wordsTo(app, late.email)
  expect(told).toContain('You joined after this month’s round was made. You’re in the next one.')
  expect(told).not.toContain('nobody left')
  expect(app.sink.latest(late.email).html).not.toContain('nobody left')

  expect(await outcomeOf(leftOut)).toMatchObject({
    outcome: 'left-out',
    text: 'You sat out November: nobody you can meet was ready in Design. It helps to be open to anyone: choose that on your profile.',
  })
  expect(await outcomeOf(late)).toMatchObject({ outcome: 'joined-later' })
  expect(await outcomeOf(paused!)).toMatchObject({ outcome: 'paused' })
  expect(await outcomeOf(optedOut!)).toMatchObject({ outcome: 'opted-out' })
  expect(await outcomeOf(onLeave!)).toMatchObject({ outcome: 'on-leave', text: 'On leave until 22 January.' })
  expect(await outcomeOf(skips!)).toMatchObject({ outcome: 'skipped' })
  expect(await outcomeOf(silent!)).toMatchObject({ outcome: 'dormant' })

  const ada = await signedIn(app, people[0]!)
  const { match } = (await ada.call(getCurrentMatch)).body
  const { partner } = match!
  expect((await ada.call(getOutcome)).body).toMatchObject({
    outcome: 'matched',
    text: expect.stringContaining(partner.lastName),
  })
  await ada.call(completeMatch, { params: { id: match!.id } })
  expect((await ada.call(getOutcome)).body.text).toMatch(/^You were matched with .* in November\.$/)

  app.clock.set('2026-12-01T09:00:00Z')
  expect(await outcomeOf(leftOut)).toMatchObject({ month: '2026-12', outcome: 'no-round' })
})

test('of a programme that comes round in weeks it is the present round: neither that of another week of the month, nor a month by name', async () => {
  const weekly = await startApp({ now: '2026-12-07T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  try {
    await allow(weekly)
    const [ada] = await addPeople(weekly, [{}, {}, {}, {}])
    const admin = await adminClient(weekly)
    const weeks = { every: 1, from: '2026-12-07', weekday: 1, at: '08:00' }
    const changed = await admin.call(changeOneProgramme, {
      params: { id: weekly.context.programme.id },
      body: { weeks },
    })
    expect(changed.status).toBe(200)
    await admin.call(generateCompanyPairing)
    const client = await signedIn(weekly, ada!)
    expect((await client.call(getOutcome)).body).toMatchObject({ month: '2026-12', outcome: 'matched' })
    weekly.clock.set('2026-12-14T09:00:00Z')
    expect((await client.call(getOutcome)).body).toEqual({
      month: '2026-12',
      outcome: 'no-round',
      text: 'This round has not been made yet.',
      waiting: null,
      waitingInWords: null,
    })
  } finally {
    await weekly.stop()
  }
})
