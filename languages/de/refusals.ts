import type { Refusals } from '../words'
import { platform } from './refusals/platform'

export const refusals: Partial<Refusals> = { platform }
