import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST, MOST, OUTCOMES } from '../limits'
import { awayFrom, day, email, month, participationStatus } from './common'
import { user } from './sign-in'

export const updateParticipation = endpoint('PUT /api/participation', {
  summary:
    'Pauses for one or three months, opts out, or comes back. An open match stands, unless it is from: now.',
  body: z.object({
    participationStatus,
    pauseStartDate: day.nullish(),
    pauseEndDate: day.nullish(),
    /** Away from when: `after` the open match, which stands, or from `now`, which ends it. */
    from: awayFrom.optional(),
    pauseReason: z.string().max(LONGEST.pauseReason).nullish(),
  }),
  response: user,
})

/** The round that somebody sits out. */
export const sittingOut = z.object({
  /** null: the next one, whenever it is made by hand. */
  round: month.nullable(),
  /** The month of the round after it; null if it is made by hand. */
  backIn: month.nullable(),
  /** It was made without them. */
  isOver: z.boolean(),
})
const skip = z.object({ sitsOut: sittingOut.nullable() })

export const skipNextRound = endpoint('POST /api/participation/skip', {
  summary: 'Sits out the next round, and takes part again by itself in the one after it.',
  response: skip,
})

export const undoSkip = endpoint('DELETE /api/participation/skip', {
  summary: 'Takes part in the next round after all, as long as it has not been made.',
  response: skip,
})

export const getOutcome = endpoint('GET /api/outcome', {
  summary: "What this month's round brought the signed-in person, and why.",
  response: z.object({
    month,
    outcome: z.enum(OUTCOMES),
    /** The same in words. */
    text: z.string(),
  }),
})

/** By the addresses that were given, whether anybody has them or not: the list tells nobody who has an account. */
const blocked = z.object({ people: z.array(z.object({ email: z.string() })) })

export const getBlocks = endpoint('GET /api/blocks', {
  unlogged: true,
  summary: 'Whom the signed-in person would rather not be paired with. Nobody else is shown it.',
  response: blocked,
})

export const putBlocks = endpoint('PUT /api/blocks', {
  unlogged: true,
  summary:
    'Replaces this list by the colleagues with these addresses, also those who join later. They are never told, nor is anyone else.',
  body: z.object({ emails: z.array(email).max(MOST.blocks, `At most ${MOST.blocks} people`) }),
  response: blocked,
})
