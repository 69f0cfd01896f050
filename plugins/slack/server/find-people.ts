import { eachOf } from './each-of'
import { notLookedUp, storeFound, type ToFind } from './people.queries'
import type { SlackContext } from './presses'
import { SlackRefused, type SlackWeb } from './web'

/** What Slack allows in a minute is shared with those who are being told. */
const AT_ONCE = 20

/** Asks Slack who somebody is; null: it knows nobody with their address, or takes no message for them. @throws SlackRefused */
async function lookUp({ context: { db, clock }, web }: SlackContext, person: ToFind, isTried = false) {
  const found = await web.findByEmail(person.email)
  const slackId = found && (!isTried || (await takes(web, found))) ? found : null
  await storeFound(db, person, slackId, clock.now())
  return slackId
}

const isNobody = (error: unknown) => error instanceof SlackRefused && error.kind === 'nobody'

const takes = (web: SlackWeb, slackId: string) =>
  web.conversation([slackId]).then(
    () => true,
    (error: unknown) => {
      if (isNobody(error)) return false
      throw error
    },
  )

/**
 * Opens a conversation of those people that Slack knows. Slack does not say which of them can't be reached, so each is then
 * asked for again.
 * @param userId must be among them
 * @returns its channel, and who they are there by our ids
 * @throws SlackRefused
 */
export async function openConversation(slack: SlackContext, people: ToFind[], userId: string) {
  const find = async (some: ToFind[], isAnew: boolean) => {
    const ids = new Map<string, string>()
    for (const person of some) {
      const isAsked = isAnew || person.slackId === undefined
      const slackId = isAsked ? await lookUp(slack, person, isAnew) : person.slackId
      if (slackId) ids.set(person.userId, slackId)
    }
    return ids
  }
  const open = async (ids: ReadonlyMap<string, string>) => {
    if (!ids.has(userId)) throw new SlackRefused('nobody', 'users_not_found')
    return { ids, channel: await slack.web.conversation([...ids.values()]) }
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

/** Looks some people up ahead of the next round: Slack allows few such calls in a minute. @throws SlackRefused */
export async function findPeople(slack: SlackContext, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = slack.context
  const some = await notLookedUp(db, clock.now(), AT_ONCE)
  await eachOf(log, some, (one) => lookUp(slack, one), signal)
}
