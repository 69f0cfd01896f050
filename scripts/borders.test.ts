import { describe, expect, it } from 'vitest'
import { brokenBorders, brokenByExecute, importsOf } from './borders.mjs'

const broken = (from: string, to: string) => brokenBorders(new Map([[from, [to]]]))

describe('imports', () => {
  it('are found in every form, those of types too, and not in comments', () => {
    const text = `
      // import { gone } from './gone'
      import type { Context } from '../context/context'
      import {
        a,
      } from 'zod'
      export * from './embedded/embedded'
      import '../context/clock'
      /* import b from './b' */
      const later = () => import("pg")
    `.replaceAll(/^ {6}/gm, '')
    expect(importsOf('server/platform/database/x.ts', text)).toEqual([
      'server/platform/context/context.ts',
      'zod',
      'server/platform/database/embedded/embedded.ts',
      'server/platform/context/clock.ts',
      'pg',
    ])
  })
})

describe('borders', () => {
  it.each([
    ['web/home/home.page.tsx', 'server/platform/context/clock.ts'],
    ['web/home/home.page.tsx', 'matching/index.ts'],
    ['shared/contract/mail.ts', 'server/platform/context/clock.ts'],
    ['shared/contract/mail.ts', 'pg'],
    ['matching/match.ts', 'shared/endpoint.ts'],
    ['matching/match.ts', 'zod'],
    ['server/pairings/generate-pairing.ts', 'matching/engine/solve.ts'],
    ['server/pairings/generate-pairing.ts', 'web/ui/button.tsx'],
    ['server/pairings/generate-pairing.ts', 'server/people/people.routes.ts'],
    ['web/home/mug.tsx', 'web/people/profile.page.tsx'],
    ['server/platform/context/clock.ts', 'server/testing/app.ts'],
    ['server/pairings/generate-pairing.ts', 'drizzle-orm'],
    ['server/pairings/pairings.routes.ts', 'drizzle-orm/pg-core'],
  ])('forbid %s to import %s', (from, to) => {
    expect(broken(from, to)).toEqual([expect.stringContaining(`${from} imports ${to}: `)])
  })

  it.each([
    ['web/home/home.page.tsx', 'shared/contract/mail.ts'],
    ['web/routes.tsx', 'web/people/profile.page.tsx'],
    ['shared/contract/mail.ts', 'zod'],
    ['server/compose.ts', 'server/people/people.routes.ts'],
    ['server/pairings/generate-pairing.ts', 'matching/index.ts'],
    ['server/pairings/generate-pairing.ts', 'server/tables/people.conditions.ts'],
    ['server/pairings/pairings.http.test.ts', 'server/testing/app.ts'],
    ['matching/match.ts', 'node:fs'],
    ['server/pairings/pairings.queries.ts', 'drizzle-orm'],
    ['server/tables/pairings.tables.ts', 'drizzle-orm/pg-core'],
    ['server/platform/database/database.ts', 'drizzle-orm/node-postgres'],
    ['server/platform/backup/create-backup.ts', 'drizzle-orm'],
    ['server/testing/sends.ts', 'drizzle-orm'],
    ['server/pairings/pairings.http.test.ts', 'drizzle-orm'],
  ])('let %s import %s', (from, to) => {
    expect(broken(from, to)).toEqual([])
  })

  it('forbid to run SQL outside the files that write it', () => {
    const text = '// SQL\nawait tx.execute(statement)'
    expect(brokenByExecute('server/pairings/generate-pairing.ts', text)).toContain('calls execute')
    expect(brokenByExecute('server/pairings/generate-pairing.ts', '// db.execute(sql)')).toBeUndefined()
    expect(brokenByExecute('server/pairings/pairings.queries.ts', text)).toBeUndefined()
    expect(brokenByExecute('server/testing/sends.ts', text)).toBeUndefined()
  })

  it('forbid to declare by hand what the rows of a statement are', () => {
    const text = 'const { rows } = await db.execute<{ id: string }>(statement)'
    expect(brokenByExecute('server/pairings/pairings.queries.ts', text)).toContain(
      'declares the type of rows by hand',
    )
    expect(brokenByExecute('server/pairings/pairings.http.test.ts', text)).toBeUndefined()
  })

  it('forbid types of expressions that nothing checks', () => {
    const path = 'server/pairings/pairings.queries.ts'
    expect(brokenByExecute(path, 'sql<number>`count(*)`')).toContain('declares the type of an expression')
    expect(brokenByExecute(path, 'const isPerson: SQL<boolean> = here')).toContain('declares the type')
    expect(brokenByExecute(path, 'sql`count(*)`.mapWith(number)')).toBeUndefined()
  })

  it('forbid circles', () => {
    const graph = new Map([
      ['server/a.ts', ['server/b.ts']],
      ['server/b.ts', ['server/c.ts']],
      ['server/c.ts', ['server/b.ts']],
    ])
    expect(brokenBorders(graph)).toEqual(['in a circle: server/b.ts → server/c.ts → server/b.ts'])
  })

  it('forbid circles of rooms, of which each sub-room is a part', () => {
    const graph = (room: string) =>
      new Map([
        ['server/cups/fill.ts', ['server/beans/roast.ts']],
        [`server/beans/${room}grind.ts`, ['server/cups/wash.ts']],
      ])
    const circle = ['rooms (folders) in a circle: server/cups → server/beans → server/cups']
    expect(brokenBorders(graph(''))).toEqual(circle)
    expect(brokenBorders(graph('mill/'))).toEqual(circle)
  })

  it('forbid tables to know anything of the rest of the server', () => {
    expect(brokenBorders(new Map([['server/tables/cups.tables.ts', ['server/platform/x.ts']]]))).toEqual([
      'server/tables/cups.tables.ts imports server/platform/x.ts: tables know nothing of the rest of the server',
    ])
  })

  it('forbid rooms that are too large to take in', () => {
    const room = (size: number) =>
      new Map(Array.from({ length: size }, (_, index) => [`server/cups/cup-${index}.ts`, []]))
    expect(brokenBorders(room(25))).toEqual([])
    expect(brokenBorders(room(26))).toEqual(['server/cups has 26 files: a room (folder) holds at most 25'])
  })
})
