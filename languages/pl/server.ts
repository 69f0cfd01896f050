import type { Spoken } from '../words'
import { mail } from './mail'
import { responses } from './responses'

export const server: Spoken = { mail, responses }
