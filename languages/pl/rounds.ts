import type { Words } from '../words'
import { reasons } from './reasons'
import { changing } from './rounds/changing'
import { counters, cycle, feedback, thisMonth, wholeMonth } from './rounds/month'
import { pairings } from './rounds/pairings'
import { programme } from './rounds/programme'
import { programmes } from './rounds/programmes'
import { reach } from './rounds/reach'

export const rounds: Words['rounds'] = {
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
