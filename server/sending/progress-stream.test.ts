import { describe, expect, test } from 'vitest'
import { sharedLook } from './progress-stream'

describe('looking how far a send is', () => {
  test('serves everyone who watches by one look, and looks the less often the longer it takes', async () => {
    let now = 0
    const looks: string[] = []
    let lasts = 0
    const look = sharedLook(
      async (id) => {
        looks.push(id)
        now += lasts
        return looks.length
      },
      () => now,
    )
    expect(await Promise.all([look('a'), look('a'), look('b'), look('a')])).toEqual([1, 1, 2, 1])
    now += 249
    expect(await look('a')).toBe(1)
    now += 2
    lasts = 100
    expect(await look('a')).toBe(3)
    now += 1800
    expect(await look('a')).toBe(3)
    now += 200
    expect(await look('a')).toBe(4)
    expect(looks).toEqual(['a', 'b', 'a', 'a'])
  })

  test('forgets a look that failed', async () => {
    let fails = true
    const look = sharedLook(async () => {
      if (fails) throw new Error('away')
      return 'here'
    })
    await expect(look('a')).rejects.toThrow('away')
    fails = false
    expect(await look('a')).toBe('here')
  })
})
