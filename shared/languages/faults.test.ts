import { expect, test } from 'vitest'
import { z } from 'zod'
import { wordsIn } from '../../languages/server'
import { saidIn } from './faults'
import { LANGUAGES } from './languages'

const KINDS: [string, z.ZodType, unknown][] = [
  [
    'a value that names no variant',
    z.discriminatedUnion('as', [z.object({ as: z.literal('a') })]),
    { as: 'x' },
  ],
  ['a value of no variant', z.union([z.string(), z.number()]), true],
  ['an unknown field', z.strictObject({}), { x: 1 }],
  ['a missing field', z.object({ x: z.string() }), {}],
  ['a wrong form', z.uuid(), 'x'],
  ['a pattern that does not fit', z.string().regex(/^a$/), 'x'],
  ['a number that is no multiple', z.number().multipleOf(2), 3],
  ['a list that is too short', z.array(z.string()).min(2), []],
  ['a list that is too long', z.array(z.string()).max(1), ['a', 'b']],
  ['a wrong key', z.record(z.string().max(1), z.string()), { xx: '' }],
  ['an unlisted value', z.enum(['a']), 'x'],
]

test.each(KINDS)('what is wrong with %s is said in the words of the reader', (_, schema, input) => {
  const english = schema.safeParse(input, saidIn(wordsIn('en').responses.rules)).error?.issues[0]?.message
  expect(english).not.toMatch(/^Invalid|^Unrecognized|^Too (small|big)/)
  for (const language of LANGUAGES.filter((one) => one !== 'en')) {
    const { error } = schema.safeParse(input, saidIn(wordsIn(language).responses.rules))
    expect(error?.issues[0]?.message).toBeTruthy()
    expect(error?.issues[0]?.message).not.toBe(english)
  }
})
