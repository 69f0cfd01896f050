import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, startApp } from '../../testing/app'
import { jsonWithoutWords } from './erased-words'
import { readRow } from './rows'
import { installation } from '../../tables/installation.tables'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

it('words leave the texts of a JSON value, not its keys, numbers and literals', async () => {
  const before = {
    title: 'Draft of Title',
    list: ['with "title": quoted', 'a line\nTitle, and null', null, true, 7],
    null: { 'the title': 'nothing of subtitle' },
  }
  const words = ['Title', 'Null', 'True', '7']
  const json = jsonWithoutWords(sql`${JSON.stringify(before)}::jsonb`, words)
  const { value } = await readRow(app.context.db, { value: installation.value }, sql`select ${json} as value`)
  expect(value).toEqual({
    title: 'Draft of A former colleague',
    list: [
      'with "A former colleague": quoted',
      'a line\nA former colleague, and A former colleague',
      null,
      true,
      7,
    ],
    null: { 'the title': 'nothing of subtitle' },
  })
})
