import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app'
import { pagesIn } from './guide'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

const read = async (path: string, language = 'en') =>
  app.client().request('GET', path, undefined, { 'accept-language': language })

test('The guide is read without signing in, each page from each other one, in German where the reader is German', async () => {
  expect(pagesIn()).toContain('first-month')
  for (const page of [...pagesIn(), 'changelog']) {
    const { status, body } = await read(`/help/${page}`)
    expect([page, status]).toEqual([page, 200])
    expect(body).not.toContain('.md"')
  }
  expect((await read('/help/first-month')).body).toContain('<h1>The first month</h1>')
  const german = await read('/help/first-month', 'de')
  expect(german.body).toContain('<html lang="de" dir="ltr">')
  expect(german.body).toContain('<a href="/help/people">Mehr</a>')
  // What nobody has translated is read in English.
  expect((await read('/help/first-month', 'fr')).body).toContain('<html lang="en" dir="ltr">')
})

test('There is no other page', async () => {
  for (const page of ['nothing', '..%2f..%2fpackage', 'index'])
    expect((await read(`/help/${page}`)).status).toBe(404)
})
