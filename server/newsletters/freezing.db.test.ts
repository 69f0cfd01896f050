import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendRecipients, sends } from '../tables/sending.tables'
import { startApp, type TestApp } from '../testing/app'
import { readyNewsletter } from '../testing/newsletters'
import { findNewsletter } from './newsletters.queries'
import { startSend } from './send-newsletter'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

/** More than are read at once. */
const PEOPLE = 601

test('a newsletter to many is frozen whole or not at all: everybody once, with their own match', async () => {
  const { db } = app.context
  const { people, newsletter } = await readyNewsletter(app, PEOPLE)
  // Three at the first table, so that what is read at once ends within a match.
  await app.owner.pool.query(`
    update seats set match_id = (select id from matches order by id limit 1), reasons = null, place = 2 where match_id is null`)
  const { rows } = await app.owner.pool.query<{ emails: string[] }>(`
    select array_agg(u.email) as emails from seats s join users u on u.id = s.user_id group by s.match_id order by s.match_id`)
  const tables = rows.map(({ emails }) => emails)
  const last = tables.at(-1)?.[0]
  await app.owner.pool.query(
    `alter table send_recipients add constraint fails check (email <> '${last}') not valid`,
  )

  const refused = async (why: object) => {
    await expect(startSend(app.context, newsletter.id)).rejects.toMatchObject(why)
    expect([await db.select().from(sends), await db.select().from(sendRecipients)]).toEqual([[], []])
    expect(await findNewsletter(db, newsletter.id)).toMatchObject({ status: 'approved' })
  }
  await refused({ cause: { constraint: 'fails' } })
  const stepOut = (at: Date | null) =>
    app.owner.pool.query(
      `update seats set stepped_out_at = $1 from users where users.id = user_id and email = any($2)`,
      [at, people.map(({ email }) => email)],
    )
  await stepOut(app.clock.now())
  await refused({
    status: 409,
    message: 'Nobody in the linked pairing takes part any more. Make a new pairing and link it.',
  })
  await stepOut(null)

  await app.owner.pool.query('alter table send_recipients drop constraint fails')
  await startSend(app.context, newsletter.id)
  const frozen = await db.select().from(sendRecipients)
  expect(frozen.map(({ email }) => email).sort()).toEqual(people.map(({ email }) => email).sort())
  const tableOf = new Map(tables.flatMap((emails) => emails.map((email) => [email, emails] as const)))
  for (const { email, matchEmail, values } of frozen) {
    const others = tableOf.get(email)?.filter((other) => other !== email)
    expect(others).toContain(matchEmail)
    expect([values.third].flat().filter(Boolean)).toHaveLength(others!.length - 1)
  }
  expect(await db.select().from(sends)).toMatchObject([
    { totalRecipients: PEOPLE, totalMatches: tables.length, validatedMatches: tables.length },
  ])
})
