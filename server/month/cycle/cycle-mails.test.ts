import { wordsIn } from '../../../languages/server'
import { describe, expect, test } from 'vitest'
import type { Config } from '../../platform/context/config'
import { dashboardOf } from '../../platform/context/programmes'
import { DEAD_LINKS, personalMail } from '../../mail/personal-mail'
import { reminderSnapshot } from './cycle.email'
import type { Summary } from './summary'
import { summaryMail } from './summary.email'

const appUrl = new URL('https://coffee.example.com')
const HOSTILE = '<b>{{Mallory}}</b> $& "x"'

const summary: Summary = {
  headline: '5 pairs made',
  subject: 'Cup of Joe: 5 pairs made, the newsletters need your approval, and something needs attention',
  timing: 'The cycle of Tuesday, 1 December 2026.',
  pairings: [
    {
      name: 'December 2026 Group A - Design',
      statement:
        '2 pairs, 1 across departments, 1 person sits out, no pair has met before. No arrangement pairs more people, or more across departments.',
      newsletter:
        '"Cup of Joe - December 2026 Newsletter, Design" is a draft for 5 people, linked to this pairing. Read it, approve it, send it.',
      warnings: [],
      leftOut: [
        { name: HOSTILE, reason: 'There was an odd number of people, so one had to sit out this time.' },
      ],
      more: 3,
    },
  ],
  notPaired: [{ name: 'Tiny', reason: 'Tiny has 2 people ready to pair; at least 4 are needed.' }],
  troubles: ['1 person is ready but in no domain group, so no round has them.'],
  preparation: ['1 pairing completed.', 'There is no employee file to read.'],
}

const words = wordsIn('en').mail

async function reminder() {
  const snapshot = reminderSnapshot({ appUrl, orgName: 'Example Company' } as Config, words)
  const values = { firstName: 'Ada', partnerName: HOSTILE, partnerEmail: 'mallory@example.com', matchId: 'x' }
  return personalMail(snapshot, values, DEAD_LINKS)
}

describe.each([
  ['the summary', () => summaryMail(words, summary, dashboardOf(appUrl, null))],
  ['the reminder', reminder],
])('%s as a mail', (_, make) => {
  test('shows names literally, whatever is in them', async () => {
    const { html, text } = await make()
    expect(text).toContain(HOSTILE)
    expect(html).not.toContain('<b>{{')
    expect(html).toContain('&lt;b&gt;{{Mallory}}&lt;/b&gt;')
  })

  test('reads well as plain text: no line is long but links', async () => {
    const { text } = await make()
    expect(text.split('\n').filter((line) => line.length > 78 && !line.includes('http'))).toEqual([])
  })
})

test('the summary says how many more were left out than it names, and leads to the dashboard', async () => {
  const { html, text } = summaryMail(words, summary, dashboardOf(appUrl, null))
  for (const part of [html, text]) {
    expect(part).toContain('And 3 more; the dashboard has them all.')
    expect(part).toContain('https://coffee.example.com/admin')
  }
})
