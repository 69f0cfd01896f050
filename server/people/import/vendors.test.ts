import { expect, it } from 'vitest'
import { fieldNamed, lookAt } from './columns.rules'
import { decode, readSheet } from './csv.rules'
import { personReader } from './person.rules'

/** Each person that a file brings: address, names, department, manager, first day, and whether they leave. */
function peopleOf(...lines: string[]) {
  const sheet = readSheet(decode(Buffer.from(lines.join('\r\n'))), fieldNamed)!
  const read = personReader(lookAt(sheet).mapping, { columns: sheet.columns, patterns: true })
  return [...sheet.rows()].map(({ cells }) => {
    const one = read(cells)
    if ('kind' in one) return one.kind
    const { email, firstName, lastName, department, manager, startDate, status, leaves } = one
    return [email, firstName, lastName, department, manager, startDate, leaves ? 'leaves' : status].join('|')
  })
}

const ADA = 'ada@example.com|Ada|Abdi|Sales|bo@example.com|2026-11-16'

it.each<[string, string[], string[]]>([
  [
    'BambooHR',
    [
      'Employee #,First Name,Last Name,Work Email,Home Email,Hire Date,Department,Supervisor,Supervisor email,Status',
      '1,Ada,Abdi,ada@example.com,ada@home.example,2026-11-16,Sales,Bo Berg,bo@example.com,Active',
      '2,Lea,Ver,lea@example.com,,2019-02-01,Sales,,,Inactive',
    ],
    [`${ADA}|active`, 'lea@example.com|Lea|Ver|Sales||2019-02-01|leaves'],
  ],
  [
    'Workday',
    [
      'Headcount report',
      'Worker,Preferred Name - First Name,Preferred Name - Last Name,Email - Primary Work,Department,Manager Email,Hire Date,Worker Status',
      '"Abdi, Ada",Ada,Abdi,ada@example.com,Sales,bo@example.com,11/16/2026,On Leave',
    ],
    [`${ADA}|leave`],
  ],
  [
    'Personio',
    [
      'Vorname;Nachname;E-Mail;Abteilung;Vorgesetzter;Eintrittsdatum;Status',
      'Ada;Abdi;ada@example.com;Sales;bo@example.com;16.11.2026;aktiv',
      'Lea;Ver;lea@example.com;Sales;;;ausgeschieden',
    ],
    [`${ADA}|active`, 'lea@example.com|Lea|Ver|Sales|||leaves'],
  ],
  [
    'Google Workspace',
    [
      'First Name [Required],Last Name [Required],Email Address [Required],Password [Required],Org Unit Path [Required],New Primary Email [UPLOAD ONLY],Status [READ ONLY],Last Sign In [READ ONLY],Recovery Email,Manager Email,Department',
      'Ada,Abdi,ada@example.com,****,/,,Active,2026/11/20 10:00:00,ada@home.example,bo@example.com,Sales',
      'Lea,Ver,lea@example.com,****,/,,Suspended,Never logged in,,,Sales',
    ],
    ['ada@example.com|Ada|Abdi|Sales|bo@example.com||active', 'lea@example.com|Lea|Ver|Sales|||leaves'],
  ],
  [
    'Microsoft 365',
    [
      'Block credential,Department,Display name,First name,Last name,User principal name,When created',
      'False,Sales,Ada Abdi,Ada,Abdi,ada@example.com,2026-11-16 09:00:00Z',
      'True,Sales,Lea Ver,Lea,Ver,lea@example.com,2019-02-01 09:00:00Z',
    ],
    ['ada@example.com|Ada|Abdi|Sales|||', 'lea@example.com|Lea|Ver|Sales|||leaves'],
  ],
  [
    'Okta',
    [
      'userId,login,firstName,lastName,email,status,department,manager',
      '00u1,ada@login.example,Ada,Abdi,ada@example.com,ACTIVE,Sales,bo@example.com',
      '00u2,lea@login.example,Lea,Ver,lea@example.com,DEPROVISIONED,Sales,',
    ],
    ['ada@example.com|Ada|Abdi|Sales|bo@example.com||active', 'lea@example.com|Lea|Ver|Sales|||leaves'],
  ],
  [
    'SAP SuccessFactors',
    [
      'STATUS,USERID,USERNAME,FIRSTNAME,LASTNAME,EMAIL,MANAGER,DEPARTMENT,HIREDATE',
      'active,1,aabdi,Ada,Abdi,ada@example.com,2,Sales,2026-11-16T00:00:00.000',
      'inactive,3,lver,Lea,Ver,lea@example.com,2,Sales,2019-02-01T00:00:00.000',
    ],
    [
      'ada@example.com|Ada|Abdi|Sales|2|2026-11-16|active',
      'lea@example.com|Lea|Ver|Sales|2|2019-02-01|leaves',
    ],
  ],
  [
    'Rippling',
    [
      'Employee,Work email,Personal email,Department,Manager,Manager - Work email,Start date,Employment status',
      'Ada Abdi,ada@example.com,ada@home.example,Sales,Bo Berg,bo@example.com,16/11/2026,Full-time',
      'Lea Ver,lea@example.com,,Sales,,,,Terminated',
    ],
    [`${ADA}|active`, 'lea@example.com|Lea|Ver|Sales|||leaves'],
  ],
])('an export of %s is read as it is', (_, lines, people) => {
  expect(peopleOf(...lines)).toEqual(people)
})
