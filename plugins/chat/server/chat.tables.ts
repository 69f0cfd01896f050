import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, ownedBy, type PluginTables } from '../../../server/tables/columns'
import { matches } from '../../../server/tables/pairings.tables'
import { users } from '../../../server/tables/people.tables'
import { sends } from '../../../server/tables/sending.tables'

/** The tables of a chat, under its name. */
export const chatTables = <Name extends string>(name: Name) => ({
  /** Who somebody is in the chat, as it said of an address. Their id there is null where it knows nobody with the address. */
  people: pgTable(
    `${name}_people`,
    {
      userId: uuid('user_id')
        .primaryKey()
        .references(() => users.id, { onDelete: 'cascade' }),
      email: text('email').notNull(),
      chatId: text('chat_id'),
      lookedUpAt: instant('looked_up_at').notNull(),
    },
    (t) => [index(`${name}_people_chat_id`).on(t.chatId)],
  ),
  /** The message about a match in the conversation of its people, once for a send; without an id it is being posted. */
  posts: pgTable(
    `${name}_posts`,
    {
      sendId: ownedBy('send_id', () => sends.id),
      matchId: ownedBy('match_id', () => matches.id),
      channel: text('channel').notNull(),
      /** By which the chat names the message within its channel. */
      messageId: text('message_id'),
      at: instant('at').notNull(),
    },
    (t) => [primaryKey({ columns: [t.sendId, t.matchId] }), index(`${name}_posts_match`).on(t.matchId)],
  ),
  /** Presses that were taken: each is done once, however often it is told. */
  presses: pgTable(`${name}_presses`, { id: text('id').primaryKey(), at: instant('at').notNull() }, (t) => [
    index(`${name}_presses_at`).on(t.at),
  ]),
})

export type ChatTables = ReturnType<typeof chatTables>

/** What the product may do to them, and what managers see of them. */
export const rightsOf = (name: string) =>
  ({
    rights: {
      [`${name}_people`]: 'select insert update delete',
      [`${name}_posts`]: 'select insert update delete',
      [`${name}_presses`]: 'select insert delete',
    },
    managed: {
      [`${name}_people`]: { rows: 't.user_id in (select id from users)', may: 'select' },
      [`${name}_posts`]: { rows: 't.send_id = any (managed.my_sends())', may: 'select delete' },
    },
  }) satisfies PluginTables
