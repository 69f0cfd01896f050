import fc from 'fast-check'
import { REASONS } from './readiness'
import { describe, expect, it } from 'vitest'
import { month as words } from '../languages/en/month'
import { type MonthFacts, monthSteps, type Round } from './month-steps'

const round: Round = {
  pairingId: 'p',
  name: 'December 2026 Group A - Design',
  domainGroupId: 'g',
  isCompanyWide: false,
  isCompleted: false,
  pairs: 30,
  leftOut: 1,
  statement: '30 pairs. No arrangement pairs more people.',
  newsletter: undefined,
  send: undefined,
  matches: 30,
  met: 0,
  notMet: 0,
  booked: 0,
  silent: 30,
  overFrom: '2026-12-20',
  stranded: 0,
  waiting: 0,
}
const draft = {
  id: 'n',
  title: 'Hello December',
  status: 'draft' as const,
  updatedAt: '2026-12-02T09:00:00.000Z',
}
const approved = { ...draft, status: 'approved' as const }
const sent = { ...draft, status: 'sent' as const }
const send = { state: 'sent' as const, reason: null, total: 61, sent: 61, failed: 0, unknown: 0 }
const facts: MonthFacts = {
  today: '2026-12-10',
  period: '2026-12',
  scope: { domainGroupId: 'g', name: 'Design' },
  people: {
    ready: 61,
    inRound: 61,
    reasons: [
      { reason: 'never-invited', people: 4 },
      { reason: 'paused', people: 2 },
      { reason: 'dormant', people: 0 },
      { reason: 'opted-out', people: 1 },
    ],
    minimum: 4,
  },
  unpairedGroups: [],
  hasGroups: true,
  earlier: [],
  rounds: [],
  rescueOver: undefined,
  unlinked: [],
  next: { day: 'Friday, 1 January 2027', isKnown: true },
}
const current = (changes: Partial<MonthFacts>) =>
  monthSteps({ ...facts, ...changes }, words).find(({ state }) => state !== 'done')
const withRound = (changes: Partial<Round>) => current({ rounds: [{ ...round, ...changes }] })

describe('The month is at', () => {
  it('so much of a step: half of a newsletter is written, a third has said whether they met', () => {
    expect(current({ people: { ...facts.people, ready: 3, inRound: 3 } })?.share).toBe(0.75)
    const groups = { domainGroupId: null, name: 'All Users' }
    expect(current({ scope: groups, rounds: [round], unpairedGroups: ['Studio'] })?.share).toBe(0.5)
    expect(withRound({})?.share).toBe(0)
    expect(withRound({ newsletter: draft })?.share).toBe(0.5)
    const under = { ...send, state: 'sending' as const, total: 60, sent: 15 }
    expect(withRound({ newsletter: approved, send: under })?.share).toBe(0.25)
    expect(withRound({ newsletter: sent, send, met: 8, notMet: 2, booked: 5, silent: 15 })?.share).toBe(1 / 3)
    const shares = monthSteps({ ...facts, rounds: [{ ...round, newsletter: draft }] }, words).map(
      ({ share }) => share,
    )
    expect(shares).toEqual([1, 1, 0.5, 0, 0, 0])
  })

  it('its people, while too few are ready', () => {
    expect(current({ people: { ...facts.people, ready: 3, inRound: 3 } })).toMatchObject({
      key: 'people',
      state: 'due',
      figure: '3 ready',
      detail:
        'A round needs at least 4 people: signed in, with a profile, and taking part. 4 never invited, 2 paused, 1 opted out.',
      action: {
        label: 'Invite people',
        call: 'GET /admin?tab=admin-tools&open=invite',
      },
    })
    const paused = [{ reason: 'paused' as const, people: 5 }]
    expect(current({ people: { ...facts.people, ready: 3, inRound: 3, reasons: paused } })?.action).toEqual({
      label: 'See the people',
      call: 'GET /admin?tab=admin-tools',
    })
    const nobody = {
      ready: 0,
      inRound: 0,
      reasons: [{ reason: 'not-set-up' as const, people: 1 }],
      minimum: 4,
    }
    expect(current({ people: nobody })?.action).toMatchObject({
      label: 'Import people',
      call: 'GET /admin?tab=email-whitelist&open=import',
    })
  })

  it('its pairing, of a group or the company, as soon as enough are ready', () => {
    expect(current({})).toMatchObject({
      key: 'pairing',
      state: 'due',
      action: { label: 'Generate pairing', call: 'POST /api/admin/generate-pairing/g' },
    })
    const company = { domainGroupId: null, name: 'All Users' }
    expect(current({ scope: company, hasGroups: false })?.action?.call).toBe(
      'POST /api/admin/generate-pairing',
    )
    expect(current({ scope: company, unpairedGroups: ['A', 'B', 'C', 'D'], rounds: [round] })).toMatchObject({
      key: 'pairing',
      figure: '1 of 5 groups',
      detail: 'Still to be paired: A, B, C and 1 more.',
      action: { label: 'Pair all groups', call: 'POST /api/admin/create-pairings' },
    })
  })

  it('its pairing also while those of earlier months are active: one press completes them and begins the month', () => {
    const old = { name: 'November 2026 Group A - Design', period: '2026-11', pairs: 30, isPublished: true }
    expect(current({ earlier: [old] })).toMatchObject({
      key: 'pairing',
      state: 'due',
      detail: 'This completes “November 2026 Group A - Design” and pairs everyone ready for December.',
      action: {
        label: 'Complete November and begin December',
        call: 'POST /api/admin/generate-pairing/g?complete=true',
        completes: true,
      },
    })
    const company = { domainGroupId: null, name: 'All Users' }
    const earlier = [{ ...old, name: 'October', period: '2026-10' }, old, { ...old, name: 'November Mill' }]
    expect(current({ scope: company, unpairedGroups: ['A', 'B'], earlier })).toMatchObject({
      state: 'due',
      action: {
        label: 'Complete October and November and begin December',
        call: 'POST /api/admin/create-pairings?complete=true',
      },
    })
    const unseen = { ...old, name: 'October', period: '2026-10', pairs: 110, isPublished: false }
    expect(current({ earlier: [unseen, { ...unseen, pairs: 30 }, old] })).toMatchObject({
      detail: expect.stringContaining(
        "October's matches were never sent: 140 pairs haven't seen them. This completes",
      ),
      action: { completes: true, unseen: true },
    })
    expect(current({ scope: company, earlier })?.action?.call).toBe('POST /api/admin/create-pairings')
  })

  it('its newsletter, until it is written, linked and approved', () => {
    expect(withRound({})).toMatchObject({
      key: 'newsletter',
      state: 'due',
      figure: 'None yet',
      action: { call: 'POST /api/admin/newsletters/generate', domainGroupId: 'g' },
    })
    expect(current({ rounds: [round], unlinked: [draft] })).toMatchObject({
      figure: 'Not linked',
      action: { label: 'Link it', newsletterId: 'n' },
    })
    expect(withRound({ newsletter: draft })).toMatchObject({
      figure: 'Draft',
      action: {
        label: 'Read and approve',
        call: 'POST /api/admin/newsletters/n/approve',
        updatedAt: draft.updatedAt,
      },
    })
  })

  it('its sending: due, under way, paused, cancelled', () => {
    expect(withRound({ newsletter: approved })).toMatchObject({
      key: 'sending',
      state: 'due',
      figure: 'Not yet',
      action: { label: 'Send', call: 'POST /api/admin/newsletters/n/send' },
    })
    const half = { ...send, sent: 20, failed: 1 }
    expect(withRound({ newsletter: approved, send: { ...half, state: 'sending' } })).toMatchObject({
      state: 'running',
      figure: '20 of 61',
      detail: 'You can close this page: sending goes on. 1 mail could not be sent.',
      progress: { done: 21, total: 61 },
    })
    const paused = { ...half, state: 'paused' as const, reason: 'The mail server is away.' }
    expect(withRound({ newsletter: approved, send: paused })).toMatchObject({
      state: 'problem',
      detail: 'Sending is paused. The mail server is away.',
      action: { label: 'Resume' },
    })
    const cancelled = { ...half, state: 'cancelled' as const, unknown: 1 }
    expect(withRound({ newsletter: approved, send: cancelled })).toMatchObject({
      state: 'due',
      action: { label: 'Send to the other 40' },
    })
  })

  it('one newsletter of several groups: linked with each, sent to those that are left', () => {
    const other = { ...round, pairingId: 'q', name: 'December 2026 Group B - Mill', domainGroupId: 'm' }
    expect(current({ rounds: [{ ...round, newsletter: approved }, other] })).toMatchObject({
      key: 'newsletter',
      figure: '1 of 2',
      detail:
        'No newsletter for December 2026 Group B - Mill yet. A new one comes with a mood, a quote and tips. Or link “Hello December” to it as well.',
    })
    expect(current({ rounds: [{ ...round, domainGroupId: 'o' }, other] })).toMatchObject({
      key: 'newsletter',
      figure: '0 of 2',
      action: { label: 'Create one for 2 groups', allGroups: true },
    })
    const cancelled = { ...send, state: 'cancelled' as const, total: 4, sent: 1 }
    const linked = [send, cancelled, cancelled].map((of) => ({ ...other, newsletter: approved, send: of }))
    expect(current({ rounds: linked })).toMatchObject({
      key: 'sending',
      figure: '63 of 69',
      action: { label: 'Send to the other 6', call: 'POST /api/admin/newsletters/n/send' },
    })
    expect(current({ rounds: linked.slice(0, 1) })?.key).toBe('meetings')
  })

  it('its coffees, until everybody has said or it is completed; then at its end', () => {
    const told = { newsletter: sent, send, met: 12, notMet: 3, silent: 15 }
    expect(withRound({ ...told, matches: 34, booked: 4 })).toMatchObject({
      figure: '12 of 34 met',
      detail: "4 booked. 3 didn't meet. 15 pairs haven't answered.",
    })
    for (const [today, key] of [
      ['2026-12-19', 'meetings'],
      ['2026-12-20', 'completed'],
    ])
      expect(current({ today: today!, rounds: [{ ...round, ...told }] })?.key).toBe(key)
    expect(withRound(told)).toMatchObject({
      key: 'meetings',
      state: 'running',
      figure: '12 of 30 met',
      detail: "3 didn't meet. 15 pairs haven't answered.",
    })
    expect(withRound({ ...told, stranded: 2 })).toMatchObject({
      detail:
        "3 didn't meet. 15 pairs haven't answered. 2 people lost their match; nobody has asked for a new one yet.",
      action: undefined,
    })
    const waiting = { ...round, ...told, silent: 0, stranded: 1, waiting: 1 }
    expect(withRound(waiting)).toMatchObject({
      key: 'meetings',
      detail: "3 didn't meet. 1 person lost their match and is waiting.",
      action: { label: 'Find a new match for 1 person', call: 'POST /api/admin/pairings/p/pair-stranded' },
    })
    const many = { ...round, ...told, notMet: 0, silent: 0, stranded: 1001, waiting: 1000 }
    expect(withRound(many)).toMatchObject({
      detail: '1,001 people lost their match; 1,000 are waiting for a new one.',
      action: { label: 'Find a new match for 1,000 people' },
    })
    // Nobody is there whom they could meet.
    expect(withRound({ ...waiting, leftOut: 0 })?.key).toBe('completed')
    expect(current({ today: round.overFrom, rounds: [waiting] })?.key).toBe('completed')
    expect(withRound({ ...waiting, stranded: 2, waiting: 2 })?.key).toBe('meetings')
    expect(current({ rounds: [waiting], rescueOver: 'It is too late.' })).toMatchObject({ key: 'completed' })
    expect(withRound({ ...told, silent: 0 })).toMatchObject({
      key: 'completed',
      state: 'due',
      action: { call: 'POST /api/admin/complete-pairing/p' },
    })
    expect(withRound({ ...told, isCompleted: true })).toBeUndefined()
  })

  it('nothing, once every cup is full: then it says when the next round is, or from when on there can be one', () => {
    const over = { rounds: [{ ...round, newsletter: sent, send, silent: 0, isCompleted: true }] }
    const said = (changes: Partial<MonthFacts>) =>
      monthSteps({ ...facts, ...over, ...changes }, words).at(-1)?.detail
    expect(said({})).toBe('Every cup is full: this month is done. Next round: Friday, 1 January 2027.')
    expect(said({ next: { ...facts.next, isKnown: false } })).toBe(
      'Every cup is full: this month is done. Next round: to be announced. It can be made from Friday, 1 January 2027 on.',
    )
    expect(said({ period: '2026-12-07' })).toContain('this round is done')
    expect(monthSteps({ ...facts, ...over }, words)[3]?.mailed).toBe(61)
  })
})

const rounds = fc.record({
  pairingId: fc.uuid(),
  name: fc.string(),
  domainGroupId: fc.option(fc.uuid()),
  isCompanyWide: fc.boolean(),
  isCompleted: fc.boolean(),
  pairs: fc.nat(),
  leftOut: fc.nat(),
  statement: fc.string(),
  newsletter: fc.constantFrom(undefined, draft, approved, sent),
  send: fc.option(
    fc.record({
      state: fc.constantFrom('queued', 'sending', 'paused', 'sent', 'cancelled'),
      reason: fc.option(fc.string()),
      total: fc.nat(),
      sent: fc.nat(),
      failed: fc.nat(),
      unknown: fc.nat(),
    }),
    { nil: undefined },
  ),
  matches: fc.nat(),
  met: fc.nat(),
  notMet: fc.nat(),
  booked: fc.nat(),
  silent: fc.nat(),
  overFrom: fc.constantFrom('2026-12-09', '2026-12-11'),
  stranded: fc.nat(),
  waiting: fc.nat(),
})

it('In whatever state a month is, exactly one step is current, the first that is not done, and only it has an action', () => {
  const anyFacts = fc.record({
    today: fc.constant('2026-12-10'),
    period: fc.constant('2026-12'),
    scope: fc.record({ domainGroupId: fc.option(fc.uuid()), name: fc.string() }),
    people: fc.record({
      ready: fc.nat(9),
      inRound: fc.nat(9),
      reasons: fc.array(fc.record({ reason: fc.constantFrom(...REASONS), people: fc.nat() }), {
        maxLength: 9,
      }),
      minimum: fc.nat(9),
    }),
    unpairedGroups: fc.array(fc.string(), { maxLength: 5 }),
    hasGroups: fc.boolean(),
    earlier: fc.array(
      fc.record({
        name: fc.constant('Old'),
        period: fc.constant('2026-11'),
        pairs: fc.nat(),
        isPublished: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
    rounds: fc.array(rounds, { maxLength: 4 }),
    rescueOver: fc.constantFrom(undefined, 'It is too late.'),
    unlinked: fc.array(fc.constant(draft), { maxLength: 1 }),
    next: fc.constant(facts.next),
  })
  fc.assert(
    fc.property(anyFacts, (given) => {
      const steps = monthSteps(given, words)
      const states = steps.map(({ state }) => state)
      const first = states.findIndex((state) => state !== 'done')
      expect(states.slice(first === -1 ? 6 : first + 1).every((state) => state === 'todo')).toBe(true)
      expect(states[first] ?? 'due').toBeOneOf(['due', 'running', 'problem'])
      expect(steps.filter(({ action }) => action !== undefined).length).toBeLessThanOrEqual(1)
      expect(steps.findIndex(({ action }) => action !== undefined)).toBeOneOf([-1, first])
    }),
  )
})
