// npm run release -- patch|minor|major|X.Y.Z: makes a release of what is on main: the changelog's section, upgrade notes,
// the backup that the tests keep, a commit, an annotated tag, and the files to publish in dist/release. Needs no network.
//   --dry-run    shows what it would do, and does nothing
//   --prepare    all but the tag and the files, on any branch: for a release that is reviewed first
//   --tag        the tag and the files of the release that was prepared
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { isBuilt } from './build.mjs'
import { bundleToRun } from './bundle.mjs'
import { ensureInstalled } from './install.mjs'
import {
  BACKUPS,
  byHandIn,
  NOTES,
  readMigrations,
  readReleases,
  unreleased,
  upgradeNotes,
  versionOf,
  withSection,
} from './releases.mjs'
import { filesBelow, root } from './sources.mjs'

/** @typedef {{ version: string, files: Record<string, string>, backup: string }} Plan */

const BRANCH = 'main'

/** Something that has to be put right first. */
class Refusal extends Error {}

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
const asks = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd: root }).status === 0
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')

/** @throws Refusal */
function refuse(/** @type {unknown} */ isSo, /** @type {string} */ why) {
  if (isSo) throw new Refusal(why)
}

function demandClean() {
  refuse(
    !asks('rev-parse', '--is-inside-work-tree'),
    'A release is made in a git clone. This folder is none.',
  )
  refuse(
    git('status', '--porcelain') !== '',
    'There are changes that are not committed. Commit them, or put them aside with git stash, then release.',
  )
  refuse(
    !asks('var', 'GIT_COMMITTER_IDENT'),
    'git does not know who you are. Set user.name and user.email, then release.',
  )
}

function demandMain() {
  const branch = git('branch', '--show-current')
  refuse(
    branch !== BRANCH,
    `A release is made on ${BRANCH}, and this is ${branch || 'no branch'}: git switch ${BRANCH}. To have it reviewed first, add --prepare.`,
  )
}

const hasTag = (/** @type {string} */ version) =>
  asks('rev-parse', '--verify', '--quiet', `refs/tags/v${version}`)

/**
 * What a release changes, before anything is changed.
 * @returns {Plan}
 */
function plan(/** @type {string | undefined} */ wanted) {
  const releases = readReleases(root)
  const manifest = JSON.parse(read('package.json'))
  const found = versionOf(
    wanted,
    manifest.version,
    releases.map(({ version }) => version),
  )
  if ('fault' in found) throw new Refusal(found.fault)
  const { version } = found
  refuse(
    hasTag(version),
    `There is a tag v${version} already. Name a later version, or delete the tag if it was never published: git tag -d v${version}.`,
  )
  const changelog = read('CHANGELOG.md')
  const section = unreleased(changelog)
  refuse(
    section === '',
    'CHANGELOG.md has nothing under "## Unreleased". Write down there what users notice, commit it, then release.',
  )
  const date = new Date().toISOString().slice(0, 10)
  const lock = JSON.parse(read('package-lock.json'))
  lock.version = version
  lock.packages[''].version = version
  const notes = {
    version,
    date,
    before: releases.at(-1),
    migrations: readMigrations(root),
    byHand: byHandIn(section),
  }
  return {
    version,
    files: {
      'CHANGELOG.md': withSection(changelog, version, date),
      'package.json': `${JSON.stringify({ ...manifest, version }, null, 2)}\n`,
      'package-lock.json': `${JSON.stringify(lock, null, 2)}\n`,
      [`${NOTES}/${version}.md`]: upgradeNotes(notes),
    },
    backup: `${BACKUPS}/${version}.backup`,
  }
}

/** Has this version write its backup. */
async function writeBackup(/** @type {string} */ file) {
  mkdirSync(dirname(file), { recursive: true })
  const program = await bundleToRun('server/testing/children/write-release-backup.ts')
  try {
    execFileSync(process.execPath, [program, file], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  } finally {
    rmSync(dirname(program), { recursive: true, force: true })
  }
}

/** Writes and commits it; whatever goes wrong, the files are as they were. */
async function commit(/** @type {Plan} */ { version, files, backup }) {
  const paths = [...Object.keys(files), backup]
  try {
    await writeBackup(join(root, backup))
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    git('add', '--', ...paths)
    git('commit', '--quiet', '--message', `Release ${version}`)
  } catch (error) {
    git('reset', '--quiet', '--', ...paths)
    for (const path of paths) {
      if (asks('cat-file', '-e', `HEAD:${path}`)) git('checkout', '--quiet', 'HEAD', '--', path)
      else rmSync(join(root, path), { force: true })
    }
    throw error
  }
}

/** The changelog's section of a version. */
function sectionOf(/** @type {string} */ version) {
  const [, text = ''] = read('CHANGELOG.md').split(`\n## ${version}, `)
  return text.slice(text.indexOf('\n')).split('\n## ')[0]?.trim() ?? ''
}

const tag = (/** @type {string} */ version) =>
  // A line of the changelog that begins with # is a heading, and no comment.
  git(
    'tag',
    '--annotate',
    `v${version}`,
    '--cleanup=verbatim',
    '--message',
    `Cup of Joe ${version}\n\n${sectionOf(version)}\n`,
  )

/** What runs without sources, as in the image: what is built, and what installs its packages and starts it. */
const SHIPPED = [
  'package.json',
  'package-lock.json',
  'LICENSE',
  'README.md',
  'CHANGELOG.md',
  '.env.example',
  '.nvmrc',
  'scripts',
  'deploy',
  'docs',
]

const build = () =>
  isBuilt() || execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' })

/** Writes the files to publish; of the same commit and Node.js they are the same bytes. */
function writeFiles(/** @type {string} */ version) {
  const name = `cup-of-joe-${version}`
  const folder = join(root, 'dist/release', version)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const built = filesBelow(['dist/server', 'dist/web']).concat('dist/built-from')
  git(
    'archive',
    `--output=${join(folder, `${name}.tar.gz`)}`,
    ...built.flatMap((path) => [`--prefix=${name}/${dirname(path)}/`, `--add-file=${path}`]),
    `--prefix=${name}/`,
    `v${version}`,
    '--',
    ...SHIPPED.filter((path) => existsSync(join(root, path))),
  )
  const parts = execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs')], { maxBuffer: 2 ** 28 })
  writeFileSync(join(folder, `${name}.cdx.json`), parts)
  const sums = [`${name}.cdx.json`, `${name}.tar.gz`].map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex')}  ${file}\n`,
  )
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  return `dist/release/${version}`
}

const last = (/** @type {string} */ version) => `Then publish them:
  git push origin ${BRANCH} v${version}
  and attach the files of dist/release/${version} to the release.`

function tagPrepared(/** @type {boolean} */ isDry) {
  const { version } = JSON.parse(read('package.json'))
  refuse(
    !existsSync(join(root, BACKUPS, `${version}.backup`)),
    `${version} is not prepared. Prepare it first: npm run release -- ${version} --prepare.`,
  )
  // People who have checked a release out can make its files again, and compare them.
  const isTagged = git('tag', '--points-at', 'HEAD').split('\n').includes(`v${version}`)
  if (!isTagged) {
    demandMain()
    refuse(
      hasTag(version),
      `${version} has been released. To make its files again: git switch --detach v${version}. To release what came after it, prepare a later version: npm run release -- minor --prepare.`,
    )
  }
  if (isDry)
    return console.log(`Would ${isTagged ? '' : `tag v${version} and `}write dist/release/${version}.`)
  ensureInstalled()
  build()
  if (!isTagged) tag(version)
  console.log(
    `The files of v${version} are in ${writeFiles(version)}.${isTagged ? '' : `\n${last(version)}`}`,
  )
}

async function release(/** @type {string[]} */ args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, prepare: { type: 'boolean' }, tag: { type: 'boolean' } },
  })
  refuse(positionals.length > 1, 'Name one version.')
  demandClean()
  if (values.tag) return tagPrepared(values['dry-run'] ?? false)
  if (!values.prepare) demandMain()
  const planned = plan(positionals[0])
  const { version, files, backup } = planned
  const what = [...Object.keys(files), backup].map((path) => `  ${path}`).join('\n')
  if (values['dry-run']) {
    const notes = files[`${NOTES}/${version}.md`] ?? ''
    return console.log(
      `Would write\n${what}\n${values.prepare ? 'and commit them.' : `commit them, tag v${version}, and write dist/release/${version}.`}\n\n${notes}`,
    )
  }
  ensureInstalled()
  await commit(planned)
  if (values.prepare)
    return console.log(`Prepared ${version}:\n${what}\nWhen it is on ${BRANCH}: npm run release -- --tag`)
  build()
  tag(version)
  console.log(`Released ${version}:\n${what}\nIts files are in ${writeFiles(version)}.\n${last(version)}`)
}

try {
  await release(process.argv.slice(2))
} catch (error) {
  const { code, message } = /** @type {Error & { code?: string }} */ (error)
  if (!(error instanceof Refusal) && !code?.startsWith('ERR_PARSE_ARGS')) throw error
  console.error(`${message} Nothing was changed.`)
  process.exitCode = 1
}
