import type { Context } from '../platform/context/context'
import { readInstallation } from '../platform/database/installation'
import { StartError } from '../platform/process/start-error'
import { hasCompany } from './sample/sample.queries'
import { hasPrintedPassword } from '../sign-in/admins/ensure-admin'
import { hasTraces, keepMode, type Mode } from './modes.queries'

const REFUSALS: Record<Mode, string> = {
  evaluation: `This data is an evaluation's: anybody could sign in as anyone there, and its administrator's password was printed. NODE_ENV=production needs one of these:
  - npm run admin -- make-production
    keeps your people and settings, and removes the sample company, what test access left, and the evaluation's administrator. It shows what goes, and asks first.
  - an empty database: another DATA_DIR or DATABASE_URL.`,
  production: `This data is a production's, and an evaluation lets anybody sign in as anyone. Start it with NODE_ENV=production, or give the evaluation an empty database: another DATA_DIR or DATABASE_URL.`,
}

/**
 * The data remember the mode of their first start, and are started in no other: an evaluation's data must not become a
 * production's unnoticed, nor be opened to everybody by a forgotten NODE_ENV.
 * @throws StartError that says what to do
 */
export async function settleMode(context: Context): Promise<void> {
  const { config, db, clock } = context
  const mode = await keepMode(db, await readMode(context), clock.now())
  if (mode !== config.mode) throw new StartError(REFUSALS[mode])
}

/**
 * The stored mode. Data of a version that stored none are an evaluation's when they show it, a production's when there is
 * anybody else in them, since to take those for an evaluation would let everybody in; and empty ones of this start's mode.
 */
export async function readMode(context: Pick<Context, 'config' | 'db' | 'secret'>): Promise<Mode> {
  const { config, db } = context
  const stored = await readInstallation<Mode>(db, 'mode')
  if (stored !== undefined) return stored
  if ((await hasTraces(db)) || (await hasPrintedPassword(context))) return 'evaluation'
  return (await hasCompany(db)) ? 'production' : config.mode
}
