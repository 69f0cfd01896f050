import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wordsIn } from '../../languages/server'
import * as contract from '../../shared/contract/newsletters'
import { unsentNewslettersShowing } from '../images/images.queries'
import { startSendEngine } from '../mail/engine/send-engine'
import { users } from '../tables/people.tables'
import { startApp, type TestApp } from '../testing/app'
import { decide } from '../testing/factories'
import { type ReadyNewsletter, readyNewsletter } from '../testing/newsletters'

let app: TestApp
let ready: ReadyNewsletter
const german = wordsIn('de').mail
beforeAll(async () => {
  app = await startApp({ env: { ENABLED_LANGUAGES: 'en,de,fr' } })
  ready = await readyNewsletter(app, 6)
  const speak = (place: number, language: 'de' | 'fr') =>
    app.context.db.update(users).set({ language }).where(eq(users.id, ready.people[place]!.id))
  await speak(0, 'de')
  await speak(1, 'de')
  await speak(2, 'fr')
})
afterAll(() => app.stop())

const save = (body: object) =>
  ready.admin.call(contract.saveNewsletter, { params: { id: ready.newsletter.id }, body })
const stored = async () => (await ready.admin.call(contract.getNewsletters)).body[0]!
const untranslated = async () => {
  const { pairingFiles } = await stored()
  const params = { id: ready.newsletter.id }
  return (await ready.admin.call(contract.validateNewsletter, { params, body: { pairingFiles } })).body
    .untranslated
}

it('who reads a language that a newsletter lacks is counted before it is sent', async () => {
  expect((await stored()).language).toBe('en')
  expect(await untranslated()).toEqual([
    { language: 'de', people: 2 },
    { language: 'fr', people: 1 },
  ])
})

it('a translation begins as starter content where the newsletter still has that, else with its own texts', async () => {
  await save({ quoteText: 'Beans are promises.', adminNotes: 'For us' })
  const { id } = ready.newsletter
  const start = (language: 'de' | 'en' | 'it') =>
    ready.admin.call(contract.startTranslation, { params: { id, language } })
  const { body } = await start('de')
  expect(body).toMatchObject({
    subject: 'Cup of Joe - Newsletter November 2026',
    quoteText: 'Beans are promises.',
    proTips: JSON.stringify(german.draft.tips(25)),
    brainBuzzerCorrectAnswer: 'B',
  })
  expect(body).not.toHaveProperty('adminNotes')
  for (const other of ['en', 'it'] as const) expect((await start(other)).status).toBe(400)
})

it('is translated into enabled languages only, by the same rules for each text', async () => {
  for (const [language, texts] of Object.entries({
    en: {},
    it: {},
    xx: {},
    de: { subject: 'x'.repeat(1000) },
    fr: { proTips: 'no list' },
  }))
    expect([language, (await save({ translations: { [language]: texts } })).status]).toEqual([language, 400])
  const { body } = await save({ translations: { de: { subject: 'x'.repeat(1000) } } })
  expect(body).toMatchObject({ errors: [{ path: 'translations.de.subject' }] })
  expect((await stored()).translations).toEqual({})
})

it('approving is for all languages: a changed translation makes it a draft again, one that is the same does not', async () => {
  const params = { id: ready.newsletter.id }
  const approve = () => ready.admin.call(contract.approveNewsletter, { params, body: {} })
  const saved = await save({
    translations: { de: { subject: ' Hallo,  Kaffee ', moodDescription: '<b>Nebel' } },
  })
  expect(saved.body.status).toBe('draft')
  expect(saved.body.translations.de).toMatchObject({
    subject: 'Hallo, Kaffee',
    moodDescription: '<b>Nebel',
    closingMessage: german.draft.closing,
  })
  await approve()
  const { translations } = await stored()
  expect((await save({ translations })).body.status).toBe('approved')
  expect((await save({ translations: { de: { moodDescription: 'Nebel & Dampf' } } })).body).toMatchObject({
    status: 'draft',
    translations: { de: { subject: 'Hallo, Kaffee', moodDescription: 'Nebel & Dampf' } },
  })
  expect(await untranslated()).toEqual([{ language: 'fr', people: 1 }])
})

it('a translation is older than its original from a change of that on, until it is changed or found to fit', async () => {
  const isOlder = async (body: object) => {
    const { translations } = (await save(body)).body
    return [translations.de?.isOlder, translations.fr?.isOlder]
  }
  expect(await isOlder({ translations: { de: {}, fr: {} } })).toEqual([false, false])
  expect(await isOlder({ title: 'Only for us', adminNotes: 'And this' })).toEqual([false, false])
  expect(await isOlder({ quoteText: 'Beans are plans.' })).toEqual([true, true])
  expect(await isOlder({ translations: { de: { quoteText: 'Bohnen sind Pläne.' }, fr: {} } })).toEqual([
    false,
    true,
  ])
  expect(await isOlder({ translations: { de: {}, fr: { isOlder: false } } })).toEqual([false, false])
  // Whoever changes both at once has changed both; what is begun by starter content was not made for the change.
  const both = { quoteText: 'Beans are hopes.', translations: { de: { quoteText: 'Hoffnung.' }, fr: {} } }
  expect(await isOlder(both)).toEqual([false, true])
  await save({ translations: { de: {} } })
  const start = { params: { id: ready.newsletter.id, language: 'fr' as const } }
  const fr = (await ready.admin.call(contract.startTranslation, start)).body
  expect(await isOlder({ moodDescription: 'Frost', translations: { de: {}, fr } })).toEqual([true, true])
  await save({ moodDescription: (await stored()).moodDescription, translations: { de: { isOlder: false } } })
})

it('an image of a translation is not deleted', async () => {
  const path = '/newsletter-images/only-in-german.png'
  await save({ translations: { de: { moodImageUrl: path } } })
  expect(await unsentNewslettersShowing(app.context.db, path)).toEqual([(await stored()).title])
})

it('is previewed and tested in the language that is asked for, with what is typed', async () => {
  const params = { id: ready.newsletter.id }
  const preview = async (language: 'de' | 'fr') =>
    (
      await ready.admin.call(contract.previewDraft, {
        params,
        body: { withMatch: true, language, translations: { de: { subject: 'Getippt' } } },
      })
    ).body
  const inGerman = await preview('de')
  expect(inGerman.subject).toBe('Getippt')
  expect(inGerman.html).toContain('Nebel &amp; Dampf')
  expect((await preview('fr')).subject).toBe('Cup of Joe - November 2026 Newsletter')
  await ready.admin.call(contract.sendTestMail, {
    params,
    body: { testEmail: 'x@example.com', language: 'de' },
  })
  const test = app.sink.latest('x@example.com')
  expect(test.subject).toBe('[Test] Hallo, Kaffee')
})

it('a copy has the translations, and the company’s own language counts as the first', async () => {
  const params = { id: ready.newsletter.id }
  const { body: copy } = await ready.admin.call(contract.duplicateNewsletter, { params })
  expect(copy.translations.de?.subject).toBe('Hallo, Kaffee')
  await decide(app, { language: 'de' })
  const { body: draft } = await ready.admin.call(contract.generateNewsletter, {
    body: { month: 12, year: 2026 },
  })
  expect(draft).toMatchObject({ language: 'de', closingMessage: german.draft.closing, translations: {} })
  await decide(app, { language: 'en' })
  for (const { id } of [copy, draft]) await ready.admin.call(contract.deleteNewsletter, { params: { id } })
})

it('everybody gets it in their language, else in the first, in the frame of theirs', async () => {
  const params = { id: ready.newsletter.id }
  await ready.admin.call(contract.approveNewsletter, { params, body: {} })
  const engine = startSendEngine(app.context)
  const { body } = await ready.admin.call(contract.sendNewsletter, { params })
  await engine.stop()
  expect(body).toMatchObject({ state: 'sent', sent: 6 })
  const mailOf = (place: number) =>
    app.sink.received.find(({ to, email }) => to[0] === ready.people[place]!.email && email.html)!.email
  for (const place of [0, 1]) {
    expect(mailOf(place).subject).toBe('Hallo, Kaffee')
    for (const text of [mailOf(place).html!, mailOf(place).text!]) {
      expect(text).toContain(`Hallo ${ready.people[place]!.firstName}`)
      expect(text).toContain('Dampf')
    }
  }
  expect(mailOf(2).subject).toBe('Cup of Joe - November 2026 Newsletter')
  expect(mailOf(2).html).toContain(wordsIn('fr').mail.newsletter.mood)
  expect(mailOf(2).text).not.toContain('Dampf')
  expect(mailOf(3).text).toContain('Hello, ')
})
