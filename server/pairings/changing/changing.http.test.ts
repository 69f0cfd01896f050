import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseUser, updateUser } from '../../../shared/contract/directory'
import { getMonth } from '../../../shared/contract/month'
import { approveNewsletter, generateNewsletter, saveNewsletter } from '../../../shared/contract/newsletters'
import * as changing from '../../../shared/contract/pairing-changes'
import { getOutcome } from '../../../shared/contract/participation'
import { bookMeeting } from '../../../shared/contract/meetings'
import * as calls from '../../../shared/contract/pairings'
import { cancelImpossibleMeetings } from '../../meetings/cancel-impossible'
import { cycles, cycleSteps } from '../../tables/cycles.tables'
import { type TestApp, startApp } from '../../testing/app'
import type { Client } from '../../testing/client'
import { addPeople, addPerson, addProgramme, adminClient, allow, signedIn } from '../../testing/factories'
import { blocks } from '../../tables/participation.tables'
import { users } from '../../tables/people.tables'
import { matches, pairingChanges, pairings, seats } from '../../tables/pairings.tables'
import { seatedMatches } from '../../testing/seats'

let app: TestApp
let admin: Client
let atFirst: { id: string }
let params: { id: string }

const NAMES = ['Ada', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal']
let people: Awaited<ReturnType<typeof addPeople>>

beforeAll(async () => {
  app = await startApp()
  await allow(app)
  admin = await adminClient(app)
  people = await addPeople(
    app,
    NAMES.map((firstName, i) => ({ firstName, lastName: 'Hill', department: i % 2 ? 'Legal' : 'Sales' })),
  )
  const made = await admin.call(calls.generateCompanyPairing)
  atFirst = { id: made.body.pairing!.id }
  await app.keep()
})
beforeEach(async () => {
  await app.reset()
  params = atFirst
})
afterAll(() => app.stop())

type Wishes = Parameters<typeof look>[0]
const look = (
  body: { together?: [string, string][]; apart?: [string, string][]; out?: string[]; overrule?: boolean },
  version = 1,
  by = admin,
) => by.call(changing.whatIf, { params, body: { ...body, version } })

/** Looks, and stores what was shown. */
async function change(body: Wishes, version = 1, by = admin) {
  const { body: shown } = await look(body, version, by)
  const { round, gone } = shown
  return by.call(changing.applyChanges, { params, body: { ...body, version, round, gone } })
}

const undo = (version: number) => admin.call(changing.undoChanges, { params, query: { version } })

/** The matches as they are stored, each as the names of its two people. */
async function pairsNow() {
  const { body } = await admin.call(calls.getPairingMatches, { params })
  return body.map(({ user1, user2 }) => [user1.firstName, user2.firstName].sort().join(' & ')).sort()
}
const rows = async () => {
  const { db } = app.context
  const ofPairing = await db.select().from(seats).where(eq(seats.pairingId, params.id)).orderBy(seats.userId)
  return {
    matches: (await seatedMatches(db, eq(matches.pairingId, params.id))).map(
      ({ seats: _, ...match }) => match,
    ),
    // Their own ids are new each time; whether people have looked at a change is told below.
    members: ofPairing.map(({ id: _1, changedAt: _2, ...seat }) => seat),
  }
}
const nameOf = (id: string) => people.find((one) => one.id === id)!.firstName
const person = (name: string) => people.find(({ firstName }) => firstName === name)!
const partnerOf = async (id: string) => {
  const found = (await rows()).matches.find((match) => match.people.includes(id))!
  return found.people.find((other) => other !== id)!
}
const firstPair = async (): Promise<[string, string]> => {
  const [one, other] = (await rows()).matches[0]!.people
  return [one, other]
}

describe('what if a round were changed', () => {
  test('shows who gets another partner and what it costs, and stores nothing', async () => {
    const before = await rows()
    const pair = await firstPair()
    const { status, body } = await look({ apart: [pair] })
    expect(status).toBe(200)
    expect(body.counts).toEqual({ ended: 2, made: 2, people: 4 })
    expect(body.changes).toHaveLength(4)
    expect(body.changes[0]).toMatchObject({ what: 'new-partner' })
    expect(body.changes[0]!.before![0]!.id).toBe(body.changes[0]!.after![0]!.id)
    expect(body.price).toMatchObject({ pairs: 0 })
    expect(body.priceInWords).not.toBe('')
    expect(body.certificate).toMatchObject({ pairs: 4, optimal: true })
    expect(body.certificate.statement).toContain('with these changes')
    expect(body.wishesInWords).toEqual([
      `${nameOf(pair[0])} Hill and ${nameOf(pair[1])} Hill are kept apart.`,
    ])
    expect(await rows()).toEqual(before)
    expect(await app.context.db.$count(pairingChanges)).toBe(0)
  })

  test('is refused in words when it breaks a rule, unless that is overruled', async () => {
    await app.context.db.execute(
      sql`update users set matching_preference = 'cross-department' where first_name = 'Ada'`,
    )
    const wish: [string, string] = [person('Ada').id, person('Cyd').id]
    const refused = await look({ together: [wish] })
    expect([refused.status, refused.body]).toMatchObject([
      422,
      {
        code: 'wishes_refused',
        message: 'Ada Hill asked for another department only, and both are in Sales.',
        overrulable: true,
      },
    ])
    const { body } = await look({ together: [wish], overrule: true })
    expect(body.overruled).toMatchObject([{ rules: [expect.stringContaining('another department only')] }])
    expect((await change({ together: [wish], overrule: true })).status).toBe(200)
    const listed = (await admin.call(calls.getPairingMatches, { params })).body
    expect(listed.filter(({ overruled }) => overruled).map(({ overruled }) => overruled)).toEqual([
      ['preference'],
    ])
    // It holds with the next change, too, and when the round is over.
    const other = (await rows()).matches.find((match) => !match.overruled)!
    expect((await change({ apart: [[other.people[0], other.people[1]]] }, 2)).status).toBe(200)
    await admin.call(calls.completePairing, { params })
    const kept = (await admin.call(calls.getPairingMatches, { params })).body
    expect(kept.filter(({ overruled }) => overruled)).toHaveLength(1)
    expect((await look({ out: [wish[0]] }, 3)).body).toMatchObject({ code: 'pairing_completed' })
  })

  test('names a wish that is about nobody of the round, or contradicts another', async () => {
    const stranger = await addPerson(app)
    const [one, other] = await firstPair()
    for (const [wishes, message] of [
      [{ out: [stranger.id] }, 'Somebody here is not in this round.'],
      [{ together: [[one, other]], out: [one] }, /can't both sit out and meet/],
    ] as [Wishes, string | RegExp][]) {
      const { status, body } = await look(wishes)
      expect([status, body]).toMatchObject([422, { message: expect.stringMatching(message) }])
    }
  })
})

describe('a round that is as asked already', () => {
  const nothing = {
    changes: [],
    counts: { ended: 0, made: 0, people: 0 },
    price: { pairs: 0, leftOutDebt: 0, crossPairs: 0, repeats: 0 },
    priceInWords: 'Costs nothing.',
  }

  test('is the answer without a wish, whatever people would rather have since', async () => {
    const { body: present } = await admin.call(calls.getCertificate, { params })
    await app.context.db.execute(sql`update users set matching_preference = 'same-department'`)
    expect((await look({})).body).toMatchObject({ ...nothing, certificate: present })
    const applied = await admin.call(changing.applyChanges, { params, body: { version: 1 } })
    expect([applied.status, applied.body.pairing.version]).toEqual([200, 1])
  })

  test('keeps a pair that is pinned when others change, with the body of what-if alone', async () => {
    const before = await rows()
    const [one, other] = await firstPair()
    const pin: Wishes = { together: [[one, other]] }
    expect((await look(pin)).body).toMatchObject(nothing)
    const pinned = await admin.call(changing.applyChanges, { params, body: { ...pin, version: 1 } })
    expect([pinned.status, pinned.body.pairing.version]).toEqual([200, 2])
    expect(await rows()).toEqual(before)
    for (const [version, others] of people.filter((each) => each.id !== one && each.id !== other).entries()) {
      const body = { out: [others.id], version: version + 2 }
      expect((await admin.call(changing.applyChanges, { params, body })).status).toBe(200)
      expect(await partnerOf(one)).toBe(other)
      if (version === 2) break
    }
    // No version is asked for to go back.
    expect((await admin.call(changing.undoChanges, { params, query: {} })).status).toBe(200)
    expect(await rows()).toEqual(before)
  })
})

describe('asking many times', () => {
  test('is audited with the people it named, and ends after sixty in an hour, one person for themselves', async () => {
    const [one, other] = await firstPair()
    await look({ apart: [[one, other]] })
    await look({ together: [[one, person('Ada').id === one ? person('Bob').id : person('Ada').id]] })
    const log = await app.owner.pool.query<{ after: object }>(
      `select after from audit_log where action = 'pairing.what_if' order by id`,
    )
    const address = (id: string) => people.find((each) => each.id === id)!.email
    expect(log.rows).toHaveLength(2)
    expect(log.rows[0]!.after).toEqual({ apart: [[address(one), address(other)]] })
    for (let i = 2; i < 60; i++) expect((await look({})).status).toBe(200)
    const refused = await look({})
    expect([refused.status, refused.body.message]).toEqual([
      429,
      'You have tried 60 changes within an hour. Please try again in 60 minutes.',
    ])
    const boss = await signedIn(app, await addPerson(app, { isAdmin: true }))
    expect((await look({}, 1, boss)).status).toBe(200)
  })

  test('keeps nobody else waiting: others are answered at once, and what does not fit is refused in words', async () => {
    const large = await addPeople(
      app,
      Array.from({ length: 120 }, (_, i) => ({
        firstName: `P${i}`,
        lastName: 'Hall',
        department: `D${i % 7}`,
        matchingPreference: i % 3 ? ('any' as const) : ('cross-department' as const),
      })),
    )
    await admin.call(calls.deletePairing, { params })
    params = { id: (await admin.call(calls.generateCompanyPairing)).body.pairing!.id }
    const employee = await signedIn(app, large[0]!)
    const asked = Array.from({ length: 24 }, (_, i) => look({ out: [large[i]!.id] }))
    const began = performance.now()
    for (let i = 0; i < 5; i++) expect((await employee.call(calls.getCurrentMatch)).status).toBe(200)
    const others = performance.now() - began
    const answers = await Promise.all(asked)
    const whole = performance.now() - began
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5)
    expect(statuses).toContain(503)
    expect(answers.find(({ status }) => status === 503)!.body).toMatchObject({
      code: 'too_busy',
      message: 'Other changes are being tried right now. Please try again in a few seconds.',
    })
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true)
    expect(others).toBeLessThan(whole)
    // Nothing is locked while it is searched: this writes to the round.
    const search = look({ out: [large[30]!.id] })
    const { match } = (await employee.call(calls.getCurrentMatch)).body
    const said = await employee.call(calls.setConnectionStatus, {
      params: { id: match!.id },
      body: { status: 'confirmed' },
    })
    expect(said.status).toBe(200)
    await search
  })
})

describe('whose match an administrator changes', () => {
  const current = async (id: string) => {
    const employee = await signedIn(app, people.find((one) => one.id === id)!)
    const { body } = await employee.call(calls.getCurrentMatch)
    return { employee, ...body }
  }

  test('is told on their pages until they have looked, nobody else, and by no mail', async () => {
    const [one, other] = await firstPair()
    for (const id of [one, other]) expect((await current(id)).hasChanged).toBe(false)
    await change({ out: [one] })
    const { matches: stored } = await rows()
    const moved = new Set((await admin.call(changing.getChanges, { params })).body.map(({ people: n }) => n))
    expect(moved).toEqual(new Set([2]))
    const [left, without, still] = [
      await current(one),
      await current(other),
      await current(stored[0]!.people[0]),
    ]
    expect([left.hasChanged, left.match, without.hasChanged, still.hasChanged]).toEqual([
      true,
      null,
      true,
      false,
    ])
    await left.employee.call(calls.noteChangeSeen)
    expect((await current(one)).hasChanged).toBe(false)
    // Who has not looked yet is still told after another change, which gave them nothing new; and back again is a change.
    await change({ out: [stored[0]!.people[0]] }, 2)
    expect([(await current(one)).hasChanged, (await current(other)).hasChanged]).toEqual([false, true])
    await undo(3)
    expect((await current(one)).hasChanged).toBe(true)
    expect(app.sink.received).toEqual([])
  })

  test('is told nothing if they had not seen the old one, unless they were invited to a coffee with it', async () => {
    const [one, other] = await firstPair()
    await current(one)
    await change({ apart: [[one, other]] })
    expect([(await current(one)).hasChanged, (await current(other)).hasChanged]).toEqual([true, false])

    const { match } = await current(other)
    const third = [match!.user1Id, match!.user2Id].find((id) => id !== other)!
    await (await current(other)).employee.call(bookMeeting, {
      params: { id: match!.id },
      body: { start: '2026-11-24T09:00:00Z' },
    })
    await change({ apart: [[other, third]] }, 2)
    expect((await current(third)).hasChanged).toBe(true)
  })

  test('is told by mail, too, when a mail had named the old one: the coffee that was booked is cancelled for that', async () => {
    const [one, other] = await firstPair()
    const { match } = (
      await (await signedIn(app, people.find(({ id }) => id === one)!)).call(calls.getCurrentMatch)
    ).body
    const booked = await (await signedIn(app, people.find(({ id }) => id === one)!)).call(bookMeeting, {
      params: { id: match!.id },
      body: { start: '2026-11-24T09:00:00Z' },
    })
    expect(booked.status).toBe(200)
    await change({ apart: [[one, other]] })
    expect(await cancelImpossibleMeetings(app.context)).toBe(1)
    const mails = await app.owner.pool.query<{ email: string; snapshot: { subject: string } }>(
      'select r.email, s.snapshot from send_recipients r join sends s on s.id = r.send_id order by s.created_at, r.id',
    )
    const told = mails.rows.filter(({ snapshot }) =>
      JSON.stringify(snapshot).includes('Your match has changed'),
    )
    const address = (id: string) => people.find((each) => each.id === id)!.email
    expect(told.map(({ email }) => email).sort()).toEqual([one, other].map(address).sort())
  })

  test('is told nothing before the matches are shown', async () => {
    await app.context.db.execute(sql`update rounds set published_at = null`)
    const [one] = await firstPair()
    await change({ out: [one] })
    await app.context.db.execute(sql`update rounds set published_at = now()`)
    expect((await current(one)).hasChanged).toBe(false)
  })
})

describe('a change that is applied', () => {
  test('is the round that was shown, with those who sit out, in a new version, and is told in the audit log', async () => {
    const [one] = await firstPair()
    const { body: shown } = await look({ out: [one] })
    expect(shown.changes.find(({ what }) => what === 'taken-out')?.before?.[0]?.id).toBe(one)
    const { status, body } = await change({ out: [one] })
    expect([status, body.pairing.version, body.pairing.totalPairs]).toEqual([200, 2, 3])
    const { matches: stored, members } = await rows()
    expect(stored).toHaveLength(3)
    expect(members).toHaveLength(8)
    expect(members.find(({ userId }) => userId === one)).toMatchObject({
      matchId: null,
      reasons: [{ code: 'matching.leftOutByWish' }],
    })
    expect(JSON.stringify((await admin.call(getMonth)).body)).toMatch(
      /2 people sit out.*No arrangement with these changes/,
    )
    const listed = (await admin.call(changing.getChanges, { params })).body
    expect(listed).toMatchObject([{ version: 2, wishes: [`${nameOf(one)} Hill sits out.`] }])
    const listedPeople = (
      await admin.call(changing.getPairingPeople, { params, query: { search: nameOf(one) } })
    ).body
    expect(listedPeople).toMatchObject([{ id: one, partnerId: null }])
  })

  test('keeps what was asked before, and two brought together say so', async () => {
    const [one, other] = await firstPair()
    await change({ apart: [[one, other]] })
    expect(await partnerOf(one)).not.toBe(other)
    const third = await partnerOf(one)
    await change({ apart: [[one, third]] }, 2)
    expect([other, third]).not.toContain(await partnerOf(one))
    // A new wish goes before the earlier one.
    expect((await change({ together: [[one, other]] }, 3)).status).toBe(200)
    expect(await partnerOf(one)).toBe(other)
    const employee = await signedIn(app, people.find(({ id }) => id === one)!)
    const { match } = (await employee.call(calls.getCurrentMatch)).body
    expect(match?.why[0]).toBe('The people who run the programme brought you two together.')
  })

  test('can be undone: the round is byte for byte as it was first made, however often it was changed', async () => {
    const before = await rows()
    const [one, other] = await firstPair()
    expect((await undo(1)).body).toMatchObject({ code: 'already_done' })
    await change({ apart: [[one, other]] })
    await change({ out: [other] }, 2)
    await change({ out: [one] }, 3)
    await change({ together: [[one, other]] }, 4)
    expect((await undo(4)).body).toMatchObject({ code: 'stale' })
    const { status, body } = await undo(5)
    expect([status, body.pairing.version, body.pairing.totalPairs]).toEqual([200, 6, 4])
    expect(await rows()).toEqual(before)
    expect((await undo(6)).body).toMatchObject({ code: 'already_done' })
    // Nothing of what was asked before still holds.
    expect((await look({ out: [one] }, 6)).body.wishesInWords).toEqual([`${nameOf(one)} Hill sits out.`])
    await change({ out: [one] }, 6)
    await undo(7)
    expect(await rows()).toEqual(before)
  })

  test('gives nobody a coffee who was left out of the round, and has all that they want of another one', async () => {
    const [one, other] = await firstPair()
    await change({ out: [one, other] })
    await app.context.db.update(users).set({ monthlyCap: 1 }).where(eq(users.id, other))
    const tea = await addProgramme(app, { minimumUsers: 2, noRepeatMonths: 0 })
    await admin.call(calls.generateCompanyPairing, { query: { programme: tea.id } })
    const [inTea] = await seatedMatches(
      app.context.db,
      sql`id in (select match_id from seats where programme_id = ${tea.id} and user_id = ${other})`,
    )
    const third = people.find(({ id }) => id !== one && !inTea!.people.includes(id))!
    const wish: Wishes = { together: [[other, third.id]], overrule: true }
    expect(await look(wish, 2)).toMatchObject({
      status: 422,
      body: { message: `${nameOf(other)} Hill can't be paired any more.` },
    })
    await app.context.db.update(users).set({ monthlyCap: 2 }).where(eq(users.id, other))
    expect((await look(wish, 2)).status).toBe(200)
  })

  test('that somebody else made meanwhile is not overwritten: the second is told who did what', async () => {
    const boss = await addPerson(app, { firstName: 'Grace', lastName: 'Hopper', isAdmin: true })
    const grace = await signedIn(app, boss)
    const [one, other] = await firstPair()
    const mine = (await look({ out: [one] })).body
    const apart: [string, string][] = [[one, other]]
    const { round, gone } = (await look({ apart }, 1, grace)).body
    const body = { apart, version: 1, round, gone }
    const [first, second] = await Promise.all([
      grace.call(changing.applyChanges, { params, body }),
      grace.call(changing.applyChanges, { params, body }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const late = await admin.call(changing.applyChanges, {
      params,
      body: { out: [one], version: 1, round: mine.round, gone: mine.gone },
    })
    expect([late.status, late.body]).toMatchObject([
      409,
      {
        code: 'stale',
        message: `Meanwhile Grace Hopper changed this round: ${nameOf(one)} Hill and ${nameOf(other)} Hill are kept apart. Look at it again before you change it.`,
      },
    ])
    expect((await look({ out: [one] })).body).toMatchObject({ code: 'stale' })
    expect((await change({ out: [one] }, 2)).status).toBe(200)
    await undo(3)
    expect((await look({ out: [one] }, 3)).body).toMatchObject({
      message: expect.stringContaining('went back to the original round'),
    })
  })

  test('is refused with a name when somebody was erased or paused since it was looked at', async () => {
    const [one, other] = await firstPair()
    const bystander = people.find(({ id }) => id !== one && id !== other)!
    const partner = await partnerOf(bystander.id)
    const { body: shown } = await look({ apart: [[one, other]] })
    const wish = { apart: [[one, other]] as [string, string][], version: 1 }
    const apply = ({ round, gone }: { round: string; gone: string[] }) =>
      admin.call(changing.applyChanges, { params, body: { ...wish, round, gone } })
    await admin.call(eraseUser, { params: { id: bystander.id }, body: { email: bystander.email } })
    const refused = await apply(shown)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'people_left',
        message: `Since you looked, the match of ${nameOf(partner)} Hill can’t be paired any more. Look at the round again.`,
      },
    ])
    const again = (await look(wish)).body
    expect(again.gone).toEqual([bystander.id])
    await admin.call(updateUser, {
      params: { id: partner },
      body: { participationStatus: 'opted_out', from: 'now' },
    })
    expect((await apply(again)).body.message).toContain(`${nameOf(partner)} Hill can’t be paired any more`)
    expect((await apply((await look(wish)).body)).status).toBe(200)
    expect(await pairsNow()).toHaveLength(3)
    expect((await look({ together: [[one, partner]] }, 2)).body.message).toBe(
      `${nameOf(partner)} Hill can't be paired any more.`,
    )
    expect((await undo(2)).status).toBe(200)
    expect(await pairsNow()).toHaveLength(4)
  })

  test('undone, leaves out who stepped out meanwhile: their match is told, and who only pauses keeps their coffee', async () => {
    const [leaver, partner] = await firstPair()
    const pausing = people.find(({ id }) => id !== leaver && id !== partner)!
    const outcomeOf = async (id: string) =>
      (await (await signedIn(app, people.find((one) => one.id === id)!)).call(getOutcome)).body.outcome
    const away = async (id: string, from: 'after' | 'now') =>
      admin.call(updateUser, { params: { id }, body: { participationStatus: 'paused', from } })
    await away(leaver, 'now')
    await away(pausing.id, 'after')
    // With the partner out, too, an even number stays, so the one who pauses is in another match.
    const apart: [string, string][] = [[pausing.id, await partnerOf(pausing.id)]]
    expect((await change({ apart, out: [partner] })).status).toBe(200)
    expect(await outcomeOf(leaver)).toBe('paused')
    expect((await undo(2)).status).toBe(200)
    expect(await partnerOf(leaver)).toBe(partner)
    expect(await Promise.all([leaver, partner, pausing.id].map(outcomeOf))).toEqual([
      'paused',
      'stranded',
      'matched',
    ])
    // They come back to the match, as if it had never been changed.
    await admin.call(updateUser, { params: { id: leaver }, body: { participationStatus: 'active' } })
    expect(await Promise.all([leaver, partner].map(outcomeOf))).toEqual(['matched', 'matched'])
  })

  test('is not undone once two of it got a match with each other elsewhere, or one of them blocks the other', async () => {
    const [one, other] = await firstPair()
    expect((await change({ apart: [[one, other]] })).status).toBe(200)
    const addresses = people.filter(({ id }) => id === one || id === other).map(({ email }) => email)
    const tea = await addProgramme(app, { audience: { addresses }, scope: 'across', minimumUsers: 2 })
    const { body } = await admin.call(calls.generateCompanyPairing, { query: { programme: tea.id } })
    const refused = { status: 409, body: { code: 'wishes_refused' } }
    expect(await undo(2)).toMatchObject(refused)
    expect((await admin.call(calls.deletePairing, { params: { id: body.pairing!.id } })).status).toBe(200)
    await app.context.db.insert(blocks).values({ userId: one, blockedId: other, createdAt: app.clock.now() })
    expect(await undo(2)).toMatchObject(refused)
    await app.context.db.delete(blocks)
    expect((await undo(2)).status).toBe(200)
  })

  test('is refused when it would be another round than the one that was shown', async () => {
    const [one, other] = await firstPair()
    const { body: shown } = await look({ apart: [[one, other]] })
    await app.context.db.execute(sql`update users set matching_preference = 'same-department'`)
    const { round: digest, gone } = shown
    const { status, body } = await admin.call(changing.applyChanges, {
      params,
      body: { apart: [[one, other]], version: 1, round: digest, gone },
    })
    expect([status, body]).toMatchObject([409, { code: 'changed_meanwhile' }])
  })
})

describe('a round can no longer be changed', () => {
  const refusal = async () => {
    const [one] = await firstPair()
    const asked = await look({ out: [one] })
    const undone = await undo(1)
    expect(undone.body).toEqual({ ...asked.body })
    return [asked.status, asked.body]
  }

  test('while a newsletter of it is approved', async () => {
    const { body } = await admin.call(generateNewsletter, { body: {} })
    const newsletter = { id: body.id }
    const { fileName } = (await app.context.db.select().from(pairings))[0]!
    await admin.call(saveNewsletter, { params: newsletter, body: { pairingFile: fileName } })
    await admin.call(approveNewsletter, { params: newsletter, body: {} })
    expect(await refusal()).toMatchObject([409, { code: 'newsletter_approved' }])
  })

  test('while the automatic cycle makes its newsletter', async () => {
    const { db, clock } = app.context
    const at = clock.now()
    const [cycle] = await db
      .insert(cycles)
      .values({ programmeId: app.context.programme.id, scheduledAt: at, startedAt: at })
      .returning()
    const step = { cycleId: cycle!.id, kind: 'newsletter', state: 'waiting', nextAttemptAt: at } as const
    await db.insert(cycleSteps).values({ ...step, subject: params.id })
    expect(await refusal()).toMatchObject([409, { code: 'cycle_running' }])
  })

  test('when somebody has said whether they met', async () => {
    const [one] = await firstPair()
    const employee = await signedIn(app, people.find(({ id }) => id === one)!)
    const { match } = (await employee.call(calls.getCurrentMatch)).body
    await employee.call(calls.setConnectionStatus, {
      params: { id: match!.id },
      body: { status: 'confirmed' },
    })
    expect(await refusal()).toMatchObject([409, { code: 'round_begun' }])
  })

  test('when it is not there', async () => {
    params = { id: '00000000-0000-4000-8000-000000000000' }
    const id = people[0]!.id
    expect((await look({ out: [id] })).status).toBe(404)
    expect((await undo(1)).status).toBe(404)
  })
})
