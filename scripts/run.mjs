// Runs a TypeScript entry point: bundles it next to its packages and imports the result.
//   node scripts/run.mjs matching/cli/main.ts [arguments]
import { rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { copyMigrations, nodeBundle } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [entry, ...args] = process.argv.slice(2)
ensureInstalled(root)
const { build } = await import('esbuild')
const name = entry.replaceAll('/', '-').replace(/\.tsx?$/, '')
const out = resolve(root, 'dist/run', `${name}-${process.pid}.mjs`)
await mkdir(dirname(out), { recursive: true })
await build({
  ...nodeBundle,
  entryPoints: [resolve(root, entry)],
  outfile: out,
  sourcemap: 'inline',
  define: { 'import.meta.main': 'true' },
})
if (entry.startsWith('server/')) await copyMigrations(root, dirname(out))
process.argv = [process.argv[0], basename(entry), ...args]
process.on('exit', () => rmSync(out, { force: true }))
await import(pathToFileURL(out).href)
