import { createHash } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../../server/platform/context/context'
import { teamsChats } from './teams.tables'
import type { ChatsOfMatches } from './web'

/** Longer than creating a chat may take: whoever claimed it is dead, or nobody knows whether it was created. */
const CLAIM_MS = 60_000

const isOf = (matchId: string, members: string) =>
  and(
    eq(teamsChats.matchId, matchId),
    eq(teamsChats.members, createHash('sha256').update(members).digest('base64url')),
  )

/** The group chats of matches, as the database has them. */
export const chatsOfMatches = ({ db, clock }: Pick<Context, 'db' | 'clock'>): ChatsOfMatches => ({
  async claim(matchId, members) {
    const at = clock.now()
    const hash = createHash('sha256').update(members).digest('base64url')
    const taken = await db
      .insert(teamsChats)
      .values({ matchId, members: hash, at })
      .onConflictDoUpdate({
        target: [teamsChats.matchId, teamsChats.members],
        set: { at },
        setWhere: sql`${teamsChats.chatId} is null and ${teamsChats.at} < ${new Date(at.getTime() - CLAIM_MS)}`,
      })
      .returning()
    if (taken.length > 0) return undefined
    const [row] = await db
      .select({ chatId: teamsChats.chatId })
      .from(teamsChats)
      .where(isOf(matchId, members))
    return row?.chatId ?? null
  },
  store: (matchId, members, chatId) => db.update(teamsChats).set({ chatId }).where(isOf(matchId, members)),
  giveBack: (matchId, members) =>
    db.delete(teamsChats).where(and(isOf(matchId, members), isNull(teamsChats.chatId))),
})
