import { type Chat, ChatRefused } from './chat'
import { eachOf } from './each-of'
import { notLookedUp, storeFound, type ToFind } from './people.queries'

/** What a chat allows in a minute is shared with those who are being told. */
const AT_ONCE = 20

/** Asks who somebody is; null: nobody is known with their address, or takes a message for them. @throws ChatRefused */
async function lookUp(
  { context: { db, clock }, tables, web }: Chat,
  person: ToFind,
  isTried = false,
): Promise<string | null> {
  const found = await web.findByEmail(person.email)
  const chatId = found && (!isTried || (await takes(web, found))) ? found : null
  await storeFound(db, tables, person, chatId, clock.now())
  return chatId
}

const isNobody = (error: unknown) => error instanceof ChatRefused && error.kind === 'nobody'

const takes = (web: Chat['web'], chatId: string) =>
  web.conversation([chatId]).then(
    () => true,
    (error: unknown) => {
      if (isNobody(error)) return false
      throw error
    },
  )

/**
 * Opens a conversation of those people that the chat knows. It does not say which of them can't be reached, so each is then
 * asked for again.
 * @param userId must be among them
 * @returns its channel, and who they are there by our ids
 * @throws ChatRefused
 */
export async function openConversation(chat: Chat, people: ToFind[], userId: string, matchId?: string) {
  const find = async (some: ToFind[], isAnew: boolean) => {
    const ids = new Map<string, string>()
    for (const person of some) {
      const isAsked = isAnew || person.chatId === undefined
      const chatId = isAsked ? await lookUp(chat, person, isAnew) : person.chatId
      if (chatId) ids.set(person.userId, chatId)
    }
    return ids
  }
  const open = async (ids: ReadonlyMap<string, string>) => {
    if (!ids.has(userId)) throw new ChatRefused('nobody', 'users_not_found')
    return { ids, channel: await chat.web.conversation([...ids.values()], matchId) }
  }
  const known = await find(people, false)
  try {
    return await open(known)
  } catch (error) {
    if (!known.has(userId) || !isNobody(error)) throw error
    const again = people.filter((one) => known.has(one.userId))
    return open(await find(again, true))
  }
}

/** Looks some people up ahead of the next round: a chat allows few such calls in a minute. @throws ChatRefused */
export async function findPeople(chat: Chat, signal?: AbortSignal): Promise<void> {
  const some = await notLookedUp(chat, chat.context.clock.now(), AT_ONCE)
  await eachOf(chat, some, (one) => lookUp(chat, one), signal)
}
