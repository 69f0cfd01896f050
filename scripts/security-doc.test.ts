import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync(new URL('../docs/security.md', import.meta.url), 'utf8')
const [before = '', tables = ''] = text.split('## Requirement by requirement')
const deviations = before.split('## Deviations')[1] ?? ''

/** "1.2.6–1.2.8, 1.5.1" as single requirements. */
const requirementsOf = (cell: string): string[] =>
  cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const section = first.replace(/\d+$/, '')
    const [from, to] = [first, last].map((one) => Number(one.split('.')[2])) as [number, number]
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}${from + index}`)
  })

const rows = tables
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirements = '', , state = '', where = '', seen = '']) => ({
    requirements: requirementsOf(requirements),
    state,
    where: where + seen,
  }))
const all = rows.flatMap(({ requirements }) => requirements)

test('each of the 253 requirements of levels 1 and 2 of ASVS 5.0.0 has its place in docs/security.md, once', () => {
  expect(all).toHaveLength(253)
  expect(new Set(all).size).toBe(253)
})

test('each has a state, and what is not met has its reason among the deviations', () => {
  const states = ['met', 'operator', 'deviation', 'n.a.']
  expect(rows.flatMap(({ state }) => state.split(', ')).filter((state) => !states.includes(state))).toEqual(
    [],
  )
  const reasoned = new Set(deviations.match(/\b\d+\.\d+\.\d+\b/g))
  const deviating = rows.filter(({ state }) => state.includes('deviation'))
  expect(deviating.length).toBeGreaterThan(10)
  const silent = deviating.flatMap(({ requirements }) => requirements).filter((one) => !reasoned.has(one))
  expect(silent).toEqual([])
})

test('whatever is met, or not there, says where or why', () => {
  const empty = rows.filter(({ state, where }) => /met|n\.a\./.test(state) && where === '')
  expect(empty.map(({ requirements }) => requirements)).toEqual([])
})

// What the product does is not called absent: the row says how it is guarded, and what shows that.
test.each([
  ['addresses that people give are asked', '1.3.6', 'server/platform/outbound/outbound.ts'],
  ['XML is read', '1.5.1', 'plugins/calendars/server/dav-xml.ts'],
  ['patterns are made of names', '1.2.9', 'server/platform/database/erased-words.ts'],
  ['what is no JSON is read', '1.5.2', 'plugins/mailbox/server/parts.rules.ts'],
  ['managers are held apart', '8.4.1', 'server/platform/database/managed.ts'],
  ['a key is made of a passphrase', '11.4.4', 'server/platform/backup/encryption.ts'],
  ['redirects are followed', '15.3.2', 'plugins/calendars/server/outbound.ts'],
  ['a bearer token needs no origin', '3.5.1', 'plugins/scim/server/scim.routes.ts'],
])('%s: %s is met by %s, which a test shows', (_, requirement, file) => {
  const row = rows.find(({ requirements }) => requirements.includes(requirement))
  expect(existsSync(new URL(`../${file}`, import.meta.url))).toBe(true)
  expect(row).toMatchObject({ state: 'met', where: expect.stringContaining(`\`${file}\``) })
  expect(row?.where).toMatch(/\.test\.ts`/)
})
