import { beforeAll, expect, test } from 'vitest'
import { getPairingValidation } from '../../shared/contract/pairings'
import { queryOf } from '../api/query-client'
import { saidBy } from '../testing/said-by'
import { loadWords } from '../words'
import { EligibilityBox } from './admin-actions'

beforeAll(async () => {
  await loadWords('shell')
  await loadWords('rounds')
})

const box = (ready: number, total: number, eligibility: object) =>
  saidBy(<EligibilityBox domainGroupId={undefined} />, [
    [
      queryOf(getPairingValidation, { query: {} }),
      {
        statusCounts: { total, truly_active: ready },
        reasons: [
          { reason: 'paused', people: total - ready },
          { reason: 'opted-out', people: 0 },
        ],
        eligibility: { minimumRequired: 4, ...eligibility },
      },
    ],
  ])

test('The eligibility box says who is excluded, whether there are enough people, and whether they are even or odd', () => {
  const { text, html } = box(7, 9, { hasMinimumUsers: true, hasEvenNumbers: false })
  expect(text).toMatch(/Total\D* 9 |9 Total/)
  expect(text).toMatch(/ 2 \S*Excluded|Excluded 2 /)
  expect(text).toContain('Met (4 required)')
  expect(text).toContain('7 is Odd')
  expect(html).toContain('readiness=paused')
  expect(html).not.toContain('readiness=opted-out')
})

test('An empty company is even, and has not enough people', () => {
  const { text } = box(0, 0, { hasMinimumUsers: false, hasEvenNumbers: true })
  expect(text).toContain('Not met (4 required)')
  expect(text).toContain('0 is Even')
})
