import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, ownedBy, type PluginTables } from '../../../server/tables/columns'
import { matches } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'
import { sends } from '../../../server/tables/sending.tables'

/** Who somebody is in Slack, as it said of an address. Slack's id is null where it knows nobody with the address. */
export const slackPeople = pgTable(
  'slack_people',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    slackId: text('slack_id'),
    lookedUpAt: instant('looked_up_at').notNull(),
  },
  (t) => [index('slack_people_slack_id').on(t.slackId)],
)

/** The message about a match in the conversation of its people, once for a send; without `ts` it is being posted. */
export const slackPosts = pgTable(
  'slack_posts',
  {
    sendId: ownedBy('send_id', () => sends.id),
    matchId: ownedBy('match_id', () => matches.id),
    channel: text('channel').notNull(),
    /** By which Slack names the message within its channel. */
    ts: text('ts'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sendId, t.matchId] }), index('slack_posts_match').on(t.matchId)],
)

/** Presses that were taken: each is done once, however often it is told. */
export const slackPresses = pgTable(
  'slack_presses',
  { id: text('id').primaryKey(), at: instant('at').notNull() },
  (t) => [index('slack_presses_at').on(t.at)],
)

export const slackTables: PluginTables = {
  rights: {
    slack_people: 'select insert update delete',
    slack_posts: 'select insert update delete',
    slack_presses: 'select insert delete',
  },
  managed: {
    slack_people: { rows: 't.user_id in (select id from users)', may: 'select' },
    slack_posts: { rows: 't.send_id = any (managed.my_sends())', may: 'select delete' },
  },
}
