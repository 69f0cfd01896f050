import { useState } from 'react'
import type { Standing } from '../../../shared/standing'
import { Mug } from '../../ui/mug'
import { words } from '../../words'
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

const PAUSE_SCALE_MS = 2_592_000_000
const PAUSE_SCALE_PERCENT = 20
const LEAST_PAUSED = 10
const MOST_PAUSED = 50
const PAUSED_WITHOUT_END = 25

/**
 * How full the participation mug is, in percent: active 100, opted out 0; away for a while by the time left, as a share
 * of 30 days times 20, within 10–50; an end already passed 100; no end 25.
 */
export function mugLevel(state: Standing['state'], end: Date | null, now: Date): number {
  if (state === 'active' || state === 'at-cap') return 100
  if (state === 'opted-out') return 0
  if (!end) return PAUSED_WITHOUT_END
  const left = end.getTime() - now.getTime()
  if (left <= 0) return 100
  return Math.min(MOST_PAUSED, Math.max(LEAST_PAUSED, (left / PAUSE_SCALE_MS) * PAUSE_SCALE_PERCENT))
}
