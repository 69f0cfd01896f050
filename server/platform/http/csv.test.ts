import { expect, it } from 'vitest'
import { harmless } from './csv'

it('a cell that a spreadsheet would run as a formula becomes text, also where it reads other signs as that', () => {
  const signs = '=+-@＝＋－＠﹦﹢﹣﹫⁺⁻'
  for (const sign of signs)
    for (const before of ['', ' ', '\t', '\r', '\n', '\u00a0', '\u3000', '\u200b', '\ufeff', '\0'])
      expect(harmless(`${before}${sign}2+2`)).toBe(`'${before}${sign}2+2`)
})

it('other cells stay as they are', () => {
  for (const cell of ['', 'Ada', 'ada@example.com', 'a=b', 'ｱﾀﾞ', '\tAda', '日本', '½', '‘=1'])
    expect(harmless(cell)).toBe(cell)
})
