import { expect, it } from 'vitest'
import {
  check,
  checkTables,
  type Instance,
  match,
  matchTables,
  parseInstance,
  type Round,
  type TableSize,
  type TablesRound,
} from './index'
import { asInstance, company } from './testing/company'
import { dice, FAMILY_NAMES, instanceOf } from './testing/families'
import { withHosts } from './testing/hosts'

const TOPICS = ['hiking', 'cooking', 'chess', 'films', 'music', 'gardens']

/** The same instance in which most people have up to three topics. */
function withTopics(instance: Instance, seed: number): Instance {
  const d = dice(seed * 31 + 7)
  const people = instance.people.map((person) => ({
    ...person,
    ...(d.chance(0.8) && { topics: Array.from({ length: d.int(0, 3) }, () => d.pick(TOPICS)) }),
  }))
  return { ...instance, people }
}

/** Pairs or tables, with or without hosts or people who join a pair. */
function caseOf(seed: number): Instance {
  const plain = instanceOf(
    FAMILY_NAMES[seed % FAMILY_NAMES.length]!,
    seed,
    seed % 10 > 0 ? 3 + (seed % 9) : 20,
  )
  const size = [undefined, 3, 4, undefined, 5][seed % 5] as TableSize | undefined
  const hosted = seed % 3 === 0 ? withHosts(plain, seed, 0.4) : plain
  return { ...hosted, ...(size && { size }), ...(!size && seed % 4 === 0 && { threes: true }) }
}

const roundOf = (instance: Instance) =>
  instance.size ? matchTables({ ...instance, size: instance.size }) : match(instance)
const faultsOf = (instance: Instance, round: Round | TablesRound) =>
  'tables' in round ? checkTables({ ...instance, size: instance.size! }, round) : check(instance, round)

/** All figures of a certificate but the topics. */
function figuresOf({ certificate }: Round | TablesRound) {
  const { sharedTopics: _, ...figures } = certificate
  if ('witness' in figures) {
    const { witness: _1, threes, ...rest } = figures
    return { ...rest, threes: threes && { ...threes, witness: null } }
  }
  return figures
}

it('no other figure of a round changes by a topic, and topics are counted', () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const plain = caseOf(seed)
    const topical = withTopics(plain, seed)
    const [without, round] = [roundOf(plain), roundOf(topical)]
    expect(figuresOf(round), `${seed}`).toEqual(figuresOf(without))
    expect(faultsOf(topical, round), `${seed}`).toEqual([])
    expect(without.certificate.sharedTopics).toBeUndefined()
  }
}, 120_000)

it.each([{}, { size: 4 as const }])('more people have a topic in common than by chance: %j', (size) => {
  const plain = { ...asInstance(company(120, 4, 6, 5)), ...size }
  const instance = withTopics(plain, 5)
  const topicsOf = new Map(instance.people.map(({ id, topics = [] }) => [id, topics]))
  const sharedBy = (matches: string[][]) =>
    matches
      .flatMap((ids) => ids.flatMap((a, k) => ids.slice(0, k).map((b) => [a, b] as const)))
      .filter(([a, b]) => topicsOf.get(a)!.some((topic) => topicsOf.get(b)!.includes(topic))).length
  const matchesOf = (round: Round | TablesRound) => ('tables' in round ? round.tables : round.pairs)
  const round = roundOf(instance)
  expect(round.certificate.sharedTopics).toEqual({ value: sharedBy(matchesOf(round)), proven: false })
  expect(sharedBy(matchesOf(round))).toBeGreaterThan(1.4 * sharedBy(matchesOf(roundOf(plain))))
})

it('topics change nothing of a month that is planned ahead', () => {
  const people = Array.from({ length: 8 }, (_, i) => ({
    id: `p${i}`,
    department: 'Legal',
    preference: 'same-department' as const,
  }))
  // Two thirds of the season are over: what is left are few months in which everybody meets somebody new.
  const history: Instance['history'] = []
  for (let month = 1; month <= 4; month++) {
    const { pairs } = match({ month: `2026-0${month}`, seed: month, people, history })
    for (const [a, b] of pairs) history.push({ a, b, month: `2026-0${month}` })
  }
  for (let seed = 1; seed <= 20; seed++) {
    const plain: Instance = { month: '2026-10', seed, people, history }
    expect(match(withTopics(plain, seed)).pairs).toEqual(match(plain).pairs)
  }
})

it('the checker refuses a number of shared topics that is not so, and topics that are not lists of ids', () => {
  const instance = withTopics(instanceOf('mixed departments', 3, 12), 3)
  const round = match(instance)
  const shared = round.certificate.sharedTopics!
  const saying = (sharedTopics?: object) =>
    check(instance, { ...round, certificate: { ...round.certificate, sharedTopics } as Round['certificate'] })
  expect(saying(shared)).toEqual([])
  for (const wrong of [{ ...shared, value: shared.value + 1 }, { ...shared, proven: true }, undefined])
    expect(saying(wrong).join()).toMatch(/certificate\.sharedTopics: says/)
  const [first, ...others] = instance.people
  expect(() => parseInstance({ ...instance, people: [{ ...first, topics: [1] }, ...others] })).toThrow(
    'people[0].topics[0]: expected a text that is not empty, not 1',
  )
})
