import type { Instead } from '../../words'
import type { matches, meetings } from './coffee'

/** What stands in place of other texts where a programme's rounds are not those of months. */
export const inRounds = {
  meetings: {
    suggests: (name: string) => `${name} suggests the time in this round.`,
    youSuggest: 'You suggest the time in this round.',
    book: {
      entry: { text: (starter: string) => `Your coffee chat of this round.\nTo begin with: ${starter}` },
    },
  },
  matches: {
    description: {
      one: 'One colleague in each round. Here is yours.',
      none: 'One colleague in each round, and everyone you’ve met.',
    },
    answers: { not_confirmed: 'Missed This Round' },
    changed: { none: 'You no longer have a match in this round.' },
    none: { next: 'You’ll be paired with a colleague in the next round.' },
    stranded: { text: 'You don’t have to wait for the next round.' },
  },
} satisfies Instead<{
  meetings: typeof meetings
  matches: typeof matches
}>
