/**
 * Why somebody is not in the next round. Each person counts under one: the last of these that applies, so that what
 * only others can change comes before what they can do themselves.
 */
export const REASONS = [
  'meets-nobody',
  'not-answered',
  'no-group',
  'never-invited',
  'invited',
  'not-set-up',
  'at-cap',
  'not-joined',
  'paused',
  'skipped',
  'dormant',
  'opted-out',
  'on-leave',
  'not-covered',
] as const
export type Reason = (typeof REASONS)[number]

/** Why somebody of a list gets no invitation. Each person counts under one, the first of these. */
export const NOT_INVITED = ['in', 'not-covered', 'refused', 'too-often', 'too-soon', 'away'] as const

/** An invitation is sent again after this many days at the earliest, and at most this often in twelve months. */
export const INVITED_AGAIN_DAYS = 7
export const MOST_INVITATIONS = 3
