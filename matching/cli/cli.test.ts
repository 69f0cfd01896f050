import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeRound, type Instance, match, type Person, parseInstance, type Round } from '../index'
import { withBarredPairs } from '../testing/barred'
import { FAMILY_NAMES, instanceOf } from '../testing/families'
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

describe('npm run match on JSON', () => {
  it('gives the same round as the library', async () => {
    for (const family of FAMILY_NAMES) {
      const instance = instanceOf(family, 4, 30)
      const input = write('in.json', JSON.stringify(instance, null, 2))
      expect(await main([input, at('out.json')])).toBe(0)
      const round = readRound('out.json')
      const { explanations, ...expected } = match(instance)
      expect(explanations.pairs).toHaveLength(expected.pairs.length)
      expect(round).toEqual(expected)
      expect(await main(['--check', input, at('out.json')])).toBe(0)
      expect(printed).toContain('Confirmed')
    }
    expect(said).toBe('')
  })

  /** The pairs of an instance, read from JSON, JSONL and CSV. @param column the last one in CSV */
  async function pairsOfEach(
    instance: Instance,
    column: 'avoid' | 'hours',
    cellOf: (person: Person) => string,
  ) {
    const input = write(`${column}.json`, JSON.stringify(instance))
    expect(await main([input, at('out.json')])).toBe(0)
    expect(await main(['--check', input, at('out.json')])).toBe(0)
    const lines = write(`${column}.jsonl`, `${JSON.stringify(instance)}\n`)
    expect(await main([lines, at('out.jsonl')])).toBe(0)
    const people = instance.people.map((one) =>
      [one.id, one.department, one.preference, one.leftOutDebt, cellOf(one)].join(','),
    )
    const csv = write(
      `${column}.csv`,
      [`id,department,preference,leftOutDebt,${column}`, ...people].join('\n'),
    )
    const met = ['a,b,month', ...instance.history.map(({ a, b, month }) => `${a},${b},${month}`)]
    const history = write('met.csv', met.join('\n'))
    expect(await main([csv, history, at('pairs.csv'), '--seed', '4', '--month', instance.month])).toBe(0)
    const { pairs } = readRound('out.json')
    const [, ...rows] = readFileSync(at('pairs.csv'), 'utf8').trim().split('\n')
    const inCsv = rows.map((row) => row.split(',').slice(0, 2)).slice(0, pairs.length)
    return [pairs, readRound('out.jsonl').pairs, inCsv]
  }

  it('keeps barred pairs apart, read from JSON, JSONL and CSV alike', async () => {
    const plain = instanceOf('mixed departments', 4, 30)
    const barred = withBarredPairs(plain, 4, 0.2)
    const { pairs } = match(barred)
    expect(pairs).not.toEqual(match(plain).pairs)
    const found = await pairsOfEach(barred, 'avoid', ({ avoid = [] }) => avoid.join('; '))
    expect(found).toEqual([pairs, pairs, pairs])
  })

  it('reads working hours from JSON, JSONL and CSV alike', async () => {
    const given = withHours(instanceOf('mixed departments', 4, 30), 'twelve zones around the world', 4)
    const { pairs } = match(given)
    const found = await pairsOfEach(given, 'hours', ({ hours = [] }) =>
      hours.map((stretch) => stretch.join('-')).join('; '),
    )
    expect(found).toEqual([pairs, pairs, pairs])
  })

  it('seats whoever is left out with a pair when asked to', async () => {
    const three = { ...two, people: ['a', 'b', 'c'].map((id) => ({ ...person, id })), threes: true }
    const input = write('three.json', JSON.stringify(three))
    expect(await main([input, at('out.json')])).toBe(0)
    const round = readRound('out.json')
    expect(round.trios).toEqual(match(parseInstance(three)).trios)
    expect([round.trios!.length, round.unmatched]).toEqual([1, []])
    expect(await main(['--check', input, at('out.json')])).toBe(0)
    const csv = write('three.csv', 'id,department,preference\na,x,any\nb,x,any\nc,x,any\n')
    expect(await main(['--threes', csv, at('pairs.csv')])).toBe(0)
    expect(readFileSync(at('pairs.csv'), 'utf8')).toMatch(/^[abc],,joined,,They join [abc] and [abc]\.$/m)
  })

  it('refuses invalid hours, with the field named', async () => {
    const people = [
      {
        ...person,
        hours: [
          [0, 60],
          [30, 90],
        ],
      },
    ]
    expect(await main([write('in.json', JSON.stringify({ ...two, people })), at('out.json')])).toBe(1)
    expect(said).toContain('people[0].hours[1]: expected a start at 60 or later, not 30')
  })

  it('refuses somebody who avoids themselves, with the field named', async () => {
    const people = [{ ...person, avoid: ['b', 'a'] }]
    expect(await main([write('in.json', JSON.stringify({ ...two, people })), at('out.json')])).toBe(1)
    expect(said).toContain('people[0].avoid: expected ids of other people, not their own ("a")')
  })

  it('reads ids with escapes, other alphabets and fields in any order', async () => {
    const people = ['ä"\\', '日本', 'e\u0301', '😀'].map((id, i) => ({
      preference: 'any',
      note: { deep: [1, { x: null }], t: 'y' },
      department: `D${i}`,
      id,
    }))
    const history = [{ month: '2026-11', b: 'ä"\\', a: '日本', more: [true, -1.5e3] }]
    const instance = { history, unknown: [[], {}], people, seed: 3, month: '2026-12' }
    const escaped = JSON.stringify(instance).replace('日', '\\u65e5').replaceAll('😀', '\\ud83d\\ude00')
    expect(await main([write('in.json', `\uFEFF${escaped}`), at('out.json')])).toBe(0)
    const { explanations: _, ...expected } = match(parseInstance(instance))
    expect(JSON.parse(readFileSync(at('out.json'), 'utf8'))).toEqual(expected)
  })

  it('takes the seed from the command and explains when asked', async () => {
    const instance = instanceOf('mixed departments', 2, 25)
    const input = write('in.json', JSON.stringify(instance))
    expect(await main([input, at('out.json'), '--seed', '77', '--explain'])).toBe(0)
    expect(JSON.parse(readFileSync(at('out.json'), 'utf8'))).toEqual(match({ ...instance, seed: 77 }))
  })

  it('reads long files piece by piece, however meetings are written', async () => {
    const people = Array.from({ length: 400 }, (_, i) => ({
      ...person,
      id: `ü${'x'.repeat(i)}${i}`,
      department: `D${i % 9}`,
    }))
    const history = people.flatMap((a, i) =>
      people
        .slice(i + 1, i + 40)
        .map((b, j) => ({ a: a.id, b: b.id, month: `20${10 + (j % 16)}-0${1 + (i % 9)}` })),
    )
    const instance = { month: '2026-12', seed: 5, people, history }
    const { explanations: _, ...expected } = match(parseInstance(instance))
    const plain = JSON.stringify(instance)
    expect(plain.length).toBeGreaterThan(4_000_000)
    const turned = { ...instance, history: history.map(({ a, b, month }) => ({ month, b, a })) }
    for (const text of [plain, JSON.stringify(instance, null, 1), JSON.stringify(turned)]) {
      expect(await main([write('in.json', text), at('out.json')])).toBe(0)
      expect(readRound('out.json')).toEqual(expected)
    }
  })

  it('gives an empty round for nobody and for one person', async () => {
    for (const people of [[], [person]]) {
      expect(await main([write('in.json', JSON.stringify({ ...two, people })), at('out.json')])).toBe(0)
      const round = readRound('out.json')
      expect(round.pairs).toEqual([])
      expect(round.unmatched).toEqual(people.map((p) => p.id))
      expect(round.certificate.optimal).toBe(true)
      expect(await main(['--check', at('in.json'), at('out.json')])).toBe(0)
    }
  })

  it('names what is wrong in a tampered round', async () => {
    const input = write('in.json', JSON.stringify(two))
    await main([input, at('out.json')])
    const round = readRound('out.json')
    write('bad.json', JSON.stringify({ ...round, pairs: [] }))
    expect(await main(['--check', input, at('bad.json')])).toBe(1)
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
      /people\[1\]\.preference: expected .*, not nothing/,
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
    'an empty file': ['', /expected a JSON object, but the file is empty/],
    'truncated JSON': [JSON.stringify(two).slice(0, -20), /history\[0\].*expected .*the file ends here/],
    'JSON truncated in a word': [
      '{"month":"2026-12","people":[{"id":"a","leftOutDebt":nul',
      /people\[0\]\.leftOutDebt: expected/,
    ],
    'two instances': ['{"month":"2026-12","people":[]} {}', /nothing after its end/],
    'a missing comma': ['{"month":"2026-12" "people":[]}', /the instance: expected a comma or the end/],
  }
  it.each(Object.keys(cases))('%s', async (name) => {
    const [text, line] = cases[name]!
    const input = write('bad.json', text)
    rmSync(at('none.json'), { force: true })
    expect(await main([input, at('none.json')])).toBe(1)
    expect(said).toMatch(line)
    expect(said.trimEnd().split('\n')).toHaveLength(1)
    expect(said.startsWith(`${input}: `)).toBe(true)
    expect(existsSync(at('none.json'))).toBe(false)
  })

  it('a file that is not there or a folder, an option that does not exist, too many files', async () => {
    expect(await main([at('missing.json')])).toBe(1)
    expect(said).toMatch(/missing\.json: expected a file that can be opened, but no such file\n$/)
    said = ''
    expect(await main([folder])).toBe(1)
    expect(said).toMatch(/expected a file that can be opened, but it is a folder\n$/)
    said = ''
    expect(await main(['--fast', 'x.json'])).toBe(1)
    expect(said).toBe('--fast: no such option; see --help\n')
    said = ''
    expect(await main(['a.json', 'b.json', 'c.json'])).toBe(1)
    expect(said).toMatch(/expected 1 or 2 file names, not 3/)
    said = ''
    expect(await main(['a.json', '--seed', '-4'])).toBe(1)
    expect(said).toMatch(/^--seed: expected a whole number/)
    said = ''
    expect(await main([at('a.jsonl'), at('a.jsonl')])).toBe(1)
    expect(said).toBe('expected a different file for each name\n')
  })
})

it.each([
  [{ ...two, people: {} }, 'people: expected an array, not an object'],
  [{ ...two, people: [{ ...person, id: 5 }] }, 'people[0].id: expected a text, not 5'],
  [{ ...two, people: [null] }, 'people[0]: expected an object, not null'],
])('names what was found in the place of a value, and nothing beyond it: %j', async (instance, fault) => {
  expect(await main([write('in.json', JSON.stringify(instance))])).toBe(1)
  expect(said).toBe(`${at('in.json')}: ${fault}\n`)
})

it('shows no control character of a file on the terminal', async () => {
  expect(await main([write('in.json', '\u0000\u001b[2J')])).toBe(1)
  expect(said).toBe(`${at('in.json')}: the instance: expected an object, not "\\u0000"\n`)
})

describe('npm run match -- --what-if', () => {
  const instance = instanceOf('mixed departments', 4, 30)
  const base = match(instance)
  const input = write('what-if-in.json', JSON.stringify(instance))
  const round = write('what-if-round.json', JSON.stringify(base))
  const wishes = { apart: [base.pairs[0]!], out: [base.pairs[1]![0]] }

  it('gives the changed round of the library, which the checker confirms', async () => {
    const asked = write('wishes.json', JSON.stringify(wishes))
    const files = [input, round, at('changed.json')]
    expect(await main(['--what-if', asked, ...files])).toBe(0)
    const result = changeRound(instance, base, wishes)
    expect({ ok: true, round: { ...readRound('changed.json'), explanations: undefined } }).toEqual({
      ...result,
      round: { ...(result.ok && result.round), explanations: undefined },
    })
    expect(await main(['--check', '--what-if', asked, ...files])).toBe(0)
    expect(printed).toContain('Confirmed')
    const others = write('others.json', JSON.stringify({ out: [base.pairs[2]![0]] }))
    expect(await main(['--check', '--what-if', others, ...files])).toBe(1)
    expect(said).toMatch(/^out: says/)
  })

  it.each<[string, unknown, RegExp]>([
    ['a wish that contradicts another', { ...wishes, together: wishes.apart }, /choose one/],
    [
      'a field that there is not',
      { without: [] },
      /: without: expected only together, apart, out, overrule\n$/,
    ],
    ['a pair of three', { apart: [['a', 'b', 'c']] }, /: apart: expected a list of pairs of ids\n$/],
    ['no object', [], /: expected wishes as an object\n$/],
  ])('refuses %s', async (_, asked, words) => {
    const file = write('bad-wishes.json', JSON.stringify(asked))
    expect(await main(['--what-if', file, input, round])).toBe(1)
    expect(said).toMatch(words)
  })

  it('takes JSON only, and a file for each name', async () => {
    expect(await main(['--what-if', 'w.json', 'people.csv', round])).toBe(1)
    expect(await main(['--what-if', round, input, round])).toBe(1)
    expect(await main(['--what-if', '', input, round])).toBe(1)
    expect(said).toBe(
      `--what-if takes one instance and one round, both JSON
expected a different file for each name
--what-if: expected the file with the wishes
`,
    )
  })
})

describe('npm run match on JSONL', () => {
  it('gives a round for each line', async () => {
    const instances = FAMILY_NAMES.map((family, i) => instanceOf(family, i, 14))
    const input = write('in.jsonl', `${instances.map((i) => JSON.stringify(i)).join('\n')}\n`)
    expect(await main([input, at('out.jsonl')])).toBe(0)
    const lines = readFileSync(at('out.jsonl'), 'utf8').trimEnd().split('\n')
    expect(lines.map((line) => parseRound(line).pairs)).toEqual(instances.map((i) => match(i).pairs))
    expect(await main(['--check', input, at('out.jsonl')])).toBe(0)
    write('short.jsonl', lines.slice(1).join('\n'))
    expect(await main(['--check', input, at('short.jsonl')])).toBe(1)
    expect(said).toMatch(/^line 1: /)
    said = ''
    write('long.jsonl', [...lines, lines[0]].join('\n'))
    expect(await main(['--check', input, at('long.jsonl')])).toBe(1)
    expect(said).toMatch(/long\.jsonl: more rounds than .*in\.jsonl has instances\n$/)
  })

  it('names the line of a fault', async () => {
    const input = write('in.jsonl', `${JSON.stringify(two)}\n{"month":"2026-12","people":[{}]}\n`)
    expect(await main([input, at('out.jsonl')])).toBe(1)
    expect(said).toMatch(/in\.jsonl: line 2: people\[0\]\.id: expected/)
  })
})

describe('npm run match on CSV', () => {
  const people =
    'id,department,preference,leftOutDebt\na,Legal,any,0\nb,legal,any,3\n"c, jr",Sales,cross-department,\n'
  it('pairs people, the month being the one after the latest meeting', async () => {
    const history = write('history.csv', 'month,a,b\n2026-10,a,"c, jr"\n')
    expect(await main([write('people.csv', people), history, at('pairs.csv')])).toBe(0)
    const lines = readFileSync(at('pairs.csv'), 'utf8').trimEnd().split('\n')
    expect(lines[0]).toBe('a,b,kind,last_met,reason')
    expect(lines[1]).toMatch(/^(b,"c, jr"|"c, jr",b),cross,,/)
    expect(lines[2]).toMatch(/^a,,left out,,/)
    expect(await main([at('people.csv'), at('pairs.csv')])).toBe(0)
  })

  it.each([
    ['a missing column', 'id,department\na,b\n', /line 1: expected a column "preference"/],
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
    ['a duplicate id', 'id,department,preference\na,b,any\na,d,any\n', /line 3: id: .*is also in line 2/],
    ['a missing cell', 'id,department,preference\na,b\n', /line 2: expected 3 cells/],
    ['an open quote', 'id,department,preference\n"a,b,any\n', /line \d: expected a valid CSV row/],
  ])('%s is named with its line', async (_, text, line) => {
    expect(await main([write('bad.csv', text), at('pairs.csv')])).toBe(1)
    expect(said).toMatch(line)
    expect(said.trimEnd().split('\n')).toHaveLength(1)
  })

  it('a meeting with oneself and a wrong month are named', async () => {
    const crowd = write('people.csv', people)
    expect(await main([crowd, write('h.csv', 'a,b,month\na,a,2026-01\n'), at('p.csv')])).toBe(1)
    expect(said).toMatch(/h\.csv: line 2: b: expected someone other/)
    said = ''
    expect(await main([crowd, write('h.csv', 'a,b,month\na,b,2026-1\n'), at('p.csv')])).toBe(1)
    expect(said).toMatch(/h\.csv: line 2: month: expected a month/)
  })
})

describe('npm run match -- --season', () => {
  const team = {
    month: '2026-12',
    seed: 3,
    people: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ ...person, id })),
  }

  it('plans the months at once, with who has to meet again, and the checker confirms each', async () => {
    const input = write('in.json', JSON.stringify(team))
    expect(await main(['--season', '6', input, at('season.json')])).toBe(0)
    const { rounds } = JSON.parse(readFileSync(at('season.json'), 'utf8')) as {
      rounds: { month: string; pairs: string[][]; repeats: { lastMet: string }[] }[]
    }
    expect(rounds.map(({ month }) => month)).toEqual([
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
    ])
    expect(rounds.map(({ repeats }) => repeats.length)).toEqual([0, 0, 0, 0, 0, 3])
    expect(rounds[5]!.repeats[0]!.lastMet).toBe('2026-12')
    expect(await main(['--check', '--season', '6', input, at('season.json')])).toBe(0)
    rounds[1]!.pairs = rounds[0]!.pairs
    write('season.json', JSON.stringify({ rounds }))
    expect(await main(['--check', '--season', '6', input, at('season.json')])).toBe(1)
    expect(said).toMatch(/^2027-01: /)
  })

  it('seats whoever is left out with a pair when asked to, if all three can meet', async () => {
    const input = write('in.json', JSON.stringify({ ...team, people: team.people.slice(0, 5) }))
    const season = ['--threes', '--season', '2', input, at('season.json')]
    expect(await main(season)).toBe(0)
    const { rounds } = JSON.parse(readFileSync(at('season.json'), 'utf8')) as { rounds: Round[] }
    // In the second month no three of them are left of whom none has met another.
    expect(rounds.map(({ trios, unmatched }) => [trios?.length, unmatched.length])).toEqual([
      [1, 0],
      [0, 1],
    ])
    expect(await main(['--check', ...season])).toBe(0)
  })

  it.each([
    [['--season', '0', 'in.json'], /--season: expected a whole number of months from 1 to 60, not 0/],
    [['--season', 'in.json'], /--season: expected .* not in\.json/],
    [['--season', '3', 'people.csv', 'pairs.csv'], /--season takes one instance/],
    [['--season', '3', '--what-if', 'w.json', 'in.json', 'r.json'], /do not go together/],
  ])('%j is refused in one line', async (args, line) => {
    expect(await main(args)).toBe(1)
    expect(said).toMatch(line)
    expect(said.trimEnd().split('\n')).toHaveLength(1)
  })
})

it('--help says how it is used', async () => {
  expect(await main(['--help'])).toBe(0)
  expect(printed).toContain('npm run match -- people.csv [history.csv] pairs.csv')
})
