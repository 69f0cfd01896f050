import type { Stretch } from '../../../server/platform/context/context'

/** Minutes since 1970 as starts and ends in turn: sorted, apart from each other, on five minutes. */
export type Busy = number[]

const MINUTE = 60_000
const GRAIN = 5

/**
 * Stretches in milliseconds as they are kept: within the window, joined where they touch, and rounded outwards to five
 * minutes, as no time is suggested between.
 */
export function toBusy(stretches: readonly Stretch[], window: Stretch): Busy {
  const busy: Busy = []
  const grains = stretches
    .filter(({ start, end }) => end > start && end > window.start && start < window.end)
    .map(({ start, end }) => ({
      start: Math.floor(Math.max(start, window.start) / MINUTE / GRAIN) * GRAIN,
      end: Math.ceil(Math.min(end, window.end) / MINUTE / GRAIN) * GRAIN,
    }))
    .sort((a, b) => a.start - b.start)
  for (const { start, end } of grains) {
    const last = busy.length - 1
    if (last > 0 && start <= (busy[last] ?? 0)) busy[last] = Math.max(busy[last] ?? 0, end)
    else busy.push(start, end)
  }
  return busy
}

/** The inverse conversion. */
export function toStretches(busy: Busy): Stretch[] {
  const stretches: Stretch[] = []
  for (let index = 0; index + 1 < busy.length; index += 2)
    stretches.push({ start: (busy[index] ?? 0) * MINUTE, end: (busy[index + 1] ?? 0) * MINUTE })
  return stretches
}

/** Whether somebody is busy by the first whenever they are by the second. */
export function covers(whole: Busy, part: Busy): boolean {
  const stretches = toStretches(whole)
  return toStretches(part).every(({ start, end }) =>
    stretches.some((stretch) => stretch.start <= start && stretch.end >= end),
  )
}
