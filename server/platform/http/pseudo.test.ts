import { expect, it } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { speakToCallers } from './language'

it('the dictionary in disguise is made once, not for each request', () => {
  let wordsOf: (this: object) => unknown = () => undefined
  const server = {
    decorateRequest: (_: string, { getter }: { getter: typeof wordsOf }) => (wordsOf = getter),
  }
  speakToCallers(server as never, { config: { mode: 'evaluation' } } as never)
  const browser = { cookies: { language: 'en-XA' } }
  expect(wordsOf.call({ ...browser })).not.toBe(wordsIn('en'))
  expect(wordsOf.call({ ...browser })).toBe(wordsOf.call({ ...browser }))
})
