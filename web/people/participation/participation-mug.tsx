import { useState } from 'react'
import type { Standing } from '../../../shared/standing'
import { Mug } from '../../ui/mug'
import { mugLevel } from './mug.rules'
import { startOfDay } from './participation.rules'

const looks = {
  active: { tone: 'coffee', label: 'A full, steaming mug: you take part' },
  paused: { tone: 'amber', label: 'A mug with a little coffee left: you are taking a break' },
  skipped: { tone: 'amber', label: 'A mug with a little coffee left: you sit out a round' },
  dormant: { tone: 'amber', label: 'A mug with a little coffee left: rounds go on without you' },
  'on-leave': { tone: 'amber', label: 'A mug with a little coffee left: you are on leave' },
  'opted-out': { tone: 'grey', label: 'An empty mug: you have opted out' },
} as const

/** The mug that shows how much one takes part. Steam and bubbles only when active. */
export function ParticipationMug({
  standing: { state, until },
  className,
}: {
  standing: Standing
  className?: string
}) {
  const [now] = useState(() => new Date())
  return (
    <Mug
      level={mugLevel(state, until ? startOfDay(until) : null, now)}
      tone={looks[state].tone}
      steam={state === 'active'}
      bubbles={state === 'active'}
      label={looks[state].label}
      className={className}
    />
  )
}
