import { EventEmitter } from 'node:events'
import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openLog, catchTheUncaught } from './log'

it('what nothing caught is logged without what was asked; after an exception the product stops in order', () => {
  const lines: string[] = []
  const process = new EventEmitter()
  let stops = 0
  const write = (line: Buffer, _: unknown, done: () => void) => {
    lines.push(String(line))
    done()
  }
  catchTheUncaught(process, openLog('info', new Writable({ write })), () => {
    stops += 1
  })
  const cause = Object.assign(new Error('550 <nora@example.com>:\n  at home\nfaked: {"level":60}'), {
    code: '23505',
  })
  process.emit('unhandledRejection', new DrizzleQueryError('select $1', ['nora@example.com'], cause))
  expect(stops).toBe(0)
  process.emit('uncaughtException', 'not even an error')
  expect(stops).toBe(1)
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: 50,
      err: {
        cause: 'Error: 550 <[address]>:',
        stack: expect.arrayContaining([expect.stringContaining('log.test')]),
      },
    }),
    expect.objectContaining({ level: 60, err: { cause: 'not even an error' } }),
  ])
  expect(lines.join('')).not.toMatch(/nora|faked/)
})
