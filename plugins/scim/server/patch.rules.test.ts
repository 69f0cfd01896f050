import { expect, test } from 'vitest'
import { readOperations } from './patch.rules'
import { patchUser, readUser } from './user.rules'

const { attributes: before } = readUser({
  userName: 'ada@example.com',
  emails: [{ type: 'work', value: 'ada@work.example' }],
})
const addressAfter = (path: string) => {
  const operations = readOperations({ operations: [{ op: 'replace', path, value: 'new@work.example' }] })
  const { attributes: said, refused } = patchUser(before, operations)
  return refused[0]?.message ?? said.workEmail
}

test('a patch of addresses is about the one for work, however a filter names it; others are ignored', () => {
  for (const filter of [
    'type eq "WORK"',
    'type eq "work" and primary eq true',
    'value eq "ada@work.example" or type eq "home"',
    'not (type ne "work") and value pr',
  ])
    expect([filter, addressAfter(`emails[${filter}].value`)]).toEqual([filter, 'new@work.example'])
  for (const filter of ['type eq "home"', 'primary eq false', 'value eq "ada@home.example"', 'display pr'])
    expect([filter, addressAfter(`emails[${filter}].value`)]).toEqual([filter, 'ada@work.example'])
  expect(addressAfter('emails[value co "ada"].value')).toContain('cannot be read')
})
