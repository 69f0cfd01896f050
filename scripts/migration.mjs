// Writes the tables of server/tables into the first migration; what is written there by hand stays.
//   node scripts/migration.mjs            npm run migration
//   node scripts/migration.mjs --check    says whether the file has the tables of the sources, and changes nothing
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './sources.mjs'

const FILE = 'server/platform/database/migrations/0001_first.sql'
const TABLES = '-- Tables: `npm run migration` writes them from server/tables. Change them there.\n'
const BY_HAND = '-- By hand: functions and triggers.\n'

/** The SQL that makes all tables, as drizzle-kit writes it for an empty database. */
function readTables() {
  const folder = mkdtempSync(join(tmpdir(), 'migration-'))
  try {
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
    const options = ['--dialect=postgresql', '--schema=./server/**/*.tables.ts', `--out=${folder}`]
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

const before = readFileSync(join(root, FILE), 'utf8')
const [from, to] = [before.indexOf(TABLES) + TABLES.length, before.indexOf(BY_HAND)]
const after = `${before.slice(0, from)}\n${readTables()}\n${before.slice(to)}`
if (!process.argv.includes('--check')) writeFileSync(join(root, FILE), after)
else if (after !== before) {
  console.log(`${FILE} does not have the tables of server/tables. Run: npm run migration`)
  process.exitCode = 1
}
