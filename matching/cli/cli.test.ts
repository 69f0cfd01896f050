import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Instance,
  match,
  type Person,
  parseInstance,
  renamed,
  type Round,
  type TablesRound,
} from '../index'
import { withBarredPairs } from '../testing/barred'
import { FAMILY_NAMES, instanceOf } from '../testing/families'
import { english } from '../testing/english'
import { withGroups } from '../testing/groups'
import { withHosts } from '../testing/hosts'
import { withHours } from '../testing/hours'
import { main } from './main'

const folder = mkdtempSync(join(tmpdir(), 'match-'))
const at = (name: string) => join(folder, name)
const write = (name: string, text: string) => {
  writeFileSync(at(name), text)
  return at(name)
}
const parseRound = (text: string): Round => JSON.parse(text)
const readRound = (name: string) => parseRound(readFileSync(at(name), 'utf8'))
let said = ''
let printed = ''

beforeEach(() => {
  said = ''
  printed = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text)
    return true
  })
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true }))

const person = { id: 'a', department: 'Legal', preference: 'any', leftOutDebt: 0 }
const two = {
  month: '2026-12',
  seed: 1,
  people: [person, { ...person, id: 'b' }],
  history: [{ a: 'a', b: 'b', month: '2026-01' }],
}

/** The library's round, with positions in its witness: of whom it names nothing is told. */
function told(instance: Instance): Round {
  const places = new Map(instance.people.map(({ id }, place) => [id, String(place)]))
  const { certificate, ...round } = match(instance)
  return { ...round, certificate: renamed(certificate, (id) => places.get(id)!) }
}

describe('npm run match on JSON', () => {
  it('gives the same round as the library', () => {
    for (const family of FAMILY_NAMES) {
      const instance = instanceOf(family, 4, 30)
      const input = write('in.json', JSON.stringify(instance, null, 2))
      expect(main([input, at('out.json')])).toBe(0)
      const round = readRound('out.json')
      const { explanations, ...expected } = told(instance)
      expect(explanations.matches).toHaveLength(expected.pairs.length)
      expect(round).toEqual(expected)
      expect(main(['--check', input, at('out.json')])).toBe(0)
      expect(printed).toContain('Confirmed')
    }
    expect(said).toBe('')
  })

  /** The pairs of an instance, read from JSON, JSONL and CSV. @param column the last one in CSV */
  function pairsOfEach(
    instance: Instance,
    column: 'avoid' | 'hours' | 'group' | 'host',
    cellOf: (person: Person) => string,
    options: string[] = [],
  ) {
    const input = write(`${column}.json`, JSON.stringify(instance))
    expect(main([input, at('out.json')])).toBe(0)
    expect(main(['--check', input, at('out.json')])).toBe(0)
    const lines = write(`${column}.jsonl`, `${JSON.stringify(instance)}\n`)
    expect(main([lines, at('out.jsonl')])).toBe(0)
    const people = instance.people.map((one) =>
      [one.id, one.department, one.preference, one.leftOutDebt, cellOf(one)].join(','),
    )
    const csv = write(
      `${column}.csv`,
      [`id,department,preference,leftOutDebt,${column}`, ...people].join('\n'),
    )
    const met = ['a,b,month', ...instance.history.map(({ a, b, month }) => `${a},${b},${month}`)]
    const history = write('met.csv', met.join('\n'))
    expect(main([csv, history, at('pairs.csv'), '--seed', '4', '--month', instance.month, ...options])).toBe(
      0,
    )
    const { pairs } = readRound('out.json')
    const [, ...rows] = readFileSync(at('pairs.csv'), 'utf8').trim().split('\n')
    const inCsv = rows.map((row) => row.split(',').slice(0, 2)).slice(0, pairs.length)
    return [pairs, readRound('out.jsonl').pairs, inCsv]
  }

  it('pairs hosts with guests, read from JSON, JSONL and CSV alike, and says who rests', () => {
    const instance = withHosts(instanceOf('mixed departments', 4, 30), 4, 0.7)
    const [inJson, inLines, inCsv] = pairsOfEach(instance, 'host', ({ host }) => String(host ?? ''))
    const { resting } = readRound('out.json')
    expect([inLines, inCsv]).toEqual([inJson, inJson])
    const rows = readFileSync(at('pairs.csv'), 'utf8').split('\n')
    expect(rows.filter((row) => row.includes(',resting,'))).toEqual(resting!.map((id) => `${id},,resting,,`))
    expect(resting!.length).toBeGreaterThan(0)
  })

  it('keeps barred pairs apart, read from JSON, JSONL and CSV alike', () => {
    const plain = instanceOf('mixed departments', 4, 30)
    const barred = withBarredPairs(plain, 4, 0.2)
    const { pairs } = match(barred)
    expect(pairs).not.toEqual(match(plain).pairs)
    const found = pairsOfEach(barred, 'avoid', ({ avoid = [] }) => avoid.join('; '))
    expect(found).toEqual([pairs, pairs, pairs])
  })

  it('reads working hours from JSON, JSONL and CSV alike', () => {
    const given = withHours(instanceOf('mixed departments', 4, 30), 'twelve zones around the world', 4)
    const { pairs } = match(given)
    const found = pairsOfEach(given, 'hours', ({ hours = [] }) =>
      hours.map((stretch) => stretch.join('-')).join('; '),
    )
    expect(found).toEqual([pairs, pairs, pairs])
  })

  it('reads groups and months without a repeat from JSON and CSV alike, as fields or as options', () => {
    const grouped = withGroups(instanceOf('everybody has met everybody', 4, 30), 4, 3)
    const { pairs } = match({ ...grouped, noRepeatMonths: 12 })
    expect(pairs).not.toEqual(match(grouped).pairs)
    const input = write('groups.json', JSON.stringify({ ...grouped, between: undefined }))
    const options = ['--between', '--no-repeat-months', '12']
    expect(main([input, at('out.json'), ...options])).toBe(0)
    expect(readRound('out.json').pairs).toEqual(pairs)
    expect(main(['--check', input, at('out.json'), ...options])).toBe(0)
    const found = pairsOfEach({ ...grouped, noRepeatMonths: 12 }, 'group', ({ group }) => group!, options)
    expect(found).toEqual([pairs, pairs, pairs])
    expect(main([input, at('out.json'), '--no-repeat-months', 'two'])).toBe(1)
    expect(said).toBe(`${input}: noRepeatMonths: expected a whole number from 0 to 12, not "two"\n`)
  })

  it('seats people who are left out with a pair when asked to', () => {
    const three = { ...two, people: ['a', 'b', 'c'].map((id) => ({ ...person, id })), threes: true }
    const input = write('three.json', JSON.stringify(three))
    expect(main([input, at('out.json')])).toBe(0)
    const round = readRound('out.json')
    expect(round.trios).toEqual(match(parseInstance(three)).trios)
    expect([round.trios!.length, round.unmatched]).toEqual([1, []])
    expect(main(['--check', input, at('out.json')])).toBe(0)
    const csv = write('three.csv', 'id,department,preference\na,x,any\nb,x,any\nc,x,any\n')
    expect(main(['--threes', csv, at('pairs.csv')])).toBe(0)
    expect(readFileSync(at('pairs.csv'), 'utf8')).toMatch(/^[abc],,joined,,They join [abc] and [abc]\.$/m)
  })

  it('seats people at tables where the instance has a size, and verifies them', () => {
    const people = ['a', 'b', 'c', 'd'].map((id) => ({ ...person, id }))
    const input = write('tables.json', JSON.stringify({ ...two, people, history: [], size: 4 }))
    expect(main([input, at('out.json')])).toBe(0)
    expect(readFileSync(at('out.json'), 'utf8')).not.toContain('reason')
    expect(main(['--check', input, at('out.json')])).toBe(0)
    expect(main([input, at('out.json'), '--explain'])).toBe(0)
    const { explanations, ...round } = JSON.parse(readFileSync(at('out.json'), 'utf8'))
    expect(explanations).toMatchObject({ matches: [{ kind: 'same', lastMet: null }], leftOut: [] })
    write('bad.json', JSON.stringify(round).replace('"a"', '"who"'))
    expect(main(['--check', input, at('bad.json')])).toBe(1)
    expect(said).toBe('who does not take part\na is missing from the round\n')
    said = ''
    expect(main(['--check', input, write('pairs.json', '{"pairs":[]}')])).toBe(1)
    expect(main(['--threes', input, at('out.json')])).toBe(1)
    expect(said).toMatch(
      /expected a round with tables, leftOut and certificate\n.*threes: expected false where there are/,
    )
  })

  it('refuses invalid hours, with the field named', () => {
    const people = [
      {
        ...person,
        hours: [
          [0, 60],
          [30, 90],
        ],
      },
    ]
    expect(main([write('in.json', JSON.stringify({ ...two, people })), at('out.json')])).toBe(1)
    expect(said).toContain('people[0].hours[1]: expected a start at 60 or later, not 30')
  })

  it('refuses somebody who avoids themselves, with the field named', () => {
    const people = [{ ...person, avoid: ['b', 'a'] }]
    expect(main([write('in.json', JSON.stringify({ ...two, people })), at('out.json')])).toBe(1)
    expect(said).toContain('people[0].avoid: expected ids of other people, not their own ("a")')
  })

  it('reads ids with escapes, other alphabets and fields in any order', () => {
    const people = ['ä"\\', '日本', 'e\u0301', '😀'].map((id, i) => ({
      preference: 'any',
      note: { deep: [1, { x: null }], t: 'y' },
      department: `D${i}`,
      id,
    }))
    const history = [{ month: '2026-11', b: 'ä"\\', a: '日本', more: [true, -1.5e3] }]
    const instance = { history, unknown: [[], {}], people, seed: 3, month: '2026-12' }
    const escaped = JSON.stringify(instance).replace('日', '\\u65e5').replaceAll('😀', '\\ud83d\\ude00')
    expect(main([write('in.json', `\uFEFF${escaped}`), at('out.json')])).toBe(0)
    const { explanations: _, ...expected } = match(parseInstance(instance))
    expect(JSON.parse(readFileSync(at('out.json'), 'utf8'))).toEqual(expected)
  })

  it('takes the seed from the command and explains in English when asked', () => {
    const instance = instanceOf('mixed departments', 2, 25)
    const input = write('in.json', JSON.stringify(instance))
    expect(main([input, at('out.json'), '--seed', '77', '--explain'])).toBe(0)
    const { explanations, ...round } = told({ ...instance, seed: 77 })
    expect(JSON.parse(readFileSync(at('out.json'), 'utf8'))).toEqual({
      ...round,
      explanations: {
        matches: explanations.matches.map(({ why, ...of }) => ({ ...of, reason: english(why) })),
        leftOut: explanations.leftOut.map(({ reasons, ...of }) => ({ ...of, reason: english(reasons) })),
      },
    })
  })

  it('gives an empty round for nobody and for one person', () => {
    for (const people of [[], [person]]) {
      expect(main([write('in.json', JSON.stringify({ ...two, people })), at('out.json')])).toBe(0)
      const round = readRound('out.json')
      expect(round.pairs).toEqual([])
      expect(round.unmatched).toEqual(people.map((p) => p.id))
      expect(round.certificate.optimal).toBe(true)
      expect(main(['--check', at('in.json'), at('out.json')])).toBe(0)
    }
  })

  it('names what is wrong in a tampered round', () => {
    const input = write('in.json', JSON.stringify(two))
    main([input, at('out.json')])
    const round = readRound('out.json')
    write('bad.json', JSON.stringify({ ...round, pairs: [] }))
    expect(main(['--check', input, at('bad.json')])).toBe(1)
    expect(said).toBe('a is missing from the round\nb is missing from the round\n')
  })
})

describe('bad JSON ends with exit code 1 and one line that names the field', () => {
  const change = (edit: (instance: Record<string, unknown>) => void) => {
    const copy: Record<string, unknown> = structuredClone(two)
    edit(copy)
    return JSON.stringify(copy)
  }
  const withPerson = (more: object) => change((i) => (i.people = [person, { ...person, id: 'b', ...more }]))
  const withMeeting = (more: object) =>
    change((i) => (i.history = [{ a: 'a', b: 'b', month: '2026-01', ...more }]))
  const cases: Record<string, [string, RegExp]> = {
    'an unknown preference': [
      withPerson({ preference: 'nobody' }),
      /people\[1\]\.preference: expected "any"/,
    ],
    'no preference': [
      withPerson({ preference: undefined }),
      /people\[1\]\.preference: expected .*, but it is missing/,
    ],
    'a duplicate id': [
      withPerson({ id: 'a' }),
      /people\[1\]\.id: expected a different id .*"a" appears twice/,
    ],
    'an id that is a number': [withPerson({ id: 7 }), /people\[1\]\.id: expected a text/],
    'an empty department': [
      withPerson({ department: '' }),
      /people\[1\]\.department: expected a text that is not empty/,
    ],
    'a negative debt': [
      withPerson({ leftOutDebt: -1 }),
      /people\[1\]\.leftOutDebt: expected a whole number .*-1/,
    ],
    'a fractional debt': [
      withPerson({ leftOutDebt: 0.5 }),
      /people\[1\]\.leftOutDebt: expected a whole number .*0\.5/,
    ],
    'a meeting with oneself': [withMeeting({ b: 'a' }), /history\[0\]\.b: expected someone other than/],
    'a month of no calendar': [
      withMeeting({ month: '2026-13' }),
      /history\[0\]\.month: expected a month as YYYY-MM, not "2026-13"/,
    ],
    'a month that is a number': [
      withMeeting({ month: 202601 }),
      /history\[0\]\.month: expected a month as YYYY-MM, not 202601/,
    ],
    'an empty partner': [withMeeting({ b: '' }), /history\[0\]\.b: expected a text that is not empty/],
    'a meeting without a partner': [withMeeting({ b: undefined }), /history\[0\]\.b: expected a text/],
    'a wrong month of the round': [
      change((i) => (i.month = 'December')),
      /month: expected a month as YYYY-MM/,
    ],
    'no month': [change((i) => delete i.month), /month: expected a month/],
    'no people': [change((i) => delete i.people), /people: expected an array/],
    'a fractional seed': [change((i) => (i.seed = 1.5)), /seed: expected a whole number/],
    'an array': ['[]', /the instance: expected an object/],
    'an empty file': ['', /expected an instance as JSON, but it is empty/],
    'truncated JSON': [
      JSON.stringify(two).slice(0, -20),
      /expected an instance as valid JSON: Expected .* at position \d+/,
    ],
    'JSON truncated in a word': [
      '{"month":"2026-12","people":[{"id":"a","leftOutDebt":nul',
      /valid JSON: Unexpected end of JSON input/,
    ],
    'two instances': [
      '{"month":"2026-12","people":[]} {}',
      /valid JSON: Unexpected non-whitespace character after JSON/,
    ],
    'a missing comma': ['{"month":"2026-12" "people":[]}', /valid JSON: Expected ',' or '}'/],
  }
  it.each(Object.keys(cases))('%s', (name) => {
    const [text, line] = cases[name]!
    const input = write('bad.json', text)
    rmSync(at('none.json'), { force: true })
    expect(main([input, at('none.json')])).toBe(1)
    expect(said).toMatch(line)
    expect(said.trimEnd().split('\n')).toHaveLength(1)
    expect(said.startsWith(`${input}: `)).toBe(true)
    expect(existsSync(at('none.json'))).toBe(false)
  })

  it('a file that is not there or a folder, an option that does not exist, too many files', () => {
    expect(main([at('missing.json')])).toBe(1)
    expect(said).toMatch(/missing\.json: cannot be opened: no such file\n$/)
    said = ''
    expect(main([folder])).toBe(1)
    expect(said).toMatch(/cannot be opened: it is a folder\n$/)
    said = ''
    expect(main(['--fast', 'x.json'])).toBe(1)
    expect(said).toBe("Unknown option '--fast'; see --help\n")
    said = ''
    expect(main(['a.json', 'b.json', 'c.json'])).toBe(1)
    expect(said).toMatch(/expected 1 or 2 file names, not 3/)
    said = ''
    expect(main(['a.json', '--seed', '-4'])).toBe(1)
    expect(said).toMatch(/^Option '--seed' argument is ambiguous; see --help$/m)
    said = ''
    expect(main([at('a.jsonl'), at('a.jsonl')])).toBe(1)
    expect(said).toBe('expected a different file for each name\n')
  })
})

it.each([
  [{ ...two, people: {} }, 'people: expected an array, not {}'],
  [{ ...two, people: [{ ...person, id: 5 }] }, 'people[0].id: expected a text that is not empty, not 5'],
  [{ ...two, people: [null] }, 'people[0]: expected an object, not null'],
])('names what was found in the place of a value, and nothing beyond it: %j', (instance, fault) => {
  expect(main([write('in.json', JSON.stringify(instance))])).toBe(1)
  expect(said).toBe(`${at('in.json')}: ${fault}\n`)
})

it('shows nothing of a file that is not JSON, and no control character of one that is', () => {
  expect(main([write('in.json', '\u0000\u001b[2J ada@example.com')])).toBe(1)
  const people = [person, person].map((one) => ({ ...one, id: 'a\u001b[2J' }))
  expect(main([write('people.json', JSON.stringify({ ...two, people }))])).toBe(1)
  expect(said).toBe(
    `${at('in.json')}: expected an instance as valid JSON: Unexpected token ''
${at('people.json')}: people[1].id: expected a different id for each person, "a[2J" appears twice
`,
  )
})

describe('npm run match on JSONL', () => {
  it('gives a round for each line', () => {
    const instances = FAMILY_NAMES.map((family, i) => instanceOf(family, i, 14))
    const input = write('in.jsonl', `${instances.map((i) => JSON.stringify(i)).join('\n')}\n`)
    expect(main([input, at('out.jsonl')])).toBe(0)
    const lines = readFileSync(at('out.jsonl'), 'utf8').trimEnd().split('\n')
    expect(lines.map((line) => parseRound(line).pairs)).toEqual(instances.map((i) => match(i).pairs))
    expect(main(['--check', input, at('out.jsonl')])).toBe(0)
    write('short.jsonl', lines.slice(1).join('\n'))
    expect(main(['--check', input, at('short.jsonl')])).toBe(1)
    expect(said).toMatch(
      new RegExp(
        `short\\.jsonl: has ${lines.length - 1} rounds, and .*in\\.jsonl has ${lines.length} instances\n$`,
      ),
    )
    said = ''
    write('long.jsonl', [...lines, lines[0]].join('\n'))
    expect(main(['--check', input, at('long.jsonl')])).toBe(1)
    expect(said).toMatch(
      new RegExp(
        `long\\.jsonl: has ${lines.length + 1} rounds, and .*in\\.jsonl has ${lines.length} instances\n$`,
      ),
    )
  })

  it('names the line of a fault, and an empty file', () => {
    const input = write('in.jsonl', `${JSON.stringify(two)}\n{"month":"2026-12","people":[{}]}\n`)
    expect(main([input, at('out.jsonl')])).toBe(1)
    expect(said).toMatch(/in\.jsonl: line 2: people\[0\]\.id: expected/)
    // The other line has its round, in its place.
    const [first, second] = readFileSync(at('out.jsonl'), 'utf8').trimEnd().split('\n')
    expect([parseRound(first!).pairs, JSON.parse(second!)]).toEqual([
      match(parseInstance(two)).pairs,
      { error: expect.stringMatching(/^people\[0\]\.id: expected/) },
    ])
    expect(main([write('empty.jsonl', '\n'), at('out.jsonl')])).toBe(1)
    expect(said).toMatch(/empty\.jsonl: expected JSON on each line, but it is empty\n$/)
  })

  it('accepts an error exactly where the instance is refused for the field that it names', () => {
    const bad = '{"month":"2026-12","people":[{}]}'
    const input = write('in.jsonl', [JSON.stringify(two), bad, '{"month"'].join('\n'))
    expect(main([input, at('out.jsonl')])).toBe(1)
    const [first, second, third] = readFileSync(at('out.jsonl'), 'utf8').trimEnd().split('\n')
    expect(JSON.parse(third!)).toEqual({
      error: expect.stringMatching(/^line: expected an instance as valid JSON/),
    })
    expect(said).toMatch(/in\.jsonl: line 3: expected an instance as valid JSON/)
    const checked = (...lines: string[]) => {
      said = ''
      return [main(['--check', input, write('said.jsonl', lines.join('\n'))]), said]
    }
    expect(checked(first!, second!, third!)).toEqual([0, ''])
    expect(checked(first!, third!, third!)).toEqual([
      1,
      expect.stringMatching(/line 2: expected an error about people\[0\]\.id/),
    ])
    expect(checked(first!, first!, third!)).toEqual([
      1,
      expect.stringMatching(/line 2: expected an error about people\[0\]\.id/),
    ])
    expect(checked(second!, second!, third!)).toEqual([
      1,
      expect.stringMatching(/line 1: says that the instance is refused, and it is not/),
    ])
  })
})

describe('npm run match on CSV', () => {
  const people =
    'id,department,preference,leftOutDebt\na,Legal,any,0\nb,legal,any,3\n"c, jr",Sales,cross-department,\n'
  it('pairs people, the month being the one after the latest meeting', () => {
    const history = write('history.csv', 'month,a,b\n2026-10,a,"c, jr"\n')
    expect(main([write('people.csv', people), history, at('pairs.csv')])).toBe(0)
    const lines = readFileSync(at('pairs.csv'), 'utf8').trimEnd().split('\n')
    expect(lines[0]).toBe('a,b,kind,last_met,reason')
    expect(lines[1]).toMatch(/^(b,"c, jr"|"c, jr",b),cross,,/)
    expect(lines[2]).toMatch(/^a,,left out,,/)
    expect(main([at('people.csv'), at('pairs.csv')])).toBe(0)
  })

  it('seats people at tables, a row for each', () => {
    const history = write('history.csv', 'a,b,month\na,b,2026-02\n')
    const rows = ['a,Legal,any', 'b,legal,any', 'c,Sales,any', 'd,Sales,same-department']
    const crowd = write('people.csv', ['id,department,preference', ...rows].join('\n'))
    expect(main([crowd, history, at('t.csv'), '--size', '3', '--month', '2026-12'])).toBe(0)
    const [head, ...lines] = readFileSync(at('t.csv'), 'utf8').trimEnd().split('\n')
    expect(head).toBe('table,id,kind,last_met,reason')
    expect(lines.toSorted()).toEqual([
      '1,c,same,,"One of you asked for someone from your own department, the other is open to anyone. You have never met."',
      '1,d,same,,"One of you asked for someone from your own department, the other is open to anyone. You have never met."',
      '2,a,same,2026-02,You are both open to anyone. You last met in February 2026.',
      '2,b,same,2026-02,You are both open to anyone. You last met in February 2026.',
    ])
  })

  it.each([
    [
      'a missing column',
      'id,department\na,b\n',
      /line 1: expected the columns id, department, preference, not id, department\n$/,
    ],
    ['an empty file', '', /line 1: expected the columns/],
    [
      'an unknown preference',
      'id,department,preference\na,b,any\nc,d,none\n',
      /line 3: preference: expected "any"/,
    ],
    [
      'a negative debt',
      'id,department,preference,leftOutDebt\na,b,any,-2\n',
      /line 2: leftOutDebt: expected a whole/,
    ],
    [
      'avoiding oneself',
      'id,department,preference,avoid\na,b,any,c; a\n',
      /line 2: avoid: expected ids of other people, not their own \("a"\)/,
    ],
    [
      'invalid hours',
      'id,department,preference,hours\na,b,any,9-5\n',
      /line 2: hours\[0\]: expected \[start, end\], .* not \[9,5\]/,
    ],
    [
      'a duplicate id',
      'id,department,preference\na,b,any\na,d,any\n',
      /line 3: id: expected a different id for each person, "a" appears twice/,
    ],
    ['a missing cell', 'id,department,preference\na,b\n', /line 2: .* columns length is 3, got 2/],
    ['an open quote', 'id,department,preference\n"a,b,any\n', /line \d: expected a valid CSV row/],
  ])('%s is named with its line', (_, text, line) => {
    expect(main([write('bad.csv', text), at('pairs.csv')])).toBe(1)
    expect(said).toMatch(line)
    expect(said.trimEnd().split('\n')).toHaveLength(1)
  })

  it('a meeting with oneself and a wrong month are named', () => {
    const crowd = write('people.csv', people)
    expect(main([crowd, write('h.csv', 'a,b,month\na,a,2026-01\n'), at('p.csv')])).toBe(1)
    expect(said).toMatch(/h\.csv: line 2: b: expected someone other/)
    said = ''
    expect(main([crowd, write('h.csv', 'a,b,month\na,b,2026-1\n'), at('p.csv')])).toBe(1)
    expect(said).toMatch(/h\.csv: line 2: month: expected a month/)
  })
})

it('--help says how it is used', () => {
  expect(main(['--help'])).toBe(0)
  expect(printed).toContain('npm run match -- people.csv [history.csv] pairs.csv')
})

it('four people with "size": 5 sit at a table of four', () => {
  const people = ['ann', 'bob', 'cyd', 'dee'].map((id) => ({ id, department: 'Legal', preference: 'any' }))
  const input = write('four.json', JSON.stringify({ month: '2026-12', size: 5, people, history: [] }))
  expect(main([input, at('out.json')])).toBe(0)
  const { tables, leftOut } = JSON.parse(readFileSync(at('out.json'), 'utf8')) as TablesRound
  expect([tables.map((ids) => ids.toSorted()), leftOut]).toEqual([[['ann', 'bob', 'cyd', 'dee']], []])
  expect(main(['--check', input, at('out.json')])).toBe(0)
})

it('the witness names nobody: it has positions, which the checker reads', () => {
  for (const [i, family] of FAMILY_NAMES.entries()) {
    const people = instanceOf(family, i, 15).people.map((one) => one.id)
    const secret = JSON.parse(
      JSON.stringify(instanceOf(family, i, 15)).replaceAll(/"(p?\d+)"/g, (all, id: string) =>
        people.includes(id) ? `"secret-${id}"` : all,
      ),
    ) as object
    const input = write('in.json', JSON.stringify({ ...secret, threes: true }))
    expect(main([input, at('out.json')])).toBe(0)
    expect(JSON.stringify(readRound('out.json').certificate)).not.toContain('secret-')
    expect(main(['--check', input, at('out.json')])).toBe(0)
  }
})
