import { expect, test } from 'vitest'
import { sideBySide, taken, textsIn } from './words.mjs'

const german = sideBySide('de')
const SUBJECT = 'languages/de/mail/reminders:reminders.ask.subject'
const TITLE = 'languages/de/mail/reminders:reminders.ask.title'

test('a translator gets English and their language side by side, with placeholders by name', () => {
  expect(Object.keys(german).length).toBeGreaterThan(2_000)
  expect(german[SUBJECT]).toEqual({ en: 'Are you in on {date}?', de: 'Bist du am {date} dabei?' })
})

test('what comes back unchanged changes nothing; a new text stands in its place', () => {
  const same = taken('de', german)
  expect([same.byHand, same.refused]).toEqual([[], []])
  const given = { [SUBJECT]: { de: 'Am {date} dabei?' }, [TITLE]: { de: "Bist du's?" } }
  const { sources, refused } = taken('de', given)
  expect(refused).toEqual([])
  const { path, code } = sources.find(({ path: one }) => one === 'languages/de/mail/reminders.ts')!
  const texts = textsIn(path, code)
  expect([texts.get('reminders.ask.subject')?.text, texts.get('reminders.ask.title')?.text]).toEqual([
    'Am {date} dabei?',
    "Bist du's?",
  ])
})

test('a placeholder that is missing, an empty text and a text that is none are refused, each by its path', () => {
  expect(
    taken('de', { [SUBJECT]: { de: 'Am Dienstag?' }, [TITLE]: { de: ' ' }, 'languages/de/x:y': { de: 'Z' } })
      .refused,
  ).toEqual([
    'languages/de/x:y: there is no such text',
    expect.stringMatching(/^languages\/de\/mail\/reminders:reminders\.ask\.title: it is empty$/),
    expect.stringContaining('reminders.ask.subject: it must have {date}'),
  ])
})
