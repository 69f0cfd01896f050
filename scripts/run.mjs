// Runs a TypeScript entry point: bundles it next to its packages and imports the result.
//   node scripts/run.mjs matching/cli/main.ts [arguments]
import { rmSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundleToRun } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'

const root = resolve(fileURLToPath(import.meta.url), '../..')
const [entry, ...args] = process.argv.slice(2)
ensureInstalled(root)
const file = await bundleToRun(root, entry)
process.argv = [process.argv[0], basename(entry), ...args]
process.on('exit', () => rmSync(dirname(file), { recursive: true, force: true }))
await import(pathToFileURL(file).href)
