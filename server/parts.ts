import * as integrations from './integrations'

/** What the product can do without. */
export const parts: integrations.Part[] = Object.values(integrations)
