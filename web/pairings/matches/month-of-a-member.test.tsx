import type { ReactNode } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  getCurrentMatch,
  getNextPairing,
  getOpenMatches,
  type OwnMatch,
} from '../../../shared/contract/pairings'
import { getOutcome, getOwnProgrammes } from '../../../shared/contract/participation'
import { getSlots } from '../../../shared/contract/meetings'
import { getStranding } from '../../../shared/contract/rescue'
import type { User } from '../../../shared/contract/sign-in'
import { queryOf } from '../../api/query-client'
import { NextPairing } from '../../home/home.page'
import { HomeMatch } from '../../home/month-result'
import { TimesToBook } from '../../meetings/meeting-plan'
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
  id: 'me',
  participationStatus: 'active',
  pauseEndDate: null,
  employeeStatus: 'active',
  leaveEndDate: null,
  timeZone: 'Europe/Berlin',
} as User
const SLOTS = {
  slots: ['2026-12-01T09:00:00Z', '2026-12-02T10:00:00Z'].map((start) => ({ start, end: start })),
  partnerTimeZone: 'Europe/Berlin',
  moreTimeZones: [],
}
const coffee = {
  id: 'p',
  name: 'Cup of Joe',
  description: 'Coffee for all.',
  colour: '#7a4419',
  cadence: { kind: 'monthly', every: null },
  in: true,
  until: null,
  skipsNext: false,
  asksAll: false,
  asksMe: false,
  saysIn: null,
  capReached: null,
  hasNoGroup: false,
  next: '2026-12-01T08:00:00Z',
}
const next = { sitsOut: null, isDormant: false, isMonthly: true }

interface Known {
  next?: object
  outcome?: object
  match?: OwnMatch | null
  stranding?: object | null
  programmes?: object[]
}

/** What a part says when the server has returned this. */
function said(
  part: ReactNode,
  { next: changed, outcome, match = null, stranding = null, programmes = [coffee] }: Known,
): string {
  const programme = { name: 'Cup of Joe', period: '2026-11', isDefault: true }
  const { html, text } = saidBy(part, [
    [queryOf(getNextPairing), { ...next, ...changed }],
    [queryOf(getOutcome), outcome],
    [queryOf(getCurrentMatch), { match, hasChanged: false }],
    [queryOf(getOpenMatches), match ? [{ match, programme }] : []],
    [queryOf(getStranding), { stranding, strandings: stranding ? [stranding] : [] }],
    [queryOf(getOwnProgrammes), programmes],
    [queryOf(getSlots, { params: { id: 'm' } }), SLOTS],
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
    expect(said(card(), {})).toMatch(/ Active .* Skip once .*mug 100 %$/)
    const lost = said(card(), { programmes: [{ ...coffee, hasNoGroup: true }] })
    expect(lost).toContain("You're not in a group yet")
    expect(lost).not.toContain("You're in.")
    const sitsOut = { round: '2026-12', backIn: '2027-01', isOver: false }
    expect(said(card(), { next: { sitsOut } })).toMatch(/ Sitting Out .*mug 25 %$/)
    const dormant = said(card(), { next: { isDormant: true } })
    expect(dormant).toMatch(/ Dormant .*We haven't heard from you for a long time.*mug 25 %$/)
    expect(dormant).not.toContain('Skip once')
    expect(said(card({ ...somebody, employeeStatus: 'leave' }), {})).toMatch(/ On Leave .*mug 25 %$/)
    expect(said(card({ ...somebody, participationStatus: 'opted_out' }), {})).toMatch(
      / Opted Out .*until you reactivate.* Reactivate .*mug 0 %$/,
    )
  })
})

const partner = {
  id: 'grace',
  email: 'grace@example.com',
  firstName: 'Grace',
  lastName: 'Hopper',
  attributes: [],
}
const match = {
  id: 'm',
  month: '2026-11',
  partner,
  more: [],
  status: 'active',
  ownStatus: 'pending',
  partnerStatus: 'pending',
  meeting: null,
  why: ['You are in other departments.'],
  starter: 'What made you laugh?',
  canBook: true,
  meal: 'coffee',
  minutes: 25,
  isAsked: false,
} as unknown as OwnMatch
const HUB = /Tuesday 1 Dec 10:00 Wednesday 2 Dec 11:00/
const hub = (one = match) => (
  <HomeMatch match={one} of={undefined} user={somebody}>
    <TimesToBook match={one} user={somebody} />
  </HomeMatch>
)

describe('Participation', () => {
  const ASK = 'Ask me each time Without an answer you sit that round out.'
  const ROW = 'Cup of Joe Next round: 1 Dec 2026'
  it('is once on the profile: a row a programme with its next date, in or out, and the way to skip it once', () => {
    expect(said(card(), {})).toContain(`${ROW} You're in. Skip once ${ASK} Pause 1 Month`)
    expect(said(card(), { programmes: [{ ...coffee, skipsNext: true }] })).toContain(
      `${ROW} You sit out the next round. Take part in the next round ${ASK} Pause 1 Month`,
    )
    const tea = { ...coffee, id: 't', name: 'Weekly tea', in: false, next: null }
    expect(said(card(), { programmes: [coffee, tea] })).toMatch(
      /You're in\. Skip once Leave Ask me each time [^.]+\. Weekly tea Coffee for all\. Every month You're not taking part\. Join Coffees a month/,
    )
    const out = said(card({ ...somebody, participationStatus: 'opted_out' }), {})
    expect(out).toContain(`${ROW} Reactivate`)
  })

  it('names the next date of each programme on the hub, for who is in several', () => {
    const read = (...programmes: object[]) =>
      said(<NextPairing user={somebody} />, { programmes, next: { date: 'Tuesday, 1 December 2026' } })
    expect(read(coffee)).toContain('Next Pairing Tuesday')
    const lunch = { ...coffee, id: 'l', name: 'Lunch of four', next: null }
    expect(read(coffee, lunch)).toContain(
      'Cup of Joe Next round: 1 Dec 2026 Lunch of four Next round: to be announced',
    )
    expect(read(coffee, { ...lunch, in: false })).not.toContain('Lunch of four')
  })
})

describe('Somebody with a match', () => {
  it('has the times on their hub, until one is booked: then its leaf is there instead', () => {
    expect(said(hub(), { match })).toMatch(HUB)
    const start = new Date(Date.now() - 60_000).toISOString()
    const end = new Date(Date.now() + 60_000).toISOString()
    const meeting = {
      state: 'booked',
      start,
      end,
      bookedBy: null,
      replies: [],
    } as unknown as OwnMatch['meeting']
    const booked = said(hub({ ...match, meeting }), { match })
    expect(booked).toContain('You two meet on')
    expect(booked).not.toMatch(HUB)
    // It has begun.
    expect(booked).not.toContain('Move')
  })

  it('reads whose turn it is to suggest a time: above times to press only if it is their own', () => {
    const turnOf = (organiserId: string, one = match) => said(hub({ ...one, organiserId }), { match: one })
    expect(turnOf('me')).toContain('You suggest the time')
    expect(turnOf('grace')).not.toContain('suggests the time')
    expect(turnOf('grace', { ...match, canBook: false })).toContain('Grace suggests the time')
  })

  it('keeps a coffee of a round that is over in sight, also when there is no other match', () => {
    const ahead = (
      <MatchOfTheMonth lines={1} ahead={[match]}>
        {(one) => <i key={one.id}>{one.starter}</i>}
      </MatchOfTheMonth>
    )
    const read = said(ahead, { outcome: { month: '2026-12', outcome: 'no-round', text: null } })
    expect(read).toContain('What made you laugh?')
    expect(read).not.toContain('No Current Match')
  })

  it('is asked whether they met once it is time, and before can say so all the same; to complete it stands with it', () => {
    const read = (isAsked: boolean) =>
      said(<CurrentMatch match={{ ...match, isAsked }} of={undefined} user={somebody} />, { match })
    const ANSWERS = 'Mark as Completed Met My Match Missed This Month'
    expect(read(false)).toContain(ANSWERS)
    expect(read(false)).not.toContain('Did you meet')
    expect(read(true)).toMatch(/Did you meet Grace ?\? Mark as Completed Met My Match Missed This Month/)
    expect(said(hub(), { match })).not.toContain('Did you meet')
    expect(said(hub({ ...match, isAsked: true }), { match })).toContain('Did you meet?')
  })
})

describe('Somebody whose match can’t make it', () => {
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
    const onHub = said(hub(), known)
    expect(onHub).toContain('Can’t make it')
    expect(onHub).not.toMatch(HUB)
    expect(onHub).not.toContain('Why you two')
    const onMatches = said(<CurrentMatch match={match} of={undefined} user={somebody} />, known)
    expect(onMatches).toContain('Can’t make it')
    expect(onMatches).not.toContain('Schedule Coffee Chat')
    expect(onMatches).not.toContain('Why you two')
  })

  it('plans again once the other one is back', () => {
    const known = stranded('back', 'Grace Hopper can make it after all.')
    expect(said(month, known)).toContain('can make it after all.')
    const onHub = said(hub(), known)
    expect(onHub).not.toContain('Can’t make it')
    expect(onHub).toMatch(HUB)
  })
})
