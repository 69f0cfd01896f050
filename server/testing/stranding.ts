import { sql } from 'drizzle-orm'
import type { TestApp } from './app'
import { seatedMatches } from './seats'

/** The newest send of a newsletter is over, and the other person of a match opts out and steps out of it. Returns their id. */
export async function strand(app: TestApp, matchId: string, userId: string): Promise<string> {
  const { db, clock } = app.context
  const now = clock.now().toISOString()
  await db.execute(sql`
    update sends set state = 'sent', finished_at = ${now}, purged_at = null
    where id = (select id from sends where kind = 'newsletter' order by created_at desc, id desc limit 1)`)
  const [match] = await seatedMatches(db, sql`id = ${matchId}`)
  const gone = match!.people.find((id) => id !== userId)!
  await db.execute(
    sql`update users set participation_status = 'opted_out', pause_start_date = null, pause_end_date = null, pause_reason = null where id = ${gone}`,
  )
  await db.execute(
    sql`update seats set stepped_out_at = ${now} where match_id = ${matchId} and user_id = ${gone}`,
  )
  return gone
}
