import type { Part } from '../../platform/part'
import { withKeys } from './caller-by-key'
import { keyRoutes } from './keys.routes'
import { forgetOldCalls } from './repeatable.queries'

/** Programs make calls of administrators (docs/api-keys.md). */
export const keys: Part = {
  routes: keyRoutes,
  findCaller: withKeys,
  jobs: [{ name: 'forget calls of API keys', everyMs: 3_600_000, run: forgetOldCalls }],
}
