// Each migration after those of the newest release is read for what it may not do while people work: see migration-rules.mjs.
//   node scripts/migrations.mjs
import { checkMigrations } from './migration-rules.mjs'
import { readMigrations, readReleases } from './releases.mjs'
import { root } from './sources.mjs'

const newest = readReleases(root).at(-1)
const migrations = readMigrations(root)
// Before the first release there is nobody who upgrades.
for (const { tag, findings } of checkMigrations(migrations, newest?.migrations ?? migrations.length)) {
  for (const { line, fault } of findings) {
    console.log(`server/platform/database/migrations/${tag}.sql:${line}: ${fault}`)
    process.exitCode = 1
  }
}
if (process.exitCode) console.log('What must be so all the same passes with a line above it: -- allowed: why')
