import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { email } from '../../../shared/contract/common'
import {
  addAllowedEmail,
  addGroupDepartment,
  createDomainGroup,
  renameDepartment,
} from '../../../shared/contract/directory'
import { submitInquiry } from '../../../shared/contract/inquiries'
import { previewMail, saveNewsletter } from '../../../shared/contract/newsletters'
import { profile } from '../../../shared/contract/people'
import { changePassword, signInAsAdmin, verifyCode } from '../../../shared/contract/sign-in'
import { PROFILE_TEXTS } from '../../../shared/profile-texts'
import * as rules from '../../../shared/text-rules'
import { listFault } from '../../newsletters/newsletter.rules'
import { loadWords, words } from '../../words'
import { faultIn } from './faults'

beforeAll(() => loadWords('rules'))

/** An address of exactly this length. */
const addressOf = (length: number) => `a@${'b'.repeat(length - 6)}.com`
const lineOf = (length: number) => 'x'.repeat(length)
const group = { name: 'design', displayName: 'Design' }
const inquiry = { companyName: 'Acme', contactEmail: 'ada@example.com', expectedUsers: '50-100' }
const person = { firstName: 'Ada', lastName: 'L', department: 'Design', matchingPreference: 'any' }
const passwords = { currentPassword: 'x', newPassword: 'correct horse battery' }

/** Every field of a form, with the form's rule and the server's schema, in an otherwise valid body. */
const fields: [
  string,
  rules.TextRule,
  (text: string) => z.ZodSafeParseResult<unknown> | undefined,
  typeof lineOf,
][] = [
  ...fieldsOf({ ...rules.PROFILE, ...PROFILE_TEXTS }, (field, text) =>
    profile.safeParse({ ...person, [field]: text }),
  ),
  ...fieldsOf(rules.INQUIRY, (field, text) => submitInquiry.body?.safeParse({ ...inquiry, [field]: text })),
  ...fieldsOf(rules.DOMAIN_GROUP, (field, text) =>
    createDomainGroup.body?.safeParse({ ...group, [field]: text }),
  ),
  ...fieldsOf(rules.DEPARTMENT, (field, text) =>
    field === 'newName'
      ? renameDepartment.body?.safeParse({ displayName: text })
      : addGroupDepartment.body?.safeParse({ ...group, [field]: text }),
  ),
  ...fieldsOf(rules.WHITELIST_ENTRY, (field, text) =>
    addAllowedEmail.body?.safeParse({ email: 'ada@example.com', [field]: text }),
  ),
  ...fieldsOf(rules.NEWSLETTER, (field, text) => saveNewsletter.body?.safeParse({ [field]: text })),
  ['email', rules.EMAIL, (text) => email.safeParse(text), addressOf],
  [
    'recipientEmail',
    rules.PREVIEW_EMAIL,
    (text) => previewMail.body?.safeParse({ recipientEmail: text }),
    lineOf,
  ],
  [
    'email of an administrator',
    rules.ADMIN_EMAIL,
    (text) => signInAsAdmin.body?.safeParse({ email: text, password: 'x' }),
    addressOf,
  ],
  [
    'password',
    rules.PASSWORD,
    (text) => signInAsAdmin.body?.safeParse({ email: 'ada@example.com', password: text }),
    lineOf,
  ],
  [
    'currentPassword',
    rules.CURRENT_PASSWORD,
    (text) => changePassword.body?.safeParse({ ...passwords, currentPassword: text }),
    lineOf,
  ],
  [
    'newPassword',
    rules.NEW_PASSWORD,
    (text) => changePassword.body?.safeParse({ ...passwords, newPassword: text }),
    lineOf,
  ],
  [
    'code',
    rules.SIGN_IN_CODE,
    (code) => verifyCode.body?.safeParse({ email: 'ada@example.com', code }),
    (length) => '1'.repeat(length),
  ],
]

function fieldsOf(
  form: Record<string, rules.TextRule>,
  parse: (field: string, text: string) => z.ZodSafeParseResult<unknown> | undefined,
): typeof fields {
  return Object.entries(form).map(([field, rule]) => [
    field,
    rule,
    (text) => parse(field, text),
    /email/i.test(field) ? addressOf : lineOf,
  ])
}

const wordsOf = (result: z.ZodSafeParseResult<unknown> | undefined) =>
  result?.success ? undefined : result?.error.issues.map(({ message }) => message)

describe('A field of a form', () => {
  it.each(fields)('takes a text of exactly its limit, as the server does: %s', (_, rule, parse, textOf) => {
    expect(rule.fault(textOf(rule.max))).toBeUndefined()
    expect(wordsOf(parse(textOf(rule.max)))).toBeUndefined()
  })

  it.each(fields)(
    'refuses one character more in the same words as the server: %s',
    (_, rule, parse, textOf) => {
      expect(faultIn(rule)(textOf(rule.max + 1))).toBe(rule.tooLong(words.rules))
      expect(wordsOf(parse(textOf(rule.max + 1)))).toEqual([rule.tooLong(words.rules)])
    },
  )

  it.each(fields.filter(([name, { missing }]) => missing && name !== 'email of an administrator'))(
    'asks for what is missing in the same words as the server: %s',
    (_, rule, parse) => {
      const missing = rule.missing?.(words.rules)
      expect(faultIn(rule)('')).toBe(missing)
      expect(wordsOf(parse(''))).toEqual([missing])
    },
  )

  it('says that an invisible name is missing, before the server does', () => {
    const invisible = '\u200b\u200f'
    for (const rule of [rules.DOMAIN_GROUP.name, rules.DEPARTMENT.name, rules.NEWSLETTER.subject])
      expect(rule.fault(invisible)).toBe(rule.missing)
    expect(saveNewsletter.body?.safeParse({ subject: '  ' }).success).toBe(false)
  })
})

describe.each(Object.entries(rules.NEWSLETTER_LISTS))('The list %s of the editor', (name, rule) => {
  const saved = (list: string[]) => wordsOf(saveNewsletter.body?.safeParse({ [name]: JSON.stringify(list) }))
  const formSays = listFault(rule)
  // Quotes take two characters in JSON.
  const full = Array.from({ length: rule.most }, () => '"'.repeat(rule.max))

  it('accepts the most texts of the greatest length, whatever their characters', () => {
    expect([formSays(full), saved(full)]).toEqual([undefined, undefined])
    expect(formSays([...full, ' '])).toBeUndefined()
  })

  it('refuses one text more, and a longer text, in the same words as the server', () => {
    const more = ['a', ...full.map(() => 'b')]
    expect([formSays(more), saved(more)]).toEqual([
      `At most ${rule.most} entries`,
      [`At most ${rule.most} entries`],
    ])
    const said = `At most ${rule.max} letters each`
    const longer = ['x'.repeat(rule.max + 1)]
    expect([formSays(longer), saved(longer)]).toEqual([said, [said]])
  })
})

it('No screen has a limit of its own', () => {
  const own = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('admin-demo'))
    .filter((path) =>
      /(max|min)Length(=\{|=|: )["{]?(\d|\{ value)|At most \d|1024 \* 1024/.test(
        readFileSync(`web/${path}`, 'utf8'),
      ),
    )
  expect(own).toEqual([])
})
