// Runs a TypeScript entry point: bundles it next to its packages and imports the result.
//   node scripts/run.mjs matching/cli/main.ts [arguments]
import { mkdir } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureInstalled } from './install.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const [entry, ...args] = process.argv.slice(2)
await ensureInstalled(root)
const { build } = await import('esbuild')
const out = resolve(root, 'dist/run', `${entry.replaceAll('/', '-').replace(/\.tsx?$/, '')}-${process.pid}.mjs`)
await mkdir(dirname(out), { recursive: true })
await build({
  entryPoints: [resolve(root, entry)],
  outfile: out,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: 'inline',
  logLevel: 'error',
  define: { 'import.meta.main': 'true' },
})
process.argv = [process.argv[0], basename(entry), ...args]
const { rmSync } = await import('node:fs')
process.on('exit', () => rmSync(out, { force: true }))
await import(pathToFileURL(out).href)
