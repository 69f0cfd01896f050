import type { Words } from '../../../languages/words'
import type { WholeValues } from './programme.rules'

type Start = Exclude<keyof Words['rounds']['programmes']['start'], 'title'>
type Chosen = Partial<WholeValues> & Pick<WholeValues, 'colour'>

const FIRST_TUESDAY = { cycle: 'weekday', which: '1', weekday: '2', time: '09:00' } as const

const everyWeeks = (every: number, weekday: number, time: string, from: string): Partial<WholeValues> => ({
  cycle: 'weeks',
  weekday: String(weekday),
  time,
  weeks: { every: String(every), from },
})

/** The points to begin a new programme from, each with what it decides. @param from the first day of its rhythm */
export const startingPoints = (from: string): Record<Start, Chosen> => ({
  coffee: { colour: '#a06a3f', ...FIRST_TUESDAY },
  pairs: { colour: '#2a7f9e', ...everyWeeks(1, 2, '09:00', from) },
  lunch: { colour: '#2e8563', ...everyWeeks(6, 4, '09:00', from), size: '4', scope: 'across' },
  newcomers: {
    colour: '#b7791f',
    ...everyWeeks(2, 3, '09:00', from),
    size: '3',
    scope: 'across',
    audience: { domainGroups: [], departments: [], directoryGroups: [], addresses: '', newcomersWeeks: '13' },
  },
  sites: { colour: '#3b82f6', ...FIRST_TUESDAY, scope: 'between' },
  leadership: { colour: '#8a5cc2', ...everyWeeks(4, 4, '09:00', from), size: '5', scope: 'across' },
})
