// Writes the tables of server/tables and of each plugin into their first migrations; what is written there by hand stays.
//   node scripts/migration.mjs            npm run migration
//   node scripts/migration.mjs --check    says whether the files have the tables of the sources, and changes nothing
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './sources.mjs'

const TABLES = /^-- Tables: `npm run migration` writes them from .*\n/m
const BY_HAND = '-- By hand: functions and triggers.\n'

/** Each first migration, and where its tables are. */
const migrations = [
  { file: 'server/platform/database/migrations/0001_first.sql', tables: 'server/tables' },
  ...readdirSync(join(root, 'plugins')).map((name) => ({
    file: `plugins/${name}/migrations/0001_${name}.sql`,
    tables: `plugins/${name}/server`,
  })),
].filter(({ file }) => existsSync(join(root, file)))

/** The SQL that makes the tables of a folder, as drizzle-kit writes it for an empty database. */
function readTables(/** @type {string} */ tables) {
  const folder = mkdtempSync(join(tmpdir(), 'migration-'))
  try {
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
    const options = ['--dialect=postgresql', `--schema=./${tables}/*.tables.ts`, `--out=${folder}`]
    execFileSync(process.execPath, [kit, 'generate', ...options], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const name = readdirSync(folder).find((file) => file.endsWith('.sql')) ?? ''
    const sql = readFileSync(join(folder, name), 'utf8')
    return `${sql.replaceAll(/(;?)\n?--> statement-breakpoint\n?/g, '$1\n').trim()}\n`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

for (const { file, tables } of migrations) {
  const before = readFileSync(join(root, file), 'utf8')
  const [mark = ''] = TABLES.exec(before) ?? []
  const byHand = before.indexOf(BY_HAND)
  const rest = byHand < 0 ? '' : `\n${before.slice(byHand)}`
  const after = `${before.slice(0, before.indexOf(mark) + mark.length)}\n${readTables(tables)}${rest}`
  if (!process.argv.includes('--check')) writeFileSync(join(root, file), after)
  else if (after !== before) {
    console.log(`${file} does not have the tables of ${tables}. Run: npm run migration`)
    process.exitCode = 1
  }
}
