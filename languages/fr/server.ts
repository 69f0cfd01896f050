import type { Spoken } from '../words'
import { mail } from './mail'
import { month } from './month'

export const server: Spoken = { mail, month }
