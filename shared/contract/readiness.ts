import { z } from 'zod'
import { endpoint } from '../endpoint'
import { REASONS } from '../readiness'
import { id } from './common'

export const reason = z.enum(REASONS)

/** Each reason with the people it keeps out; everybody counts under one. */
export const notReady = z.array(z.object({ reason, people: z.number().int() }))

export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/admin/readiness',
  access: 'admin',
  shows: ['people', 'directory', 'pairings'],
  summary:
    'How many people would be in a round made today, and why the others would not; of a domain group or all.',
  query: z.object({ domainGroupId: id.optional() }),
  response: z.object({ total: z.number().int(), ready: z.number().int(), reasons: notReady }),
})
