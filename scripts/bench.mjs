// npm run bench [-- group …]: runs X.bench.ts of each group X in a process of its own and prints one table.
// A bench file exports `bench(): Promise<{ figure, target, value, ratio?, ok? }[]>`, all but `ok` as text.
import { fork, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBrowser } from './browser.mjs'
import { isBuilt } from './build.mjs'
import { bundleToRun } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { filesBelow } from './sources.mjs'

const script = fileURLToPath(import.meta.url)
const root = resolve(script, '../..')
const groupOf = (path) => basename(path).replace('.bench.ts', '')

async function inChild(file) {
  const module = await import(pathToFileURL(file).href)
  const rows = await (module.bench ?? module.default)()
  process.send({ rows }, () => process.exit(0))
}

async function measure(path) {
  const file = await bundleToRun(root, path)
  try {
    return await new Promise((done) => {
      const child = fork(script, ['--child', file], {
        cwd: root,
        execArgv: ['--expose-gc', '--enable-source-maps'],
      })
      let rows
      child.on('message', (message) => (rows = message.rows))
      child.on('exit', (code) =>
        done(rows ?? [{ figure: `${path} ended with ${code}`, target: '', value: '', ok: false }]),
      )
    })
  } finally {
    rmSync(dirname(file), { recursive: true, force: true })
  }
}

function table(rows) {
  const cells = rows.map(({ group, figure, target, value, ratio = '', ok }) => [
    group,
    figure,
    target,
    value,
    ratio,
    ok === undefined ? '' : ok ? 'ok' : 'MISSED',
  ])
  const all = [['group', 'figure', 'target', 'value', 'ratio', ''], ...cells]
  const widths = all[0].map((_, column) => Math.max(...all.map((row) => row[column].length)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

if (process.argv[2] === '--child') {
  await inChild(process.argv[3])
} else {
  ensureInstalled(root)
  const wanted = process.argv.slice(2)
  const files = filesBelow(root, ['matching', 'server', 'e2e'], (path) => path.endsWith('.bench.ts'))
  const chosen = files.filter((path) => wanted.length === 0 || wanted.includes(groupOf(path)))
  if (chosen.length === 0) {
    console.error(`No such group. There are: ${files.map(groupOf).join(', ') || 'none yet'}`)
    process.exit(1)
  }
  if (!isBuilt(root)) {
    const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })
    if (status !== 0) process.exit(1)
  }
  if (chosen.some((path) => path.startsWith('e2e/')))
    process.env.CHROMIUM_PATH = (await ensureBrowser()) ?? ''
  const rows = []
  for (const path of chosen) {
    console.error(`Measuring ${groupOf(path)} …`)
    rows.push(...(await measure(path)).map((row) => ({ group: groupOf(path), ...row })))
  }
  console.log(table(rows))
  process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0
}
