import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outageWaitSeconds, waitSeconds } from '../delivery.rules'
import { answerOutcome } from '../sendgrid'
import { transitionFor } from './transition.rules'

const now = new Date('2026-12-01T08:00:00Z')
const row = { id: 7, attempt: 3, refusals: 0 }
const given = { now, random: 0, isNobodysFault: false }

describe('waiting before the next try', () => {
  test('starts at about 2 seconds, doubles, never passes 15 minutes and a half of that, and obeys the server', () => {
    expect(waitSeconds(1, 0)).toBe(2)
    expect(waitSeconds(2, 0)).toBe(4)
    expect(waitSeconds(7, 0)).toBe(128)
    expect(waitSeconds(1, 0, 600)).toBe(600)
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (tries, random) => {
          expect(waitSeconds(tries, random)).toBeGreaterThanOrEqual(2)
          expect(waitSeconds(tries, random)).toBeLessThanOrEqual(900 * 1.5)
          expect(outageWaitSeconds(tries, random)).toBeLessThanOrEqual(30 * 1.25)
        },
      ),
    )
  })
})

describe('what a row becomes after a try', () => {
  test('accepted: sent. Unanswered after its end: uncertain. Fenced: not ours to say', () => {
    expect(transitionFor(row, { kind: 'accepted' }, given)).toMatchObject({
      to: 'sent',
      sendStatus: 'success',
    })
    expect(transitionFor(row, { kind: 'uncertain', code: 'ECONNRESET', message: '' }, given)).toMatchObject({
      to: 'unknown',
      sendStatus: 'unknown',
    })
    expect(transitionFor(row, { kind: 'fenced' }, given)).toEqual({ id: 7, attempt: 3, to: 'waiting' })
  })

  test('refused for now: tried again later, but no more than eight times in all', () => {
    const outcome = { kind: 'refused', isTemporary: true, code: '451', message: 'grey' } as const
    expect(transitionFor(row, outcome, given)).toMatchObject({
      to: 'waiting',
      refused: 1,
      nextAttemptAt: new Date(now.getTime() + 2000),
      errorCode: '451',
    })
    expect(transitionFor({ ...row, refusals: 6 }, outcome, given)).toMatchObject({ to: 'waiting' })
    expect(transitionFor({ ...row, refusals: 7 }, outcome, given)).toMatchObject({
      to: 'failed',
      sendStatus: 'failed',
    })
  })

  test('refused for good: never tried again', () => {
    const outcome = { kind: 'refused', isTemporary: false, code: '550', message: 'no such user' } as const
    expect(transitionFor(row, outcome, given)).toMatchObject({
      to: 'failed',
      errorCode: '550',
      errorMessage: 'no such user',
      failureReason: 'The mail server does not know this address.',
    })
  })

  test('a broken connection costs the message a try, unless the server is failing for everybody', () => {
    const outcome = { kind: 'dropped', code: 'ECONNRESET', message: 'cut' } as const
    expect(transitionFor(row, outcome, given)).toMatchObject({ to: 'waiting', refused: 1 })
    const transition = transitionFor(row, outcome, { ...given, isNobodysFault: true })
    expect(transition).toEqual({ id: 7, attempt: 3, to: 'waiting' })
  })
})

describe("SendGrid's answers", () => {
  test.each([
    [202, '', null, { kind: 'accepted', isRelayed: true }],
    [
      429,
      '{"errors":[{"message":"too many requests"}]}',
      '7',
      {
        kind: 'refused',
        isTemporary: true,
        retryAfterSeconds: 7,
        sendStatus: 'sendgrid_limit',
        message: 'too many requests',
      },
    ],
    [
      401,
      '{"errors":[{"message":"bad key"}]}',
      null,
      { isTemporary: false, isSendersFault: true, sendStatus: 'sendgrid_forbidden' },
    ],
    [403, 'x', null, { isTemporary: false, isSendersFault: true, sendStatus: 'sendgrid_forbidden' }],
    [
      400,
      '{"errors":[{"message":"Maximum credits exceeded"}]}',
      null,
      { isTemporary: false, sendStatus: 'sendgrid_limit' },
    ],
    [
      400,
      '{}',
      null,
      { isTemporary: false, isSendersFault: false, sendStatus: 'sendgrid_error', message: 'HTTP 400' },
    ],
    [503, '<html>', null, { isTemporary: true, sendStatus: 'sendgrid_error' }],
  ])('%i %s', (status, body, retryAfter, expected) => {
    expect(answerOutcome(status, body, retryAfter)).toMatchObject(expected)
  })
})
