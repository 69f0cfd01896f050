import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { OwnMatch } from '../../shared/contract/pairings'
import type { User } from '../../shared/contract/sign-in'
import { getOtherTimes } from '../../shared/contract/meetings'
import { queryOf } from '../api/query-client'
import { saidBy } from '../testing/said-by'
import { PickATime } from './coffee-parts'
import { MeetingLine } from './meeting-plan'
import { loadWords } from '../words'

beforeAll(async () => {
  await loadWords('shell')
  await loadWords('member')
})

const read = queryOf(getOtherTimes, { params: { id: 'm' } })
const user = { timeZone: 'Europe/Berlin' } as User
const lineOf = (start: string, place: string | null = 'To be agreed') => {
  const partner = { id: 'ines', firstName: 'Ines' }
  const end = new Date(Date.parse(start) + 25 * 60_000).toISOString()
  const meeting = { start, end, state: 'booked', sequence: 0, bookedBy: 'ines', replies: [] }
  const booked = { id: 'm', partner, more: [], organiserId: 'ines', meeting, place, canBook: true }
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MeetingLine match={booked as unknown as OwnMatch} user={user} isAway={false} />
    </QueryClientProvider>,
  )
}
const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('A coffee to come is a calendar leaf with its ways out, and one that was had no longer', () => {
  const leaf = lineOf('2126-11-24T09:00:00Z')
  expect(leaf).toContain('You two meet on')
  expect(wordsOf(leaf)).toMatch(/November 24 Sunday .* 10:00–\u206010:25 Where: To be agreed/)
  expect(leaf.match(/<button/g)).toHaveLength(2)
  expect(lineOf('2126-11-24T09:00:00Z', 'https://meet.example.com/ines')).toContain(
    'href="https://meet.example.com/ines"',
  )
  const past = lineOf('2020-11-24T09:00:00Z')
  expect(past).toContain('Your coffee was planned for Tuesday 24 November, 10:00')
  expect(past).not.toMatch(/You two meet on|suggests the time|<button/)
})

test('Times to choose are chips, each with both people’s times where they differ', () => {
  const starts = ['2026-11-24T09:00:00Z', '2026-11-24T20:00:00Z']
  const chips = (timeZone: string) =>
    renderToStaticMarkup(
      <PickATime
        picking={{ showsAll: false } as never}
        reason={undefined}
        minutes={25}
        read={read}
        starts={starts}
        chosen={starts[0]}
        onChoose={() => undefined}
        timeZone="Europe/Berlin"
        others={[{ name: 'Ines', timeZone }]}
      />,
    )
  expect(chips('Asia/Kolkata').match(/type="radio"/g)).toHaveLength(2)
  expect(wordsOf(chips('Asia/Kolkata'))).toMatch(
    /Tuesday 24 Nov 10:00 yours 14:30 Ines&#x27;s .*21:00 yours Wednesday 25 November, 01:30 Ines&#x27;s/,
  )
  expect(wordsOf(chips('Europe/Paris'))).not.toMatch(/yours|Ines/)
})

test('Other times are a day and its quarter hours, one of which is chosen', () => {
  const starts = ['2026-11-24T08:00:00Z', '2026-11-24T08:15:00Z', '2026-11-25T08:00:00Z']
  const { html } = saidBy(
    <PickATime
      picking={{ showsAll: true } as never}
      reason={undefined}
      minutes={25}
      read={read}
      starts={[]}
      chosen={starts[1]}
      onChoose={() => undefined}
      timeZone="Europe/Berlin"
      others={[{ name: 'Ines', timeZone: 'Asia/Kolkata' }]}
    />,
    [[read, { starts }]],
  )
  expect(html.match(/<option/g)).toHaveLength(2)
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toContain('Tuesday 24 November, 09:15')
  expect(html).toContain('13:45 for Ines')
})
