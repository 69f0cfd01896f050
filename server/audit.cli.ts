import { checkAuditLog } from './audit/check-audit-log'
import { headInWords, parseHead } from './audit/audit-chain.rules'
import { demandDatabase, run } from './backup/cli'
import { loadConfig } from './context/config'
import { openDatabase } from './database/database'
import { findRunning, startEmbedded } from './database/embedded/embedded'
import { StartError } from './process/start-error'

const USAGE = `Usage:
  npm run audit -- verify               says whether the audit log is as it was written, and where it ends
  npm run audit -- verify --since END   the same, and that the log still goes on from this end, which was written down before`

async function main([command, flag, head, ...rest]: string[]): Promise<void> {
  const isKnown = command === 'verify' && (flag === undefined || (flag === '--since' && head)) && !rest.length
  if (!isKnown) throw new StartError(USAGE)
  const since = head === undefined ? undefined : parseHead(head)
  const config = loadConfig(process.env)
  let url = config.databaseUrl ?? (await findRunning(config.dataDir))
  let stop = () => Promise.resolve()
  if (url === undefined) {
    demandDatabase(config.dataDir)
    const embedded = await startEmbedded({ dataDir: config.dataDir })
    url = embedded.url
    stop = () => embedded.stop()
  }
  const database = openDatabase(url, 1)
  try {
    report(await checkAuditLog(database.db, since))
  } finally {
    await database.close()
    await stop()
  }
}

function report({ entries, erasures, head, fault, isSinceGone }: Awaited<ReturnType<typeof checkAuditLog>>) {
  if (fault) {
    process.exitCode = 1
    console.log(`Broken${fault.entryId === undefined ? '' : ` at entry ${fault.entryId}`}: ${fault.what}.`)
    console.log(`${entries} entries before that are as they were written.`)
    console.log('Somebody changed the database past Cup of Joe. Make a backup of it as it is, and compare it')
    console.log('with an earlier one: npm run backup -- FILE')
    return
  }
  const erased = erasures > 0 ? `; ${erasures} of them lost the name of an erased person` : ''
  console.log(`Whole: ${entries} entries${erased}.`)
  if (isSinceGone) console.log('Entries up to that end were removed since (AUDIT_RETENTION_MONTHS).')
  if (head) console.log(`End: ${headInWords(head)}`)
}

run(() => main(process.argv.slice(2)))
