import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPlan } from '../../shared/contract/mail'
import { bookMeeting, getOtherTimes, getSlots } from '../../shared/contract/meetings'
import { generateCompanyPairing, getInvite, getOpenMatches } from '../../shared/contract/pairings'
import { changeProgramme } from '../../shared/contract/programme'
import { planToken } from '../mail/link-token'
import { sendRecipients } from '../tables/sending.tables'
import { startApp, type TestApp } from '../testing/app'
import { type Client } from '../testing/client'
import { addPeople, adminClient, allow, decide, signedIn } from '../testing/factories'

let app: TestApp
let admin: Client
let ada: Client
let matchId: string
let personId: string

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  const [first] = await addPeople(app, [{}, {}])
  personId = first!.id
  ada = await signedIn(app, first!)
  await admin.call(generateCompanyPairing)
  matchId = (await ada.call(getOpenMatches)).body[0]!.match.id
})
afterAll(() => app?.stop())

const lengthOf = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 60_000
const params = () => ({ id: matchId })

test('A meeting is a lunch of 45 minutes where the programme says so, on screens, in mails and in calendars', async () => {
  const changed = await admin.call(changeProgramme, { body: { meal: 'lunch', minutes: 45 } })
  expect(changed).toMatchObject({ status: 200, body: { meal: 'lunch', minutes: 45 } })
  const { slots } = (await ada.call(getSlots, { params: params() })).body
  expect(slots.map(lengthOf)).toEqual([45, 45, 45])
  const { starts } = (await ada.call(getOtherTimes, { params: params() })).body
  expect(starts.filter((start) => start.slice(11, 16) > '16:15')).toEqual([])
  const token = planToken(app.context.secret, personId, matchId, new Date('2027-01-01T00:00:00Z'))
  expect((await app.client().call(getPlan, { query: { token } })).body).toMatchObject({
    meal: 'lunch',
    minutes: 45,
  })
  const { meeting } = (await ada.call(bookMeeting, { params: params(), body: { start: slots[0]!.start } }))
    .body
  expect(lengthOf(meeting)).toBe(45)
  const [mail] = await app.context.db.select({ values: sendRecipients.values }).from(sendRecipients)
  expect(mail!.values).toMatchObject({ subject: expect.stringMatching(/^Lunch with /) })
  expect(mail!.values['calendar']).toMatch(/SUMMARY:Lunch: /)
  expect(String((await ada.call(getInvite, { params: params() })).body)).toMatch(/SUMMARY:Lunch: /)
})

test('What is booked stays as long as it was when the programme changes', async () => {
  await decide(app, { meal: 'tea', minutes: 30 })
  const { match } = (await ada.call(getOpenMatches)).body[0]!
  expect(lengthOf(match.meeting!)).toBe(45)
  expect(match).toMatchObject({ meal: 'tea', minutes: 30 })
})

test('A length that is no multiple of five minutes is refused', async () => {
  for (const minutes of [14, 27, 125])
    expect(await admin.call(changeProgramme, { body: { minutes } })).toMatchObject({ status: 400 })
})
