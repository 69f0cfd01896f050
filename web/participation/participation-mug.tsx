import { useState } from 'react'
import type { User } from '../../shared/contract/sign-in'
import { Mug } from '../ui/mug'
import { mugLevel } from './mug.rules'
import { startOfDay } from './participation.rules'

const labels = {
  active: 'A full, steaming mug: you take part',
  paused: 'A mug with a little coffee left: you are taking a break',
  opted_out: 'An empty mug: you have opted out',
}
const tones = { active: 'coffee', paused: 'amber', opted_out: 'grey' } as const

interface ParticipationMugProps {
  user: Pick<User, 'participationStatus' | 'pauseEndDate'>
  className?: string
}

/** The mug that shows how much one takes part. Steam and bubbles only when active. */
export function ParticipationMug({ user, className }: ParticipationMugProps) {
  const { participationStatus: status, pauseEndDate } = user
  const [now] = useState(() => new Date())
  return (
    <Mug
      level={mugLevel(status, pauseEndDate ? startOfDay(pauseEndDate) : null, now)}
      tone={tones[status]}
      steam={status === 'active'}
      bubbles={status === 'active'}
      label={labels[status]}
      className={className}
    />
  )
}
