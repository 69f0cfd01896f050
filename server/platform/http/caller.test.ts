import { describe, expect, it } from 'vitest'
import { FRESH_PROOF_MS, missingProof } from './caller'

const now = new Date('2026-11-16T09:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
const nothing = { hasPasskey: false, hasApp: false, provedAt: null }
const optional = { now, isRequired: false }
const required = { now, isRequired: true }

describe('what an administrator has to prove', () => {
  it('is nothing without a second factor', () => {
    expect(missingProof({}, nothing, optional)).toBeUndefined()
    expect(missingProof({ proof: 'fresh' }, nothing, optional)).toBeUndefined()
  })

  it('is a second factor first, where one is required', () => {
    expect(missingProof({}, nothing, required)).toBe('second_factor_missing')
    expect(missingProof({ proof: 'none' }, nothing, required)).toBe('second_factor_missing')
    expect(missingProof({ proof: 'fresh', setUp: true }, nothing, required)).toBeUndefined()
  })

  for (const kind of ['hasPasskey', 'hasApp'] as const)
    for (const rules of [optional, required]) {
      const at = (provedAt: Date | null) => ({ ...nothing, [kind]: true, provedAt })
      it(`is the second factor, once in a session (${kind}, required: ${rules.isRequired})`, () => {
        expect(missingProof({}, at(null), rules)).toBe('proof_needed')
        expect(missingProof({ setUp: true }, at(null), rules)).toBe('proof_needed')
        expect(missingProof({ proof: 'none', setUp: true }, at(null), rules)).toBeUndefined()
        expect(missingProof({}, at(ago(29 * 86_400_000)), rules)).toBeUndefined()
      })

      it(`is the second factor again after ten minutes, for some calls (${kind}, required: ${rules.isRequired})`, () => {
        expect(missingProof({ proof: 'fresh' }, at(null), rules)).toBe('proof_needed')
        expect(missingProof({ proof: 'fresh' }, at(ago(FRESH_PROOF_MS - 1)), rules)).toBeUndefined()
        expect(missingProof({ proof: 'fresh' }, at(ago(FRESH_PROOF_MS)), rules)).toBe('proof_needed')
        expect(missingProof({ proof: 'fresh', setUp: true }, at(ago(FRESH_PROOF_MS)), rules)).toBe(
          'proof_needed',
        )
      })
    }
})
