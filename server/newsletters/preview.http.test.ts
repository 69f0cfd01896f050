import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as contract from '../../shared/contract/newsletters'
import { fullName } from '../../shared/person-name'
import { startSendEngine } from '../mail/engine/send-engine'
import { seats } from '../tables/pairings.tables'
import { users } from '../tables/people.tables'
import { startApp, type TestApp } from '../testing/app'
import { decide } from '../testing/factories'
import { type ReadyNewsletter, readyNewsletter } from '../testing/newsletters'

let app: TestApp
let ready: ReadyNewsletter
let matches: string[][]
beforeAll(async () => {
  app = await startApp()
  await decide(app, { threes: true })
  const anyone = Array.from({ length: 7 }, (_, place) => ({
    matchingPreference: 'any' as const,
    firstName: `Person${'ABCDEFG'[place]}`,
    bio: `About ${'ABCDEFG'[place]}`,
    ...(place === 0 && { language: 'de' as const }),
  }))
  const alone = { firstName: 'Lone', department: 'Other', matchingPreference: 'same-department' as const }
  ready = await readyNewsletter(app, [...anyone, alone])
  const { rows } = await app.owner.pool.query<{ ids: string[] }>(
    'select array_agg(user_id::text) as ids from seats where match_id is not null group by match_id order by count(*)',
  )
  matches = rows.map(({ ids }) => ids)
})
afterAll(() => app?.stop())

const recipients = async (search = '') =>
  (await ready.admin.call(contract.getRecipients, { params: { id: ready.newsletter.id }, query: { search } }))
    .body

test('who gets a newsletter is found by name and address, each between the one before and the one after', async () => {
  const all = await recipients()
  const emails = ready.people.map(({ email }) => email).toSorted()
  expect(all.map(({ email }) => email)).toEqual(emails)
  for (const [place, { previous, next, ...one }] of all.entries()) {
    expect([previous, next]).toEqual([emails[place - 1] ?? null, emails[place + 1] ?? null])
    expect(one).toMatchObject({ place: place + 1, people: 8 })
  }
  const lone = all.filter(({ name }) => name.startsWith('Lone'))
  expect(lone).toHaveLength(1)
  expect(await recipients('LONE')).toEqual(lone)
  expect(await recipients(lone[0]!.email)).toEqual(lone)
  expect(await recipients('nobody%')).toEqual([])
  const unlinked = (await ready.admin.call(contract.generateNewsletter, { body: {} })).body
  const { body } = await ready.admin.call(contract.getRecipients, { params: { id: unlinked.id } })
  expect(body).toEqual([])
})

/** What is read and pressed, without what differs in each copy: the pictures' addresses and the personal parts of links. */
const apartFromLinks = (html: string) =>
  html
    .replace(/src="(cid:|data:)[^"]*"/g, 'src')
    .replace(/token=[\w.~%-]+/g, 'token')
    .replace(/email=[^"&]*/g, 'email')

test('a preview is what its recipient then gets, at a table of three, stranded or sitting out, and nothing in it can be pressed', async () => {
  expect(matches.map(({ length }) => length)).toEqual([2, 2, 3])
  const [[leaver, stranded], pair, three] = matches as [[string, string], string[], string[]]
  await app.context.db.update(users).set({ participationStatus: 'opted_out' }).where(eq(users.id, leaver))
  await app.context.db.update(seats).set({ steppedOutAt: app.clock.now() }).where(eq(seats.userId, leaver))
  expect((await recipients()).map(({ people }) => people)).toEqual(Array(7).fill(7))

  const params = { id: ready.newsletter.id }
  const person = (id: string) => ready.people.find((one) => one.id === id)!
  const staying = ready.people.filter(({ id }) => id !== leaver)
  const previews = new Map<string, string>()
  for (const { id, email } of staying) {
    const { body } = await ready.admin.call(contract.previewMail, { params, body: { recipientEmail: email } })
    previews.set(email, body.personalizedHtml)
    const named = ready.people.filter((one) => one.id !== id && body.personalizedHtml.includes(fullName(one)))
    const own = [pair, three].find((ids) => ids.includes(id)) ?? (id === stranded ? [leaver] : [])
    expect(new Set(named)).toEqual(new Set(own.filter((other) => other !== id).map(person)))
    for (const [, token] of body.personalizedHtml.matchAll(/token=([^"&]*)/g)) expect(token).toBe('preview')
  }
  const engine = startSendEngine(app.context)
  await ready.admin.call(contract.sendNewsletter, { params })
  await vi.waitFor(() => expect(app.sink.received).toHaveLength(staying.length))
  await engine.stop()
  for (const [email, html] of previews) {
    const mail = app.sink.latest(email).html!
    expect(mail).toMatch(/token=(?!preview)/)
    expect(apartFromLinks(html)).toBe(apartFromLinks(mail.trimEnd()))
  }
})

test('a preview in another language has the texts of that language, and else its reader’s', async () => {
  const { body: draft } = await ready.admin.call(contract.duplicateNewsletter, {
    params: { id: ready.newsletter.id },
  })
  const params = { id: draft.id }
  await ready.admin.call(contract.saveNewsletter, { params, body: { pairingFile: ready.pairingFile } })
  const [reader] = ready.people.filter(({ language }) => language === 'de')
  const at = async (language?: 'en') => {
    const body = { recipientEmail: reader!.email, language, translations: { de: { subject: 'Kaffee' } } }
    return (await ready.admin.call(contract.previewMail, { params, body })).body.subject
  }
  expect([await at(), await at('en')]).toEqual(['Kaffee', draft.subject])
})
