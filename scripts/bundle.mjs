// How every TypeScript entry point is bundled for Node: our sources into one file, packages left in node_modules.
import { cp } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from './sources.mjs'

const nodeBundle = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'error',
}

/** esbuild's options for the server, into `folder`: server/main.ts, and the threads it starts from files beside it. */
export function serverBundle(root, folder) {
  return {
    ...nodeBundle,
    entryPoints: ['server/main.ts', ...workers(root)].map((path) => ({
      in: join(root, path),
      out: nameOf(path),
    })),
    outdir: folder,
    sourcemap: true,
  }
}

/**
 * Bundles one entry point into a folder of this process's own (two may run at once), with everything beside it that the
 * server's code looks for there. The caller removes the folder.
 */
export async function bundleToRun(root, entry) {
  const { build } = await import('esbuild')
  const name = entry.replaceAll('/', '-').replace(/\.tsx?$/, '')
  const file = join(root, 'dist/run', `${name}-${process.pid}`, `${name}.mjs`)
  const options = { ...nodeBundle, sourcemap: 'inline', define: { 'import.meta.main': 'true' } }
  await build({ ...options, entryPoints: [join(root, entry)], outfile: file })
  if (/^(server|e2e)\//.test(entry)) {
    for (const path of workers(root)) {
      await build({
        ...options,
        entryPoints: [join(root, path)],
        outfile: join(dirname(file), `${nameOf(path)}.js`),
      })
    }
    await copyFiles(root, dirname(file))
  }
  return file
}

/** What a server reads beside its bundle: the migrations, and the images that ship with the product. */
export async function copyFiles(root, folder) {
  await Promise.all([
    cp(join(root, 'server/database/migrations'), join(folder, 'migrations'), { recursive: true }),
    cp(join(root, 'server/images/assets'), join(folder, 'assets'), {
      recursive: true,
      filter: (path) => !path.endsWith('.svg'),
    }),
  ])
}

function workers(root) {
  return filesBelow(root, ['server', 'matching'], (path) => path.endsWith('.worker.ts'))
}

function nameOf(path) {
  return basename(path).replace(/\.ts$/, '')
}
