import { expect, test } from 'vitest'
import { englishIn, hardComments } from './english.mjs'

const textsIn = (code: string) => englishIn('planted.tsx', code).map(({ text }) => text)

test.each([
  ['in JSX', '<p>Who is <b>it</b></p>', ['Who is', 'it']],
  ['that is read aloud', '<button aria-label="Close" className="mt-2 flex" />', ['Close']],
  [
    'in a refusal',
    "throw new HttpError(409, 'stale', 'Somebody else saved first.')",
    ['Somebody else saved first.'],
  ],
  ['in a mail', 'const subject = `Coffee with ${name} today`', ['Coffee with … today']],
])('English %s is found', (_, code, texts) => expect(textsIn(code)).toEqual(texts))

test('what nobody reads is no English: classes, keys, faults of the program, the name of the product', () => {
  expect(
    textsIn(`import x from 'Some where else'
      const key = 'not_found'
      if (!x) throw new Error('The page has no root')
      const page = <h1 className="Text that is">Cup of Joe: {key}</h1>`),
  ).toEqual([])
})

test('comments may hold a hard habit only so often, and what is no comment does not count', () => {
  const hard = '/**\n * The same of people, for whom\n */\n// who has left\n'.repeat(21)
  expect(hardComments([['a.ts', `${hard}const whom = '${'whom '.repeat(50)}'`]])).toEqual([
    expect.stringMatching(
      /^a docstring that begins “The same”: 21 times in comments, 20 at most\n {2}a\.ts:1\n/,
    ),
  ])
  expect(hardComments([['a.ts', hard.repeat(2)]])).toEqual([
    expect.stringContaining('“whom”: 42 times'),
    expect.stringContaining('“The same”: 42 times'),
  ])
})
