import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soundBlocks } from '../../../server/testing/slack/sound-blocks'
import { Spans, text as said } from '../../chat/server/card.rules'
import {
  blocksOf,
  aside,
  escaped,
  header,
  leading,
  link,
  mention,
  message,
  moment,
  pressed,
  row,
  section,
} from './blocks.rules'

const placed = (place: string) => {
  const spans = new Spans()
  return blocksOf({ parts: said(spans.placed(place)), spans: spans.list })
}
const shownOf = (place: string) => {
  const [block] = soundBlocks(placed(place))
  return block?.type === 'section' ? block.text?.text : undefined
}

const HOSTILE = [
  '<!channel>',
  '<@U0GUEST>',
  '<https://evil.example|Your page>',
  '<',
  '>',
  '&',
  '&lt;',
  '&amp',
  '|',
  '*bold*',
  'https://meet.example.com/a?b=1&c=2',
  'ada@example.com',
  '🙂',
  'دنا',
  ' ',
  '\n',
  'x'.repeat(300),
  'two words '.repeat(400),
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string()), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''))

test('Whatever people call themselves and however long it is, Slack takes the message and shows no markup of theirs', () => {
  fc.assert(
    fc.property(text, text, (one, other) => {
      const at = new Date('2026-11-24T09:00:00Z')
      const page = 'https://coffee.example.com/plan?token=x&start=y|z'
      const made = message(one, [
        ...header('H'),
        ...header(one),
        ...placed(one),
        ...section(
          `${escaped(one)} ${link(page, `A ${other}`)} ${mention('U0ADA')} ${moment(at, `A ${other}`)}`,
        ),
        ...aside(escaped(other)),
        ...row([pressed('met', `A ${one}`, { one }, true), leading(1, `B ${other}`, page)], 'r'),
      ])
      const blocks = soundBlocks(made.blocks)
      expect(made.text).not.toMatch(/[<>]/)
      const texts = blocks.map((block) => (block.type === 'section' ? block.text?.text : ''))
      expect(texts.join('\n')).not.toMatch(/<!channel|<@U0GUEST|<https:\/\/evil\.example\|/)
      expect(blocks.at(-1)!.type).toBe('actions')
    }),
  )
})

test('Only a place to meet is a link, and it shows where it leads', () => {
  expect(shownOf('https://meet.example.com/a?b=1&c=2')).toBe('<https://meet.example.com/a?b=1&amp;c=2>')
  for (const words of [
    'By the door <https://evil.example|here>',
    'https://evil.example our page',
    'ada@example.com',
  ])
    expect(shownOf(words)).toBe(escaped(words))
})

test('What is longer than Slack takes is cut at a word, and never within a link, an entity or a character', () => {
  const [cut] = soundBlocks(section('Coffee with somebody '.repeat(200)))
  if (cut?.type !== 'section') throw new Error('Not a section')
  expect(cut.text?.text.length).toBeLessThanOrEqual(3000)
  expect(cut.text?.text).toMatch(/(?:Coffee|with|somebody) …$/)
  for (let before = 2960; before < 3000; before += 1) {
    const start = 'x'.repeat(before)
    for (const end of [
      link('https://example.com/a', 'Your page'),
      '&amp;&lt;&amp;&lt;'.repeat(5),
      '🙂'.repeat(30),
    ]) {
      const [block] = soundBlocks(section(`${start} ${end}`))
      expect(JSON.stringify(block)).not.toMatch(/\\ud[89ab]../)
    }
  }
  const [title] = soundBlocks(header(`<${'wide '.repeat(50)}`))
  expect(title).toMatchObject({ text: { text: expect.stringMatching(/^<wide .* …$/) } })
})

test('Of too many blocks and buttons the first are shown, and of none nothing', () => {
  const many = Array.from({ length: 80 }, (_, nth) => leading(nth, 'Open', 'https://example.com'))
  expect(soundBlocks(row(many))[0]).toMatchObject({ elements: { length: 25 } })
  expect(
    message(
      'Many',
      many.flatMap((one) => row([one])),
    ).blocks,
  ).toHaveLength(50)
  expect([...header(' '), ...section(''), ...aside('\n'), ...row([])]).toEqual([])
})
