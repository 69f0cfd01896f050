import type { Words } from '../words'
import { reasons } from './reasons'
import { changing } from './rounds/changing'
import { counters, cycle, feedback, thisMonth, wholeMonth } from './rounds/month'
import { notMonthly } from './rounds/not-monthly'
import { pairings } from './rounds/pairings'
import { programme } from './rounds/programme'

export const rounds: Words['rounds'] = {
  thisMonth,
  wholeMonth,
  notMonthly,
  cycle,
  counters,
  reasons,
  pairings,
  changing,
  programme,
  feedback,
}
