import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEWEST_SHOWN } from '../../../shared/limits'
import { batchesOf, type Waiting } from './feedback.rules'

const MONTHS = ['2026-10', '2026-11']
const GROUPS = ['north', 'south', null]

/** A row as it is stored, and as feedback.queries.ts shows it. */
interface Given extends Waiting {
  batch: { size: number } | null
  isTakenBack: boolean
}

const event = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({ what: fc.constant('give' as const), who: fc.nat(24), when: fc.nat(1) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('move' as const), who: fc.nat(24), to: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('take back' as const), row: fc.nat(80) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('erase' as const), who: fc.nat(24) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('dissolve' as const), group: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.constant({ what: 'a month passes' as const }) },
)

/** A company whose administrator moves and erases people and dissolves groups as they like, and looks after everything. */
function whatIsSeen(events: readonly (typeof event extends fc.Arbitrary<infer E> ? E : never)[]) {
  const groupOf = new Map<string, string | null>()
  let stored: Given[] = []
  let matches = 0
  let now = MONTHS[0]!
  const seen = new Map<string, Set<Given>>()
  const isShown = ({ batch }: Given) =>
    batch !== null && stored.filter((row) => row.batch === batch && !row.isTakenBack).length === batch.size
  const look = () => {
    for (const month of MONTHS)
      for (const group of ['all', ...GROUPS]) {
        const shown = stored.filter(
          (row) => row.month === month && (group === 'all' || row.domainGroupId === group) && isShown(row),
        )
        seen.set(shown.map(({ matchId }) => matchId).join(), new Set(shown))
      }
  }
  for (const one of events) {
    if (one.what === 'give') {
      const userId = `p${one.who}`
      const domainGroupId = groupOf.get(userId) ?? GROUPS[one.who % 3]!
      const matchId = `m${(matches += 1)}`
      stored.push({
        matchId,
        userId,
        month: MONTHS[one.when]!,
        domainGroupId,
        batch: null,
        isTakenBack: false,
      })
    }
    if (one.what === 'move') groupOf.set(`p${one.who}`, GROUPS[one.to]!)
    if (one.what === 'erase') stored = stored.filter(({ userId }) => userId !== `p${one.who}`)
    if (one.what === 'dissolve')
      for (const row of stored) if (row.domainGroupId === GROUPS[one.group]) row.domainGroupId = null
    if (one.what === 'take back') {
      const row = stored[one.row]
      if (row?.batch) row.isTakenBack = true
      else stored = stored.filter((other) => other !== row)
    }
    if (one.what === 'a month passes') now = now === MONTHS[0] ? MONTHS[1]! : '2026-12'
    for (const { of, isOfGroup } of batchesOf(
      stored.filter(({ batch }) => batch === null),
      now,
      new Set(stored.filter(isShown).map(({ month }) => month)),
    )) {
      const batch = { size: of.length }
      for (const row of of) {
        row.batch = batch
        if (!isOfGroup) row.domainGroupId = null
      }
    }
    look()
  }
  return [...seen.values()]
}

const peopleIn = (some: Iterable<Given>) => new Set([...some].map(({ userId }) => userId)).size

describe('Feedback', () => {
  it('of fewer than five people is never what two looks at the dashboard differ by, whatever happens between them', () => {
    let differences = 0
    fc.assert(
      fc.property(fc.array(event, { minLength: 20, maxLength: 90 }), (events) => {
        const seen = whatIsSeen(events)
        for (const one of seen)
          for (const other of seen) {
            const people = peopleIn([...one].filter((row) => !other.has(row)))
            if (people > 0) differences += 1
            expect(people === 0 || people >= FEWEST_SHOWN).toBe(true)
          }
      }),
      { numRuns: 150 },
    )
    expect(differences).toBeGreaterThan(300)
  })

  const waiting = (userId: string, domainGroupId: string | null, month = '2026-11'): Waiting => ({
    matchId: `match of ${userId}`,
    userId,
    month,
    domainGroupId,
  })

  const shown = new Set(['2026-11'])

  it('is shown of a group as soon as five of its people gave any, not five times by one of them', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => waiting(id, 'north'))
    expect(batchesOf(four, '2026-11', shown)).toEqual([])
    expect(batchesOf([...four, waiting('d', 'north'), waiting('e', 'south')], '2026-11', shown)).toEqual([])
    const five = [...four, waiting('e', 'north')]
    for (const months of [shown, new Set<string>()])
      expect(batchesOf([...five, waiting('f', 'south')], '2026-11', months)).toEqual([
        { of: five, isOfGroup: true },
      ])
  })

  const mixed = ['a', 'b', 'c', 'd', 'e'].map((id, at) => waiting(id, at < 3 ? 'north' : null))

  it('is shown of the company as soon as five of its people gave any, whichever their groups, once', () => {
    expect(batchesOf(mixed.slice(1), '2026-11', new Set())).toEqual([])
    expect(batchesOf(mixed, '2026-11', new Set(['2026-10']))).toEqual([{ of: mixed, isOfGroup: false }])
    expect(batchesOf(mixed, '2026-11', shown)).toEqual([])
  })

  it('of small groups is shown of the whole company when the month is over', () => {
    expect(batchesOf(mixed, '2026-12', shown)).toEqual([{ of: mixed, isOfGroup: false }])
    expect(batchesOf([...mixed.slice(1), waiting('a', 'north', '2026-10')], '2026-12', new Set())).toEqual([])
  })
})
