// The project's own files, by place and name.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Paths from the root, sorted, of every file below `folders` that `matches`. */
export function filesBelow(root, folders, matches = () => true) {
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

const isBuilt = (path) => !/\.(test|spec|bench)\.tsx?$/.test(path)

/** Changes with whatever the build is made of: sources, the way they are built, and the packages' versions. */
export function sourcesDigest(root) {
  const hash = createHash('sha256')
  const sources = filesBelow(root, ['server', 'shared', 'matching', 'web'], isBuilt)
  for (const path of [
    ...sources,
    'scripts/build.mjs',
    'scripts/bundle.mjs',
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
