import type { Context } from '../platform/context/context'
import { StartError } from '../platform/process/start-error'
import { keepMode, type Mode } from './modes.queries'

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
export async function settleMode({
  config,
  db,
  clock,
}: Pick<Context, 'config' | 'db' | 'clock'>): Promise<void> {
  const mode = await keepMode(db, config.mode, clock.now())
  if (mode !== config.mode) throw new StartError(REFUSALS[mode])
}
