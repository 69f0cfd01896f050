import { afterAll, beforeAll, expect, it } from 'vitest'
import { lockNewsletter } from '../../newsletters/newsletters.queries'
import { tryLock } from '../../platform/database/lock'
import { BOOKING_LOCK } from '../../platform/database/locks'
import { startApp, type TestApp } from '../../testing/app'
import { readyNewsletter } from '../../testing/newsletters'
import { eraseUser } from './erase-user'
import { ENGLISH } from '../../platform/http/errors'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app?.stop())

it('Somebody who is erased while a newsletter is being sent waits for it, and the sender can still book times by itself', async () => {
  const { people, newsletter } = await readyNewsletter(app, 4)
  const [leaver] = people
  let erasing: ReturnType<typeof eraseUser> | undefined
  await app.context.db.transaction(async (tx) => {
    await lockNewsletter(tx, newsletter.id)
    erasing = eraseUser(app.context, leaver!.id, leaver!.email, null)
    await expect
      .poll(async () => {
        const { rows } = await app.owner.pool.query(
          `select from pg_locks where not granted and relation = 'newsletters'::regclass`,
        )
        return rows.length
      })
      .toBe(1)
    // What a send takes to book: each would wait for the other.
    expect(await tryLock(tx, BOOKING_LOCK)).toBe(true)
  })
  expect((await erasing)?.(ENGLISH.responses, ENGLISH)).toContain('erased')
})
