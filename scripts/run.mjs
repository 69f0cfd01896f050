// Runs a TypeScript entry point: as it was built, or else bundled next to its packages.
//   node scripts/run.mjs matching/cli/main.ts [arguments]
import { existsSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isBuilt } from './build.mjs'
import { bundleToRun, commandName } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { root } from './sources.mjs'

const [entry, ...args] = process.argv.slice(2)
if (!entry) throw new Error('Name the file to run: node scripts/run.mjs FILE')
const built = join(root, 'dist/server', `${commandName(entry)}.js`)
process.argv = [process.execPath, basename(entry), ...args]
await import(pathToFileURL(isBuilt() && existsSync(built) ? built : await bundled(entry)).href)

async function bundled(/** @type {string} */ path) {
  ensureInstalled()
  const file = await bundleToRun(path)
  process.on('exit', () => rmSync(dirname(file), { recursive: true, force: true }))
  return file
}
