import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceInterval, effectOf, rateOf, wilson } from './meeting-rate.rules'

const share = fc
  .integer({ min: 1, max: 2000 })
  .chain((whole) => fc.integer({ min: 0, max: whole }).map((part): [number, number] => [part, whole]))
const said = (bothSaid: number, oneSaid: number, didNot: number, silent: number) => ({
  matches: bothSaid + oneSaid + didNot + silent,
  bothSaid,
  oneSaid,
  didNot,
  silent,
})

describe('The rate of pairs who met', () => {
  it('is a range over the silent, with the interval of those who answered', () => {
    expect(rateOf(said(12, 3, 5, 20))).toEqual({
      rateLow: 37.5,
      rateHigh: 87.5,
      answered: 20,
      interval: [53.1, 88.8],
    })
    expect(rateOf(said(0, 0, 0, 0))).toEqual({ rateLow: 0, rateHigh: 0, answered: 0, interval: [0, 100] })
  })

  it('has these intervals, to four decimals: computed once by the formulas, and kept since', () => {
    const near = (found: number[], printed: number[]) =>
      found.forEach((value, i) => expect(value).toBeCloseTo(printed[i] as number, 4))
    near(wilson(81, 263), [0.2553, 0.3662])
    near(wilson(15, 148), [0.0624, 0.1605])
    near(wilson(0, 20), [0, 0.1611])
    near(wilson(1, 29), [0.0061, 0.1718])
    near(differenceInterval([56, 70], [48, 80]), [0.0524, 0.3339])
    near(differenceInterval([9, 10], [3, 10]), [0.1705, 0.809])
  })

  it('lies in its interval, which narrows with more answers and turns round with the question', () => {
    fc.assert(
      fc.property(share, share, ([part, whole], other) => {
        const [low, high] = wilson(part, whole)
        expect(low).toBeLessThanOrEqual(part / whole + 1e-9)
        expect(high).toBeGreaterThanOrEqual(part / whole - 1e-9)
        const [lowest, highest] = wilson(part * 4, whole * 4)
        expect(highest - lowest).toBeLessThan(high - low)
        const there = differenceInterval([part, whole], other)
        const back = differenceInterval(other, [part, whole])
        expect(there[0]).toBeCloseTo(-back[1], 9)
        expect(there[1]).toBeCloseTo(-back[0], 9)
      }),
    )
  })

  it('says of a difference whether there are answers enough to tell', () => {
    expect(effectOf(said(40, 10, 10, 5), said(20, 4, 36, 9))).toMatchObject({
      with: { met: 50, answered: 60, rate: 83.3 },
      without: { met: 24, answered: 60, rate: 40 },
      isClear: true,
    })
    expect(effectOf(said(3, 0, 1, 0), said(2, 0, 2, 0)).isClear).toBe(false)
    expect(effectOf(said(0, 0, 0, 4), said(2, 0, 2, 0))).toMatchObject({
      with: { rate: null },
      isClear: false,
    })
  })
})
