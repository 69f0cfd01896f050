// Runs a TypeScript entry point: bundles it next to its packages and imports the result.
//   node scripts/run.mjs matching/cli/main.ts [arguments]
import { rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleToRun } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'

const [entry, ...args] = process.argv.slice(2)
if (!entry) throw new Error('Name the file to run: node scripts/run.mjs FILE')
ensureInstalled()
const file = await bundleToRun(entry)
process.argv = [process.execPath, basename(entry), ...args]
process.on('exit', () => rmSync(dirname(file), { recursive: true, force: true }))
await import(pathToFileURL(file).href)
