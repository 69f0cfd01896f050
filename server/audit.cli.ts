import { counted } from '../shared/counted'
import { type AuditCheck, checkAuditLog, faultInWords } from './platform/audit/check-audit-log'
import { headInWords, parseHead } from './platform/audit/audit-chain.rules'
import { parse, run, withServer } from './platform/backup/cli'
import { systemNow } from './platform/context/clock'
import { loadConfig } from './platform/context/config'
import { openDatabase } from './platform/database/database'
import { StartError } from './platform/process/start-error'

const USAGE = `Usage:
  npm run audit -- verify               says whether the audit log is as it was written, and where it ends
  npm run audit -- verify --since END   the same, and that the log still goes on from this end, which was written down before`

const OPTIONS = { since: { type: 'string' } } as const

async function main(args: string[]): Promise<void> {
  const { values, name: command } = parse(args, OPTIONS, USAGE)
  if (command !== 'verify') throw new StartError(USAGE)
  const since = values.since === undefined ? undefined : parseHead(values.since)
  await withServer(loadConfig(process.env), async (url) => {
    const database = openDatabase(url, { connections: 1 })
    try {
      report(await checkAuditLog(database.db, systemNow(), since))
    } finally {
      await database.close()
    }
  })
}

function report({ entries, erasures, head, fault, keptFrom, isSinceGone }: AuditCheck): void {
  if (fault) {
    process.exitCode = 1
    console.log(faultInWords(fault))
    console.log(
      `${counted(entries, 'entry before that is as it was', 'entries before that are as they were')} written.`,
    )
    console.log(
      'Somebody changed the database without Cup of Joe. Make a backup of it as it is, and compare it',
    )
    console.log('with an earlier one: npm run backup -- FILE')
    return
  }
  console.log(`The audit log is whole: ${entries} entries.`)
  if (erasures > 0)
    console.log(`Names of erased people were removed ${erasures === 1 ? 'once' : `${erasures} times`}.`)
  const day = keptFrom?.toISOString().slice(0, 10)
  if (day) console.log(`Entries from before ${day} were removed (AUDIT_RETENTION_MONTHS).`)
  if (isSinceGone) {
    process.exitCode = 1
    console.log(
      `The end that you gave is gone with them, so it proves nothing. If you noted it after ${day},`,
    )
    console.log(
      'somebody wrote the whole log again without Cup of Joe: compare the database with an earlier backup.',
    )
  }
  if (head) console.log(`End: ${headInWords(head)}`)
}

run(() => main(process.argv.slice(2)))
