import { notLookedUp, storeFound, type ToFind } from './people.queries'
import type { SlackContext } from './presses'
import { SlackRefused } from './web'

/** What Slack allows in a minute is shared with those who are being told. */
const AT_ONCE = 20

/** Who somebody is in Slack; undefined: it knows nobody with their address. @throws SlackRefused */
export async function idOf(
  { context: { db, clock }, web }: SlackContext,
  person: ToFind,
): Promise<string | undefined> {
  if (person.slackId) return person.slackId
  const slackId = await web.findByEmail(person.email)
  await storeFound(db, person, slackId ?? null, clock.now())
  return slackId
}

/** Those whom Slack knows, by our ids. @throws SlackRefused */
export async function findAll(slack: SlackContext, people: ToFind[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const person of people) {
    const slackId = await idOf(slack, person)
    if (slackId) ids.set(person.userId, slackId)
  }
  return ids
}

/** Looks some people up ahead of the next round: Slack allows few such calls in a minute. */
export async function findPeople(slack: SlackContext): Promise<void> {
  const { db, clock } = slack.context
  try {
    await findAll(slack, await notLookedUp(db, clock.now(), AT_ONCE))
  } catch (error) {
    // Slack's limits, or it is away: the next run goes on.
    if (!(error instanceof SlackRefused)) throw error
  }
}
