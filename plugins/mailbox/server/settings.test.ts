import { expect, it } from 'vitest'
import { loadConfig } from '../../../server/platform/context/config'
import { faults } from '../../../server/testing/faults'
import { mailboxReader } from './mailbox'
import { mailboxSettings } from './settings'

const INBOX = {
  host: 'mail.example.com',
  port: 993,
  tls: 'always',
  user: 'coffee@example.com',
  password: 'a/b:c',
  folder: 'INBOX',
}
const read = (url: string) => mailboxSettings.of(loadConfig({ INBOUND_URL: url }, [mailboxReader]))

it.each([
  ['imaps://coffee%40example.com:a%2Fb%3Ac@mail.example.com', {}],
  [
    'imaps://coffee%40example.com:a%2Fb%3Ac@mail.example.com:9993/Coffee%20chats',
    { port: 9993, folder: 'Coffee chats' },
  ],
  ['imap://coffee%40example.com:a%2Fb%3Ac@[::1]', { host: '::1', port: 143, tls: 'none' }],
  [
    'imap://coffee%40example.com:a%2Fb%3Ac@mail:10143?requireTLS=false',
    { host: 'mail', port: 10143, tls: 'if-offered' },
  ],
])('a mailbox is read at %s', (url, expected) => {
  expect(read(url)).toEqual({ ...INBOX, ...expected })
})

it.each([
  ['mail.example.com', /^INBOUND_URL must be imaps:/],
  ['imaps://mail.example.com/INBOX', /^INBOUND_URL must be imaps:/],
  ['imaps://coffee:100%@mail.example.com', /^INBOUND_URL must be .* written %40/],
  ['pop3://coffee:secret@mail.example.com', /^INBOUND_URL must be imaps:/],
  ['imap://coffee:secret@mail.example.com', /^INBOUND_URL must begin with imaps:/],
])('%s is refused', (url, fault) => {
  expect(faults({ INBOUND_URL: url }, [mailboxReader])).toEqual([expect.stringMatching(fault)])
})
