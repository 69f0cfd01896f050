// Builds the product: server/main.ts, every *.worker.ts and the commands into dist/server, the browser's part into dist/web.
//   node scripts/build.mjs
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandsBundle, copyFiles, serverBundle } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { isMain, root, sourcesDigest } from './sources.mjs'

/** Written last, so that a build that was interrupted is done again. */
const mark = join(root, 'dist/built-from')

/** Whether dist is up to date with the sources. Without sources (an image that ships dist alone) it always is. */
export function isBuilt() {
  if (!existsSync(mark)) return false
  return !existsSync(join(root, 'server/main.ts')) || readFileSync(mark, 'utf8') === sourcesDigest()
}

/** Builds, if need be, in a process of its own: so that the caller does not keep the tools' memory. Ends the process if that fails. */
export function ensureBuilt() {
  if (isBuilt()) return
  process.stderr.write('Building (once, a few seconds) …\n')
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

async function build() {
  const digest = sourcesDigest()
  const folder = join(root, 'dist/server')
  await rm(mark, { force: true })
  await rm(folder, { recursive: true, force: true })
  const [{ build: bundle }, vite] = await Promise.all([import('esbuild'), import('vite')])
  await Promise.all([
    bundle(serverBundle(folder)),
    bundle(commandsBundle(folder)),
    copyFiles(folder),
    vite.build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' }),
  ])
  await writeFile(mark, digest)
}

if (isMain(import.meta.url)) {
  // React's development build is what a stray NODE_ENV would give.
  process.env.NODE_ENV = 'production'
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true' // our imports have no file extension, by choice
  ensureInstalled()
  await build()
}
