import { sql } from 'drizzle-orm'
import { matches } from '../tables/pairings.tables'
import type { TestApp } from './app'

/** The newest send of a newsletter is over, and the other person of a match opts out. Returns their id. */
export async function strand(app: TestApp, matchId: string, userId: string): Promise<string> {
  const { db, clock } = app.context
  const now = clock.now().toISOString()
  await db.execute(sql`
    update sends set state = 'sent', finished_at = ${now}, purged_at = null
    where id = (select id from sends where kind = 'newsletter' order by created_at desc, id desc limit 1)`)
  const [match] = await db.select().from(matches).where(sql`id = ${matchId}`)
  const gone = match!.user1Id === userId ? match!.user2Id : match!.user1Id
  await db.execute(
    sql`update users set participation_status = 'opted_out', pause_start_date = null, pause_end_date = null, pause_reason = null where id = ${gone}`,
  )
  return gone
}
