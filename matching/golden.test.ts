import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { changeRound, type Instance, joinPairs, match } from './index'
import { withBarredPairs } from './testing/barred'
import { asInstance, company } from './testing/company'
import { FAMILY_NAMES, instanceOf } from './testing/families'
import { HOURS_NAMES, withHours } from './testing/hours'
import { withRules } from './testing/rules'
import { randomWishes } from './testing/wishes'

/** The round of an instance, a changed one and who joins its pairs, to the byte. */
function everythingOf(instance: Instance) {
  const round = match(instance)
  const changed = changeRound(instance, round, randomWishes(instance, round, instance.seed))
  const joined = joinPairs(instance, { pairs: round.pairs, away: [] })
  return JSON.stringify([round, changed, joined])
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
      "ages of exactly three and four months": "0bf83ce4ac034153",
      "all cross-only": "4084fbe3a09333c3",
      "all same-only": "020c806a8dcb5157",
      "an odd pool": "b72f62022fbd2a8d",
      "debts against cross pairs": "8dfe45e90c1cddf2",
      "dominant cross-only department": "0ca2eaf4802f95ac",
      "everybody has met everybody": "b037864d5c61492e",
      "hours in twelve zones": "984a1263a6a1cd99",
      "isolated people": "a09f03292f63f482",
      "mixed departments": "a3ee202b3e336c41",
      "odd groups that need an any person": "e438f5a4cc23b176",
      "one huge department": "216e017b25a397a4",
      "same-only teams of 2 to 7 with recent pairs": "8cf24beb88e34e27",
      "tiny teams that have all met": "91f071f4d3dc8cfa",
    }
  `)
})
