import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OwnMatch } from '../../shared/contract/pairings'
import type { User } from '../../shared/contract/sign-in'
import { OtherTimes } from './coffee-parts'
import { MeetingLine } from './meeting-plan'

const user = { timeZone: 'Europe/Berlin' } as User
const lineOf = (start: string) => {
  const partner = { id: 'ines', firstName: 'Ines' }
  const meeting = { start, end: start, state: 'booked', sequence: 0, bookedBy: 'ines', replies: [] }
  const match = { id: 'm', partner, third: null, organiserId: 'ines', meeting } as unknown as OwnMatch
  return renderToStaticMarkup(<MeetingLine match={match} user={user} isAway={false} />)
}

test('A coffee to come reads as an appointment, and one that was had no longer', () => {
  expect(lineOf('2126-11-24T09:00:00Z')).toContain('You two meet on')
  const past = lineOf('2020-11-24T09:00:00Z')
  expect(past).toContain('Your coffee was planned for Tuesday 24 November, 10:00')
  expect(past).not.toMatch(/You two meet on|suggests the time/)
})

test('Other times are a day and its quarter hours, one of which is chosen', () => {
  const starts = ['2026-11-24T08:00:00Z', '2026-11-24T08:15:00Z', '2026-11-25T08:00:00Z']
  const query = { data: { starts }, isError: false, refetch: () => Promise.resolve() }
  const html = renderToStaticMarkup(
    <OtherTimes
      query={query}
      chosen={starts[1]}
      onChoose={() => undefined}
      timeZone="Europe/Berlin"
      others={[{ name: 'Ines', timeZone: 'Asia/Kolkata' }]}
    />,
  )
  expect(html.match(/<option/g)).toHaveLength(2)
  expect(html.match(/type="radio"/g)).toHaveLength(2)
  expect(html).toContain('Tuesday 24 November, 09:15')
  expect(html).toContain('13:45 for Ines')
})
