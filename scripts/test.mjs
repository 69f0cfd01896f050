// npm test: everything, from types to a real browser. Closes with the line "N passed, N failed".
//   npm test -- check|unit|server|browser    only that part
//   npm test -- all                          the long tests too, and more of each sample
import { spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { isBuilt } from './build.mjs'
import { check } from './check.mjs'
import { ensureInstalled } from './install.mjs'
import { countPlaywright, countVitest, failuresOfVitest, skipsOfVitest, total } from './reports.mjs'
import { root } from './sources.mjs'

const reports = join(root, 'test-results')
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const longest = 15 * 60_000
const started = Date.now()

/** The projects of vitest, and what their tests are about. */
const projects = /** @type {Record<string, string>} */ ({
  server: 'Calls and crashes, on a real PostgreSQL',
  unit: 'Rules',
})

const only = process.argv.slice(2).filter((part) => part !== 'all')
// The configurations of the runners and the tests look for it.
if (process.argv.includes('all')) process.env['ALL'] = '1'
const unknown = only.filter((part) => !['check', 'unit', 'server', 'browser'].includes(part))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: take check, unit, server, browser or all.`)
  process.exit(1)
}
const wanted = (/** @type {string} */ part) => only.length === 0 || only.includes(part)

const title = (/** @type {string} */ text) => console.log(`\n── ${text}`)
/** @type {(path: string, args: string[], env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions) => Promise<number>} */
const script = (path, args, env = {}, stdio = 'inherit') =>
  new Promise((done) => {
    const child = spawn(process.execPath, [path, ...args], {
      cwd: root,
      stdio,
      env: { ...process.env, ...env },
    })
    child.on('error', () => done(1))
    child.on('exit', (code) => done(code ?? 1))
  })

ensureInstalled()
const browser = wanted('browser') ? await ensureBrowser() : null
// Before the reports: a report of an earlier run must not be taken for one of this run.
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const counts = []

if (wanted('check')) {
  title('Types, lint, borders')
  const checks = await check()
  counts.push(...checks.map(({ ok }) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })))
}

title('Build')
const build = () => spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' }).status
// If nothing has changed since `npm start` or an earlier run, there is nothing to build.
const status = isBuilt() ? 0 : build()
counts.push({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 })

/** The tests of some projects of vitest. It takes them in this order, so that no worker waits at the end for a long file. */
async function runVitest(/** @type {string[]} */ chosen) {
  title(chosen.map((project) => projects[project]).join(' · '))
  const options = [
    ...chosen.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ]
  counts.push(countVitest(vitestReport, await script('node_modules/vitest/vitest.mjs', ['run', ...options])))
}

/** What the browser's tests print is kept until they are over, so that it stands by itself. */
async function runBrowser() {
  const isBeside = wanted('server') || wanted('unit')
  const say = () => {
    title('In a real browser')
    if (!browser) console.log('No browser: install Chromium or Chrome, or set CHROMIUM_PATH.')
  }
  if (!isBeside) say()
  const output = join(reports, 'browser.txt')
  const file = openSync(output, 'w')
  const playwright = await script(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...(isBeside ? ['--workers=2'] : [])],
    { CHROMIUM_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    isBeside ? ['ignore', file, file] : 'inherit',
  )
  closeSync(file)
  counts.push(countPlaywright(playwrightReport, playwright))
  return () => {
    if (!isBeside) return
    say()
    process.stdout.write(readFileSync(output))
  }
}

// At the same time: by themselves, the tests with a database leave a third of two cores idle while they wait.
const inBrowser = wanted('browser') ? runBrowser() : undefined
const chosen = Object.keys(projects).filter(wanted)
if (chosen.length > 0) await runVitest(chosen)
const showBrowser = await inBrowser
showBrowser?.()

for (const failure of failuresOfVitest(vitestReport)) console.log(`\n${failure}`)
const { rights, parts, unexplained } = skipsOfVitest(vitestReport)
for (const [right, tests] of rights) console.log(`\nDoes not apply here: ${right} (tests: ${tests}).`)
if (parts.size > 0) {
  const waiting = [...parts].map(([part, tests]) => `${part} (tests: ${tests})`).join(', ')
  console.log(
    `\nSkipped, as these programs are missing: ${waiting}. Debian has them: apt-get install ${[...parts.keys()].join(' ')}`,
  )
}
for (const name of unexplained) console.log(`\nSkipped without a reason: ${name}`)
const sum = total(counts)
const inapplicable = [...rights.values()].reduce((all, tests) => all + tests, 0)
const skipped = sum.skipped - inapplicable
// `.ci/run` installs every program, so a skipped test is a hole there.
const failed = sum.failed + (process.env.SKIPPED_FAILS || unexplained.length > 0 ? skipped : 0)
const passed = sum.passed
const took = Date.now() - started
console.log(`\nTook ${Math.round(took / 1000)} s; ${skipped} skipped, ${inapplicable} do not apply here.`)
if (took > longest) console.log(`That is longer than the ${longest / 60_000} minutes it may take.`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
