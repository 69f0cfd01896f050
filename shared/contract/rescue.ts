import { z } from 'zod'
import { endpoint, type ResponseOf } from '../endpoint'
import { STRANDING_STATES } from '../limits'
import { flag, id } from './common'

export const stranding = z.object({
  matchId: id,
  /**
   * `stranded`: the other person can't make it, and one can ask for someone else. `waiting`: one has asked. `too-late`: nobody
   * is looked for any more. `back`: the other person takes part again.
   */
  state: z.enum(STRANDING_STATES),
  /** The same in words. */
  message: z.string(),
})
export type Stranding = z.infer<typeof stranding>

export const getStranding = endpoint('GET /api/matches/stranding', {
  summary: 'What became of each open match in which the other person can’t make it.',
  response: z.object({
    /** The first of them; null while nothing is wrong. */
    stranding: stranding.nullable(),
    strandings: z.array(stranding),
  }),
})

export const askForAnother = endpoint('POST /api/matches/:id/rescue', {
  summary: 'Asks for someone else in the place of a match that can’t make it. Asking again changes nothing.',
  response: z.object({ stranding: stranding.nullable() }),
})

export const pairStranded = endpoint('POST /api/admin/pairings/:id/pair-stranded', {
  access: 'manager',
  proof: 'fresh',
  summary:
    'Pairs stranded people who asked for someone else, and people who were left out, and mails them; where people sit at tables, they first get seats at tables that there are. With dryRun=true nothing is stored.',
  query: z.object({ dryRun: flag }),
  response: z.object({
    message: z.string(),
    /** Its people sit at tables of three or more. */
    isTables: z.boolean(),
    /** Matches that are made. */
    matches: z.int(),
    /** People who get a seat at a table that there is, … */
    seats: z.int(),
    /** … and the people joined, one sentence each. */
    seatsInWords: z.array(z.string()),
    /** Stranded people who have asked. */
    waiting: z.int(),
    /** People left out of the round who take part. */
    leftOut: z.int(),
  }),
})
export type PairedStranded = ResponseOf<typeof pairStranded>
