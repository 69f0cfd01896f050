// Builds the product: server/main.ts and every *.worker.ts into dist/server, the browser's part into dist/web.
//   node scripts/build.mjs
import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyFiles, serverBundle } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import { sourcesDigest } from './sources.mjs'

/** Written last, so that a build that was interrupted is done again. */
const mark = (root) => join(root, 'dist/built-from')

/** Whether dist is what the sources would give; where there are no sources (an image that ships dist alone) it is. */
export function isBuilt(root) {
  if (!existsSync(mark(root))) return false
  return !existsSync(join(root, 'server/main.ts')) || readFileSync(mark(root), 'utf8') === sourcesDigest(root)
}

async function build(root) {
  const digest = sourcesDigest(root)
  await rm(mark(root), { force: true })
  const folder = join(root, 'dist/server')
  const [{ build: bundle }, vite] = await Promise.all([import('esbuild'), import('vite')])
  await Promise.all([
    bundle(serverBundle(root, folder)),
    copyFiles(root, folder),
    vite.build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' }),
  ])
  await writeFile(mark(root), digest)
}

const root = resolve(fileURLToPath(import.meta.url), '../..')
if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  // React's development build is what a stray NODE_ENV would give.
  process.env.NODE_ENV = 'production'
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true' // our imports have no file extension, by choice
  ensureInstalled(root)
  await build(root)
}
