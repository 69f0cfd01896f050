import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { root } from './sources.mjs'

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/**
 * The long tests (`*.long.*`) that this run leaves out: none with ALL; with LONG_SINCE, a commit, those in whose folder
 * nothing has changed since.
 * @returns {string[]} patterns
 */
export function longTestsLeftOut() {
  const { ALL, LONG_SINCE } = process.env
  if (ALL) return []
  if (!LONG_SINCE) return ['**/*.long.*']
  const changed = git('diff', '--name-only', LONG_SINCE)
  return git('ls-files', '*.long.*')
    .filter((test) => !changed.some((file) => file.startsWith(`${dirname(test)}/`)))
    .map((test) => `**/${test}`)
}
