// How every TypeScript entry point is bundled for Node: our sources into one file, packages left in node_modules.
import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/** The options that all of them share. */
export const nodeBundle = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  jsx: 'automatic',
  logLevel: 'error',
}

/** The SQL that a server reads beside its bundle. */
export async function copyMigrations(root, folder) {
  await cp(join(root, 'server/database/migrations'), join(folder, 'migrations'), { recursive: true })
}
