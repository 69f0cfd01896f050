import { describe, expect, test } from 'vitest'
import { failureReason } from './delivery.rules'
import { answerOutcome } from './sendgrid'

describe('the reason in the log', () => {
  test.each([
    [400, 'bad content', 'SendGrid refused the message for good.'],
    [413, 'too large', 'SendGrid refused the message for good.'],
    [401, 'key', 'SendGrid does not let this sender send. Check the API key and the sender address.'],
    [403, 'sender', 'SendGrid does not let this sender send. Check the API key and the sender address.'],
    [403, 'Maximum credits exceeded', "The SendGrid account's quota is used up."],
    [429, 'too many requests', 'SendGrid asked to try again later, until the tries were used up.'],
    [503, 'unavailable', 'SendGrid had a fault of its own, until the tries were used up.'],
  ])('says of %i "%s" from SendGrid what was done about it', (status, message, reason) => {
    const outcome = answerOutcome(status, JSON.stringify({ errors: [{ message }] }), null)
    expect('code' in outcome && failureReason(outcome)).toBe(reason)
  })

  test.each([
    ['451', 'The mail server was busy at every try.'],
    ['550', 'The mail server does not take mail for this address.'],
    ['571', 'The mail server refused the mail.'],
  ])('says of %s from a mail server what was done about it', (code, reason) => {
    expect(failureReason({ code, message: 'no' })).toBe(reason)
  })
})
