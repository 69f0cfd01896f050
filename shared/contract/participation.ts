import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST } from '../limits'
import { day, participationStatus } from './common'
import { user } from './sign-in'

export const updateParticipation = endpoint({
  method: 'PUT',
  path: '/api/participation',
  access: 'employee',
  touches: ['people'],
  summary: 'Pauses for one or three months, opts out, or comes back.',
  body: z.object({
    participationStatus,
    pauseStartDate: day.nullish(),
    pauseEndDate: day.nullish(),
    pauseReason: z.string().max(LONGEST.pauseReason).nullish(),
  }),
  response: user,
})
