import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  getCurrentMatch,
  getNextPairing,
  getOpenMatches,
  type OwnMatch,
} from '../../../shared/contract/pairings'
import { getOutcome } from '../../../shared/contract/participation'
import { getStranding } from '../../../shared/contract/rescue'
import type { User } from '../../../shared/contract/sign-in'
import { queryOf } from '../../api/query-client'
import { HomeMatch } from '../../home/month-result'
import { ParticipationCard } from '../../people/participation/participation-card'
import { saidBy } from '../../testing/said-by'
import { loadWords } from '../../words'
import { CurrentMatch } from './current-match'
import { MatchOfTheMonth } from './match-of-the-month'

beforeAll(async () => {
  await loadWords('shell')
  await loadWords('member')
  await loadWords('rules')
})

const somebody = {
  participationStatus: 'active',
  pauseEndDate: null,
  employeeStatus: 'active',
  leaveEndDate: null,
  timeZone: 'Europe/Berlin',
} as User
const next = { sitsOut: null, isDormant: false, isMonthly: true }

interface Known {
  next?: object
  outcome?: object
  match?: OwnMatch | null
  stranding?: object | null
}

/** What a part says when the server has returned this. */
function said(part: ReactNode, { next: changed, outcome, match = null, stranding = null }: Known): string {
  const programme = { name: 'Cup of Joe', period: '2026-11', isDefault: true }
  const { html, text } = saidBy(part, [
    [queryOf(getNextPairing), { ...next, ...changed }],
    [queryOf(getOutcome), outcome],
    [queryOf(getCurrentMatch), { match, hasChanged: false }],
    [queryOf(getOpenMatches), match ? [{ match, programme }] : []],
    [queryOf(getStranding), { stranding, strandings: stranding ? [stranding] : [] }],
  ])
  const level = /data-level="(\d+)"/.exec(html)?.[1]
  return level ? `${text}mug ${level} %` : text
}

const month = <MatchOfTheMonth lines={1}>{() => null}</MatchOfTheMonth>
const card = (user = somebody) => <ParticipationCard user={user} />

describe('Somebody without a match', () => {
  it.each(['not-shown-yet', 'dormant', 'opted-out', 'skipped'])(
    'reads what the month brought: %s',
    (outcome) => {
      const read = said(month, { outcome: { month: '2026-11', outcome, text: 'What the server says.' } })
      expect(read).toContain('No Current Match')
      expect(read).toContain('What the server says.')
    },
  )

  it('reads that the next round brings one where there was none', () => {
    expect(said(month, { outcome: { month: '2026-11', outcome: 'no-round', text: null } })).toContain(
      "You'll be paired with a colleague in the next monthly matching cycle.",
    )
  })

  it('sees whether they take part: in, sitting out, dormant, on leave or out', () => {
    expect(said(card(), {})).toMatch(/ Active .* Skip the Next Round .*mug 100 %$/)
    const sitsOut = { round: '2026-12', backIn: '2027-01', isOver: false }
    expect(said(card(), { next: { sitsOut } })).toMatch(/ Sitting Out .*You sit out.*mug 25 %$/)
    const dormant = said(card(), { next: { isDormant: true } })
    expect(dormant).toMatch(/ Dormant .*We haven't heard from you for a long time.*mug 25 %$/)
    expect(dormant).not.toContain('Skip the Next Round')
    expect(said(card({ ...somebody, employeeStatus: 'leave' }), {})).toMatch(/ On Leave .*mug 25 %$/)
    expect(said(card({ ...somebody, participationStatus: 'opted_out' }), {})).toMatch(
      / Opted Out .*until you reactivate.* Reactivate .*mug 0 %$/,
    )
  })
})

describe('Somebody whose match can’t make it', () => {
  const partner = { id: 'grace', email: 'grace@example.com', firstName: 'Grace', lastName: 'Hopper' }
  const match = {
    id: 'm',
    month: '2026-11',
    partner,
    more: [],
    ownStatus: 'pending',
    partnerStatus: 'pending',
    meeting: null,
    suggestedTimes: [],
    why: [],
    starter: '',
    canBook: true,
  } as unknown as OwnMatch
  const stranded = (state: string, message: string) => ({
    match,
    stranding: { matchId: match.id, state, message },
  })
  const AWAY = 'Grace Hopper can’t make it for coffee after all.'

  it.each([
    ['stranded', true],
    ['waiting', false],
    ['too-late', false],
  ])('reads it above the match and plans nothing; someone else is offered once: %s', (state, isOffered) => {
    const known = stranded(state, AWAY)
    expect(said(month, known)).toContain(AWAY)
    expect(said(month, known).includes('Find me someone else')).toBe(isOffered)
    const onHub = said(<HomeMatch match={match} of={undefined} user={somebody} />, known)
    expect(onHub).toContain('Can’t make it')
    expect(onHub).not.toContain('Plan your coffee')
    const onMatches = said(<CurrentMatch match={match} of={undefined} user={somebody} />, known)
    expect(onMatches).toContain('Can’t make it')
    expect(onMatches).not.toContain('Schedule Coffee Chat')
  })

  it('plans again once the other one is back', () => {
    const known = stranded('back', 'Grace Hopper can make it after all.')
    expect(said(month, known)).toContain('can make it after all.')
    const onHub = said(<HomeMatch match={match} of={undefined} user={somebody} />, known)
    expect(onHub).not.toContain('Can’t make it')
    expect(onHub).toContain('Plan your coffee')
  })
})
