import { describe, expect, it } from 'vitest'
import { type Instance, matchTables, type Person, type TableSize } from '../index'
import { ago, FAMILY_NAMES, instanceOf } from '../testing/families'
import { english, toldOf } from '../testing/english'

const NO_FAIRER = 'Nobody else has sat out less often.'

const crowd = (names: string, more: (i: number) => Partial<Person> = () => ({})): Person[] =>
  Array.from(names, (id, i) => ({ id, department: 'Legal', preference: 'any', ...more(i) }))
const round = (people: Person[], size: TableSize, more: Partial<Instance> = {}) =>
  matchTables({ month: '2026-12', seed: 1, people, history: [], size, ...more })
const met = (pairs: string, months = 2) =>
  pairs.split(' ').map(([a, b]) => ({ a: a!, b: b!, month: ago(months) }))
const toldTo = (id: string, made: ReturnType<typeof round>) => {
  return toldOf(made.explanations.leftOut.find((one) => one.id === id)!)
}
const codesTo = (id: string, made: ReturnType<typeof round>) =>
  made.explanations.leftOut.find((one) => one.id === id)!.reasons.map(({ code }) => code)
const MEETS_NOBODY = ['matching.meetsNobody', 'matching.meetsNobodyHelp']

describe('a table', () => {
  it('is told to be of one department or several, with the latest meeting of two of it', () => {
    const people = crowd('abcd', (i) => ({ department: i < 2 ? 'Legal' : `Sales ${i}` }))
    const history = [...met('ab', 20), ...met('cd', 9), ...met('ab', 30)]
    const { tables, explanations } = round(people, 4, { history })
    expect(explanations.matches).toEqual([
      {
        people: tables[0],
        kind: 'cross',
        lastMet: '2026-03',
        why: [{ code: 'why.tableAcross' }, { code: 'why.tableLastMet', args: { month: '2026-03' } }],
      },
    ])
    expect(round(crowd('abc'), 3).explanations.matches).toMatchObject([
      {
        kind: 'same',
        lastMet: null,
        why: [{ code: 'why.tableWithin' }, { code: 'why.tableNeverMet' }],
      },
    ])
  })

  it('and everybody who has none is told of once, with a reason', () => {
    for (const family of FAMILY_NAMES) {
      const { tables, leftOut, explanations } = matchTables({ ...instanceOf(family, 3, 30), size: 4 })
      expect(explanations.matches.map(({ people }) => people)).toEqual(tables)
      expect(explanations.leftOut.map(({ id }) => id)).toEqual(leftOut)
      for (const { reasons } of explanations.leftOut) expect(english(reasons)).toMatch(/^\w.*\.$/)
    }
  })
})

describe('a person without a table is told', () => {
  it('that nobody fits them', () => {
    const people = crowd('abcd', (i) => (i === 0 ? { department: 'IT', preference: 'same-department' } : {}))
    expect(codesTo('a', round(people, 4))).toEqual(MEETS_NOBODY)
  })

  it('that too few fit them for a table', () => {
    const people = crowd('abcdef', (i) => (i < 2 ? { department: 'IT', preference: 'same-department' } : {}))
    expect(toldTo('a', round(people, 4))).toEqual({
      reason: 'Only one suitable person in IT is taking part. A table takes at least three people.',
      change: 'With one more suitable person in IT there could be a table.',
    })
  })

  it('that they met all of them lately, or so many that too few are left', () => {
    const history = met('ab ac ad')
    expect(codesTo('a', round(crowd('abcd'), 4, { history }))).toEqual(MEETS_NOBODY)
    expect(toldTo('a', round(crowd('abcd'), 4, { history: met('ab ac'), noRepeatMonths: 2 }))).toEqual({
      reason:
        '2 of 3 possible matches in this round were met in the last two months. A table takes at least three people.',
      change: 'Without the two-month rule there could be a table.',
    })
  })

  it('that more of their department, or of their group, want others than there can be tables', () => {
    const people = crowd('abcdefghi', (i) =>
      i < 6 ? { preference: 'cross-department' } : { department: `Sales ${i}` },
    )
    const left = round(people, 4)
    expect(toldTo(left.leftOut[0]!, left)).toEqual({
      reason: `Six people in Legal want only other departments, and there aren't enough tables for them. ${NO_FAIRER}`,
      change: 'With two more suitable people outside Legal there could be a table.',
    })
    const groups = crowd('abcdefghi', (i) => ({ group: i < 6 ? 'Berlin' : `Paris ${i}` }))
    const between = round(groups, 4, { between: true })
    expect(toldTo(between.leftOut[0]!, between)).toEqual({
      reason: `Six people are in one group (Berlin), and there aren't enough tables for them. ${NO_FAIRER}`,
      change: 'With two more people from another group there could be a table.',
    })
  })

  it('that so many people can’t all sit', () => {
    const seven = round(crowd('abcdefg'), 5)
    expect(toldTo(seven.leftOut[0]!, seven)).toEqual({
      reason: `Seven people don't divide into tables of four to six. ${NO_FAIRER}`,
      change: 'With one more person there could be a table.',
    })
  })

  it('nothing of bars against them, or of working hours', () => {
    const apart = crowd('abcd', (i) => (i === 0 ? { avoid: ['b', 'c', 'd'] } : {}))
    const night = crowd('abcd', (i) => ({ hours: [i === 0 ? [0, 60] : [600, 700]] }))
    for (const people of [apart, night]) expect(codesTo('a', round(people, 4))).toEqual(MEETS_NOBODY)
  })
})
