import { wordsIn } from '../../languages/server'
import { expect, it } from 'vitest'
import { pino } from 'pino'
import { MailRefused } from '../platform/context/mailer'
import { newDeviceMail, sendNotice } from './notice.email'

it.each([
  [new MailRefused('550 <ada@example.com>: no such user', false, '550'), '"code":"550"'],
  [new Error('no space left'), 'no space left'],
])('a notice that fails by %s is only logged, without the address', async (error, logged) => {
  const lines: string[] = []
  const log = pino({}, { write: (line) => void lines.push(line) })
  const send = async () => {
    throw error
  }
  const mail = newDeviceMail(wordsIn('en').mail, {
    to: 'ada@example.com',
    device: 'Firefox on Windows',
    way: 'password',
    when: 'now',
    ip: '203.0.113.9',
  })
  sendNotice({ mailer: { send }, log }, mail)
  await expect.poll(() => lines).toHaveLength(1)
  expect(lines[0]).toContain('a mail about an account failed')
  expect(lines[0]).toContain(logged)
  expect(lines[0]).not.toContain('ada@example.com')
})
