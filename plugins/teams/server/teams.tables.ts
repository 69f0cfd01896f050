import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, ownedBy, type PluginTables } from '../../../server/tables/columns'
import { matches } from '../../../server/tables/pairings.tables'
import { chatTables, rightsOf } from '../../chat/server/chat.tables'

export const teamsChatTables = chatTables('teams')
export const { people: teamsPeople, posts: teamsPosts, presses: teamsPresses } = teamsChatTables

/** The group chat of exactly these people of a match; without an id it is being created. */
export const teamsChats = pgTable(
  'teams_chats',
  {
    matchId: ownedBy('match_id', () => matches.id),
    /** A hash of who they are, which names nobody. */
    members: text('members').notNull(),
    chatId: text('chat_id'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.matchId, t.members] })],
)

const rights = rightsOf('teams')
export const teamsTables: PluginTables = {
  rights: { ...rights.rights, teams_chats: 'select insert update delete' },
  managed: rights.managed,
}
