import { useState } from 'react'
import type { Standing } from '../../../shared/standing'
import { Mug } from '../../ui/mug'
import { words } from '../../words'
import { mugLevel } from './mug.rules'
import { startOfDay } from './participation.rules'

const tones = {
  active: 'coffee',
  'at-cap': 'coffee',
  paused: 'amber',
  skipped: 'amber',
  dormant: 'amber',
  'on-leave': 'amber',
  'opted-out': 'grey',
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
      tone={tones[state]}
      steam={state === 'active'}
      bubbles={state === 'active'}
      label={words.member.participation.mugs[state]}
      className={className}
    />
  )
}
