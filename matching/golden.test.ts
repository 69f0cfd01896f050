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
      "ages of exactly three and four months": "484f02ea9a86c458",
      "all cross-only": "3e2d3e112efac085",
      "all same-only": "996c40bbe57bc299",
      "an odd pool": "0ded77f9a250a0a7",
      "debts against cross pairs": "dd81380e8535d944",
      "dominant cross-only department": "9ac36c155644a975",
      "everybody has met everybody": "98e043d72e1b5ceb",
      "hours in twelve zones": "47661c2f0b97b58a",
      "isolated people": "f1d281b3ff0fa8cf",
      "mixed departments": "96f21fba3f906f28",
      "odd groups that need an any person": "89e92a378f0bd596",
      "one huge department": "e56897883bcd0435",
      "same-only teams of 2 to 7 with recent pairs": "acfa5616f188d75c",
      "tiny teams that have all met": "7098e46e4c2122ef",
    }
  `)
})
