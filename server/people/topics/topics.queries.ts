import { sql } from 'drizzle-orm'
import type { Topic } from '../../../shared/topics'
import type { Queryable, Transaction } from '../../platform/database/database'
import { readInstallation } from '../../platform/database/installation'
import { matches } from '../../tables/pairings.tables'
import { users } from '../../tables/people.tables'
import { STARTER_TOPICS } from '../../../languages/en/starter-topics'

export const TOPICS = 'topics'

/** The topics that people can pick, in their order. */
export const readTopics = async (db: Queryable): Promise<Topic[]> =>
  (await readInstallation<Topic[]>(db, TOPICS)) ?? STARTER_TOPICS

/** Takes topics that there are no longer off everybody. */
export const keepTopics = (tx: Transaction, ids: string[]) =>
  tx
    .update(users)
    .set({
      topics: sql`array(select one from unnest(${users.topics}) one where one = any(${sql.param(ids)}::text[]))`,
    })
    .where(sql`not ${users.topics} <@ ${sql.param(ids)}::text[]`)

/** Stores in matches what their people have in common, so that it stays as it was said, unless their programme does without. */
export async function storeShared(tx: Queryable, matchIds: string[]): Promise<void> {
  const topics = JSON.stringify(await readTopics(tx))
  await tx.execute(sql`
    with shared as (
      select s.match_id, t.n, t.topic -> 'texts' as texts
      from seats s join users u on u.id = s.user_id join programmes p on p.id = s.programme_id and p.topics
      join jsonb_array_elements(${topics}::jsonb) with ordinality as t(topic, n) on t.topic ->> 'id' = any(u.topics)
      where s.match_id = any(${sql.param(matchIds)}::uuid[]) and u.topics <> '{}'
      group by 1, 2, 3 having count(*) > 1)
    update matches m set shared = jsonb_build_array(jsonb_build_object(
      'code', case (select count(*) from seats s where s.match_id = m.id) when 2 then 'why.topics' else 'why.tableTopics' end,
      'args', jsonb_build_object('names', found.names)))
    from (select match_id, jsonb_agg(jsonb_build_object('topic', texts) order by n) as names from shared group by 1) found
    where m.id = found.match_id`)
}

/** Forgets what somebody had in common with their matches. */
export const forgetShared = (tx: Transaction, userId: string) =>
  tx
    .update(matches)
    .set({ shared: [] })
    .where(
      sql`${matches.id} in (select match_id from seats where user_id = ${userId}) and ${matches.shared} <> '[]'`,
    )
