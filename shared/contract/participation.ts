import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST, MOST, OUTCOMES } from '../limits'
import {
  awayFrom,
  day,
  email,
  id,
  instant,
  month,
  participationStatus,
  programmeQuery,
  tellBy,
} from './common'
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

/** YYYY-MM, or YYYY-MM-DD where a programme's rounds are not those of months. */
const period = z.string()

/** The round that somebody sits out. */
export const sittingOut = z.object({
  /** null: the next one, whenever it is made by hand. */
  round: period.nullable(),
  /** That of the round after it; null if it is made by hand. */
  backIn: period.nullable(),
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

/** Where a guest stands who waits for a seat with a host. */
const whereInLine = {
  /** Ready guests who have waited longer, the seats of a round, and about how many rounds that takes; null: nobody can say. */
  waiting: z
    .object({ before: z.number().int(), seats: z.number().int(), rounds: z.number().int() })
    .nullable(),
  /** The same in words; null: they don't wait. */
  waitingInWords: z.string().nullable(),
}

/** A programme as its audience sees it. */
export const ownProgramme = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** #RRGGBB */
  colour: z.string(),
  /** How often it comes round; `every` so many weeks. */
  cadence: z.object({ kind: z.enum(['by-hand', 'monthly', 'weeks']), every: z.number().int().nullable() }),
  /** They take part in it, as far as it is up to this programme: a pause or an opt-out of all counts besides. */
  in: z.boolean(),
  /** Where they do not: the day on which they are back by themselves. */
  until: day.nullable(),
  /** They sit its next round out. */
  skipsNext: z.boolean(),
  /** Whether everybody is asked before each round. */
  asksAll: z.boolean(),
  /** They are asked before each round, and take part only if they say yes. */
  asksMe: z.boolean(),
  /** They want to read in their mails where they stand, while they wait for a seat with a host. */
  tellWaiting: z.boolean(),
  /** What they said about its next round; null: they are not asked about one now. */
  saysIn: z.boolean().nullable(),
  /** How many coffees a month they want at most, if they have as many in the month of its next round. */
  capReached: z.number().int().nullable(),
  /** Its rounds are made by group, and they belong to none. */
  hasNoGroup: z.boolean(),
  /** When its next round is made; null: nobody knows. */
  next: instant.nullable(),
  /** By what it tells people who have not chosen it. */
  tellBy,
  ...whereInLine,
  /** How often they hosted beside the average of all hosts, in words, for them alone; null: they host nothing here. */
  hostingInWords: z.string().nullable(),
})

export const getOwnProgrammes = endpoint('GET /api/programmes', {
  summary: 'The programmes that are for the signed-in person, the first one first.',
  response: z.array(ownProgramme),
})

export const takePart = endpoint('PUT /api/programmes/:id/participation', {
  summary:
    'Joins one programme, or leaves it for good or until a day; sits its next round out, or takes part in it after all; asks to be asked before each round, and answers.',
  params: z.object({ id }),
  body: z.object({
    in: z.boolean(),
    until: day.nullish(),
    skipNext: z.boolean().optional(),
    /** Whether to be asked before each of its rounds: no answer then means "not this time". */
    askMe: z.boolean().optional(),
    /** Whether mails say where they stand, while they wait for a seat with a host. */
    tellWaiting: z.boolean().optional(),
    /** The answer about its next round, as long as it has not been made. */
    saysIn: z.boolean().optional(),
  }),
  response: ownProgramme,
})

export const getOutcome = endpoint('GET /api/outcome', {
  query: programmeQuery,
  summary: "What this month's round brought the signed-in person, and why.",
  response: z.object({
    month,
    outcome: z.enum(OUTCOMES),
    /** The same in words. */
    text: z.string(),
    ...whereInLine,
  }),
})

/** By the addresses that were given, whether anybody has them or not: the list does not tell which addresses have an account. */
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
