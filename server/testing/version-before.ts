import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/**
 * The commit of the release before what is checked out, as `npm run release` tagged it, or that of VERSION_BEFORE. If it
 * is missing, the reason.
 */
export function versionBefore(): { name: string; commit?: string; missing?: string } {
  const chosen = process.env['VERSION_BEFORE']
  const versions = readdirSync('server/platform/backup', { recursive: true, encoding: 'utf8' })
    .flatMap((path) => /releases.(\d+\.\d+\.\d+)\.backup$/.exec(path)?.[1] ?? [])
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const head = git('rev-parse', 'HEAD')
  for (const name of chosen ? [chosen] : versions) {
    const commit = git('rev-parse', '--verify', '--quiet', `${chosen ?? `refs/tags/v${name}`}^{commit}`)
    // A release itself is tried alongside the one before it.
    if (commit && commit !== head) return { name, commit }
  }
  return {
    name: 'before',
    missing: versions.length > 0 ? 'no tag of a release before is in this clone' : 'there is no release yet',
  }
}

const BUILD = `
  import { build } from 'esbuild'
  import { copyFiles, serverBundle } from './scripts/bundle.mjs'
  await Promise.all([build(serverBundle('dist/server')), copyFiles('dist/server')])`

/** Builds the server of a commit, with today's packages and screens, in a folder of its own. Returns the folder. */
export function buildCommit(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'cup-before-'))
  const sources = ['server', 'shared', 'matching', 'scripts', 'package.json', 'tsconfig.base.json']
  const archive = execFileSync('git', ['archive', commit, '--', ...sources], { maxBuffer: 2 ** 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    string,
    object
  >
  const gone = Object.keys(dependencies!).filter((name) => !existsSync(join('node_modules', name)))
  if (gone.length > 0)
    throw new Error(
      `The release before needs ${gone.join(', ')}: keep that as a dev dependency until the next release.`,
    )
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: folder, stdio: 'pipe' })
  symlinkSync(resolve('dist/web'), join(folder, 'dist/web'))
  return folder
}
