import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { LANGUAGES } from '../../../shared/languages/languages'
import { loadConfig } from '../../../server/platform/context/config'
import { everyMail, ordinary } from '../../../server/testing/every-mail'
import { soundBlocks } from '../../../server/testing/slack/sound-blocks'
import { rowCard } from '../../chat/server/row-card'
import { escaped, slackMessage } from './blocks.rules'

const APP = 'https://coffee.example.com'
const MATCH = '0199a000-0000-7000-8000-000000000001'
const START = '2026-11-24T09:00:00Z'

const context = { config: loadConfig({ APP_URL: APP, EVALUATION_PUBLIC: 'on' }), secret: Buffer.alloc(32) }

function shownIn(mail: ReturnType<typeof everyMail>[keyof ReturnType<typeof everyMail>], language = 'en') {
  if (!('from' in mail)) return undefined
  const { snapshot, values: given } = mail.from
  const values = { ...given, ...(given['matchId'] && { matchId: MATCH }), language }
  const person = { userId: MATCH, email: 'ada@example.com', values }
  const row = { id: 1, sendId: MATCH, messageId: 'x', attempt: 1, refusals: 0, ...person }
  const content = { kind: 'reminder' as const, snapshot, createdAt: new Date(START), moldOf: unused }
  return slackMessage(rowCard(context, { row, content }))
}
function unused(): never {
  throw new Error('Slack needs no mail')
}
const buttonsOf = (blocks: unknown) =>
  soundBlocks(blocks).flatMap((block) => (block.type === 'actions' ? block.elements : []))
const textsOf = (blocks: unknown) =>
  soundBlocks(blocks).flatMap((block) => (block.type === 'section' ? [block.text?.text ?? ''] : []))

describe.each(LANGUAGES)('every mail to people who take part, in %s', (language) => {
  const mails = Object.entries(everyMail(ordinary, language))

  test('is a message that Slack takes, under its subject, without footer, and with its links as buttons', () => {
    let messages = 0
    for (const [name, mail] of mails) {
      const made = shownIn(mail, language)
      if (!made) continue
      messages += 1
      const [first] = soundBlocks(made.blocks)
      expect(first, name).toMatchObject({ type: 'header', text: { text: mail.subject } })
      const texts = textsOf(made.blocks)
      expect(texts.length, name).toBeGreaterThan(0)
      const raw = texts.join('\n').replaceAll(/<https:[^|>]*\|[^>]*>/g, '')
      expect(raw, name).not.toContain(APP)
      expect(raw, name).not.toContain(wordsIn(language).mail.frame.because('Example Company'))
      expect(raw, name).not.toMatch(/\u0001|\u0002/)
      // Each link is there once, with words of its own; what mails write before an address is no sentence.
      expect(raw, name).not.toMatch(/: ?$/m)
      for (const { text } of buttonsOf(made.blocks)) expect(text.text, name).not.toMatch(/https?:/)
    }
    expect(messages).toBeGreaterThan(25)
  })

  test('has for a press what can be done by one', () => {
    const mail = everyMail(ordinary, language)
    const { frame, reminders } = wordsIn(language).mail
    const pressedIn = (name: keyof typeof mail) =>
      buttonsOf(shownIn(mail[name], language)!.blocks)
        .filter(({ url }) => url === undefined)
        .map(({ action_id, text, value }) => [action_id!.split(':')[0], text.text, JSON.parse(value!)])
    const about = { matchId: MATCH }
    const answers = [
      ['met', frame.met, about],
      ['not_met', frame.missed, about],
    ]
    expect(pressedIn('reminder')).toEqual(answers)
    expect(pressedIn('question after coffee')).toEqual(answers)
    expect(pressedIn('heads-up')).toEqual([
      ['skip', reminders.headsUp.skip, {}],
      ['pause_1', reminders.headsUp.pause, {}],
    ])
    expect(pressedIn('silence')).toEqual([['stay', reminders.silence.stay, {}]])
    expect(pressedIn('stranded')).toEqual([['another', frame.cantMakeIt.findSomeone, about]])
    const time = [
      'book',
      expect.stringMatching(/^\u2068?Tuesday 24 November, 10:00\u2069? .*14:30/),
      { ...about, start: START },
    ]
    expect(pressedIn('organiser reminder')).toEqual([time, time, time])
    expect(pressedIn('stranded too late')).toEqual([])
    expect(pressedIn('invitation')).toEqual([])
  })
})

test('A message reads as its mail does', () => {
  const mail = everyMail()
  expect(shownIn(mail['coffee tomorrow'])).toMatchInlineSnapshot(`
    {
      "blocks": [
        {
          "text": {
            "emoji": false,
            "text": "Coffee with Grace Hopper, Tue 24 November, 10:00",
            "type": "plain_text",
          },
          "type": "header",
        },
        {
          "text": {
            "text": "Coffee tomorrow",
            "type": "mrkdwn",
            "verbatim": true,
          },
          "type": "section",
        },
        {
          "text": {
            "text": "Hello, Ada. Your coffee with Grace Hopper is on Tuesday, 24 November 2026 at 10:00 (Berlin).",
            "type": "mrkdwn",
            "verbatim": true,
          },
          "type": "section",
        },
        {
          "text": {
            "text": "Where: <https://meet.example.com/ada>",
            "type": "mrkdwn",
            "verbatim": true,
          },
          "type": "section",
        },
        {
          "elements": [
            {
              "action_id": "open:0",
              "text": {
                "emoji": false,
                "text": "Move",
                "type": "plain_text",
              },
              "type": "button",
              "url": "https://coffee.example.com/plan?token=AwGZoAAAAHAAgAAAAAAAAAEBmaAAAABwAIAAAAAAAAABa1cPEFFAadmjO1igjqhZwZfE5FM&ask=times",
            },
            {
              "action_id": "open:1",
              "text": {
                "emoji": false,
                "text": "Cancel",
                "type": "plain_text",
              },
              "type": "button",
              "url": "https://coffee.example.com/plan?token=AwGZoAAAAHAAgAAAAAAAAAEBmaAAAABwAIAAAAAAAAABa1cPEFFAadmjO1igjqhZwZfE5FM&ask=cancel",
            },
          ],
          "type": "actions",
        },
      ],
      "text": "Coffee with Grace Hopper, Tue 24 November, 10:00",
    }
  `)
  const long = shownIn(mail['newsletter without a match'])!
  expect(textsOf(long.blocks).join('\n')).toContain('Sitting out this month')
  expect(textsOf(long.blocks).join('\n')).not.toContain('Pro tips')
  expect(buttonsOf(long.blocks)).toMatchObject([{ text: { text: 'Read the rest' }, url: `${APP}/home` }])
})

test('An address in a name or profile becomes no link and no button', () => {
  const bio = `We met: ${APP}/met?token=preview&answer=confirmed and https://evil.example/?token=preview`
  const firstName = 'https://evil.example/login'
  const made = shownIn(everyMail({ ...ordinary, bio, firstName })['newsletter with a photo'])!
  expect(buttonsOf(made.blocks).map(({ text }) => text.text)).toEqual(['See your match', 'Read the rest'])
  const shown = textsOf(made.blocks).join('\n')
  expect(shown).toContain(escaped(bio))
  expect(shown).toContain(firstName)
  expect(shown).not.toMatch(/<[^>]*evil/)
})
