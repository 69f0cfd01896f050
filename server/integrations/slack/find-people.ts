import { eachOf } from './each-of'
import { notLookedUp, storeFound, type ToFind } from './people.queries'
import type { SlackContext } from './presses'
import { SlackRefused } from './web'

/** What Slack allows in a minute is shared with those who are being told. */
const AT_ONCE = 20

/** Asks Slack who somebody is; undefined: it knows nobody with their address. @throws SlackRefused */
async function lookUp({ context: { db, clock }, web }: SlackContext, person: ToFind) {
  const slackId = await web.findByEmail(person.email)
  await storeFound(db, person, slackId ?? null, clock.now())
  return slackId
}

/** The conversation of some people, and those of them whom Slack knows, by our ids. */
export interface Conversation {
  channel: string
  ids: ReadonlyMap<string, string>
}

/** Opens it for those whom Slack knows. @param userId who has to be among them @throws SlackRefused */
export async function openConversation(
  slack: SlackContext,
  people: ToFind[],
  userId: string,
): Promise<Conversation> {
  const open = async (ids: Map<string, string>): Promise<Conversation> => {
    if (!ids.has(userId)) throw new SlackRefused('nobody', 'users_not_found')
    return { ids, channel: await slack.web.conversation([...ids.values()]) }
  }
  const known = await findAll(slack, people)
  try {
    return await open(known)
  } catch (error) {
    if (!known.has(userId) || !isNobody(error)) throw error
    return open(await findAnew(slack, people))
  }
}

const isNobody = (error: unknown) => error instanceof SlackRefused && error.kind === 'nobody'

async function findAll(slack: SlackContext, people: ToFind[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const person of people) {
    const slackId = person.slackId === undefined ? await lookUp(slack, person) : person.slackId
    if (slackId) ids.set(person.userId, slackId)
  }
  return ids
}

/** One of them can't be told: Slack does not say who. Whom it refuses alone, too, is nobody it knows. */
async function findAnew(slack: SlackContext, people: ToFind[]): Promise<Map<string, string>> {
  const { context, web } = slack
  const ids = new Map<string, string>()
  for (const person of people) {
    const slackId = person.slackId === null ? undefined : await lookUp(slack, person)
    if (!slackId) continue
    try {
      await web.conversation([slackId])
      ids.set(person.userId, slackId)
    } catch (error) {
      if (!isNobody(error)) throw error
      await storeFound(context.db, person, null, context.clock.now())
    }
  }
  return ids
}

/** Looks some people up ahead of the next round: Slack allows few such calls in a minute. @throws SlackRefused */
export async function findPeople(slack: SlackContext, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = slack.context
  const some = await notLookedUp(db, clock.now(), AT_ONCE)
  await eachOf(log, some, (one) => lookUp(slack, one), signal)
}
