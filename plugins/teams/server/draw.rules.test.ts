import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { LANGUAGES } from '../../../shared/languages/languages'
import { loadConfig } from '../../../server/platform/context/config'
import { everyMail, ordinary } from '../../../server/testing/every-mail'
import { soundCard } from '../../../server/testing/teams/sound-card'
import { buttons, Spans, text, title } from '../../chat/server/card.rules'
import { rowCard } from '../../chat/server/row-card'
import { teamsMessage } from './draw.rules'

const APP = 'https://coffee.example.com'
const MATCH = '0199a000-0000-7000-8000-000000000001'
const context = { config: loadConfig({ APP_URL: APP, EVALUATION_PUBLIC: 'on' }), secret: Buffer.alloc(32) }
const PAGE = `${APP}/matches`
const MOST_BYTES = 28 * 1024

function cardOf(mail: ReturnType<typeof everyMail>[keyof ReturnType<typeof everyMail>], language: string) {
  if (!('from' in mail)) return undefined
  const { snapshot, values: given } = mail.from
  const values = { ...given, ...(given['matchId'] && { matchId: MATCH }), language }
  const person = { userId: MATCH, email: 'ada@example.com', values }
  const row = { id: 1, sendId: MATCH, messageId: 'x', attempt: 1, refusals: 0, ...person }
  const content = {
    kind: 'reminder' as const,
    snapshot,
    createdAt: new Date('2026-11-24T09:00:00Z'),
    moldOf: unused,
  }
  return rowCard(context, { row, content })
}
function unused(): never {
  throw new Error('Teams needs no mail')
}

describe.each(LANGUAGES)('every mail to people who take part, in %s', (language) => {
  const mails = Object.entries(everyMail(ordinary, language))

  test.each([true, false])(
    'is a card that Teams takes, under its subject, with its links as buttons (pressable: %s)',
    (isPressable) => {
      let cards = 0
      for (const [name, mail] of mails) {
        const card = cardOf(mail, language)
        if (!card) continue
        cards += 1
        const message = teamsMessage(card, { isPressable, pageUrl: PAGE })
        expect(Buffer.byteLength(JSON.stringify(message)), name).toBeLessThan(MOST_BYTES)
        const { lines, actions, content } = soundCard(message.attachments[0].content)
        expect(lines.length, name).toBeGreaterThan(1)
        expect(lines.join('\n'), name).not.toMatch(/\u0001|\u0002/)
        expect(content['rtl'] ?? false, name).toBe(language === 'ar')
        expect(actions.some(({ type }) => type === 'Action.Execute') && !isPressable, name).toBe(false)
      }
      expect(cards).toBeGreaterThan(25)
    },
  )

  test('leads to what the mail leads to, where nothing can be pressed in Teams', () => {
    const headsUp = cardOf(everyMail(ordinary, language)['heads-up'], language)!
    const drawn = (isPressable: boolean) =>
      soundCard(teamsMessage(headsUp, { isPressable, pageUrl: PAGE }).attachments[0].content).actions
    const { skip } = wordsIn(language).mail.reminders.headsUp
    expect(drawn(true).find(({ title: words }) => words === skip)).toMatchObject({
      verb: 'skip',
      data: { about: {} },
    })
    expect(drawn(false).find(({ title: words }) => words === skip)?.url).toMatch(
      /\/unsubscribe\?token=.*choice=skip/,
    )
  })
})

test('Whatever people write is shown as it is: no link, no function, and never more than Teams takes', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ maxLength: 3000 }),
          fc.constantFrom('[x](https://evil.example)', '{{DATE(2026-01-01)}}', '<at>all</at>', '**b**'),
        ),
        { minLength: 1, maxLength: 30 },
      ),
      (words) => {
        const spans = new Spans()
        const said = words.map((one) => one.replaceAll(/\p{Cc}/gu, ''))
        const parts = [
          ...title(said[0]!),
          ...said.flatMap((one) => text(`${spans.bold('Name:')} ${one}`)),
          ...buttons({ act: 'met', label: 'We met', about: { matchId: MATCH } }),
        ]
        const message = teamsMessage(
          { summary: `Coffee ${said[0]}`, parts, spans: spans.list },
          { isPressable: true, pageUrl: PAGE },
        )
        expect(Buffer.byteLength(JSON.stringify(message))).toBeLessThan(MOST_BYTES)
        const { content, actions } = soundCard(message.attachments[0].content)
        expect(actions).toHaveLength(1)
        const body = content['body'] as { type: string; text?: string }[]
        const headings = body.filter(({ type }) => type === 'TextBlock').map(({ text: heading }) => heading)
        expect(headings.join('')).not.toMatch(/[[\]{}<>`]/)
        expect(JSON.stringify(content)).not.toContain('selectAction')
      },
    ),
  )
})
