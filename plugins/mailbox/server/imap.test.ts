import { expect, test } from 'vitest'
import { whyAway } from './imap'

const settings = {
  host: 'mail.example.com',
  port: 993,
  tls: 'always' as const,
  user: 'coffee@example.com',
  password: 'a secret',
  folder: 'Replies',
}

test.each([
  [{ authenticationFailed: true }, /^mail\.example\.com does not take the user or password of INBOUND_URL/],
  [{ mailboxMissing: true }, /^The mailbox has no folder Replies\. Check INBOUND_URL/],
  [{ code: 'ENOTFOUND' }, /^There is no host mail\.example\.com\. Check INBOUND_URL/],
  [{ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, /can't be trusted .* NODE_EXTRA_CA_CERTS/],
  [
    { code: 'ECONNREFUSED' },
    /^mail\.example\.com:993 can't be reached: nothing listens there\. Ask who runs/,
  ],
  [{ code: 'CONNECT_TIMEOUT' }, /can't be reached: it does not answer/],
  [{ code: 'LineTooLarge' }, /can't be reached: the conversation breaks off/],
])('A mailbox that is away for %j is said to who can mend it, without a secret', (fault, words) => {
  const text = whyAway({ name: 'Error', message: 'NO a secret', ...fault }, settings)
  expect(text).toMatch(words)
  expect(text).not.toContain('secret')
})
