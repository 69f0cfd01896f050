import { describe, expect, it } from 'vitest'
import { match } from './index'
import { FAMILY_NAMES, dice, instanceOf } from './testing/families'
import { optimumByBlossom, optimumBySubsets, vectorOf } from './testing/reference'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 4000 : 40

describe('a round is the best there is', () => {
  it.each(FAMILY_NAMES)('in small companies with %s', (family) => {
    for (let seed = 1; seed <= ROUNDS; seed++) {
      const count = dice(seed).int(0, 12)
      const instance = instanceOf(family, seed, count)
      const round = match(instance)
      const found = vectorOf(instance, round.pairs)
      expect(found, `${family} ${seed} ${count}`).toEqual(optimumBySubsets(instance))
      expect(round.certificate.optimal, `${family} ${seed} ${count}`).toBe(true)
    }
  })
})

describe('the two reference solvers', () => {
  it.each(FAMILY_NAMES)('agree on %s', (family) => {
    for (let seed = 1; seed <= ROUNDS / 4; seed++) {
      const instance = instanceOf(family, seed, dice(seed).int(0, 13))
      expect(optimumByBlossom(instance), `${family} ${seed}`).toEqual(optimumBySubsets(instance))
    }
  })
})

describe('a round is the best there is, by a plain weighted blossom', () => {
  it.each(FAMILY_NAMES)('in mid-size companies with %s', (family) => {
    for (let seed = 1; seed <= ROUNDS / 6; seed++) {
      const instance = instanceOf(family, seed, dice(seed).int(14, 48))
      const round = match(instance)
      expect(vectorOf(instance, round.pairs), `${family} ${seed}`).toEqual(optimumByBlossom(instance))
      expect(round.certificate.optimal, `${family} ${seed}`).toBe(true)
    }
  })
})

describe('a round is the best there is where the quick ways are used', () => {
  it.each(FAMILY_NAMES)('in companies of 61 to 120 with %s', (family) => {
    for (let seed = 1; seed <= ROUNDS / 40; seed++) {
      const instance = instanceOf(family, seed, dice(seed).int(61, 120))
      const round = match(instance)
      expect(vectorOf(instance, round.pairs), `${family} ${seed}`).toEqual(optimumByBlossom(instance))
      expect(round.certificate.optimal, `${family} ${seed}`).toBe(true)
    }
  })
})
