import { expect, test } from 'vitest'
import { readReport } from './read-mailbox'

const HEADERS =
  'Subject: November\r\nMessage-Id:\r\n <abc@example.com>\r\n\r\nMessage-ID: <other@example.com>\r\n'
const status = (...fields: string[]) =>
  ['Reporting-MTA: dns; mail.example.com', '', 'Final-Recipient: rfc822; ada@example.com', ...fields].join(
    '\r\n',
  )

test('A final failure names the message that came back, the code and the server’s words on one line', () => {
  const text = status(
    'Action: Failed',
    'Status: 5.1.1 (unknown)',
    'Diagnostic-Code: smtp; 550\r\n\tNo\u0000 such user',
  )
  expect(readReport(text, HEADERS)).toEqual({
    messageId: '<abc@example.com>',
    code: '5.1.1',
    reason: '550 No such user',
    isAddressFault: true,
  })
})

test('A mail that is late, arrived, was passed on or is not named, and a text that is not a report, say nothing', () => {
  for (const action of ['delayed', 'delivered', 'relayed', 'expanded', ''])
    expect(readReport(status(`Action: ${action}`, 'Status: 5.1.1'), HEADERS)).toBeUndefined()
  const failed = status('Action: failed', 'Status: 5.1.1')
  for (const headers of [
    '',
    'Subject: x',
    'Message-ID: abc',
    'Message-ID: <a b>',
    `Message-ID: <${'x'.repeat(400)}>`,
  ])
    expect(readReport(failed, headers)).toBeUndefined()
  for (const text of ['', 'Action: failed', status('Action: failed', 'Status: 2.0.0'), 'x'.repeat(65_536)])
    expect(readReport(text, HEADERS)).toBeUndefined()
})

test.each([
  ['5.1.1', true],
  ['5.2.2', true],
  ['5.4.4', false],
  ['5.0.0', true],
  ['5.2.3', false],
  ['5.3.4', false],
  ['5.6.0', false],
  ['5.7.1', false],
  ['4.4.7', false],
])('A failure of %s is the address’s fault: %s', (code, isAddressFault) => {
  expect(readReport(status('Action: failed', `Status: ${code}`), HEADERS)).toMatchObject({
    code,
    isAddressFault,
  })
})

test('Of many recipients, the one that failed counts', () => {
  const text = `${status('Action: delivered', 'Status: 2.0.0')}\r\n\r\nAction: failed\r\nStatus: 5.1.1`
  expect(readReport(text, HEADERS)?.code).toBe('5.1.1')
})
