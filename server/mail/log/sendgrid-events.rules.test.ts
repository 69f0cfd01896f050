import { describe, expect, test } from 'vitest'
import { isMailboxFault } from '../delivery.rules'
import { readEvents } from './webhook.routes'

const now = new Date('2026-12-01T08:00:00Z')

describe('whose fault a refusal is', () => {
  test.each([
    ['550', '550 5.1.1 <x@example.com>: user unknown', true],
    ['550', '550 no such user', true],
    ['550', '550 5.4.1 Recipient address rejected: Access denied', true],
    ['552', '552 5.2.2 mailbox full', true],
    ['553', '553 mailbox name not allowed', true],
    ['550', '550 5.7.1 Unable to relay', false],
    ['554', '554 5.7.1 Service unavailable; client host is listed', false],
    ['530', '530 Authentication required', false],
    ['450', '450 4.2.1 try later', false],
    ['ECONNRESET', 'read ECONNRESET', false],
  ])('at RCPT TO, %s "%s" is the address’s: %s', (code, message, expected) => {
    expect(isMailboxFault({ code, message })).toBe(expected)
  })

  test.each([
    [{ event: 'bounce', type: 'bounce', bounce_classification: 'Invalid Address' }, true],
    [{ event: 'bounce', type: 'bounce', bounce_classification: 'Mailbox Unavailable' }, true],
    [{ event: 'bounce', type: 'bounce' }, true],
    [{ event: 'bounce', type: 'blocked' }, false],
    [{ event: 'bounce', type: 'bounce', bounce_classification: 'Reputation' }, false],
    [{ event: 'bounce', type: 'bounce', bounce_classification: 'Content' }, false],
    [{ event: 'bounce', type: 'bounce', bounce_classification: 'Technical Failure' }, false],
    [{ event: 'dropped', reason: 'Bounced Address' }, true],
    [{ event: 'dropped', reason: 'Invalid' }, true],
    [{ event: 'dropped', reason: 'Unsubscribed Address' }, false],
    [{ event: 'dropped', reason: 'Spam Reporting Address' }, false],
    [{ event: 'dropped', reason: 'Recipient List over Package Quota' }, false],
    [{ event: 'delivered' }, false],
  ])('%j is the address’s: %s', (fields, expected) => {
    const event = { sg_event_id: '1', message_id: '<1@example.com>', timestamp: 1_790_000_000, ...fields }
    expect(readEvents([event], now)).toMatchObject([{ isAddressFault: expected }])
  })
})

test('what is reported with a future time happened now at the latest', () => {
  const event = { sg_event_id: '1', message_id: '<1@x>', event: 'delivered', timestamp: 9_000_000_000 }
  expect(readEvents([event, event], now)).toMatchObject([{ at: now }])
})
