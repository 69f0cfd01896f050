import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { approveNewsletter, saveNewsletter } from '../../shared/contract/newsletters'
import { getCurrentMatch, getMatchHistory } from '../../shared/contract/pairings'
import { wordsIn } from '../../languages/server'
import { startApp, type TestApp } from '../testing/app'
import { signedIn } from '../testing/factories'
import { type ReadyNewsletter, readyNewsletter } from '../testing/newsletters'
import { starterFor, startersOf } from './conversation-starters'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.keep()
})
beforeEach(() => app.reset())
afterAll(() => app.stop())

const written = ['Tea or coffee?', 'Which door is never locked?']
const starterOf = (matchId: string) => {
  const newsletter = { first: written, others: {} }
  return starterFor(app.context, wordsIn('en').mail, { matchId, month: '2026-11', newsletter, shared: [] })
}

/** The starter of each person's match, by the match. */
async function starters({ people }: Pick<ReadyNewsletter, 'people'>): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>()
  for (const person of people) {
    const { match } = (await (await signedIn(app, person)).call(getCurrentMatch)).body
    found.set(match!.id, (found.get(match!.id) ?? new Set()).add(match!.starter))
  }
  return found
}

/** People who are paired, and a draft linked to their pairing that begins with these questions. */
async function draftWith(questions: string[], people: number) {
  const ready = await readyNewsletter(app, people, { approve: false })
  const params = { id: ready.newsletter.id }
  const body = { coffeeChatStarters: JSON.stringify(questions) }
  expect((await ready.admin.call(saveNewsletter, { params, body })).status).toBe(200)
  return { ...ready, approve: () => ready.admin.call(approveNewsletter, { params, body: {} }) }
}

describe('the question a match begins with', () => {
  test("is one of the month's while its newsletter is a draft, and the newsletter's own once that is approved", async () => {
    const draft = await draftWith(written, 24)
    const before = await starters(draft)
    expect(before.size).toBe(12)
    for (const both of before.values()) {
      expect(both.size, 'both people of a match read the same').toBe(1)
      expect(startersOf(11)).toContain([...both][0])
    }
    await draft.approve()
    const after = await starters(draft)
    for (const [id, both] of after) expect([...both]).toEqual([starterOf(id)])
    expect(await starters(draft), 'a match keeps its question').toEqual(after)
  })

  test('is the same whenever it is asked for, and each of them for as many matches', () => {
    const ids = Array.from({ length: 10 }, (_, index) => `0190-${index.toString(16).padStart(8, '0')}`)
    const all = () => ids.map(starterOf)
    expect(all()).toEqual(all())
    for (const question of written) expect(all().filter((one) => one === question)).toHaveLength(5)
  })

  test("is one of the month's where the newsletter has none", async () => {
    const draft = await draftWith([], 4)
    await draft.approve()
    for (const both of (await starters(draft)).values()) expect(startersOf(11)).toContain([...both][0])
  })

  test('is in the language of who reads it: by a translation of the newsletter, else one of the month’s', async () => {
    const draft = await draftWith(written, 4)
    const params = { id: draft.newsletter.id }
    const coffeeChatStarters = JSON.stringify(['Tee oder Kaffee?'])
    const body = { translations: { de: { coffeeChatStarters } } }
    expect((await draft.admin.call(saveNewsletter, { params, body })).status).toBe(200)
    await draft.approve()
    const [german, polish] = await Promise.all(draft.people.map((person) => signedIn(app, person)))
    const readBy = async (client: typeof german, language: 'de' | 'pl') => {
      await client!.request('PUT', '/api/profile', { language })
      const { match } = (await client!.call(getCurrentMatch)).body
      const invitation = await client!.request('GET', `/api/matches/${match!.id}/invite.ics`)
      const unfolded = String(invitation.body)
        .replace(/\r?\n /g, '')
        .replaceAll('\\', '')
      expect(unfolded).toContain(match!.starter)
      return match!.starter
    }
    expect(await readBy(german, 'de')).toBe('Tee oder Kaffee?')
    expect(startersOf(11, wordsIn('pl').mail.starters)).toContain(await readBy(polish, 'pl'))
  })

  test('is shown with earlier matches, too', async () => {
    const draft = await draftWith(written, 4)
    await draft.approve()
    await app.context.db.execute(sql`update rounds set status = 'completed', completed_at = created_at`)
    await app.context.db.execute(sql`update seats set is_active = false`)
    const { body } = await (await signedIn(app, draft.people[0]!)).call(getMatchHistory)
    expect(written).toContain(body[0]?.match.starter)
  })
})
