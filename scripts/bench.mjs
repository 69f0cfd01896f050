// npm run bench [-- group …]: runs X.bench.ts of each group X in a process of its own and prints one table.
// A bench file exports `bench(): Promise<{ figure, target, value, ratio?, ok? }[]>`, all but `ok` as text.
import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBrowser } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { bundleToRun } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { filesBelow, root } from './sources.mjs'

const script = fileURLToPath(import.meta.url)
const groupOf = (/** @type {string} */ path) => basename(path).replace('.bench.ts', '')

/**
 * What a bench measured, as it is printed; `ok` is missing where there is no target.
 * @typedef {{ figure: string, target: string, value: string, ratio?: string, ok?: boolean }} Row
 * @typedef {Row & { group: string }} GroupRow
 */

async function inChild(/** @type {string} */ file) {
  /** @type {{ bench: () => Promise<Row[]> }} */
  const module = await import(pathToFileURL(file).href)
  const rows = await module.bench()
  process.send?.({ rows }, () => process.exit(0))
}

/**
 * @param {string} path of a bench file
 * @returns {Promise<Row[]>}
 */
async function measure(path) {
  const file = await bundleToRun(path)
  try {
    return await new Promise((done) => {
      const child = fork(script, ['--child', file], {
        cwd: root,
        execArgv: ['--expose-gc', '--enable-source-maps'],
      })
      /** @type {Row[] | undefined} */
      let rows
      child.on('message', (/** @type {{ rows: Row[] }} */ message) => (rows = message.rows))
      child.on('exit', (code) =>
        done(rows ?? [{ figure: `${path} ended with ${code}`, target: '', value: '', ok: false }]),
      )
    })
  } finally {
    rmSync(dirname(file), { recursive: true, force: true })
  }
}

function table(/** @type {GroupRow[]} */ rows) {
  const cells = rows.map(({ group, figure, target, value, ratio = '', ok }) => [
    group,
    figure,
    target,
    value,
    ratio,
    ok === undefined ? '' : ok ? 'ok' : 'MISSED',
  ])
  const titles = ['group', 'figure', 'target', 'value', 'ratio', '']
  const all = [titles, ...cells]
  const widths = titles.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const [first, bundle] = process.argv.slice(2)
if (first === '--child' && bundle) {
  await inChild(bundle)
} else {
  ensureInstalled()
  const wanted = process.argv.slice(2)
  const files = filesBelow(['matching', 'server', 'plugins', 'e2e'], (path) => path.endsWith('.bench.ts'))
  const chosen = files.filter((path) => wanted.length === 0 || wanted.includes(groupOf(path)))
  if (chosen.length === 0) {
    console.error(`No such group. There are: ${files.map(groupOf).join(', ') || 'no groups yet'}`)
    process.exit(1)
  }
  ensureBuilt()
  if (chosen.some((path) => path.startsWith('e2e/')))
    process.env.CHROMIUM_PATH = (await ensureBrowser()) ?? ''
  /** @type {GroupRow[]} */
  const rows = []
  for (const path of chosen) {
    console.error(`Measuring ${groupOf(path)} …`)
    rows.push(...(await measure(path)).map((row) => ({ group: groupOf(path), ...row })))
  }
  console.log(table(rows))
  process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
}
