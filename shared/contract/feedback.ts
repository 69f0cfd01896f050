import { z } from 'zod'
import { endpoint } from '../endpoint'
import { BEANS } from '../limits'
import { FEEDBACK } from '../text-rules'
import { id, idParams, month, text } from './common'
import { ownMatch } from './pairings'

export const giveFeedback = endpoint({
  method: 'PUT',
  path: '/api/matches/:id/feedback',
  access: 'employee',
  unlogged: true,
  touches: ['pairings'],
  summary:
    "One to five beans and a line from the signed-in person, who has said that the two met; can be changed until it is shown among that of others. Never shown with a name.",
  params: idParams,
  body: z.object({
    beans: z
      .number()
      .int()
      .min(BEANS.least)
      .max(BEANS.most, { error: 'One to five beans' }),
    line: text(FEEDBACK.line).default(''),
  }),
  response: ownMatch,
})

export const getFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/feedback',
  access: 'admin',
  shows: ['pairings', 'people', 'directory'],
  summary:
    "A month's feedback, of a domain group or the whole company: the mean of the beans and the lines, without names, in batches of five people or more.",
  query: z.object({ month, domainGroupId: id.optional() }),
  response: z.object({
    /** How many gave what is shown; 0: fewer than five so far. */
    given: z.number().int(),
    mean: z.number().nullable(),
    /** In random order, 500 at most. */
    lines: z.array(z.string()),
  }),
})
