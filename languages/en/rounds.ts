import { reasons } from './reasons'
import { changing } from './rounds/changing'
import { counters, cycle, feedback, thisMonth, wholeMonth } from './rounds/month'
import { pairings } from './rounds/pairings'
import { programme } from './rounds/programme'
import { programmes } from './rounds/programmes'
import { reach } from './rounds/reach'

/** This Month, rounds, matches and the programme. */
export const rounds = {
  thisMonth,
  wholeMonth,
  cycle,
  counters,
  reasons,
  pairings,
  changing,
  programme,
  programmes,
  reach,
  feedback,
}
