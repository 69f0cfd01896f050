import { updateParticipation } from '../../../shared/contract/participation'
import type { AwayFrom } from '../../../shared/limits'
import { call } from '../../api/call'
import { useAction } from '../../kit/use-action'
import { setCurrentUser } from '../../sign-in/use-current-user'
import { words } from '../../words'
import { dayOf, participationChange } from './participation.rules'

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
