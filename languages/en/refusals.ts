import { platform } from './refusals/platform'

/** Why the server refuses a call: for the person who made it. */
export const refusals = { platform }
