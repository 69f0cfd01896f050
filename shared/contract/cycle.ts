import { z } from 'zod'
import { endpoint } from '../endpoint'
import { STEP_STATES } from '../limits'
import { day, id, instant, paging, programme } from './common'

const cycleStep = z.object({
  id,
  /** "Pairing (Design)" */
  title: z.string(),
  /** `committing`: its mail is just being handed over; `unknown`: the process died in that moment. */
  state: z.enum(STEP_STATES),
  /** How often it was tried. */
  tries: z.number().int(),
  /** What was done, or why it was not; for a step that waits, why its last try failed. */
  note: z.string().nullable(),
  finishedAt: instant.nullable(),
  /** When it is tried next; null when it is over, or waits for another step. */
  nextTryAt: instant.nullable(),
})

const cycle = z.object({
  id,
  /** The time that the cycle's expression named; the work began later if nothing was running then. */
  scheduledAt: instant,
  startedAt: instant,
  /** null while a step is still to be done. */
  finishedAt: instant.nullable(),
  /** Of the steps so far. */
  failed: z.number().int(),
  open: z.number().int(),
  /** In the order in which they were planned. */
  steps: z.array(cycleStep),
})
export type Cycle = z.infer<typeof cycle>
export type CycleStep = z.infer<typeof cycleStep>

export const getCycles = endpoint('GET /api/admin/cycles', {
  // No call starts a run, but its steps name people.
  summary: 'The runs of a programme’s automatic cycle with their steps, newest first, paged.',
  query: z.object({ ...paging, programme }),
  response: z.array(cycle),
})

const announced = {
  /** When the round is going to be made. */
  day,
  /** Without it the whole company, or all of its groups. */
  domainGroupId: id.optional(),
  programme,
}

export const previewAnnouncement = endpoint('GET /api/admin/announce-round', {
  summary:
    'How many people would be told of a round that is made by hand, and how many were told of one that month.',
  query: z.object(announced),
  response: z.object({ toTell: z.number().int(), told: z.number().int() }),
})

export const announceRound = endpoint('POST /api/admin/announce-round', {
  proof: 'fresh',
  summary:
    'Mails everyone of a round that is made by hand when it is, with a button to skip it; each person once a month. The automatic cycle does this by itself.',
  body: z.object(announced),
  response: z.object({ message: z.string(), told: z.number().int() }),
})
