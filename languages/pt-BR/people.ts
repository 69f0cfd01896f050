import type { Words } from '../words'
import { bulk, pause } from './people/changes'
import { importing } from './people/import'
import { invite, readiness } from './people/invitations'
import { users } from './people/users'

export const people: Words['people'] = { users, bulk, pause, import: importing, invite, readiness }
