import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { Writable } from 'node:stream'
import { expect, it } from 'vitest'
import { catchTheUncaught } from './last-resort'

it('what nothing caught is logged without what was asked; after an exception the product stops in order', () => {
  const lines: string[] = []
  const process = new EventEmitter()
  let stops = 0
  const write = (line: Buffer, _: unknown, done: () => void) => {
    lines.push(String(line))
    done()
  }
  catchTheUncaught(process, pino(new Writable({ write })), () => {
    stops += 1
  })
  const cause = new Error('terminating connection')
  process.emit('unhandledRejection', new Error('Failed query: nora@example.com', { cause }))
  expect(stops).toBe(0)
  process.emit('uncaughtException', 'not even an error')
  expect(stops).toBe(1)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: 50, cause: 'Error: terminating connection' }),
    expect.objectContaining({ level: 60, cause: 'not even an error' }),
  ])
  expect(lines.join('')).not.toContain('nora')
})
