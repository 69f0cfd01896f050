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
      "ages of exactly three and four months": "993c6dcce41d73b4",
      "all cross-only": "9ace196dfe54265c",
      "all same-only": "45190192e9c3ecdd",
      "an odd pool": "b7a3e0e4c0a3fc37",
      "debts against cross pairs": "cf5aa03909213c1d",
      "dominant cross-only department": "34460ae08d4c174b",
      "everybody has met everybody": "5bdbc4713be0d325",
      "hours in twelve zones": "a39df61fcb870c47",
      "isolated people": "2194214ca4e81559",
      "mixed departments": "3b863c5c18f7a91e",
      "odd groups that need an any person": "698a145c44fa375b",
      "one huge department": "6c82a5a6901ebf78",
      "same-only teams of 2 to 7 with recent pairs": "5da08f8b059c2695",
      "tiny teams that have all met": "d0d60ea5e9237d6f",
    }
  `)
})
