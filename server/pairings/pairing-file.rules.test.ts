import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pairingDisplayName, pairingFileName, slug, groupLetter } from './pairing-file.rules'

describe('pairing files', () => {
  test('group 1 is A, 26 is Z, 27 is AA, 702 is ZZ, 703 is AAA', () => {
    expect([1, 26, 27, 702, 703].map(groupLetter)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
  })

  test('a file is named by month, group and a number, and reads as month, letter and group', () => {
    expect(pairingFileName({ period: '2026-12', groupNumber: 2, groupName: 'Rösterei & Söhne' }, 1)).toBe(
      'pairing-2026-12-group2-rosterei-sohne-1.json',
    )
    expect(pairingDisplayName({ period: '2026-12', groupNumber: 2, groupName: 'Rösterei & Söhne' })).toBe(
      'December 2026 Group B - Rösterei & Söhne',
    )
  })

  test('whatever a group is called, its slug is safe in a path and never empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        expect(slug(name)).toMatch(/^[\p{Letter}\p{Number}]+(-[\p{Letter}\p{Number}]+)*$/u)
      }),
    )
  })
})
