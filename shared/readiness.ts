/**
 * Why somebody is not in the next round. Each person counts under one: the last of these that applies, so that what
 * only others can change comes before what they can do themselves.
 */
export const REASONS = [
  'never-invited',
  'invited',
  'not-set-up',
  'paused',
  'skipped',
  'dormant',
  'opted-out',
  'on-leave',
  'not-covered',
] as const
export type Reason = (typeof REASONS)[number]

/** After a number: "3 never invited". */
export const reasonInWords: Record<Reason, string> = {
  'never-invited': 'never invited',
  invited: 'invited',
  'not-set-up': 'signed in but not set up',
  paused: 'paused',
  skipped: 'sitting this one out',
  dormant: 'dormant',
  'opted-out': 'opted out',
  'on-leave': 'on leave',
  'not-covered': 'not covered',
}
