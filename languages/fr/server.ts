import type { Spoken } from '../words'
import { mail } from './mail'

export const server: Spoken = { mail }
