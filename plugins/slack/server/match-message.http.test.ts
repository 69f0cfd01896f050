import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsIn } from '../../../languages/server'
import { LANGUAGES } from '../../../shared/languages/languages'
import { matches, seats } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'
import { startApp, type TestApp } from '../../../server/testing/app'
import { addPerson, addProgramme, decide } from '../../../server/testing/factories'
import { sendEverything } from '../../../server/testing/full-life'
import { readyNewsletter } from '../../../server/testing/newsletters'
import { seatedMatches } from '../../../server/testing/seats'
import { soundBlocks } from '../../../server/testing/slack/sound-blocks'
import { matchCard } from '../../chat/server/match-card'
import { blocksOf } from './blocks.rules'

let app: TestApp
let pairs: { id: string; people: string[] }[]

beforeAll(async () => {
  app = await startApp({ now: '2026-11-16T09:00:00Z', env: { LANGUAGES: LANGUAGES.join(',') } })
  await sendEverything(app, await readyNewsletter(app, 12))
  pairs = await seatedMatches(app.context.db)
})
afterAll(() => app?.stop())

const change = (id: string, values: Partial<typeof users.$inferInsert>) =>
  app.owner.db.update(users).set(values).where(eq(users.id, id))

/** What Slack shows of a match: its texts, and the labels of its buttons. */
async function shown(id: string, slackIds: Record<string, string> = {}) {
  const made = (await matchCard(app.context, id, new Map(Object.entries(slackIds))))!
  const blocks = soundBlocks(blocksOf(made))
  const texts = blocks.flatMap((block) => {
    if (block.type === 'context') return block.elements.map((one) => ('text' in one ? one.text : ''))
    return block.type === 'section' || block.type === 'header' ? [block.text?.text ?? ''] : []
  })
  const buttons = blocks.flatMap((block) => (block.type === 'actions' ? block.elements : []))
  return {
    text: texts.join('\n'),
    buttons: buttons.map(({ text }) => text.text),
    actions: buttons.map(({ action_id }) => action_id),
  }
}

test.each(LANGUAGES)(
  'People who all read %s are told in it, others in the company’s language',
  async (language) => {
    const { id, people } = pairs[0]!
    const { newsletter, frame, meetings } = wordsIn(language).mail
    for (const one of people) await change(one, { language })
    const { text, buttons } = await shown(id)
    expect(text.split('\n')[0]).toBe(newsletter.match.label)
    expect(text).toContain(`*${meetings.plan.forTwo.title}*`)
    expect(buttons).toContain(frame.met)
    await change(people[0]!, { language: language === 'en' ? 'de' : 'en' })
    expect((await shown(id, { [people[1]!]: 'U0BO' })).text).toContain(newsletter.match.label)
    expect((await shown(id)).text).toContain(wordsIn('en').mail.newsletter.match.label)
  },
)

test('Times are on the buttons by the clock that all share, else by the company’s; in the text by everyone’s own', async () => {
  const { id, people } = pairs[1]!
  // Who never said their hours is offered days by chance.
  const hours = { workingDays: [1, 2, 3, 4, 5], worksFrom: 540, worksTo: 1080 }
  for (const one of people) await change(one, { ...hours, timeZone: 'Asia/Kolkata' })
  const india = await shown(id)
  expect(india.text).toContain('Kolkata time.')
  await change(people[0]!, { timeZone: 'Europe/Lisbon' })
  const mixed = await shown(id)
  expect(mixed.text).toContain('Berlin time.')
  expect(mixed.text.match(/<!date\^\d+\^\{date_long_pretty\}, \{time\}\|Tuesday, /)).not.toBeNull()
  expect(mixed.buttons[0]).toMatch(/^Tuesday 17 November, \d\d:\d\d$/)
})

test('Whom Slack does not know is named with their address, and nobody brings markup along', async () => {
  const { id, people } = pairs[2]!
  await change(people[0]!, { firstName: '<!channel>', lastName: '*&* <https://evil.example|here>' })
  await change(people[1]!, { firstName: '', lastName: '' })
  const { text } = await shown(id, { [people[1]!]: 'U0BO' })
  const [person] = await app.context.db.select().from(users).where(eq(users.id, people[0]!))
  expect(text).toContain(
    `&lt;!channel&gt; *&amp;* &lt;https://evil.example|here&gt; (<mailto:${person!.email}|${person!.email}>) and <@U0BO>`,
  )
})

test('Where somebody can’t make it any more no time is offered, and what was called off has no buttons', async () => {
  const { id, people } = pairs[3]!
  await app.owner.db.update(seats).set({ steppedOutAt: app.clock.now() }).where(eq(seats.userId, people[0]!))
  const away = await shown(id)
  expect(away.text).toMatch(/First\d+ Last\d+ can’t make it for coffee after all\./)
  expect(away.actions).toEqual(['met', 'not_met', 'skip'])
  await app.owner.db.update(matches).set({ status: 'called_off' }).where(eq(matches.id, id))
  const off = await shown(id)
  expect(off.text).toContain(wordsIn('en').responses.pairings.calledOff)
  expect(off.actions).toEqual([])
})

test('Those of a table are all named, and asked when it suits all of them', async () => {
  const { id, people } = pairs[5]!
  const third = await addPerson(app, { firstName: 'Cleo', lastName: 'Third' })
  const [seat] = await app.context.db.select().from(seats).where(eq(seats.userId, people[0]!))
  const { pairingId, programmeId } = seat!
  const place = { pairingId, programmeId, matchId: id, userId: third.id, place: 2, isActive: true }
  await app.owner.db.insert(seats).values(place)
  const { text } = await shown(id, { [people[0]!]: 'U0ADA', [people[1]!]: 'U0BO', [third.id]: 'U0CLEO' })
  const { newsletter, meetings } = wordsIn('en').mail
  expect(text).toContain('A coffee for <@U0ADA>, <@U0BO> and <@U0CLEO>.')
  expect(text).toContain(`*${newsletter.match.whyMore}*`)
  expect(text).toContain(`*${meetings.plan.forMore.title}*`)
})

test('A programme that books nothing offers no times', async () => {
  const before = app.context.programme.settings.booking
  await decide(app, { booking: 'off' })
  expect((await shown(pairs[4]!.id)).actions).toEqual(['met', 'not_met', 'skip'])
  await decide(app, { booking: before })
})

test('A match that is gone has no message', async () => {
  const other = await addProgramme(app)
  expect(await matchCard(app.context, other.id, new Map())).toBeUndefined()
})
