import type { Plugin } from '../../../server/platform/plugin'
import { withKeys } from './caller-by-key'
import { keyRoutes } from './keys.routes'
import { forgetOldCalls } from './repeatable.queries'

/** Programs make calls of administrators (docs/api-keys.md). */
export const apiKeys: Plugin = {
  name: 'api-keys',
  routes: keyRoutes,
  findCaller: withKeys,
  jobs: [{ name: 'forget calls of API keys', everyMs: 3_600_000, run: forgetOldCalls }],
}
