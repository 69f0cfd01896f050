import { type AuditContext, recordAudit } from '../platform/audit/record-audit'
import type { Context } from '../platform/context/context'
import type { Transaction } from '../platform/database/database'
import { countOutbox, deleteOutbox } from '../mail/outbox/outbox-reader'
import { StartError } from '../platform/process/start-error'
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

type Needs = Pick<Context, 'config' | 'db' | 'plugins' | 'secret'> & AuditContext

export type Removal = Awaited<ReturnType<typeof remove>>

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
