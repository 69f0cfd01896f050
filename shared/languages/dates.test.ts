import { expect, test } from 'vitest'
import { datesOf } from './dates'

test('The first of a month has its ordinal where the language has one; other days have none', () => {
  expect(datesOf('fr').day('2026-12-01')).toBe('1er décembre 2026')
  expect(datesOf('pt-BR').day('2026-12-01')).toBe('1º de dezembro de 2026')
  expect(datesOf('pt-BR').day('2026-12-11')).toBe('11 de dezembro de 2026')
  expect(datesOf('it').day('2026-12-01')).toBe('1 dicembre 2026')
})
