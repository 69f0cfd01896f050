import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldNamed, guessMapping } from './columns.rules'
import { decode, readSheet } from './csv.rules'
import { ENGLISH, inWords } from '../../platform/http/errors'
import { personReader } from './person.rules'

/** The rows of a file as an import reads them, by its own guess of the columns. */
function readFile(content: Buffer, headerLine?: number) {
  const sheet = readSheet(decode(content), fieldNamed, headerLine)!
  const rows = [...sheet.rows()]
  const samples = rows.flatMap(({ cells }) => (cells ? [cells] : []))
  const mapping = guessMapping(sheet.columns, samples)
  const read = personReader(mapping, { columns: sheet.columns, patterns: true })
  const people = rows.map(({ cells }) => read(cells))
  const named = people.map((one) =>
    'kind' in one ? inWords(one.say, ENGLISH) : [one.email, one.firstName, one.lastName].join('|'),
  )
  const columnOf = Object.fromEntries(
    Object.entries(mapping).map(([field, at]) => [field, sheet.columns[at ?? -1]]),
  )
  const person = (email: string) =>
    people.flatMap((one) => ('kind' in one || one.email !== email ? [] : [one]))[0]
  return { sheet, mapping, columnOf, people, named, person }
}
const caseFile = (name: string) => readFile(readFileSync(new URL(`cases/${name}`, import.meta.url)))
const file = (...lines: string[]) => readFile(Buffer.from(lines.join('\r\n')))

describe('A file of a real company', () => {
  it('has its delimiter outside of quotes', () => {
    expect(caseFile('quoted-comma-header.csv').named).toEqual([
      'juergen.weiss@example.com|Jürgen|Weiß',
      'sabine.koenig@example.com|Sabine|König',
    ])
  })

  it('has titles above its header, which is the first line that names an address column', () => {
    const { sheet, named, person } = caseFile('title-lines-above-header.csv')
    expect(sheet.headerLine).toBe(4)
    expect(sheet.top.map(({ line }) => line)).toEqual([1, 2, 4, 5, 6])
    expect(named).toEqual(['nadia.okafor@example.com|Nadia|Okafor', 'tomas.lind@example.com|Tomas|Lind'])
    expect(person('nadia.okafor@example.com')).toMatchObject({
      manager: 'tomas.lind@example.com',
      status: 'active',
      leaves: false,
    })
  })

  it.each([
    ['#TYPE Microsoft.ActiveDirectory.Management.ADUser', '"mail","givenName"', '"ada@example.com","Ada"'],
    ['"sep=;"', 'E-Mail;Vorname', 'ada@example.com;Ada'],
    ['Report, of, many, commas', 'sep=;', 'email\tfirst name', 'ada@example.com\tAda'],
  ])('may begin with %s', (...lines) => {
    expect(file(...lines).named).toEqual(['ada@example.com|Ada|'])
  })

  it('has the header in the line that somebody chose, or none', () => {
    const content = Buffer.from('Our people\nwer;wo\nAda;ada@example.com\n')
    expect(readFile(content, 2).sheet).toMatchObject({ headerLine: 2, columns: ['wer', 'wo'] })
    expect(readFile(content, 2).mapping).toEqual({ email: 1 })
    expect(readFile(content, 0).sheet).toMatchObject({ headerLine: 0, columns: ['Column 1'] })
  })

  it('has headers with what vendors add to them', () => {
    const { columnOf, named, people } = caseFile('version-line-and-bracketed-headers.csv')
    expect(columnOf).toMatchObject({
      email: 'User name [userPrincipalName] Required',
      department: 'Department [department]',
      account: 'Block sign in (Yes/No) [accountEnabled] Required',
    })
    expect(named).toEqual(['nadia.okafor@example.com|Nadia|Okafor', 'tomas.lind@example.com|Tomas|Lind'])
    expect(people).toMatchObject([
      { department: 'Purchasing', leaves: false },
      { department: 'Purchasing', leaves: false },
    ])
  })

  it('has two columns for one thing, of which the one counts whose cells fit', () => {
    const { columnOf, person } = caseFile('manager-and-manager-email.csv')
    expect(columnOf.manager).toBe('Manager email')
    expect(person('nadia.okafor@example.com')?.manager).toBe('tomas.lind@example.com')
    const two = file('Email,Work email,Name', 'ada@home.example,ada@example.com,Ada')
    expect(two.columnOf.email).toBe('Work email')
    expect(file('Email,Work email,Name', 'ada@example.com,,Ada').columnOf.email).toBe('Email')
  })

  it('says who leaves the company; those who work for it part-time do not', () => {
    const { people, person } = caseFile('employment-status.csv')
    expect(people.map((one) => !('kind' in one) && [one.status, one.leaves])).toEqual([
      ['active', false],
      ['active', false],
      ['', false],
      ['', true],
    ])
    expect(person('ida.berg@example.com')?.unknown).toMatchObject({ status: 'Contractor' })
  })

  it('says by columns of the directory whose account is off', () => {
    const { columnOf, person, named } = caseFile('account-enabled-column.csv')
    expect(columnOf).toMatchObject({ email: 'mail', account: 'accountEnabled' })
    expect(person('nadia.okafor@example.com')).toMatchObject({ leaves: false })
    expect(person('leaver@example.com')).toMatchObject({ leaves: true })
    expect(person('gus@example.net')).toMatchObject({ firstName: 'Gus', lastName: 'Guest' })
    expect(named.slice(3)).toEqual(['has no e-mail address', 'has no e-mail address'])
    const leaving = (header: string, cell: string) =>
      file(`Email,${header}`, `ada@example.com,${cell}`).person('ada@example.com')?.leaves
    for (const [header, cell] of [
      ['Block credential', 'True'],
      ['Status [READ ONLY]', 'Suspended'],
      ['Status', 'ARCHIVED'],
      ['Konto gesperrt', 'ja'],
      ['Aktiv', 'Nein'],
      ['Beschäftigungsstatus', 'ausgeschieden'],
      ['Statut', 'Licencié'],
      ['在籍状況', '退職'],
    ] as const)
      expect([header, leaving(header, cell)]).toEqual([header, true])
  })

  it('was damaged before it was exported: the rows that lost characters are refused', () => {
    const { named, person } = caseFile('damaged-before-export.csv')
    expect(named[0]).toContain('damaged before it was exported')
    expect(person('ada.abdi@example.com')).toMatchObject({ department: 'Sales' })
  })

  it('has one column for both names', () => {
    expect(caseFile('names-in-one-column.csv').named).toEqual([
      'omar.bell@example.com|Omar|Bell',
      'ida.berg@example.com|Ida|Berg',
      'juan@example.com|Juan|de la Cruz',
      'saga@example.com|Saga|',
    ])
    expect(file('Email,Name', 'ma@example.com,"Ma, Jack"', 'o@example.com,Omar Bell Jr.').named).toEqual([
      'ma@example.com|Jack|Ma',
      'o@example.com|Omar|Bell',
    ])
  })

  it('has short rows, also where a cell has several lines', () => {
    expect(file('Email,Note,Name,Team', 'ada@example.com,"two\nlines"', 'bo@example.com').named).toEqual([
      'ada@example.com||',
      'bo@example.com||',
    ])
  })
})

describe('A list of recipients', () => {
  it('of Outlook has names with commas', () => {
    expect(caseFile('outlook-recipients.txt').named).toEqual([
      'kari.nilsen@example.com|Kari|Nilsen',
      'omar.haddad@example.com|Omar|Haddad',
      'vera@example.com||',
      'selam.tesfaye@example.com|Selam K|Tesfaye',
    ])
  })

  it.each([
    ['Nadia Okafor <nadia@example.com>, "Lind, Tomas" <tomas@example.com>, vera@example.com'],
    ['Nadia Okafor <nadia@example.com>\nTomas Lind [mailto:tomas@example.com]\n\nmailto:vera@example.com'],
    [
      "'Nadia Okafor' <Nadia@example.com>; 'Tomas Lind' <tomas@example.com>; vera@example.com <vera@example.com>",
    ],
    ['vera@example.com, Okafor, Nadia <nadia@example.com>, Lind, Tomas <mailto:tomas@example.com>;'],
  ])('of Gmail, Apple Mail or Outlook is read: %s', (text) => {
    expect(file(text).named.toSorted()).toEqual([
      'nadia@example.com|Nadia|Okafor',
      'tomas@example.com|Tomas|Lind',
      'vera@example.com||',
    ])
  })
})
