import { bulk, pause } from './people/changes'
import { importing } from './people/import'
import { invite, readiness } from './people/invitations'
import { users } from './people/users'

/** Who takes part: users, changes of many, the import, invitations. */
export const people = { users, bulk, pause, import: importing, invite, readiness }
