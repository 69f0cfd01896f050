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
      "ages of exactly three and four months": "91e8795f5283ffd7",
      "all cross-only": "da1407ae9edf5702",
      "all same-only": "0186e89941da54f3",
      "an odd pool": "0ded77f9a250a0a7",
      "debts against cross pairs": "c89b0e78021b5c09",
      "dominant cross-only department": "69afef7f5943e002",
      "everybody has met everybody": "1fffdc65c2ca3546",
      "hours in twelve zones": "47661c2f0b97b58a",
      "isolated people": "4e5132fee1e2ce2a",
      "mixed departments": "c96ee717ed3de096",
      "odd groups that need an any person": "2cdb67082394a429",
      "one huge department": "1ca59930d144b8f9",
      "same-only teams of 2 to 7 with recent pairs": "28ea8549c128a751",
      "tiny teams that have all met": "635ddab8e4c2f6c1",
    }
  `)
})
