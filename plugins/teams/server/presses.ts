import { z } from 'zod'
import { inWords } from '../../../server/platform/http/errors'
import { UNSAID, wordsFor } from '../../../server/platform/http/language'
import { buttons, text, title } from '../../chat/server/card.rules'
import { matchCard } from '../../chat/server/match-card'
import { aboutOfButton, doneFor, homeCards, refreshMatch, shows } from '../../chat/server/presses'
import { personOf, postsOf, takePress } from '../../chat/server/presses.queries'
import type { TeamsChat } from './chat'

const id = z.string().min(1).max(500)

/** What Microsoft tells of: whatever else there is, we do not read. */
export const anActivity = z.object({
  type: z.string(),
  id,
  name: z.string().optional(),
  timestamp: z.coerce.date(),
  serviceUrl: z.string(),
  from: z.object({ aadObjectId: id.optional() }),
  conversation: z.object({ id, conversationType: z.string().optional(), tenantId: z.string().optional() }),
  /** The message whose button was pressed. */
  replyToId: id.optional(),
  value: z.unknown().optional(),
})
type Activity = z.infer<typeof anActivity>

/** A button of a card. Whoever presses it could have changed what it holds. */
const aPress = z.object({
  action: z.object({
    verb: z.string().max(100),
    data: z.object({
      about: aboutOfButton.optional().catch(undefined),
      subject: z.string().max(300).catch(''),
    }),
  }),
})

const said = (value: string) =>
  ({ statusCode: 200, type: 'application/vnd.microsoft.activity.message', value }) as const

/** Does what a button says, for who pressed it; to who writes it says what they have to do with us. It is verified. */
export async function takeActivity(teams: TeamsChat, activity: Activity) {
  const { type, name, from } = activity
  const person = from.aadObjectId ? await personOf(teams, from.aadObjectId) : undefined
  if (type === 'invoke' && name === 'adaptiveCard/action') return answerPress(teams, activity, person)
  const isPersonal = activity.conversation.conversationType === 'personal'
  if (type === 'message' && isPersonal && (await takePress(teams, `${from.aadObjectId} ${activity.id}`)))
    await shows(teams, sayHome(teams, activity.conversation.id, person))
  return undefined
}

type Person = Awaited<ReturnType<typeof personOf>>

async function answerPress(teams: TeamsChat, activity: Activity, person: Person) {
  const { context, web } = teams
  const words = wordsFor(person ?? UNSAID, context)
  const { conversation, replyToId, from } = activity
  const { data: press } = aPress.safeParse(activity.value)
  const { verb = '', data } = press?.action ?? {}
  // Taken before it is done: told twice at once, it would be done twice. The first one is answered.
  if (!(await takePress(teams, `${from.aadObjectId} ${activity.id} ${verb}`))) return undefined
  const outcome = await doneFor(teams, person?.id, verb, data?.about, words)
  const sentence = inWords(outcome.text, words)
  const matchId = data?.about?.matchId
  if (matchId && person) await shows(teams, refreshMatch(teams, matchId))
  const isOfAll =
    conversation.conversationType !== 'personal' ||
    (matchId !== undefined &&
      (await postsOf(teams, matchId)).some(
        (post) => post.channel === conversation.id && post.messageId === replyToId,
      ))
  // A message to one person is over with its press: in its place is what was done, and what is true of the match.
  if (outcome.isDone && !isOfAll && replyToId) {
    const page = { label: words.mail.chat.home.open, url: new URL('/home', context.config.appUrl).href }
    const match = matchId && (await matchCard(context, matchId, new Map(), person?.id))
    const card = match || { parts: [...title(data?.subject ?? ''), ...buttons(page)], spans: [] }
    const parts = [...text(sentence), ...card.parts]
    await shows(
      teams,
      web.update(conversation.id, replyToId, teams.draw({ ...card, summary: sentence, parts })),
    )
  }
  return said(sentence)
}

/** Whoever writes to the bot reads what they have to do with us. */
async function sayHome(teams: TeamsChat, conversation: string, person: Person): Promise<void> {
  const { unknown } = wordsFor(UNSAID, teams.context).mail.chat.refused
  const cards = person
    ? await homeCards(teams, person, '')
    : [{ summary: unknown, parts: text(unknown), spans: [] }]
  for (const card of cards) if (card.parts.length > 0) await teams.web.post(conversation, teams.draw(card))
}
