import { beforeAll, expect, it } from 'vitest'
import { loadWords } from '../../words'
import { pairsInWords } from './ending-matches'

beforeAll(() => loadWords('dashboard'))

const pair = {
  name: 'Ada',
  match_name: 'Bo',
  pairing_name: 'December 2026 Group A - Design',
  published: true,
  coffee_at: null,
}
const reach = { people: 0, signedIn: 0, paired: 2, matches: 1, booked: 0, pairs: [pair] }

it('A change names the pairs that it is about with their booked coffee, the first few of many', () => {
  const said = 'Ada is paired with Bo in December 2026 Group A - Design'
  expect(pairsInWords(reach)).toEqual([`${said}.`])
  const booked = { ...pair, coffee_at: '2026-12-08T10:15:00.000Z' }
  expect(pairsInWords({ ...reach, matches: 7, booked: 3, pairs: [booked] })).toEqual([
    expect.stringMatching(/^Ada is paired .* Design; they meet on Tuesday,? 8 Dec.* \d\d:15\.$/),
    '6 other matches, too; 2 of them have a booked time.',
  ])
  expect(pairsInWords({ ...reach, matches: 2 })[1]).toBe('1 other match, too.')
  expect(pairsInWords({ ...reach, pairs: [{ ...pair, published: false }] })).toEqual([
    `${said} (not announced yet).`,
  ])
})
