import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getDomainGroups, updateDomainGroup } from '../../shared/contract/directory'
import { startApp, type TestApp } from '../testing/app'
import type { Client } from '../testing/client'
import { addGroup, addPerson, adminClient, allow, signedIn } from '../testing/factories'

let app: TestApp
let webRoot: string
let admin: Client
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'cup-languages-'))
  await mkdir(join(webRoot, 'de'))
  for (const folder of ['.', 'de'])
    for (const file of ['index.html', 'app.html'])
      await writeFile(join(webRoot, folder, file), `<html lang="${folder === '.' ? 'en' : folder}">`)
  app = await startApp({ webRoot, env: { ENABLED_LANGUAGES: 'en,de,fr' } })
  const group = await addGroup(app, 'Roastery', ['Design'])
  await allow(app, '*@example.com', group.id)
  admin = await adminClient(app)
})
afterAll(async () => {
  await app?.stop()
  await rm(webRoot, { recursive: true })
})

const pageIn = async (headers: Record<string, string>, path = '/') =>
  (await fetch(app.url + path, { headers })).text()

describe('somebody who is not signed in', () => {
  test('reads a page in the language that their browser asks for, or that the menu has set', async () => {
    expect(await pageIn({ 'accept-language': 'de-AT,en;q=0.5' })).toContain('lang="de"')
    expect(await pageIn({ 'accept-language': 'de' }, '/matches')).toContain('lang="de"')
    expect(await pageIn({ 'accept-language': 'de', cookie: 'language=en' })).toContain('lang="en"')
    expect(await pageIn({ 'accept-language': 'de', cookie: 'language=../../etc' })).toContain('lang="de"')
  })

  test('reads it in the company’s language when the browser names none that is offered', async () => {
    expect(await pageIn({ 'accept-language': 'ja' })).toContain('lang="en"')
    await admin.request('PUT', '/api/admin/programme', { language: 'de' })
    expect(await pageIn({ 'accept-language': 'ja' })).toContain('lang="de"')
    expect(await pageIn({ 'accept-language': 'x'.repeat(4096) })).toContain('lang="de"')
    await admin.request('PUT', '/api/admin/programme', { language: 'en' })
  })

  test('chooses among the languages that the operator offers', async () => {
    const { headers } = await fetch(app.url)
    expect(headers.get('content-language')).toBe('en')
    expect(headers.get('vary')).toContain('accept-language')
    const offered = [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'Deutsch' },
      { code: 'fr', name: 'Français' },
    ]
    expect(await (await fetch(`${app.url}/api/languages`)).json()).toEqual(offered)
    expect(await (await fetch(`${app.url}/api/settings`)).json()).toMatchObject({ languages: offered })
  })
})

describe('a person’s language', () => {
  const PROFILE = { firstName: 'Ada', lastName: 'Abdi', department: 'Design', matchingPreference: 'any' }

  test('is what they chose, else what the directory says, else that of their browser at set-up', async () => {
    const row = await addPerson(app, { needsProfileSetup: true, department: null })
    const client = await signedIn(app, row)
    const german = { 'accept-language': 'de' }
    const before = await client.request('GET', '/api/auth/status', undefined, german)
    expect(before.body.user).toMatchObject({ language: 'de', languageChosen: false })
    const faulty = await client.request('POST', '/api/complete-registration', { firstName: ' ' }, german)
    expect(faulty.body.message).toBe('Der Vorname fehlt')
    const registered = await client.request('POST', '/api/complete-registration', PROFILE, german)
    expect(registered.body).toMatchObject({ language: 'de', languageChosen: false })
    await app.context.db.execute(sql`update users set directory_language = 'fr' where id = ${row.id}`)
    const put = async (more: object) => (await client.request('PUT', '/api/profile', more)).body
    expect(await put({ bio: 'Ships' })).toMatchObject({ language: 'fr', languageChosen: false })
    expect(await put({ language: 'en' })).toMatchObject({ language: 'en', languageChosen: true })
    expect(await put({ bio: 'Ships' })).toMatchObject({ language: 'en' })
    expect(await put({ language: null })).toMatchObject({ language: 'fr', languageChosen: false })
  })

  test('is their group’s while nothing else is known of it', async () => {
    const [group] = (await admin.call(getDomainGroups)).body
    const change = (language: 'de' | 'ja' | null) =>
      admin.call(updateDomainGroup, { params: { id: group!.id }, body: { language } })
    expect((await change('ja')).body.message).toMatch(/^Choose one of the languages: en, de/)
    expect((await change('de')).body).toMatchObject({ language: 'de' })
    const row = await addPerson(app)
    const client = await signedIn(app, row)
    const read = async () => (await client.request('GET', '/api/auth/user')).body
    expect(await read()).toMatchObject({ language: 'de', languageChosen: false })
    await app.context.db.execute(sql`update users set browser_language = 'fr' where id = ${row.id}`)
    expect((await read()).language).toBe('fr')
    await change(null)
  })

  test('of a group may be one that was switched off since: it is passed over, and the group can be changed', async () => {
    const [group] = (await admin.call(getDomainGroups)).body
    await app.context.db.execute(sql`update domain_groups set language = 'ja' where id = ${group!.id}`)
    const change = (body: { displayName?: string; language: 'ja' | null }) =>
      admin.call(updateDomainGroup, { params: { id: group!.id }, body })
    expect((await change({ displayName: 'Roasters', language: 'ja' })).body).toMatchObject({
      displayName: 'Roasters',
      language: 'ja',
    })
    const client = await signedIn(app, await addPerson(app))
    expect((await client.request('GET', '/api/auth/user')).body.language).toBe('en')
    await change({ language: null })
    expect((await change({ language: 'ja' })).status).toBe(400)
  })

  test('is not one that is unknown', async () => {
    const client = await signedIn(app, await addPerson(app))
    const { status, body } = await client.request('PUT', '/api/profile', { language: 'tlh' })
    expect([status, body.errors[0].path]).toEqual([400, 'language'])
    expect(body.message).toMatch(/^Choose one of the languages: en, de/)
  })

  test('is not one that the operator does not offer any more', async () => {
    const row = await addPerson(app)
    await app.context.db.execute(sql`update users set language = 'ja' where id = ${row.id}`)
    const client = await signedIn(app, row)
    const { body } = await client.request('GET', '/api/auth/user')
    expect(body).toMatchObject({ language: 'en', languageChosen: false })
  })

  test('is never one that is switched off, also not the company’s, and an administrator may still change settings', async () => {
    await app.context.db.execute(sql`update programmes set language = 'ja'`)
    await app.context.programme.refresh()
    const row = await addPerson(app, { isAdmin: true })
    await app.context.db.execute(sql`update users set language = 'ar' where id = ${row.id}`)
    const client = await signedIn(app, row)
    expect((await client.request('GET', '/api/auth/user')).body.language).toBe('en')
    const { body } = await client.request('GET', '/api/admin/programme')
    expect(body.language).toBe('en')
    const saved = await client.request('PUT', '/api/admin/programme', {
      language: body.language,
      minimumUsers: 6,
    })
    expect(saved).toMatchObject({ status: 200, body: { minimumUsers: 6, language: 'en' } })
    expect((await client.request('PUT', '/api/profile', { bio: 'Ships' })).status).toBe(200)
    await client.request('PUT', '/api/admin/programme', { language: 'de' })
    await client.request('PUT', '/api/admin/programme', { language: 'en' })
  })
})

describe('a mail to sign in', () => {
  test('is in the language of the page that asked, whatever the person chose', async () => {
    const row = await addPerson(app)
    await app.context.db.execute(sql`update users set language = 'fr' where id = ${row.id}`)
    const subjectOf = async (path: string, headers: Record<string, string>) => {
      expect((await app.client().request('POST', path, { email: row.email }, headers)).status).toBe(200)
      return app.sink.latest(row.email).subject
    }
    expect(await subjectOf('/api/auth/magic-link', { 'accept-language': 'de' })).toMatch(
      /^Dein Link zum Anmelden/,
    )
    expect(
      await subjectOf('/api/auth/send-code', { cookie: 'language=en', 'accept-language': 'de' }),
    ).toMatch(/code/)
  })

  test('and to prove something is in the language of the signed-in person’s pages', async () => {
    const row = await addPerson(app, { isValidated: false })
    await app.context.db.execute(sql`update users set language = 'fr' where id = ${row.id}`)
    const client = await signedIn(app, row)
    await client.request('POST', '/api/auth/verify-email/resend', undefined, { 'accept-language': 'de' })
    expect(app.sink.latest(row.email).subject).toMatch(/^Ton code|^Confirme|code/i)
    expect(app.sink.latest(row.email).text).toContain('valable 15 minutes')
  })
})

describe('a refusal', () => {
  test('is in the language of the browser, and keeps its code', async () => {
    const refused = async (headers: Record<string, string>) =>
      (await fetch(`${app.url}/api/auth/user`, { headers })).json()
    const code = 'not_signed_in'
    expect(await refused({ 'accept-language': 'de' })).toEqual({ message: 'Nicht angemeldet', code })
    expect(await refused({ cookie: 'language=de' })).toEqual({ message: 'Nicht angemeldet', code })
    expect(await refused({})).toEqual({ message: 'Unauthorized', code })
  })

  test('is in the language of a person’s profile, whatever their browser asks for', async () => {
    const row = await addPerson(app)
    await app.context.db.execute(sql`update users set language = 'de' where id = ${row.id}`)
    const client = await signedIn(app, row)
    const refused = async () =>
      (await client.request('GET', '/api/admin/users', undefined, { 'accept-language': 'fr' })).body
    expect(await refused()).toEqual({ message: 'Das ist der Verwaltung vorbehalten.', code: 'not_admin' })
    await app.context.db.execute(sql`update users set language = null where id = ${row.id}`)
    expect(await refused()).toEqual({ message: "You don't have admin privileges.", code: 'not_admin' })
  })

  test('of an input says by field what is wrong, and what was done is said in the same language', async () => {
    const row = await addPerson(app)
    await app.context.db.execute(sql`update users set language = 'de' where id = ${row.id}`)
    const client = await signedIn(app, row)
    const { body } = await client.request('POST', '/api/complete-registration', { firstName: ' ' })
    expect(body).toMatchObject({ message: 'Der Vorname fehlt', code: 'invalid_input' })
    expect(body.errors[0]).toEqual({ path: 'firstName', message: 'Der Vorname fehlt' })
    expect(body.errors).toContainEqual({ path: 'lastName', message: 'Der Nachname fehlt' })
    expect(body.errors).toContainEqual({
      path: 'matchingPreference',
      message: expect.stringMatching(/^Eines von: /),
    })
    expect((await client.request('POST', '/api/logout')).body).toEqual({ message: 'Abgemeldet.' })
  })
})
