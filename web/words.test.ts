import { afterAll, expect, it } from 'vitest'
import type { Part } from '../languages/words'
import { LANGUAGES } from '../shared/languages/languages'
import { loadWords, speak, words } from './words'

afterAll(() => speak('en'))

it('A page has the words of its language, and of another part only when that is loaded', async () => {
  const said = new Set<string>()
  for (const language of LANGUAGES) {
    speak(language)
    await loadWords('shell')
    said.add(words.shell.header.signOut)
    expect(() => words.landing).toThrow('not loaded')
    await loadWords('landing')
    said.add(words.landing.actions.signIn)
  }
  expect(said.size).toBeGreaterThan(LANGUAGES.length)
  await expect(loadWords('mail' as Part)).rejects.toThrow('no words for "mail"')
})
