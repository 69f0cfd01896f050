import { updateParticipation } from '../../../shared/contract/participation'
import type { AwayFrom } from '../../../shared/limits'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { setCurrentUser } from '../../sign-in/use-current-user'
import { words } from '../../words'
import { dayOf, participationChange } from './participation.rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getNextPairing } from '../../../shared/contract/pairings'
import type { User } from '../../../shared/contract/sign-in'
import { standingOf } from '../../../shared/standing'
import { queryOf } from '../../api/query-client'

const BANNER_MS = 3000

/** A pause of so many months, to opt out, or to take part again; away after the open match or from now on. */
export interface Wish {
  to: Parameters<typeof participationChange>[0]
  from?: AwayFrom
}

/** Changes whether the person takes part, and says so. */
export const useParticipation = () =>
  useAction({
    run: ({ to, from }: Wish) =>
      call(updateParticipation, { body: { ...participationChange(to, dayOf(new Date())), from } }),
    done: (changed) => {
      setCurrentUser(changed)
      return {
        title: words.shell.said.success,
        description: words.member.participation.changed,
        tone: 'success',
        duration: BANNER_MS,
      }
    },
    failed: words.member.participation.failed,
  })

/** When the next round is, and whether the person takes part in it. */
export function useStanding(user: User) {
  const [today] = useState(() => dayOf(new Date()))
  const next = useQuery(queryOf(getNextPairing))
  return { next, standing: standingOf(user, next.data, today, words.rules.standing) }
}
