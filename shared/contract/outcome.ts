import { z } from 'zod'
import { endpoint } from '../endpoint'
import { OUTCOMES } from '../limits'
import { month } from './common'

export const getOutcome = endpoint({
  method: 'GET',
  path: '/api/outcome',
  access: 'employee',
  shows: ['pairings', 'people', 'directory', 'programme'],
  summary: "What this month's round brought the signed-in person, and why.",
  response: z.object({
    month,
    outcome: z.enum(OUTCOMES),
    /** The same in words. */
    text: z.string(),
  }),
})
