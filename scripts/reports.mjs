// Counts tests from the runners' own JSON reports; a report that is missing or can't be read is a failure.
import { readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** So many characters of what failed are shown of each failure at the end. */
const SHOWN = 600

/**
 * @template Report
 * @param {string} file
 * @returns {Report | undefined}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * Vitest's `--reporter=json`. A file that could not be loaded has no tests, and counts as one failure.
 * @param {string} file
 * @param {number} exitCode of the runner
 * @returns {Counts}
 */
export function countVitest(file, exitCode) {
  /** @type {import('vitest/node').JsonTestResults | undefined} */
  const report = read(file)
  if (!report?.testResults) return { passed: 0, failed: 1, skipped: 0 }
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  return settle(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    exitCode,
  )
}

/**
 * What failed, each as its name and the beginning of its message, so that it stands at the end of a long output.
 * @param {string} file of `--reporter=json` of vitest
 * @returns {string[]}
 */
export function failuresOfVitest(file) {
  /** @type {import('vitest/node').JsonTestResults | undefined} */
  const report = read(file)
  return (report?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0) return message ? [failure(name, message)] : []
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages?.join('\n') ?? ''))
  })
}

/**
 * The skipped tests by their reason (`server/testing/needs.ts`): how many wait for each missing package, how many need
 * each right that this machine does not give, and the names of those that say no reason.
 * @param {string} file of `--reporter=json` of vitest
 */
export function skipsOfVitest(file) {
  /** @type {import('vitest/node').JsonTestResults | undefined} */
  const report = read(file)
  const skipped = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
  /** @type {Record<'parts' | 'rights', Map<string, number>>} */
  const { parts, rights } = { parts: new Map(), rights: new Map() }
  /** @type {string[]} */
  const unexplained = []
  for (const { meta, fullName } of skipped) {
    const { needs = [], right } = /** @type {{ needs?: string[], right?: string }} */ (meta ?? {})
    if (right) rights.set(right, (rights.get(right) ?? 0) + 1)
    else if (needs.length === 0) unexplained.push(fullName)
    for (const part of needs) parts.set(part, (parts.get(part) ?? 0) + 1)
  }
  return { parts, rights, unexplained }
}

/** @type {(name: string, message: string) => string} */
const failure = (name, message) => `✗ ${name}\n${message.slice(0, SHOWN)}`

/**
 * Playwright's `--reporter=json`. A test that passed only when tried again has passed.
 * @param {string} file
 * @param {number} exitCode of the runner
 * @returns {Counts}
 */
export function countPlaywright(file, exitCode) {
  /** @type {import('@playwright/test/reporter').JSONReport | undefined} */
  const report = read(file)
  if (!report?.stats) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  return settle({ passed: expected + flaky, failed: unexpected + report.errors.length, skipped }, exitCode)
}

/**
 * A runner that says it failed has failed, and one that ran nothing has too, whatever its report counts.
 * @param {Counts} counts
 * @param {number} exitCode
 */
function settle(counts, exitCode) {
  const isSilent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return isSilent ? { ...counts, failed: 1 } : counts
}

/**
 * The sum of several counts.
 * @param {Counts[]} counts
 */
export function total(counts) {
  return counts.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}
