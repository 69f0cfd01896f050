import { announceRound, previewAnnouncement } from '../../shared/contract/cycle'
import { getPairingValidation } from '../../shared/contract/pairings'
import { changeProgramme, getNextRuns, getProgramme, type Programme } from '../../shared/contract/programme'
import type { ResponseOf } from '../../shared/endpoint'
import { choiceOf } from '../programme/plan.rules'
import { on } from './demo-routes'
import { Refusal } from './refusal'
import type { Sample } from './sample'

const SHOWN_RUNS = 3

/** The settings of the programme. They are kept, and no cycle runs by them. */
export function demoProgramme(sample: Sample) {
  const programme = () => sample.at(getProgramme)
  const told = new Set<string>()
  const announcement = (domainGroupId = '') => {
    const { statusCounts } = sample.find(
      `${getPairingValidation.path}${domainGroupId && `?domainGroupId=${domainGroupId}`}`,
    ) as ResponseOf<typeof getPairingValidation>
    const people = statusCounts.truly_active
    return told.has(domainGroupId) ? { toTell: 0, told: people } : { toTell: people, told: 0 }
  }
  return [
    on(getNextRuns, ({ query }) => nextRuns(query.cycle ?? '')),
    on(previewAnnouncement, ({ query }) => announcement(query.domainGroupId)),
    on(announceRound, ({ body }) => {
      const { toTell } = announcement(body.domainGroupId)
      if (toTell === 0) throw new Refusal(409, 'Everybody of this round was told of it already.')
      told.add(body.domainGroupId ?? '')
      sample.note('round.announced', 'All Users')
      return { message: `${toTell} people are told of the round.`, told: toTell }
    }),
    on(changeProgramme, ({ body }) => {
      sample.note('programme.changed', 'Programme')
      Object.assign(programme(), body)
      return Object.assign(programme(), { nextRuns: nextRuns(programme().cycle) })
    }),
  ]
}

const words = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The next dates of a cycle that the form can show, whatever the time zone. */
function nextRuns(cycle: string | null): Programme['nextRuns'] {
  const choice = choiceOf(cycle)
  if (choice.cycle !== 'day' && choice.cycle !== 'weekday') return []
  const now = new Date()
  return Array.from({ length: SHOWN_RUNS + 1 }, (_, later) => {
    const days = daysOf(now.getFullYear(), now.getMonth() + later).filter(
      (day) => choice.cycle === 'day' || day.getUTCDay() === Number(choice.weekday),
    )
    const place = choice.cycle === 'day' ? choice.day : choice.which
    const day = days[place === 'L' ? days.length - 1 : Number(place) - 1] ?? now
    const at = `${day.toISOString().slice(0, 10)}T${choice.time}:00.000Z`
    return { at, inWords: `${words.format(day).replace(/^(\w+) /, '$1, ')}, ${choice.time}` }
  })
    .filter(({ at }) => new Date(at) > now)
    .slice(0, SHOWN_RUNS)
}

/** The days of a month, at midnight. */
const daysOf = (year: number, month: number): Date[] =>
  Array.from(
    { length: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() },
    (_, index) => new Date(Date.UTC(year, month, index + 1)),
  )
