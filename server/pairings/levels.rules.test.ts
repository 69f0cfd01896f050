import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostsTooNear } from './levels.rules'

/** The chief, a director below, a lead below, somebody of the lead's; and a line of its own. */
const managers = new Map([
  ['director', 'chief'],
  ['lead', 'director'],
  ['dev', 'lead'],
  ['other', 'stranger'],
  ['one', 'two'],
  ['two', 'one'],
  ['below', 'one'],
])
const near = (guest: string, levels: number) =>
  hostsTooNear(
    managers,
    { ids: [guest, 'chief', 'director', 'lead', 'stranger'], hosts: [false, true, true, true, true] },
    levels,
  ).get(guest)

test('a host stands so many steps above a guest on the guest’s own line, or more', () => {
  expect(near('dev', 2)).toEqual(['lead', 'stranger'])
  expect(near('dev', 3)).toEqual(['director', 'lead', 'stranger'])
  expect(near('other', 2)).toEqual(['chief', 'director', 'lead', 'stranger'])
})

test('a guest whose line is unknown or runs in a circle may sit with any host', () => {
  expect([near('nobody', 2), near('one', 2), near('below', 2)]).toEqual([undefined, undefined, undefined])
})

test('hosts are not compared with each other, nor guests, and the more levels, the fewer hosts', () => {
  const person = fc.integer({ min: 0, max: 9 }).map(String)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(person, person)),
      fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
      fc.integer({ min: 2, max: 5 }),
      (lines, hosts, levels) => {
        const ids = hosts.map((_, i) => String(i))
        const isHost = (id: string) => hosts[Number(id)]
        const few = hostsTooNear(new Map(lines), { ids, hosts }, levels)
        const more = hostsTooNear(new Map(lines), { ids, hosts }, levels + 1)
        expect([...few.keys()].some(isHost)).toBe(false)
        expect([...few.values()].flat().every(isHost)).toBe(true)
        for (const [guest, barred] of few) expect(more.get(guest)).toEqual(expect.arrayContaining(barred))
      },
    ),
  )
})
