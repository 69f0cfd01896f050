import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metToken, planToken, readLinkToken, unsubscribeToken } from './link-token'

const secret = randomBytes(32)
const now = new Date('2026-12-01T08:00:00Z')
const later = new Date('2027-12-01T08:00:00Z')

describe('a signed link of a mail', () => {
  test('says who and what it is for', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (user, match) => {
        expect(readLinkToken(secret, metToken(secret, user, match, later), now)).toEqual({
          purpose: 'met',
          userId: user,
          matchId: match,
          expiresAt: later,
        })
        expect(readLinkToken(secret, planToken(secret, user, match, later), now)).toMatchObject({
          purpose: 'plan',
          matchId: match,
        })
        expect(readLinkToken(secret, unsubscribeToken(secret, user), now)).toMatchObject({ userId: user })
      }),
    )
  })

  test('is refused after any change, from another installation, or as anything else', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(70), fc.integer({ min: 1, max: 255 }), (user, at, change) => {
        const token = metToken(secret, user, user, later)
        const bytes = Buffer.from(token, 'base64url')
        bytes[at % bytes.length]! ^= change
        expect(readLinkToken(secret, bytes.toString('base64url'), now)).toBeUndefined()
        expect(readLinkToken(randomBytes(32), token, now)).toBeUndefined()
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => readLinkToken(secret, text, now) === undefined))
  })

  test('did-you-meet and planning expire, unsubscribing never does', () => {
    const user = '0b6d6e9e-6c0f-4a53-9a77-0d3c3a0a7d11'
    expect(readLinkToken(secret, metToken(secret, user, user, now), now)).toBe('expired')
    expect(readLinkToken(secret, planToken(secret, user, user, now), now)).toBe('expired')
    expect(readLinkToken(secret, unsubscribeToken(secret, user), new Date('2090-01-01'))).toBeDefined()
  })
})
