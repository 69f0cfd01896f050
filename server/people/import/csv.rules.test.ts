import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST } from '../../../shared/limits'
import { fieldNamed, guessMapping } from './columns.rules'
import { decode, isArchive, readSheet } from './csv.rules'
import { ENGLISH, inWords } from '../../platform/http/errors'
import { type Fault, type Person, personReader } from './person.rules'

const sheetOf = (text: string) => readSheet(text, fieldNamed)!
const rowsOf = (text: string) => [...sheetOf(text).rows()]

describe('A file of people', () => {
  it('is read as it was written, whatever its cells hold, its delimiter and its line breaks', () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        '',
        'a,b',
        'a;b',
        'a\tb',
        'say "hi"',
        '"',
        '""',
        'two\nlines',
        'a\r\nb',
        '=1+1',
        'Zoë',
        '张',
      ),
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.boolean(),
        (rows, delimiter, record_delimiter, quoted) => {
          const given = rows.map(([one, other], index) => [`p${index}@acme.test`, one, other])
          const text = stringify([['email', 'first_name', 'shoe size'], ...given], {
            delimiter,
            record_delimiter,
            quoted,
            quoted_match: /[\r\n]/,
          })
          // A cell of the first column never begins with spaces, so nothing is lost of the others either.
          const read = rowsOf(text).map(({ cells }) => cells?.map((value) => value.trim()))
          expect(read).toEqual(given.map((cells) => cells.map((value) => value.trim())))
        },
      ),
      { numRuns: 100 },
    )
  })

  it('never stops the reading, and gives each row a line of its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('"', '""', ',', ';', '\n', '\r', 'a', '@', ' ', '\u0001'), {
          maxLength: 60,
        }),
        (parts) => {
          const lines = readSheet(`email,b\n${parts.join('')}`, fieldNamed)?.rows() ?? []
          const seen = [...lines].map(({ line }) => line)
          expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b))
        },
      ),
    )
  })

  it('loses only the line whose quote is never closed; a cell may hold line breaks', () => {
    const text = 'email,first_name\n"a@acme.test,A\nb@acme.test,"B\nb"\nc@acme.test,"C"\n'
    expect(rowsOf(text)).toEqual([
      { line: 2, cells: undefined, text: '"a@acme.test,A' },
      { line: 3, cells: ['b@acme.test', 'B\nb'] },
      { line: 5, cells: ['c@acme.test', 'C'] },
    ])
  })

  it('may have a hint for Excel, blank lines, rows of empty cells, and old line breaks', () => {
    expect(rowsOf('sep=;\r\nemail;name\r\n\r\na@acme.test;A\r\n')).toEqual([
      { line: 4, cells: ['a@acme.test', 'A'] },
    ])
    expect(rowsOf('\ufeff;;\r\nemail;name;\r\n;;\r\na@acme.test;A;\r\n ;;\r\n')).toEqual([
      { line: 4, cells: ['a@acme.test', 'A', ''] },
    ])
    expect(rowsOf('email\ra@acme.test\r')).toEqual([{ line: 2, cells: ['a@acme.test'] }])
    expect(readSheet(' \n\n', fieldNamed)).toBeUndefined()
  })

  it('without a header is a list of addresses, or columns without names', () => {
    const list = sheetOf('a@acme.test, *@beta.test\n\nnonsense;c@acme.test\n')
    expect(list).toMatchObject({ columns: ['Email'], headerLine: 0 })
    expect([...list.rows()].map(({ line, cells }) => `${line} ${cells?.[0]?.trim()}`)).toEqual([
      '1 a@acme.test',
      '1 *@beta.test',
      '3 nonsense',
      '3 c@acme.test',
    ])
    const table = sheetOf('Ada,a@acme.test\nBob,b@acme.test')
    expect(table).toMatchObject({ columns: ['Column 1', 'Column 2'], headerLine: 0 })
    expect([...table.rows()]).toHaveLength(2)
    expect(guessMapping(table.columns, [['Ada', 'a@acme.test']])).toEqual({ email: 1 })
  })

  const LARGEST = 20_000_000
  it.each<[string, () => string]>([
    ['commas', () => ','.repeat(LARGEST)],
    ['commas under a header', () => `email,b\n${','.repeat(LARGEST)}`],
    ['addresses in one line', () => 'a@b.c;'.repeat(2_800_000)],
    ['twenty quotes that are never closed', () => `email,b\n${`"${'x'.repeat(LARGEST / 20)}\n`.repeat(20)}`],
    ['a quote that is never closed in each line', () => `email,b\n${'a,"b\n'.repeat(LARGEST / 5)}`],
    ['quotes', () => `email,b\n${'"'.repeat(LARGEST)}`],
    ['a name of a column', () => `email,${'b'.repeat(LARGEST)}\na@b.c,`],
  ])('of 20 MB is read in little time and memory, also if it is all %s', (_, make) => {
    const text = make()
    const [before, begin] = [process.memoryUsage().heapUsed, process.cpuUsage()]
    const sheet = readSheet(text, fieldNamed)
    let rows = 0
    let most = sheet?.columns.join('').length ?? 0
    for (const { cells = [] } of sheet?.rows() ?? []) {
      most = Math.max(most, cells.length)
      if (++rows > MOST.importRows) break
    }
    // Of the processor, as other tests run meanwhile.
    expect(process.cpuUsage(begin).user / 1e6).toBeLessThan(1.5)
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(100)
    expect(most).toBeLessThanOrEqual(MOST.importColumns + 1)
  })

  it('is UTF-8, UTF-16 with its mark, or Windows-1252; a few broken bytes do not make it another', () => {
    expect(decode(Buffer.from('\ufeffZoë'))).toBe('Zoë')
    expect(decode(Buffer.from('\ufeffZoë', 'utf16le'))).toBe('Zoë')
    expect(decode(Buffer.from([0x4d, 0xfc, 0x6c, 0x80]))).toBe('Mül€')
    expect(decode(Buffer.concat([Buffer.from('Zoë '), Buffer.from([0xfc])]))).toBe('Zoë \ufffd')
    expect(isArchive(Buffer.from('PK\u0003\u0004rest'))).toBe(true)
  })
})

describe('Columns', () => {
  it('are found by their names, other spellings and German ones too; the plainest name first', () => {
    expect(
      guessMapping(['Vorname', 'Name', 'E-Mail-Adresse', 'Abteilung', 'Führungskraft', 'Schuhgröße'], []),
    ).toEqual({ first_name: 0, last_name: 1, email: 2, department: 3, manager: 4 })
    expect(guessMapping(['Last Name', 'Mail', 'Email'], [])).toEqual({ last_name: 0, email: 2 })
    expect(guessMapping(['Full name', 'Mail', 'Dept.', 'Line Manager'], [])).toEqual({
      full_name: 0,
      email: 1,
      department: 2,
      manager: 3,
    })
  })
})

describe('A row', () => {
  const columns = ['email', 'full_name', 'status', 'leave_start', 'leave_end'] as const
  const read = (...cells: string[]): Person | Fault =>
    personReader(Object.fromEntries(columns.map((column, index) => [column, index])), {
      columns,
      patterns: true,
    })(cells)

  it('has names in one cell or two, days as 2026-12-01 or 1.12.2026, a status in English or German', () => {
    expect(read(' Ada@Acme.test ', 'Lovelace, Ada')).toMatchObject({
      email: 'ada@acme.test',
      firstName: 'Ada',
      lastName: 'Lovelace',
    })
    expect(read('ada@acme.test', 'Augusta Ada King')).toMatchObject({
      firstName: 'Augusta Ada',
      lastName: 'King',
    })
    expect(read('ada@acme.test', 'Ada')).toMatchObject({ firstName: 'Ada', lastName: '' })
    expect(read('ada@acme.test', '', 'beurlaubt', '1.12.2026', '2027-02-28')).toMatchObject({
      status: 'leave',
      leaveStart: '2026-12-01',
      leaveEnd: '2027-02-28',
    })
    expect(read('*@acme.test')).toMatchObject({ email: '*@acme.test' })
  })

  it('says a language by its code or its name, as English or the language itself has it; another one is noted', () => {
    const language = (cell: string) => {
      const found = personReader(
        { email: 0, language: 1 },
        { columns: ['', ''], patterns: true },
      )(['a@acme.test', cell])
      return 'kind' in found ? found.kind : found.language || found.unknown.language
    }
    expect(['', 'de', 'DE-at', 'pt_BR', 'pt', 'Deutsch', 'polish', '日本語', 'tlh'].map(language)).toEqual([
      '',
      'de',
      'de',
      'pt-BR',
      'pt-BR',
      'de',
      'pl',
      'ja',
      'tlh',
    ])
  })

  it('that cannot be read says why', () => {
    const message = (...cells: string[]) => {
      const found = read(...cells)
      return 'kind' in found ? inWords(found.say, ENGLISH) : undefined
    }
    expect(message('')).toBe('has no e-mail address')
    expect(message('nobody')).toBe('"nobody" is not an e-mail address')
    expect(message('a@acme.test', 'A\nB')).toBe('full_name holds a line break or control character')
    expect(message('a@acme.test', '', 'leave', '31.2.2026')).toBe(
      'leave_start is "31.2.2026": use a date such as 2026-12-01',
    )
    expect(message('a@acme.test', '', '', '', '', 'x')).toBe(
      'has 6 cells instead of 5: text with a comma needs quotes',
    )
    expect(message('a@acme.test', '', '', '', '', ' ')).toBeUndefined()
  })
})
