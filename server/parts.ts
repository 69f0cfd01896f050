import * as integrations from './integrations'
import type { Part } from './platform/part'

/** What the product can do without. */
export const parts: Part[] = Object.values(integrations)
