// npm run check: types, lint, format, borders, migrations, documents, unused code. Two at a time; each counts as one test.
//   npm run check:types, check:lint, check:format, check:borders, check:migrations, check:docs, check:english, check:unused    only that part
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { isMain, root } from './sources.mjs'

/**
 * @typedef {{ part: string, name: string, command: string, args: string[] }} Step
 * @typedef {{ name: string, ok: boolean, output: string }} Result
 */

const bin = (/** @type {string} */ name) =>
  join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)

/** @type {(part: string, name: string, command: string, ...args: string[]) => Step} */
const step = (part, name, command, ...args) => ({ part, name, command, args })
// What the last run found is kept, so that only what changed is checked again: a tenth of the time.
const types = (/** @type {string} */ folder) => {
  const kept = ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${folder}.json`]
  // By one thread: several check what they share once each, for twice the processor's time; two steps run at once anyway.
  // Not the one in .bin: that may be of typescript-5, which writes the client's types (docs/dependencies.md).
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  return step('types', `types of ${folder}`, process.execPath, tsc, '-p', folder, '--singleThreaded', ...kept)
}

// The longest first.
const steps = [
  types('web'),
  step('lint', 'lint', bin('oxlint'), '--type-aware', '--format=unix'),
  types('server'),
  types('matching'),
  types('shared'),
  types('e2e'),
  types('scripts'),
  step('unused', 'nothing unused', bin('knip'), '--no-progress'),
  step('format', 'format (npm run format)', bin('biome'), 'format', '--reporter=summary', '.'),
  step('borders', 'borders', process.execPath, 'scripts/borders.mjs'),
  step('english', 'texts are in languages/, comments are plain', process.execPath, 'scripts/english.mjs'),
  step(
    'migrations',
    'the first migration has the tables of the sources',
    process.execPath,
    'scripts/migration.mjs',
    '--check',
  ),
  step('docs', 'paths in the documents', process.execPath, 'scripts/docs-paths.mjs'),
]

/** The beginning says enough: nobody reads a thousand lines of failures. */
function shortened(/** @type {string} */ output) {
  const lines = output.trim().split('\n')
  return lines.length > 60
    ? [...lines.slice(0, 60), `… and ${lines.length - 60} lines more`].join('\n')
    : lines.join('\n')
}

/**
 * @param {Step} step
 * @returns {Promise<Result>}
 */
function run({ name, command, args }) {
  return new Promise((done) => {
    // tsc and the lint are written in Go, and end before their garbage is worth collecting.
    const env = { GOGC: '400', ...process.env }
    const child = spawn(command, args, { cwd: root, env, shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done({ name, ok: false, output: error.message }))
    child.on('close', (code) => done({ name, ok: code === 0, output }))
  })
}

/** Runs every step, or those of some parts; says how each went and why it failed. */
export async function check(/** @type {string[]} */ parts = []) {
  const waiting = steps.filter(({ part }) => parts.length === 0 || parts.includes(part))
  /** @type {Result[]} */
  const results = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await run(next)
      const { name, ok, output } = result
      console.log(`${ok ? '✓' : '✗'} ${name}${ok ? '' : `\n${shortened(output)}\n`}`)
      results.push(result)
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

if (isMain(import.meta.url)) {
  const parts = process.argv.slice(2)
  const known = [...new Set(steps.map(({ part }) => part))]
  const unknown = parts.filter((part) => !known.includes(part))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. There are: ${known.join(', ')}.`)
    process.exit(1)
  }
  ensureInstalled()
  const results = await check(parts)
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}
