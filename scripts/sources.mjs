// The project's own files, by place and name.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the project lies on this machine. */
export const root = resolve(fileURLToPath(import.meta.url), '../..')

/**
 * Whether Node was started with this file, rather than another file importing it.
 * @param {string} url its import.meta.url
 */
export function isMain(url) {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(url)
}

/**
 * Paths from the root, sorted, of every file below `folders` that `matches`.
 * @param {string[]} folders
 * @param {(path: string) => boolean} [matches]
 */
export function filesBelow(folders, matches = () => true) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath ?? entry.path, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        ),
    )
    .filter((path) => matches(path))
    .sort()
}

/** The folders that the product is built from. */
export const BUILT_FROM = ['server', 'plugins', 'shared', 'languages', 'matching', 'web']

const isBuilt = (/** @type {string} */ path) => !/\.(test|spec|bench)\.tsx?$/.test(path)

/** Changes with everything the build is made of: sources, the way they are built, and the packages' versions. */
export function sourcesDigest() {
  const hash = createHash('sha256')
  const sources = filesBelow(BUILT_FROM, isBuilt)
  for (const path of [
    ...sources,
    ...filesBelow(['docs/guide'], () => true),
    'CHANGELOG.md',
    'scripts/build.mjs',
    'scripts/bundle.mjs',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}
