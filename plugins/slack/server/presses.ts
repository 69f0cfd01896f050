import type { Button, KnownBlock } from '@slack/types'
import { z } from 'zod'
import { inWords } from '../../../server/platform/http/errors'
import { UNSAID, wordsFor } from '../../../server/platform/http/language'
import { aboutOfButton, doneFor, homeCards, refreshMatch, shows } from '../../chat/server/presses'
import { personOf, postsOf, takePress } from '../../chat/server/presses.queries'
import { blocksOf, escaped, LEADS, message, row, section } from './blocks.rules'
import type { SlackChat } from './chat'

const slackId = z.string().regex(/^[UW][A-Z0-9]{1,40}$/)
const channelId = z.string().regex(/^[A-Z0-9]{1,40}$/)
const ts = z.string().regex(/^\d{1,20}\.\d{1,10}$/)

const homeOpened = z.object({
  type: z.literal('event_callback'),
  event: z.object({ type: z.literal('app_home_opened'), tab: z.literal('home'), user: slackId }),
})

const aPress = z.object({
  type: z.literal('block_actions'),
  user: z.object({ id: slackId }),
  channel: z.object({ id: channelId }).optional(),
  message: z.object({ ts, blocks: z.array(z.looseObject({ type: z.string() })).catch([]) }).optional(),
  actions: z.tuple([
    z.object({ action_id: z.string().max(255), action_ts: ts, value: z.string().max(2000).optional() }),
  ]),
})
type Press = z.infer<typeof aPress>
type Shown = NonNullable<Press['message']>['blocks'][number]

/** What Slack tells of a press, or that somebody looks at their home tab. It is verified, and was acknowledged. */
export async function takeEnvelope(slack: SlackChat, payload: unknown): Promise<void> {
  const opened = homeOpened.safeParse(payload)
  if (opened.success) return showHome(slack, opened.data.event.user)
  const press = aPress.safeParse(payload)
  if (!press.success) return
  const [{ action_id, action_ts }] = press.data.actions
  const id = `${press.data.user.id} ${action_ts} ${action_id}`
  // Taken before it is done: told twice at once, it would be done twice. It was acknowledged before, so a crash in between loses it
  // either way, as Slack tells nobody again; then its buttons are still there, and the next press is another one.
  if (action_id.startsWith(LEADS) || !(await takePress(slack, id))) return
  await answerPress(slack, press.data)
}

/** Does what a button says, for who pressed it, and shows what is true then. */
async function answerPress(slack: SlackChat, press: Press): Promise<void> {
  const { context, web } = slack
  const { user, channel, message: shown } = press
  const person = await personOf(slack, user.id)
  const words = wordsFor(person ?? UNSAID, context)
  const about = valueOf(press)
  const [act = ''] = press.actions[0].action_id.split(':')
  const outcome = await doneFor(slack, person?.id, act, about, words)
  const sentence = inWords(outcome.text, words)
  const posts = about?.matchId ? await postsOf(slack, about.matchId) : []
  if (about?.matchId && person) await shows(slack, refreshMatch(slack, about.matchId))
  if (!shown || !channel) return shows(slack, showHome(slack, user.id, sentence))
  // Also where nobody knows whether it was posted: what one of them did is not said to the others.
  const isOfAll =
    !channel.id.startsWith('D') ||
    posts.some((post) => post.channel === channel.id && post.messageId === shown.ts)
  if (isOfAll || !outcome.isDone)
    return shows(slack, web.whisper(channel.id, user.id, message(sentence, section(escaped(sentence)))))
  await shows(
    slack,
    web.update(channel.id, shown.ts, message(sentence, withSentence(shown.blocks, sentence))),
  )
}

function valueOf({ actions: [{ value = '' }] }: Press) {
  try {
    return aboutOfButton.parse(JSON.parse(value))
  } catch {
    return undefined
  }
}

/** A message without its buttons, which are over: what was done is in their place. Those that lead somewhere stay. */
const withSentence = (blocks: Shown[], sentence: string): KnownBlock[] => [
  ...blocks.flatMap(({ block_id: _, ...block }) =>
    block.type === 'actions'
      ? row(((block['elements'] ?? []) as Button[]).filter(({ url }) => url !== undefined))
      : [block as unknown as KnownBlock],
  ),
  ...section(escaped(sentence)),
]

/** What somebody sees in the home tab. @param sentence what was just done there */
async function showHome(slack: SlackChat, by: string, sentence = ''): Promise<void> {
  const person = await personOf(slack, by)
  const blocks = person
    ? await homeBlocks(slack, person, sentence)
    : section(wordsFor(UNSAID, slack.context).mail.chat.refused.unknown)
  await slack.web.showHome(by, blocks)
}

/** A view of Slack takes twice as many as a message. */
const MOST_BLOCKS = 100
const DIVIDER: KnownBlock = { type: 'divider' }

async function homeBlocks(...[chat, person, sentence]: Parameters<typeof homeCards>): Promise<KnownBlock[]> {
  const [above, ...cards] = await homeCards(chat, person, sentence)
  const below = cards.pop()
  return [
    ...blocksOf(above!),
    ...cards.flatMap((card) => [...blocksOf(card), DIVIDER]),
    ...blocksOf(below!),
  ].slice(-MOST_BLOCKS)
}
