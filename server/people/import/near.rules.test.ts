import { expect, it } from 'vitest'
import { nearest } from './near.rules'

it.each([
  ['Enginering', 'Engineering'],
  ['Engineernig', 'Engineering'],
  ['Slaes', 'Sales'],
  ['Product', 'Products'],
  ['R&D', 'r & d'],
  ['Back office', 'Backoffice'],
  ['Human Ressources', 'Human Resources'],
  ['Führung', 'Fuhrung'],
])("'%s' is near '%s'", (name, other) => {
  expect(nearest(name, ['Legal', other])).toBe(other)
  expect(nearest(other, [name])).toBe(name)
})

it.each([
  ['North', 'South'],
  ['East', 'West'],
  ['HR', 'PR'],
  ['Team 1', 'Team 2'],
  ['Region10', 'Region11'],
  ['Internal Audit', 'External Audit'],
  ['Sales', 'Sales Support'],
  ['Tea', 'TEA'],
])("'%s' is not near '%s'", (name, other) => expect(nearest(name, [other])).toBeNull())

it('of long names is found in little time', () => {
  expect(
    nearest(
      'x'.repeat(100),
      Array.from({ length: 600 }, (_, n) => `${'x'.repeat(90)}${n}yy`),
    ),
  ).toBeNull()
})
