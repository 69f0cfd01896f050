import { describe, expect, it } from 'vitest'
import { month as words } from '../../languages/en/month'
import { type MonthFacts, monthSteps, type Round } from '../../shared/month-steps'
import { nextAct } from './run-month.rules'

const facts: MonthFacts = {
  today: '2026-11-10',
  period: '2026-11',
  scope: { domainGroupId: null, name: 'All Users' },
  people: { ready: 92, inRound: 92, reasons: [], minimum: 10 },
  unpairedGroups: ['Roastery', 'Studio'],
  hasGroups: true,
  earlier: [],
  rounds: [],
  rescueOver: undefined,
  unlinked: [{ id: 'draft', title: 'November' }],
  next: { day: 'Tuesday, 1 December 2026', isKnown: false },
}
const round: Round = {
  pairingId: 'pairing',
  name: 'November 2026 Group A - Roastery',
  domainGroupId: 'roastery',
  isCompanyWide: false,
  isCompleted: false,
  pairs: 32,
  leftOut: 0,
  statement: 'As many pairs as there can be.',
  newsletter: undefined,
  send: undefined,
  matches: 32,
  met: 0,
  notMet: 0,
  booked: 0,
  silent: 32,
  overFrom: '2026-11-20',
  stranded: 0,
  waiting: 0,
}
const act = (changed: Partial<MonthFacts>) => nextAct(monthSteps({ ...facts, ...changed }, words))
const paired = (changed: Partial<Round> = {}) => ({ unpairedGroups: [], rounds: [{ ...round, ...changed }] })
const updatedAt = '2026-11-09T09:00:00.000Z'
const newsletter = { id: 'draft', title: 'November', status: 'draft' as const, updatedAt }
const approved = { ...newsletter, status: 'approved' as const }
const send = { reason: null, total: 64, sent: 10, failed: 0, unknown: 0 }

describe('the whole month is run', () => {
  it('from where it stands: paired, written, approved, sent', () => {
    expect(act({})).toEqual({ kind: 'pair-groups' })
    expect(act({ hasGroups: false, unpairedGroups: [] })).toEqual({ kind: 'pair' })
    const earlier = [{ name: 'October 2026', period: '2026-10', pairs: 2, isPublished: true }]
    expect(act({ earlier })).toEqual({ kind: 'pair-groups', completes: true })
    expect(act({ hasGroups: false, earlier })).toEqual({ kind: 'pair', completes: true })
    const unseen = earlier.map((one) => ({ ...one, isPublished: false }))
    expect(act({ earlier: unseen })).toMatchObject({ kind: 'stuck' })
    expect(act(paired())).toEqual({ kind: 'link', newsletterId: 'draft', pairingIds: ['pairing'] })
    expect(act({ ...paired(), unlinked: [] })).toEqual({ kind: 'write', domainGroupId: 'roastery' })
    const two = [round, { ...round, pairingId: 'other', domainGroupId: 'studio' }]
    expect(act({ unpairedGroups: [], rounds: two, unlinked: [] })).toEqual({ kind: 'write', allGroups: true })
    expect(act(paired({ newsletter }))).toEqual({
      kind: 'approve',
      newsletterId: 'draft',
      updatedAt,
    })
    expect(act(paired({ newsletter: approved }))).toEqual({ kind: 'send', newsletterId: 'draft' })
    expect(act(paired({ newsletter: approved, send: { ...send, state: 'sending' } }))).toEqual({
      kind: 'wait',
    })
    expect(act(paired({ newsletter: { ...newsletter, status: 'sent' } }))).toBeUndefined()
  })

  it('for one group as well, whose pairing may be that of the whole company', () => {
    const scope = { domainGroupId: 'roastery', name: 'Roastery' }
    const everybody = { ...round, pairingId: 'company', domainGroupId: null, isCompanyWide: true }
    const link = { kind: 'link', newsletterId: 'draft' }
    expect(act({ scope, unpairedGroups: [], rounds: [everybody] })).toEqual({
      ...link,
      pairingIds: ['company'],
    })
    // The two go together with each other, but not with the whole company's.
    const studio = { ...round, pairingId: 'other', domainGroupId: 'studio' }
    expect(act({ unpairedGroups: [], rounds: [round, studio, everybody] })).toEqual({
      ...link,
      pairingIds: ['pairing', 'other'],
    })
  })

  it('until something needs attention, which is said in words', () => {
    expect(act({ people: { ...facts.people, ready: 3, inRound: 3 } })).toMatchObject({
      kind: 'stuck',
      why: expect.stringContaining('A round needs at least 10 people'),
    })
    const paused = { ...send, state: 'paused' as const, reason: 'The outbox is full.' }
    expect(act(paired({ newsletter: approved, send: paused }))?.why).toContain('The outbox is full.')
  })
})
