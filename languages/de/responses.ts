import type { Responses } from '../words'
import { platform } from './responses/platform'

export const responses: Partial<Responses> = { platform }
