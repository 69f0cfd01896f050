import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getNextPairing } from '../../../shared/contract/pairings'
import type { User } from '../../../shared/contract/sign-in'
import { standingOf } from '../../../shared/standing'
import { queryOf } from '../../api/query-client'
import { words } from '../../words'
import { dayOf } from './participation.rules'

/** When the next round is, and whether the person takes part in it. */
export function useStanding(user: User) {
  const [today] = useState(() => dayOf(new Date()))
  const next = useQuery(queryOf(getNextPairing))
  return { next, standing: standingOf(user, next.data, today, words.rules.standing) }
}
