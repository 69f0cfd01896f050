// How every TypeScript entry point is bundled for Node: our sources into one file, packages left in node_modules.
import { existsSync, readdirSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { filesBelow, root } from './sources.mjs'

/** @satisfies {import('esbuild').BuildOptions} */
export const nodeBundle = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'error',
}

/**
 * esbuild's options for the server, into `folder`: server/main.ts, and the threads it starts from files next to it.
 * @param {string} folder
 */
export function serverBundle(folder) {
  return {
    ...nodeBundle,
    entryPoints: ['server/main.ts', ...workers()].map((path) => ({
      in: join(root, path),
      out: nameOf(path),
    })),
    outdir: folder,
    sourcemap: true,
  }
}

/** The commands of package.json that people who run the product need. */
const commands = () => [
  'matching/cli/main.ts',
  ...filesBelow(['server', 'plugins'], (path) => path.endsWith('.cli.ts')),
]

/**
 * esbuild's options for the commands, next to the server: an image has no sources to bundle them from.
 * @param {string} folder
 */
export function commandsBundle(folder) {
  return {
    ...nodeBundle,
    define: { 'import.meta.main': 'true' },
    entryPoints: commands().map((path) => ({ in: join(root, path), out: commandName(path) })),
    outdir: folder,
  }
}

/** What the bundle of an entry point is called, without its ending. */
export const commandName = (/** @type {string} */ entry) => entry.replaceAll('/', '-').replace(/\.tsx?$/, '')

/**
 * Bundles one entry point into a folder of this process's own (two may run at once), with everything next to it that the
 * server's code looks for there. The caller removes the folder.
 * @param {string} entry path from the root
 * @returns the path of the bundle
 */
export async function bundleToRun(entry) {
  const { build } = await import('esbuild')
  const name = commandName(entry)
  const file = join(root, 'dist/run', `${name}-${process.pid}`, `${name}.mjs`)
  /** @satisfies {import('esbuild').BuildOptions} */
  const options = { ...nodeBundle, sourcemap: 'inline', define: { 'import.meta.main': 'true' } }
  await build({ ...options, entryPoints: [join(root, entry)], outfile: file })
  if (/^(server|e2e)\//.test(entry)) {
    for (const path of workers()) {
      await build({
        ...options,
        entryPoints: [join(root, path)],
        outfile: join(dirname(file), `${nameOf(path)}.js`),
      })
    }
    await copyFiles(dirname(file))
  }
  return file
}

/**
 * What a server reads next to its bundle: the migrations, those of plugins in folders of their names, the guide, and the images that ship with the product.
 * @param {string} folder
 */
export async function copyFiles(folder) {
  const target = join(folder, 'migrations')
  await cp(join(root, 'server/platform/database/migrations'), target, { recursive: true })
  for (const name of readdirSync(join(root, 'plugins'))) {
    const own = join(root, 'plugins', name, 'migrations')
    if (existsSync(own)) await cp(own, join(target, name), { recursive: true })
  }
  await cp(join(root, 'docs/guide'), join(folder, 'guide'), { recursive: true })
  await cp(join(root, 'CHANGELOG.md'), join(folder, 'guide/changelog.md'))
  await cp(join(root, 'server/images/assets'), join(folder, 'assets'), {
    recursive: true,
    filter: (path) => !path.endsWith('.svg'),
  })
}

function workers() {
  return filesBelow(['server', 'matching', 'plugins'], (path) => path.endsWith('.worker.ts'))
}

function nameOf(/** @type {string} */ path) {
  return basename(path).replace(/\.ts$/, '')
}
