// npm run check: types, lint, format, borders, documents, unused code. Two at a time; each counts as one test.
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const bin = (name) => join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const project = (folder) => [`types of ${folder}`, bin('tsc'), '-p', folder]

const steps = [
  project('web'),
  ['lint', bin('oxlint'), '--type-aware', '--format=unix'],
  project('server'),
  project('matching'),
  project('shared'),
  project('e2e'),
  ['nothing unused', bin('knip'), '--no-progress'],
  ['format (npm run format)', bin('biome'), 'format', '--reporter=summary', '.'],
  ['borders', process.execPath, 'scripts/borders.mjs'],
  ['paths in the documents', process.execPath, 'scripts/docs-paths.mjs'],
]

/** The beginning says enough; `npm run check` has little use for a thousand lines. */
function shortened(output) {
  const lines = output.trim().split('\n')
  return lines.length > 60
    ? [...lines.slice(0, 60), `… and ${lines.length - 60} lines more`].join('\n')
    : lines.join('\n')
}

function run([name, command, ...args]) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done({ name, ok: false, output: error.message }))
    child.on('close', (code) => done({ name, ok: code === 0, output }))
  })
}

/** Runs every step, says how each went and why it failed; resolves to [{ name, ok }]. */
export async function check() {
  const waiting = [...steps]
  const results = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const { name, ok, output } = await run(step)
      console.log(`${ok ? '✓' : '✗'} ${name}${ok ? '' : `\n${shortened(output)}\n`}`)
      results.push({ name, ok })
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  ensureInstalled(root)
  const results = await check()
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
}
