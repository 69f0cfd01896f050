import { platform } from './refusals/platform'
import { rules } from './rules'

/** Why the server refuses a call: for the person who made it. */
export const refusals = { rules, platform }
