import type { CoreWords } from '../words'
import { mail } from './mail'
import { month } from './month'
import { responses } from './responses'
import { shell } from './shell'

/** What the server has of this language. */
export const server: CoreWords = { mail, month, responses, meals: shell.meals }
