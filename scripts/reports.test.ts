import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { countPlaywright, countVitest, failuresOfVitest, skipsOfVitest, total } from './reports.mjs'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] }
const unloaded = { status: 'failed', assertionResults: [] }
const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
const playwright = { stats: { expected: 2, flaky: 1, unexpected: 0, skipped: 1 }, errors: [] }

describe('what a runner reports', () => {
  it('is counted', () => {
    expect(countVitest(report(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
    expect(countPlaywright(report(playwright), 0)).toEqual({ passed: 3, failed: 0, skipped: 1 })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const results = { ...vitest, numFailedTests: 1, testResults: [unloaded, failing] }
    expect(countVitest(report(results), 1)).toMatchObject({ passed: 3, failed: 2 })
  })

  it.each([
    ['is missing', () => countVitest(join(folder, 'none.json'), 0)],
    ['is missing', () => countPlaywright(join(folder, 'none.json'), 0)],
    ['is not a report', () => countVitest(report({}), 0)],
    ['counts no failure though the runner failed', () => countVitest(report(vitest), 1)],
    ['counts no failure though the runner failed', () => countPlaywright(report(playwright), 1)],
    ['counts no test', () => countVitest(report({ ...vitest, numPassedTests: 0 }), 0)],
  ])('is a failure when it %s', (_, count) => {
    expect(count().failed).toBe(1)
  })

  it('counts errors outside any test', () => {
    expect(countPlaywright(report({ ...playwright, errors: [{}] }), 1).failed).toBe(1)
  })

  it('names what failed, and a file that could not be loaded', () => {
    const test = { status: 'failed', fullName: 'a pair meets', failureMessages: ['expected 1, got 2'] }
    const loaded = { name: 'a.test.ts', message: '', assertionResults: [test, { ...test, status: 'passed' }] }
    const results = {
      testResults: [loaded, { name: 'b.test.ts', message: 'No such file', assertionResults: [] }],
    }
    expect(failuresOfVitest(report(results))).toEqual([
      '✗ a.test.ts › a pair meets\nexpected 1, got 2',
      '✗ b.test.ts\nNo such file',
    ])
    expect(failuresOfVitest(join(folder, 'none.json'))).toEqual([])
  })

  it('counts skipped tests by the package or the right that they need, and names those without a reason', () => {
    const skipped = (fullName: string, meta: object) => ({ status: 'skipped', fullName, meta })
    const tests = [
      skipped('a', { needs: ['nginx', 'caddy'] }),
      skipped('b', { needs: ['nginx'] }),
      skipped('c', { right: 'mounting a disk' }),
      skipped('d', {}),
      { status: 'passed', fullName: 'e', meta: { needs: [] } },
    ]
    expect(skipsOfVitest(report({ testResults: [{ assertionResults: tests }] }))).toEqual({
      parts: new Map([
        ['nginx', 2],
        ['caddy', 1],
      ]),
      rights: new Map([['mounting a disk', 1]]),
      unexplained: ['d'],
    })
  })

  it('is added up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 }
    expect(total([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
  })
})
