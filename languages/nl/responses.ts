import type { Responses } from '../words'
import { rules } from './rules'

export const responses: Partial<Responses> = { rules }
