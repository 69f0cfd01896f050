import type { MessageStructureObject } from 'imapflow'
import { expect, test } from 'vitest'
import { textOfPart, worthReading } from './parts.rules'

const node = (type: string, more: Partial<MessageStructureObject> = {}): MessageStructureObject => ({
  type,
  size: 100,
  ...more,
})
const calendar = node('text/calendar', { part: '1.2', encoding: 'base64', parameters: { method: 'reply' } })
const reply = { kind: 'reply', calendar: { key: '1.2', encoding: 'base64' } }
const multipart = (...childNodes: MessageStructureObject[]) => node('multipart/mixed', { childNodes })

test('A calendar’s reply is found wherever programs put it', () => {
  expect(worthReading(multipart(multipart(node('text/plain'), calendar)))).toEqual(reply)
  expect(worthReading(node('text/calendar'))).toEqual({
    kind: 'reply',
    calendar: { key: '1', encoding: '7bit' },
  })
})

test('Another method, a part that is too large, and what lies within a forwarded message or too deep are left alone', () => {
  const left = [
    undefined,
    node('text/plain'),
    node('text/calendar', { parameters: { method: 'COUNTER' } }),
    node('text/calendar', { size: 65_537 }),
    node('message/rfc822', { childNodes: [calendar] }),
    Array.from({ length: 7 }).reduce<MessageStructureObject>((inner) => multipart(inner), calendar),
    multipart(...Array.from({ length: 50 }, () => node('text/plain')), calendar),
  ]
  for (const message of left) expect(worthReading(message)).toBeUndefined()
})

test('Of a report, its status and the headers of the mail that came back are read, not the mail', () => {
  const status = node('message/delivery-status', { part: '2', encoding: '7bit' })
  const original = node('message/rfc822', { part: '3', size: 20_000_000, childNodes: [calendar] })
  const report = (parameters: Record<string, string>, ...childNodes: MessageStructureObject[]) =>
    worthReading(node('multipart/report', { parameters, childNodes }))
  const parameters = { 'report-type': 'Delivery-Status' }
  expect(report(parameters, node('text/plain'), status, original)).toEqual({
    kind: 'report',
    status: { key: '2', encoding: '7bit' },
    original: { key: '3.HEADER', encoding: '7bit' },
  })
  const headers = node('text/rfc822-headers', { part: '3', encoding: 'base64' })
  expect(report(parameters, status, headers)).toMatchObject({ original: { key: '3', encoding: 'base64' } })
  expect(report({ 'report-type': 'disposition-notification' }, status, original)).toBeUndefined()
  expect(report(parameters, status)).toBeUndefined()
})

test('A report is found within another message’s frame, and of a mail in message/global the beginning is read', () => {
  const parameters = { 'report-type': 'delivery-status' }
  const status = node('message/global-delivery-status', { part: '1.2', encoding: '8bit' })
  const original = node('message/global', { part: '1.3', encoding: '8bit' })
  const report = node('multipart/report', { parameters, childNodes: [node('text/plain'), status, original] })
  const found = {
    kind: 'report',
    status: { key: '1.2', encoding: '8bit' },
    original: { key: '1.3', encoding: '8bit' },
  }
  expect(worthReading(multipart(report, node('text/plain')))).toEqual(found)
  expect(worthReading(multipart(multipart(report)))).toEqual(found)
  expect(worthReading(node('message/rfc822', { childNodes: [report] }))).toBeUndefined()
})

test('Broken encodings lose what is broken, and no more', () => {
  expect(textOfPart(Buffer.from('QkVH!!\r\nSU4=%%'), 'BASE64')).toBe('BEGIN')
  expect(textOfPart(Buffer.from('J=C3=BCr=\r\ngen=ZZ='), 'quoted-printable')).toBe('Jürgen=ZZ=')
  expect(textOfPart(Buffer.from('Jürgen'), '8bit')).toBe('Jürgen')
})
