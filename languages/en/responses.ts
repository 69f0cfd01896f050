import { platform } from './responses/platform'
import { rules } from './rules'

/** What the server says to the person of a request: why it refuses a call, and what it has done. */
export const responses = { rules, platform }
