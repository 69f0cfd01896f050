import { reasons } from './reasons'
import { changing } from './rounds/changing'
import { counters, cycle, feedback, thisMonth, wholeMonth } from './rounds/month'
import { notMonthly } from './rounds/not-monthly'
import { pairings } from './rounds/pairings'
import { programme } from './rounds/programme'

/** This Month, rounds, matches and the programme. */
export const rounds = {
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
