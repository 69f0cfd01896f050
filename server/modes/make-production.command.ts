import { type AuditContext, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import { signingSecret } from '../platform/database/installation'
import { ask } from '../platform/process/ask'
import { StartError } from '../platform/process/start-error'
import type { Transaction } from '../platform/database/database'
import { countOutbox, deleteOutbox } from '../mail/outbox/outbox-reader'
import {
  countOthers,
  deleteCredentials,
  deleteDirectory,
  deletePairings,
  deletePeople,
  deleteSigningKey,
  keepMode,
  readStaying,
  storeMode,
} from './modes.queries'

/** npm run admin -- make-production: shows what goes, asks, and does it. `--yes` does it without asking. */
export async function makeProductionCommand(
  needs: Pick<Context, 'config' | 'db' | 'plugins'> & AuditContext,
  isSure: boolean,
): Promise<void> {
  const { config, db, clock } = needs
  const secret = config.secret ? Buffer.from(config.secret) : await signingSecret(db, clock.now())
  const all = { ...needs, secret }
  say(inWords(await makeProduction(all, { isRehearsal: true })))
  if (!isSure) await assertYes()
  const { staying } = await makeProduction(all, { isRehearsal: false })
  say('Done. From now on start Cup of Joe with NODE_ENV=production.')
  if (staying.administrators.length === 0)
    say(
      'There is no administrator now: set ADMIN_EMAIL and ADMIN_PASSWORD for the next start, or run npm run admin -- create EMAIL.',
    )
}

const say = (text: string) => process.stdout.write(`${text}\n`)

async function assertYes(): Promise<void> {
  if (!process.stdin.isTTY)
    throw new StartError('Nothing was changed. Without a terminal to ask at, add --yes to do it.')
  const typed = await ask('Go on? Type yes: ')
  if (typed.trim().toLowerCase() !== 'yes') throw new StartError('Nothing was changed.')
}

const listed = (names: string[]) => (names.length > 0 ? ` (${names.join(', ')})` : '')

const inRows = (counts: Record<string, number>) =>
  Object.entries(counts)
    .map(([table, count]) => ` ${table.replaceAll('_', ' ')} ${count}`)
    .join(',')

function inWords({ staying, ...gone }: Removal): string {
  return `This removes what came with the evaluation:
  - people of the sample company and of test access: ${gone.people}
  - administrators without a real address, with the password that was printed: ${gone.administrators.length}${listed(gone.administrators)}
  - their pairings: ${gone.pairings}; matches: ${gone.matches}
  - newsletters: ${gone.newsletters}; sends with their logs: ${gone.sends}
  - domain groups of the sample: ${gone.groups}
  - whitelist entries: ${gone.whitelistEntries.length}${listed(gone.whitelistEntries)}
  - everything by which people and programs get in:${inRows(gone.credentials)}. Everybody signs in again
  - mails in the outbox: ${gone.outboxMails}
  - the signing key: links and codes of earlier mails end
It keeps everything else. Other people: ${staying.others}. Administrators: ${staying.administrators.join(', ') || 'nobody'}.
Nothing brings it back but a backup (npm run backup -- FILE).`
}

type Needs = Pick<Context, 'config' | 'db' | 'plugins' | 'secret'> & AuditContext

type Removal = Awaited<ReturnType<typeof remove>>

class Rehearsed extends Error {
  constructor(readonly removal: Removal) {
    super('only a rehearsal')
  }
}

/**
 * Makes an evaluation's data a production's: everything that an evaluation brought or that anybody could have got in it
 * goes, in one transaction. As a rehearsal it changes nothing and returns the same.
 * @throws StartError when the data are not an evaluation's, or in use
 */
export async function makeProduction(
  needs: Needs,
  { isRehearsal }: { isRehearsal: boolean },
): Promise<Removal> {
  const { config, db, clock } = needs
  const work = db.transaction(async (tx) => {
    // Locks the row first: an instance that starts meanwhile waits, and then finds a production's data.
    const mode = await keepMode(tx, config.mode, clock.now())
    if (mode === 'production')
      throw new StartError('This data is a production’s already: there is nothing to remove.')
    if ((await countOthers(tx)) > 0)
      throw new StartError('Cup of Joe is running on this data. Stop every instance of it first.')
    const removal = await remove(tx, needs)
    if (isRehearsal) throw new Rehearsed(removal)
    // Last, as no transaction brings the files back; and before it is a production's, which is not asked about them again.
    await deleteOutbox(config.dataDir)
    return removal
  })
  try {
    return await work
  } catch (error) {
    if (error instanceof Rehearsed) return error.removal
    throw error
  }
}

async function remove(tx: Transaction, { config, plugins, clock, log }: Needs) {
  const removal = {
    ...(await deletePairings(tx)),
    ...(await deletePeople(tx)),
    ...(await deleteDirectory(tx)),
    credentials: await deleteCredentials(tx, plugins),
    outboxMails: await countOutbox(config.dataDir),
  }
  await deleteSigningKey(tx)
  await storeMode(tx, 'production', clock.now())
  await recordAudit(tx, { clock, log }, null, {
    action: 'installation.made_production',
    label: 'Evaluation',
    after: removal,
  })
  return { ...removal, staying: await readStaying(tx) }
}
