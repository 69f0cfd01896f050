import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookMeeting } from '../../shared/contract/meetings'
import { previewUsersChange } from '../../shared/contract/bulk'
import { eraseUser, getUsers } from '../../shared/contract/directory'
import * as changes from '../../shared/contract/pairing-changes'
import * as contract from '../../shared/contract/pairings'
import { generateNewsletter, previewMail, saveNewsletter } from '../../shared/contract/newsletters'
import { getOutcome, updateParticipation } from '../../shared/contract/participation'
import { fullName } from '../../shared/person-name'
import { getStranding } from '../../shared/contract/rescue'
import type { BodyOf } from '../../shared/endpoint'
import { cancelImpossibleMeetings } from '../meetings/cancel-impossible'
import { queueMailing } from '../mail/engine/queue-mailing.queries'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addPeople, adminClient, allow, decide, signedIn } from '../testing/factories'
import { sendWhatWaits, tracesOf } from '../testing/full-life'
import { reasonText } from '../../languages/reasons'
import { wordsIn } from '../../languages/server'
import { whyStill } from './seats.rules'

let app: TestApp
let admin: Client
let people: Awaited<ReturnType<typeof addPeople>>
const clients = new Map<string, Client>()

/** The match of three of the current round: its people in their places. */
async function three() {
  const { rows } = await app.owner.pool.query<{ id: string; ids: string[] }>(
    `select m.id, array_agg(s.user_id order by s.place) as ids from matches m join seats s on s.match_id = m.id
     where m.status <> 'called_off' group by m.id having count(*) = 3 order by m.created_at desc limit 1`,
  )
  return rows[0]!
}
const browserOf = (id: string) => clients.get(id)!
const nameOf = (id: string) => people.find((person) => person.id === id)!.firstName

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { MINIMUM_USERS: '2', REMINDERS: '' } })
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(
    app,
    Array.from({ length: 5 }, () => ({ matchingPreference: 'any' as const })),
  )
  for (const person of people) clients.set(person.id, await signedIn(app, person))
  await decide(app, { threes: true })
})
afterAll(() => app?.stop())

describe('a match of three', () => {
  test('is made where somebody would be left out, and the certificate says so', async () => {
    const { body } = await admin.call(contract.generateCompanyPairing)
    expect(body).toMatchObject({ totalMatches: 2, unmatched: [], certificate: { trios: 1, triosBound: 1 } })
    expect(body.certificate.statement).toMatch(
      /^2 pairs, one of them with three, 0 across departments, nobody sits out/,
    )
    const { body: matches } = await admin.call(contract.getPairingMatches, {
      params: { id: body.pairing!.id },
    })
    expect(matches.filter(({ more }) => more.length > 0)).toHaveLength(1)
  })

  test('shows each of its people both others, and nobody else anything', async () => {
    const { id, ids } = await three()
    for (const own of ids) {
      const { match } = (await browserOf(own).call(contract.getCurrentMatch)).body
      expect(match).toMatchObject({
        id,
        ownStatus: 'pending',
        partnerStatus: 'pending',
        more: [{ status: 'pending' }],
      })
      expect([match!.partner.id, match!.more[0]!.id].sort()).toEqual(
        ids.filter((other) => other !== own).sort(),
      )
      expect(match!.why).toEqual(['There are three of you this month, so that nobody sits out.'])
    }
    const [other] = people.filter((person) => !ids.includes(person.id))
    const theirs = (await browserOf(other!.id).call(contract.getCurrentMatch)).body.match
    expect(theirs).toMatchObject({ more: [] })
    expect(
      (
        await browserOf(other!.id).call(contract.setConnectionStatus, {
          params: { id },
          body: { status: 'confirmed' },
        })
      ).status,
    ).toBe(404)
  })

  test('is named whole in the list of users, before somebody is changed, and in the preview of a mail', async () => {
    const { ids } = await three()
    const [one, two, joined] = ids.map((id) => people.find((person) => person.id === id)!)
    const both = [one!, two!].map(fullName).sort()
    const { body: users } = await admin.call(getUsers)
    const listed = users.find(({ id }) => id === joined!.id)!
    expect(listed.currentMatch!.match_name.split(' and ').sort()).toEqual(both)
    const reach = await admin.call(previewUsersChange, {
      body: { ids: [joined!.id], change: { participationStatus: 'paused' } },
    })
    expect(reach.body).toMatchObject({ paired: 1, pairs: [{ match_name: listed.currentMatch!.match_name }] })
    const [pairing] = (await admin.call(contract.getCurrentPairings)).body.pairings
    const params = { id: (await admin.call(generateNewsletter, { body: {} })).body.id }
    await admin.call(saveNewsletter, { params, body: { pairingFile: pairing!.fileName } })
    const { body } = await admin.call(previewMail, { params, body: { recipientEmail: joined!.email } })
    const { partner, more } = body.matchInfo
    expect([partner!.name, ...more.map(({ name }) => name)].sort()).toEqual(both)
  })

  test('takes an answer from each for themselves; the one who says that they met completes it, and takes back their own answer only', async () => {
    const { id, ids } = await three()
    const say = async (own: string, status: 'confirmed' | 'not_confirmed', change = false) =>
      (await browserOf(own).call(contract.setConnectionStatus, { params: { id }, body: { status, change } }))
        .body
    const [one, two, joined] = ids as [string, string, string]
    expect(await say(joined, 'confirmed')).toMatchObject({
      status: 'completed',
      ownStatus: 'confirmed',
      side: 'user3',
    })
    expect(await say(one, 'not_confirmed')).toMatchObject({
      status: 'completed',
      more: [{ status: 'confirmed' }],
    })
    expect(await say(two, 'confirmed')).toMatchObject({
      status: 'completed',
      partnerStatus: 'not_confirmed',
      more: [{ status: 'confirmed' }],
    })
    // Another one still says so.
    expect(await say(two, 'not_confirmed', true)).toMatchObject({ status: 'completed' })
    await say(two, 'confirmed', true)
    expect(await say(one, 'confirmed', true)).toMatchObject({ status: 'completed' })
    expect(await say(one, 'not_confirmed', true)).toMatchObject({ status: 'completed' })
  })

  test('is in the history of all three, in the list, the CSV and the record, with the third one', async () => {
    const { ids } = await three()
    const [pairing] = (await admin.call(contract.getCurrentPairings)).body.pairings
    await admin.call(contract.completePairing, { params: { id: pairing!.id } })
    const { items } = { items: (await browserOf(ids[2]!).call(contract.getMatchHistory)).body }
    expect(items[0]!.match.more[0]!.firstName).toBe(nameOf(ids[1]!))
    const { body: file } = await admin.call(contract.getPairingFile, {
      params: { fileName: pairing!.fileName },
    })
    const kept = file.matches.find(({ user3_email }) => user3_email !== null)
    expect(kept).toMatchObject({
      user3_connection_status: 'confirmed',
      user3_name: expect.stringContaining(nameOf(ids[2]!)),
    })
  })

  test('bars its three people from one another in the next months: all three edges count', async () => {
    const first = new Set((await three()).ids)
    app.clock.set('2026-12-16T09:00:00Z')
    admin = await adminClient(app)
    expect((await admin.call(contract.generateCompanyPairing)).status).toBe(200)
    const { rows } = await app.owner.pool.query<{ ids: string[] }>(
      `select array_agg(user_id) as ids from seats s join rounds p on p.id = s.round_id
       where p.month = '2026-12' and match_id is not null group by match_id`,
    )
    for (const { ids } of rows) expect(ids.filter((id) => first.has(id)).length).toBeLessThanOrEqual(1)
  })
})

describe('a round with a match of three, before anybody is told', () => {
  const look = (body: Partial<BodyOf<typeof changes.whatIf>>, version: number) =>
    admin.call(changes.whatIf, {
      params: { id: pairingId },
      body: { together: [], apart: [], out: [], overrule: false, version, ...body },
    })
  const change = async (body: Partial<BodyOf<typeof changes.whatIf>>, version: number) => {
    const looked = await look(body, version)
    expect(looked.status).toBe(200)
    const { round, gone } = looked.body
    return admin.call(changes.applyChanges, {
      params: { id: pairingId },
      body: { together: [], apart: [], out: [], overrule: false, version, ...body, round, gone },
    })
  }
  /** What becomes of whom: who sat with them, and who does. */
  const movesIn = ({ changes: moves }: Awaited<ReturnType<typeof look>>['body']) =>
    moves.map(({ what, before: was, after: is }) => {
      const [who] = was ?? is!
      const [matesBefore, matesAfter] = [was, is].map(
        (table) =>
          table &&
          table
            .map(({ id }) => id)
            .filter((id) => id !== who!.id)
            .sort(),
      )
      return [what, who!.id, matesBefore, matesAfter]
    })
  /** Everybody of the round with the people of their match, and that everybody is in it once. */
  async function members() {
    const { rows } = await app.owner.pool.query<{ id: string; ids: string[] | null }>(
      `select user_id as id, (select array_agg(user_id) from seats s where s.match_id = seats.match_id) as ids
       from seats where round_id = $1`,
      [pairingId],
    )
    for (const { id, ids } of rows) expect(ids === null || ids.length === 0 || ids.includes(id)).toBe(true)
    return new Map(rows.map(({ id, ids }) => [id, (ids ?? []).toSorted()]))
  }
  let pairingId = ''
  let before: Awaited<ReturnType<typeof members>>

  test('keeps it when others change, and says who joins which pair when it changes', async () => {
    const [running] = (await admin.call(contract.getCurrentPairings)).body.pairings
    await admin.call(contract.completePairing, { params: { id: running!.id } })
    app.clock.set('2027-04-16T09:00:00Z')
    admin = await adminClient(app)
    await decide(app, { publish: 'with-newsletter' })
    pairingId = (await admin.call(contract.generateCompanyPairing)).body.pairing!.id
    before = await members()
    const [a, b, c] = (await three()).ids as [string, string, string]
    const { body } = await look({ out: [c] }, 1)
    expect(movesIn(body)).toEqual([['taken-out', c, [a, b].sort(), null]])
    expect((await change({ out: [b] }, 1)).status).toBe(200)
    const after = await members()
    expect(after.size).toBe(before.size)
    expect(after.get(b)).toEqual([])
    expect([...after.values()].filter((ids) => ids.length === 3)).toHaveLength(0)
  })

  const undo = (version: number) =>
    admin.call(changes.undoChanges, { params: { id: pairingId }, query: { version } })

  test('goes back to the first one with its three', async () => {
    expect((await undo(2)).status).toBe(200)
    expect(await members()).toEqual(before)
  })

  test('keeps the third and one of the pair apart without a change of pairs, and says who sits where', async () => {
    const [a, b, c] = (await three()).ids as [string, string, string]
    const others = people.map(({ id }) => id).filter((id) => !before.get(c)!.includes(id))
    const { body } = await look({ apart: [[c, a]] }, 3)
    expect(body).toMatchObject({ counts: { people: 5 }, price: { pairs: 0 } })
    expect(movesIn(body)).toEqual([['new-partner', c, [a, b].sort(), others.toSorted()]])
    const applied = await change({ apart: [[c, a]] }, 3)
    expect(applied.body).toMatchObject({ message: expect.stringMatching(/^5 people changed/) })
    expect((await members()).get(c)).toEqual([c, ...others].sort())
    // With nowhere else to sit, they are left out, and that is said.
    const nowhere = await look({ apart: [[c, others[0]!]] }, 4)
    expect(movesIn(nowhere.body)).toEqual([['left-out', c, others.toSorted(), null]])
    expect(nowhere.body).toMatchObject({
      priceInWords: 'Compared with the original round: 1 fewer match of three.',
      certificate: { statement: expect.stringMatching(/1 person sits out/) },
    })
    const again = await look({ apart: [[c, a]] }, 4)
    expect(again).toMatchObject({ status: 200, body: { changes: [] } })
    expect((await undo(4)).status).toBe(200)
    expect(await members()).toEqual(before)
  })
})

let left = ''

describe('one of three who leaves', () => {
  let stayed: string[] = []

  test('leaves the other two as a pair with their time; all three are told', async () => {
    const [running] = (await admin.call(contract.getCurrentPairings)).body.pairings
    await admin.call(contract.publishPairing, { params: { id: running!.id } })
    const { id, ids } = await three()
    const [one, two, joined] = ids as [string, string, string]
    for (const own of ids) clients.set(own, await signedIn(app, people.find((person) => person.id === own)!))
    const start = '2027-04-20T10:00:00Z'
    const booked = await browserOf(joined).call(bookMeeting, { params: { id }, body: { start } })
    expect(booked.status).toBe(200)
    const queued = async () =>
      (
        await app.owner.pool.query<{ user_id: string; values: Record<string, string> }>(
          `select r.user_id, r.values from send_recipients r join sends s on s.id = r.send_id
           where s.kind = 'invitation' order by r.id`,
        )
      ).rows
    const first = await queued()
    expect(first.map((mail) => mail.user_id).sort()).toEqual(ids.toSorted())
    expect(first[0]!.values.calendar!.match(/ATTENDEE/g)).toHaveLength(3)
    for (const own of ids) expect(first[0]!.values.calendar!.replace(/\r\n /g, '')).toContain(nameOf(own))

    await app.owner.pool.query(
      'update matches set organiser_id = $2, organiser_reminded_at = $3 where id = $1',
      [id, one, app.clock.now()],
    )
    await browserOf(one).call(updateParticipation, {
      body: { participationStatus: 'opted_out', from: 'now' },
    })
    left = one
    stayed = [two, joined]
    await cancelImpossibleMeetings(app.context)
    const { match } = (await browserOf(two).call(contract.getCurrentMatch)).body
    expect(match).toMatchObject({
      id,
      more: [],
      partner: { id: joined },
      meeting: { state: 'booked', sequence: 1 },
    })
    expect(match!.why[0]).toMatch(/so it’s the two of you/)
    const told = (await queued()).slice(first.length)
    expect(told.map((mail) => [mail.user_id, mail.values.calendarMethod]).sort()).toEqual(
      [
        [one, 'CANCEL'],
        [two, 'REQUEST'],
        [joined, 'REQUEST'],
      ].sort(),
    )
    expect((await browserOf(two).call(getStranding)).body.stranding).toBeNull()
    const { rows: organised } = await app.owner.pool.query(
      'select organiser_id, organiser_reminded_at from matches where id = $1',
      [id],
    )
    expect(organised).toEqual([{ organiser_id: two, organiser_reminded_at: null }])
    // Who left is neither matched nor left out, is owed nothing, and is told so when they are back.
    const { rows: place } = await app.owner.pool.query('select from seats where user_id = $1 and is_active', [
      one,
    ])
    expect(place).toHaveLength(0)
    const history = (await browserOf(one).call(contract.getMatchHistory)).body
    expect(history.map((item) => item.match.id)).not.toContain(id)
    await browserOf(one).call(updateParticipation, { body: { participationStatus: 'active' } })
    expect((await browserOf(one).call(getOutcome)).body.text).toMatch(/You have no match/)
    await browserOf(one).call(updateParticipation, {
      body: { participationStatus: 'opted_out', from: 'now' },
    })
    await cancelImpossibleMeetings(app.context)
    expect(await queued()).toHaveLength(first.length + 3)
  })

  test('is in no mail to the other two once they are erased; a newsletter of three names the other one', async () => {
    const { rows } = await app.owner.pool.query<{ id: string; round_id: string; ids: string[] }>(
      `select m.id, m.round_id, array_agg(s.user_id) as ids from matches m join seats s on s.match_id = m.id
       group by m.id order by m.created_at desc, m.id`,
    )
    const gone = people.find(({ id }) => id === left)!
    const match = rows.find(({ ids }) => stayed.every((id) => ids.includes(id)))!
    const [two, joined] = stayed.map((id) => people.find((person) => person.id === id)!)
    const named = ({ firstName, email }: typeof gone) => ({
      partnerName: firstName,
      partnerEmail: email,
      partnerMailto: email,
      initial: firstName[0]!,
    })
    const mail = (to: typeof gone, others: (typeof gone)[]) => ({
      userId: to.id,
      email: to.email,
      names: others.map(({ id }) => id),
      matchEmail: others[0]!.email,
      matchValidated: true,
      validationIssues: [],
      values: {
        matchId: match.id,
        ...named(others[0]!),
        third: [{ ...named(others[1]!), photo: '' }],
        why: ['There are three of you this month, so that nobody sits out.'],
      },
      language: 'en' as const,
      messageId: `newsletter to ${to.id}`,
    })
    await app.context.db.transaction((tx) =>
      queueMailing(
        app.context,
        tx,
        {
          kind: 'newsletter',
          title: 'April',
          month: '2027-04',
          snapshot: { subject: 'April', html: [], text: [] },
          of: { pairingId: match.round_id },
          matches: 1,
        },
        [mail(gone, [two!, joined!]), mail(two!, [gone, joined!]), mail(joined!, [two!, gone])],
      ),
    )
    await sendWhatWaits(app)
    expect((await tracesOf(app, [gone.email])).length).toBeGreaterThan(5)
    const erased = await admin.call(eraseUser, { params: { id: gone.id }, body: { email: gone.email } })
    expect(erased).toMatchObject({ status: 200 })
    expect(await tracesOf(app, [gone.email])).toEqual([])
    const { rows: kept } = await app.owner.pool.query(
      `select r.email, r.match_email, r.values from send_recipients r join sends s on s.id = r.send_id
       where s.kind = 'newsletter' and r.email = any($1)`,
      [[two!.email, joined!.email]],
    )
    expect(kept).toHaveLength(2)
    for (const { email, match_email, values } of kept) {
      const other = email === two!.email ? joined! : two!
      expect(match_email).toBe(other.email)
      expect(values).toMatchObject({
        ...named(other),
        why: whyStill(3).map((reason) => reasonText(wordsIn('en'), reason)),
        hasWhy: 'yes',
      })
      expect(values.third).toBeUndefined()
    }
  })
})

describe('somebody who is erased while they are one of three', () => {
  test('is in no mail and on no card; the other two go on as a pair', async () => {
    const [running] = (await admin.call(contract.getCurrentPairings)).body.pairings
    await admin.call(contract.completePairing, { params: { id: running!.id } })
    app.clock.set('2027-09-16T09:00:00Z')
    admin = await adminClient(app)
    await decide(app, { publish: 'at-once' })
    // One left and was erased above.
    people = [
      ...people.filter(({ id }) => clients.has(id) && id !== left),
      ...(await addPeople(app, [{ matchingPreference: 'any' }])),
    ]
    for (const person of people) clients.set(person.id, await signedIn(app, person))
    await admin.call(contract.generateCompanyPairing)
    const { id, ids } = await three()
    const [one, two, joined] = ids as [string, string, string]
    const booked = await browserOf(two).call(bookMeeting, {
      params: { id },
      body: { start: '2027-09-21T10:00:00Z' },
    })
    expect(booked.status).toBe(200)
    await sendWhatWaits(app)
    const gone = people.find((person) => person.id === one)!
    expect((await admin.call(eraseUser, { params: { id: one }, body: { email: gone.email } })).status).toBe(
      200,
    )
    expect(await tracesOf(app, [gone.email])).toEqual([])
    // Until the job of the next minute makes a pair of them.
    for (const own of [two, joined])
      expect(JSON.stringify((await browserOf(own).call(contract.getCurrentMatch)).body)).not.toContain(
        gone.email,
      )
    await cancelImpossibleMeetings(app.context)
    await sendWhatWaits(app)
    for (const [own, other] of [
      [two, joined],
      [joined, two],
    ] as const) {
      const { match } = (await browserOf(own).call(contract.getCurrentMatch)).body
      expect(match).toMatchObject({ id, partner: { id: other }, more: [], meeting: { state: 'booked' } })
    }
    expect(await tracesOf(app, [gone.email])).toEqual([])
  })
})
