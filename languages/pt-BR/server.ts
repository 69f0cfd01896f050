import type { Spoken } from '../words'
import { mail } from './mail'
import { month } from './month'
import { responses } from './responses'

export const server: Spoken = { mail, month, responses }
