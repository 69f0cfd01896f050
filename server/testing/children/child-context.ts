import { loadConfig } from '../../platform/context/config'
import type { Context } from '../../platform/context/context'
import { plugins } from '../../plugins'
import { openContext } from '../open-context'

/** The product's context in a process of its own that a crash test kills, with the settings of its environment. */
export async function childContext(
  now: () => Date,
  databaseUrl = process.env['DATABASE_URL'] ?? '',
): Promise<Context> {
  const config = loadConfig(process.env, plugins)
  return (await openContext({ config, databaseUrl, directUrl: config.databaseDirectUrl, now })).context
}
