import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow, root } from './sources.mjs'

/** A clone of a project that has what a release needs: the real scripts, and little to build and to back up. */
let clone: string

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(clone, path)), { recursive: true })
  writeFileSync(join(clone, path), text)
}
const read = (path: string) => readFileSync(join(clone, path), 'utf8')
// No setting of this machine's git counts.
const env = {
  PATH: process.env['PATH'],
  HOME: '/nowhere',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
}
const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, env, encoding: 'utf8' }).trim()
const release = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], {
    cwd: clone,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const state = () => [git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'cup-release-'))
  for (const path of [
    ...filesBelow(['scripts'], (name) => name.endsWith('.mjs')),
    'package-lock.json',
    'LICENSE',
  ])
    cpSync(join(root, path), join(clone, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  write(
    'package.json',
    `${JSON.stringify({ ...JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')), version: '0.1.0' }, null, 2)}\n`,
  )
  write('.gitignore', 'node_modules\ndist/\n')
  write('tsconfig.base.json', '{}')
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Coffee.\n\n## 0.1.0, 2026-01-01\n\n- Tea.\n')
  write(
    'server/platform/database/migrations/meta/_journal.json',
    JSON.stringify({ entries: [{ tag: '0000_a' }, { tag: '0001_b' }] }),
  )
  for (const tag of ['0000_a', '0001_b']) write(`server/platform/database/migrations/${tag}.sql`, 'select 1')
  write('server/images/assets/cup.txt', 'cup')
  const header = (migrations: number) =>
    `-- Cup of Joe backup 1\n-- ${JSON.stringify({ migrations: Array.from({ length: migrations }, () => ({})) })}\n`
  write(
    'server/testing/children/write-release-backup.ts',
    `import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
writeFileSync(process.argv[2]!, gzipSync(${JSON.stringify(header(2))}))`,
  )
  mkdirSync(join(clone, 'server/platform/backup/releases'), { recursive: true })
  writeFileSync(join(clone, 'server/platform/backup/releases/0.1.0.backup'), gzipSync(header(1)))
  write(
    'scripts/build.mjs',
    `import { mkdirSync, writeFileSync } from 'node:fs'
export const isBuilt = () => false
if (process.argv[1].endsWith('build.mjs')) {
  for (const folder of ['server', 'web']) mkdirSync('dist/' + folder, { recursive: true })
  for (const file of ['server/main.js', 'web/index.html', 'built-from']) writeFileSync('dist/' + file, file)
}`,
  )
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')
  git('tag', 'v9.0.0')
})
afterAll(() => rmSync(clone, { recursive: true }))

it('a release is refused, and nothing changes, until what is missing is there', () => {
  const before = state()
  expect(release().stderr).toMatch(/^Name the version.*Nothing was changed\.$/m)
  expect(release('9.0.0').stderr).toMatch(/^There is a tag v9\.0\.0 already/)
  git('switch', '--quiet', '--create', 'side')
  expect(release('patch')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^A release is made on main, and this is side/),
  })
  git('switch', '--quiet', 'main')
  expect(state()).toEqual(before)
  write('LICENSE', 'mine')
  expect(release('patch').stderr).toMatch(/^There are changes that are not committed/)
  git('checkout', '--quiet', '.')
  expect(state()).toEqual(before)
})

it('--dry-run shows the files and the notes, and changes nothing', () => {
  const before = state()
  const { status, stdout } = release('minor', '--dry-run')
  expect(status).toBe(0)
  for (const text of [
    'CHANGELOG.md',
    'docs/upgrades/0.2.0.md',
    'server/platform/backup/releases/0.2.0.backup',
    'tag v0.2.0',
    'One migration runs',
  ])
    expect(stdout).toContain(text)
  expect(state()).toEqual(before)
})

it('a release that fails half-way leaves everything as it was', () => {
  const before = state()
  write('.git/hooks/pre-commit', '#!/bin/sh\nexit 1\n')
  execFileSync('chmod', ['+x', join(clone, '.git/hooks/pre-commit')])
  expect(release('minor').status).toBe(1)
  rmSync(join(clone, '.git/hooks/pre-commit'))
  expect(state()).toEqual(before)
  expect(existsSync(join(clone, 'server/platform/backup/releases/0.2.0.backup'))).toBe(false)
})

it('makes commit, tag, notes, backup and the files to publish, which can be made again byte for byte', () => {
  expect(release('minor').stdout).toContain('git push origin main v0.2.0')
  expect(git('log', '-1', '--format=%s')).toBe('Release 0.2.0')
  expect(git('show', '--name-only', '--format=').split('\n').toSorted()).toEqual([
    'CHANGELOG.md',
    'docs/upgrades/0.2.0.md',
    'package-lock.json',
    'package.json',
    'server/platform/backup/releases/0.2.0.backup',
  ])
  expect(git('cat-file', '-t', 'v0.2.0')).toBe('tag')
  expect(git('tag', '-l', '--format=%(contents)', 'v0.2.0')).toContain('- Coffee.')
  expect(JSON.parse(read('package-lock.json')).packages[''].version).toBe('0.2.0')
  const folder = join(clone, 'dist/release/0.2.0')
  const first = read('dist/release/0.2.0/SHA256SUMS')
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex')
  const files = ['cup-of-joe-0.2.0.cdx.json', 'cup-of-joe-0.2.0.tar.gz']
  expect(first).toBe(files.map((file) => `${sum(file)}  ${file}\n`).join(''))
  const names = execFileSync('tar', ['-tzf', join(folder, 'cup-of-joe-0.2.0.tar.gz')]).toString()
  for (const name of [
    'dist/server/main.js',
    'dist/web/index.html',
    'dist/built-from',
    'package-lock.json',
    'scripts/start.mjs',
  ])
    expect(names).toContain(`cup-of-joe-0.2.0/${name}\n`)
  expect(JSON.parse(read('dist/release/0.2.0/cup-of-joe-0.2.0.cdx.json')).metadata.component.version).toBe(
    '0.2.0',
  )

  rmSync(join(clone, 'dist'), { recursive: true })
  git('switch', '--quiet', '--detach', 'v0.2.0')
  expect(release('--tag').status).toBe(0)
  expect(read('dist/release/0.2.0/SHA256SUMS')).toBe(first)
  git('switch', '--quiet', 'main')
  expect(release('patch').stderr).toMatch(/^CHANGELOG\.md has nothing under "## Unreleased"/)
})

it('a release that is reviewed first is prepared on a branch, and tagged when it is on main', () => {
  git('switch', '--quiet', '--create', 'release')
  write('CHANGELOG.md', read('CHANGELOG.md').replace('## Unreleased\n', '## Unreleased\n\n- Cake.\n'))
  git('commit', '--quiet', '--all', '--message', 'Cake')
  expect(release('patch', '--prepare').stdout).toContain('npm run release -- --tag')
  expect(release('--tag').stderr).toMatch(/^A release is made on main/)
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--ff-only', 'release')
  expect(release('--tag').status).toBe(0)
  expect(git('rev-parse', 'v0.2.1^{commit}')).toBe(git('rev-parse', 'HEAD'))

  git('commit', '--quiet', '--allow-empty', '--message', 'Work goes on')
  expect(release('--tag').stderr).toMatch(/^0\.2\.1 has been released/)
})
