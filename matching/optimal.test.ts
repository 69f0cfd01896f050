import { describe, expect, it } from 'vitest'
import { match } from './index'
import { FAMILY_NAMES, dice, instanceOf } from './testing/families'
import { optimumBySubsets, vectorOf } from './testing/reference'

const ROUNDS = process.env.MATCHING_CAMPAIGN ? 4000 : 120

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
