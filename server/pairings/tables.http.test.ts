import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseUser } from '../../shared/contract/directory'
import { bookMeeting, getSlots } from '../../shared/contract/meetings'
import { getMyData } from '../../shared/contract/my-data'
import * as newsletters from '../../shared/contract/newsletters'
import { whatIf } from '../../shared/contract/pairing-changes'
import * as contract from '../../shared/contract/pairings'
import { updateParticipation } from '../../shared/contract/participation'
import { updateProfile } from '../../shared/contract/people'
import { getStranding } from '../../shared/contract/rescue'
import { cancelImpossibleMeetings } from '../meetings/cancel-impossible'
import { ofProgramme } from '../platform/context/programmes'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, addProgramme, adminClient, allow, signedIn } from '../testing/factories'
import { sendWhatWaits, tracesOf } from '../testing/full-life'
import { seatedMatches } from '../testing/seats'

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
let pairing: contract.Pairing
let programme: Awaited<ReturnType<typeof addProgramme>>
const clients = new Map<string, Client>()

const browserOf = (id: string) => clients.get(id)!
const out = { participationStatus: 'opted_out', from: 'now' } as const
const personOf = (id: string) => people.find((person) => person.id === id)!
const sizes = async () => (await tables()).map((table) => table.people.length).sort()
const tables = () => seatedMatches(app.context.db)
/** The people of the table of four. */
const four = async () => (await tables()).find((table) => table.people.length === 4)!
const openOf = async (id: string) => (await browserOf(id).call(contract.getOpenMatches)).body[0]
/** What somebody was mailed last. */
async function latest(id: string) {
  const { raw } = app.sink.received.findLast(({ to }) => to.includes(personOf(id).email))!
  const { text = '', ...mail } = await PostalMime.parse(raw)
  return { ...mail, text: text.replace(/\s+/g, ' ') }
}

/** Nine people of three departments, in a programme of tables of four. */
beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2' } })
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(
    app,
    Array.from({ length: 9 }, (_, place) => ({
      matchingPreference: 'any' as const,
      department: ['Design', 'Sales', 'Legal'][place % 3]!,
    })),
  )
  for (const person of people) clients.set(person.id, await signedIn(app, person))
  programme = await addProgramme(app, { name: 'Lunch', slug: 'lunch', size: 4, scope: 'across' })
})
afterAll(() => app?.stop())

describe('a round of tables of four', () => {
  test('seats everybody, and its certificate says so in words: a trial stores nothing', async () => {
    const query = { programme: programme.id }
    const trial = await admin.call(contract.generateCompanyPairing, { query: { ...query, dryRun: 'true' } })
    expect(trial.body.message).toBe('2 tables would be made for All Users. Nothing was stored.')
    const { body } = await admin.call(contract.generateCompanyPairing, { query })
    expect(body).toMatchObject({
      message: 'Generated 2 tables for All Users',
      totalMatches: 2,
      unmatched: [],
      certificate: {
        pairs: 2,
        optimal: true,
        tables: { size: 4, seated: { value: 9, bound: 9, gap: 0 }, otherSizes: { value: 1, gap: 0 } },
      },
    })
    expect(body.certificate.statement).toBe(
      '2 tables of four, one person more or fewer at 1, 13 connections across departments, nobody left out, nobody meets somebody they met before. No seating is better.',
    )
    pairing = body.pairing!
    expect(pairing.totalPairs).toBe(2)
    expect(await sizes()).toEqual([4, 5])
    const again = await admin.call(contract.getCertificate, { params: { id: pairing.id } })
    expect(again.body).toEqual(body.certificate)
  })

  test('shows each at a table all others, why these, and one question for all', async () => {
    for (const { people: ids } of await tables()) {
      const own = await Promise.all(ids.map((id) => openOf(id)))
      for (const [place, open] of own.entries()) {
        const { match } = open!
        expect([match.partner, match.third!, ...match.more!].map(({ id }) => id)).toEqual(
          ids.filter((_, other) => other !== place),
        )
        expect(match.side).toBe(`user${place + 1}`)
        expect(match.why).toEqual(['You come from 3 departments.', 'No two of you have met.'])
        expect(match.starter).toBe(own[0]!.match.starter)
      }
    }
  })

  test('can’t be changed one by one, and says what to do instead', async () => {
    const body = { together: [], apart: [], out: [people[0]!.id], overrule: false, version: 1 }
    const refused = await admin.call(whatIf, { params: { id: pairing.id }, body })
    expect([refused.status, (refused.body as { code?: string }).code]).toEqual([409, 'tables_stay'])
    expect(refused.body).toMatchObject({ message: expect.stringContaining('generate it again') })
  })

  test('is mailed to each with all others of their table and their addresses', async () => {
    const params = { id: (await admin.call(newsletters.generateNewsletter, { body: {} })).body.id }
    const linked = await admin.call(newsletters.saveNewsletter, {
      params,
      body: { pairingFile: pairing.fileName },
    })
    expect(linked.status).toBe(200)
    await admin.call(newsletters.approveNewsletter, { params, body: {} })
    await sendWhatWaits(app, () => admin.call(newsletters.sendNewsletter, { params, body: {} }))
    for (const { people: ids } of await tables())
      for (const own of ids) {
        const { text, html = '' } = await latest(own)
        expect(text.match(/Your coffee table this month/gi)).toHaveLength(1)
        expect(text).toContain('Why this table')
        for (const { id, firstName, email } of people) {
          const isHere = id !== own && ids.includes(id)
          expect(html.includes(`mailto:${email}`)).toBe(isHere)
          expect(text.includes(firstName)).toBe(isHere || id === own)
        }
      }
  })
})

describe('a table of four', () => {
  test('gets three times that suit all; who books one invites all four', async () => {
    const { id, people: ids } = await four()
    const [own = '', ...others] = ids.toReversed()
    const { body } = await browserOf(own).call(getSlots, { params: { id } })
    expect(body).toMatchObject({ moreTimeZones: [expect.any(String)] })
    expect(body.slots).toHaveLength(3)
    for (const other of others)
      expect((await browserOf(other).call(getSlots, { params: { id } })).body.slots).toEqual(body.slots)
    await sendWhatWaits(app, () =>
      browserOf(own).call(bookMeeting, { params: { id }, body: { start: body.slots[0]!.start } }),
    )
    for (const each of ids) {
      const { attachments, subject } = await latest(each)
      const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar')!
      const calendar = new TextDecoder().decode(file.content as ArrayBuffer).replace(/\r?\n /g, '')
      expect(calendar.match(/^ATTENDEE/gm)).toHaveLength(4)
      for (const other of ids) expect(calendar).toContain(`MAILTO:${personOf(other).email}`)
      for (const other of ids) expect(subject!.includes(personOf(other).firstName)).toBe(other !== each)
    }
  })

  test('whose hours have nothing in common says so, with all names', async () => {
    const five = (await tables()).find((table) => table.people.length === 5)!
    const [own, other] = five.people
    const hours = (days: number[]) => ({ workingHours: { days, from: '09:00', to: '17:00' } })
    await browserOf(own).call(updateProfile, { body: hours([1]) })
    await browserOf(other).call(updateProfile, { body: hours([2]) })
    const { body } = await browserOf(own).call(getSlots, { params: { id: five.id } })
    expect(body.slots).toEqual([])
    for (const id of five.people.slice(1)) expect(body.reason).toContain(personOf(id).firstName)
    await browserOf(other).call(updateProfile, { body: hours([1]) })
    const again = await browserOf(own).call(getSlots, { params: { id: five.id } })
    expect(again.body.slots.length).toBeGreaterThan(0)
  })

  test('goes on without who steps out: the others keep their time, and all are told', async () => {
    const { id, people: ids } = await four()
    const [gone, ...staying] = ids
    await browserOf(gone).call(updateParticipation, { body: out })
    await sendWhatWaits(app, () => cancelImpossibleMeetings(ofProgramme(app.context, programme.id)))
    expect((await latest(gone)).subject).toMatch(/^Cancelled: /)
    for (const own of staying) {
      const mail = await latest(own)
      expect(mail.subject).toMatch(/^A smaller table: /)
      expect(mail.text).toContain('Not everybody of your table can make it any more.')
      const { match } = (await openOf(own))!
      expect(match).toMatchObject({ id, meeting: { state: 'booked', sequence: 1 } })
      expect(match.more).toBeUndefined()
      expect(match.why[0]).toContain('so it is the rest of you')
      expect((await browserOf(own).call(getStranding)).body.stranding).toBeNull()
    }
  })

  test('takes an answer from each for themselves; who is left alone at one is stranded', async () => {
    const five = (await tables()).find((table) => table.people.length === 5)!
    const say = (id: string, status: 'confirmed' | 'not_confirmed') =>
      browserOf(id).call(contract.setConnectionStatus, { params: { id: five.id }, body: { status } })
    const [first, , third = '', fourth = '', fifth = ''] = five.people
    expect((await say(fifth, 'confirmed')).body).toMatchObject({ status: 'completed', side: 'user5' })
    expect((await say(first, 'not_confirmed')).body.more!.map(({ status }) => status)).toEqual([
      'pending',
      'confirmed',
    ])
    const met = async () =>
      (await admin.call(contract.getPairingMatches, { params: { id: pairing.id } })).body
    expect((await met()).find(({ id }) => id === five.id)!.answers).toEqual([
      'said they missed it',
      'did not say',
      'did not say',
      'did not say',
      'said they met',
    ])
    expect((await say(fourth, 'confirmed')).body).toMatchObject({ status: 'completed' })
    expect((await browserOf(third).call(contract.getOpenMatches)).body[0]!.match.ownStatus).toBe('pending')

    const [last, ...leaving] = (await tables()).find((table) => table.people.length === 3)!.people
    for (const id of leaving) await browserOf(id).call(updateParticipation, { body: out })
    await cancelImpossibleMeetings(ofProgramme(app.context, programme.id))
    expect((await browserOf(last).call(getStranding)).body.stranding).toMatchObject({ state: 'stranded' })
  })

  test('is in the list, the file and the CSV with all of its people, and in the data of each', async () => {
    const five = (await tables()).find((table) => table.people.length === 5)!
    await admin.call(contract.completePairing, { params: { id: pairing.id } })
    const { body: file } = await admin.call(contract.getPairingFile, {
      params: { fileName: pairing.fileName },
    })
    const kept = file.matches.find(({ more }) => more)!
    expect(kept.more!.map(({ email }) => email)).toEqual(five.people.slice(3).map((id) => personOf(id).email))
    expect(kept.more![1]).toMatchObject({ connection_status: 'confirmed', answer: 'said they met' })
    const csv = String((await admin.request('GET', `/api/admin/pairings/${pairing.id}.csv`)).body)
    const [head = '', ...rows] = csv.trim().split('\r\n')
    expect(head).toContain(
      'user3_answer,user4_name,user4_email,user4_connection_status,user4_department,user4_answer,user5_name',
    )
    expect(rows.find((row) => row.includes(personOf(five.people[4] ?? '').email))).toMatch(/said they met$/)
    const { body: data } = await browserOf(five.people[0]).call(getMyData)
    expect(data.matches[0]).toMatchObject({
      moreEmails: five.people.slice(3).map((id) => personOf(id).email),
      moreAnswers: ['confirmed', 'confirmed'],
    })
  })

  test('is named whole in the mails of the others until one of them is erased', async () => {
    const five = (await tables()).find((table) => table.people.length === 5)!
    const [own, ...others] = five.people
    const gone = personOf(others[1]!)
    await admin.call(eraseUser, { params: { id: gone.id }, body: { email: gone.email } })
    expect(await tracesOf(app, [gone.email])).toEqual([])
    const { rows } = await app.owner.pool.query<{ values: Record<string, unknown>; match_email: string }>(
      `select r.values, r.match_email from send_recipients r join sends s on s.id = r.send_id
       where s.kind = 'newsletter' and r.user_id = $1`,
      [own],
    )
    const left = others.filter((id) => id !== gone.id).map((id) => personOf(id).email)
    const { third, ...values } = rows[0]!.values as { third: { partnerEmail: string }[] }
    expect([rows[0]!.match_email, ...third.map((one) => one.partnerEmail)]).toEqual(left)
    expect(values).toMatchObject({ partnerEmail: left[0], isOfMore: 'yes' })
  })
})
