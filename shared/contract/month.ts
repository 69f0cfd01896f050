import { z } from 'zod'
import { endpoint } from '../endpoint'
import { CREDENTIAL_KINDS, MONTH_STEP_STATES, MONTH_STEPS } from '../limits'
import { SETTINGS } from '../programme'
import { id, instant, month, programmeQuery, programme } from './common'
import { ownMatch } from './pairings'
import { user } from './sign-in'

const step = z.object({
  key: z.enum(MONTH_STEPS),
  /** `due`, `running` or `problem`: the one step that the month is at. */
  state: z.enum(MONTH_STEP_STATES),
  /** "64 ready", "1,778 of 2,905" */
  figure: z.string(),
  detail: z.string(),
  /** How much of it is done. */
  share: z.number().min(0).max(1),
  /** Of mails that are being sent. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }).optional(),
  /** How many people have the newsletter, once it is sent. */
  mailed: z.number().int().optional(),
  /** The rounds that it is about; `GET …/pairings/{id}/reach` has the people told. */
  rounds: z.array(z.object({ pairingId: id, name: z.string() })).optional(),
  /** What takes the month on, for the step that it is at. */
  action: z
    .object({
      label: z.string(),
      /** Method and path of the call that does it; a path without `/api` is the page where it is done. */
      call: z.string(),
      newsletterId: id.optional(),
      /** The version of the newsletter that is approved. */
      updatedAt: instant.optional(),
      pairingId: id.optional(),
      /** The pairings that a newsletter can be linked with, all of them together. */
      pairingIds: z.array(id).optional(),
      /** The group that a new newsletter is for. */
      domainGroupId: id.optional(),
      /** It also completes the active pairings of earlier months; all of it or nothing. */
      completes: z.boolean().optional(),
      /** Some of what it completes was never shown to its people: a dialog asks first. */
      unseen: z.boolean().optional(),
      /** A new newsletter is for all groups that have none. */
      allGroups: z.boolean().optional(),
    })
    .optional(),
})

export const getMonth = endpoint('GET /api/admin/month', {
  access: 'manager',
  summary:
    "The six steps of this month's round, for one domain group or the company, and which of them is due.",
  query: z.object({ domainGroupId: id.optional(), programme }),
  response: z.object({
    month,
    /** YYYY-MM, or the day of the round where it is not one of a month. */
    period: z.string(),
    /** The display name of the group, or "All Users". */
    scope: z.string(),
    /** What its people meet for. */
    meal: z.enum(SETTINGS.meal.values),
    steps: z.array(step),
  }),
})
export type MonthStep = z.infer<typeof step>

/** What is held since a backup was restored. */
export const HELD_SINCE_RESTORE = ['mails', 'round', ...CREDENTIAL_KINDS] as const
const what = z.enum(HELD_SINCE_RESTORE)
const count = z.number().int().min(0)

export const getRestored = endpoint('GET /api/admin/restored', {
  summary:
    'What is held since a backup was restored, as it may have been sent, made or taken away between the two.',
  query: programmeQuery,
  response: z.object({
    /** When the backup was made, and restored; null: nothing is held. */
    restored: z.object({ made: instant, at: instant }).nullable(),
    /** A round: of the programme. Names: of the first ones, of what they are. */
    held: z.array(z.object({ what, count, names: z.array(z.string()) })),
  }),
})

export const decideRestored = endpoint('POST /api/admin/restored', {
  proof: 'fresh',
  summary:
    'Sends the mails that are held since a restore, turns credentials on again, or says that no round was made; or leaves them as they are for good.',
  query: programmeQuery,
  body: z.object({ what, count, isWanted: z.boolean() }),
  response: z.object({ count }),
})

export const getOneView = endpoint('GET /api/admin/pairings/:id/one-view', {
  summary: 'In an evaluation: one match of a pairing as one of its two people sees it.',
  response: z.object({ user, match: ownMatch }),
})
