import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { changeRound, type Instance, match } from './index'
import { withBarredPairs } from './testing/barred'
import { matchesIn } from './testing/check-change'
import { asInstance, company } from './testing/company'
import { FAMILY_NAMES, instanceOf } from './testing/families'
import { HOURS_NAMES, withHours } from './testing/hours'
import { withRules } from './testing/rules'
import { randomWishes } from './testing/wishes'

/** The round of an instance and a changed one, to the byte. */
function everythingOf(instance: Instance) {
  const round = match(instance)
  const changed = changeRound(instance, matchesIn(round), randomWishes(instance, round, instance.seed))
  return JSON.stringify([round, changed])
}

function digestOf(instances: Instance[]): string {
  const hash = createHash('sha256')
  for (const instance of instances) hash.update(everythingOf(instance))
  return hash.digest('hex').slice(0, 16)
}

/** Small companies with everything that keeps people apart. */
const small = (family: string, f: number) =>
  [10, 35, 70].map((count, k) => {
    const plain = withBarredPairs(instanceOf(family, k + 1, count), k, 0.05)
    return { ...withHours(plain, HOURS_NAMES[(f + k) % HOURS_NAMES.length]!, k), threes: k === 1 }
  })

const large = {
  'an odd pool': asInstance(company(901, 60, 24, 3)),
  'hours in twelve zones': asInstance(withRules(company(601, 8, 12, 3), 5)),
}

it('the same seed, people and history give the same bytes as in earlier versions', () => {
  const digests = [
    ...FAMILY_NAMES.map((family, f) => [family, digestOf(small(family, f))]),
    ...Object.entries(large).map(([name, instance]) => [name, digestOf([instance])]),
  ]
  expect(Object.fromEntries(digests)).toMatchInlineSnapshot(`
    {
      "ages of exactly three and four months": "bbb83097c5757030",
      "all cross-only": "88fcf0cd5bd0c6ac",
      "all same-only": "2706f5e1c7edeea8",
      "an odd pool": "0a6df7799826d097",
      "debts against cross pairs": "73fcefb3461df17b",
      "dominant cross-only department": "b06bbe09c25eb6d6",
      "everybody has met everybody": "56976d320ee37df4",
      "hours in twelve zones": "2f1a02faf6c618bf",
      "isolated people": "7c8ec5aa4daba47b",
      "mixed departments": "89e47f6984b16a32",
      "odd groups that need an any person": "cb20f8d9999a6e18",
      "one huge department": "943867bf4825e027",
      "people without a department": "23cb84a3a6689702",
      "same-only teams of 2 to 7 with recent pairs": "9e45eb04115b8d80",
      "tiny teams that have all met": "dacad0efa6f5b5e4",
      "two divisions at once": "f3ebfcc2ebbf9df6",
    }
  `)
})
