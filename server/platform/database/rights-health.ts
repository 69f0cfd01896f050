import type pg from 'pg'
import { readRights } from './grant-rights'
import { excessRights, rightsInWords } from './rights'

const NAMED = 5

/** Whether the product has more rights in its database than it needs, looked up now. */
export async function rightsHealth(pool: pg.Pool) {
  const excess = excessRights(await readRights(pool))
  if (excess.length === 0)
    return {
      status: 'operational' as const,
      label: 'Least rights',
      detail: 'The product can change neither the audit log nor the form of a table.',
    }
  if (excess.some(({ part, right }) => part === 'role' && right === 'ownership'))
    return {
      status: 'degraded' as const,
      label: 'Owner',
      detail: 'The product owns its tables: it could change the audit log. Set DATABASE_OWNER_URL.',
    }
  const named = rightsInWords(excess.slice(0, NAMED))
  return {
    status: 'degraded' as const,
    label: 'More than needed',
    detail: `The product may do more than it needs: ${named}${excess.length > NAMED ? ' and more' : ''}. The next start while no other instance runs takes away what was granted to its role; what it has as one of a group or of everybody (PUBLIC) is for the database's administrator.`,
  }
}
