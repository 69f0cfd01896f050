import type { Button, KnownBlock } from '@slack/types'
import { z } from 'zod'
import type { ServerWords } from '../../../languages/words'
import { toCome } from '../../../server/meetings/plan-matches'
import { undoSkip, updateParticipation } from '../../../server/people/participation/participation.actions'
import type { Context } from '../../../server/platform/context/context'
import { contextForProgramme } from '../../../server/platform/context/programmes'
import { HttpError, inWords, type Localized } from '../../../server/platform/http/errors'
import { type Languages, UNSAID, wordsFor } from '../../../server/platform/http/language'
import { contextForMatch } from '../../../server/pairings/matches.actions'
import { causeOf } from '../../../server/platform/process/log'
import { askFor } from '../../../server/replies/links/another'
import { answerFor, chooseFor, findActivePerson } from '../../../server/replies/links/mail-links'
import { findLinkedMatch, findLinkedPerson } from '../../../server/replies/links/mail-links.queries'
import { bookFor } from '../../../server/replies/links/plan'
import { noteActivity } from '../../../server/sign-in/sessions.queries'
import { eachOf } from './each-of'
import { escaped, leading, LEADS, message, pressed, row, section } from './blocks.rules'
import { matchMessage } from './match-message'
import { changedSince, markShown, personOf, postsOf, slackIdsIn, takePress } from './presses.queries'
import { SlackRefused, type SlackWeb } from './web'
import { openMatches } from '../../../server/pairings/matches.queries'
import { ownProgrammes } from '../../../server/people/participation/own-programmes'
import { today } from '../../../server/platform/context/clock'

export interface SlackContext {
  context: Context
  web: SlackWeb
}

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

/** What a button is about. Whoever presses it could have changed it. */
const valueOfButton = z.strictObject({
  matchId: z.uuid().optional(),
  start: z.iso.datetime().optional(),
  programmeId: z.uuid().optional(),
})

/** What Slack tells of a press, or that somebody looks at their home tab. It is verified, and was acknowledged. */
export async function takeEnvelope(slack: SlackContext, payload: unknown): Promise<void> {
  const opened = homeOpened.safeParse(payload)
  if (opened.success) return showHome(slack, opened.data.event.user)
  const press = aPress.safeParse(payload)
  if (!press.success) return
  const [{ action_id, action_ts }] = press.data.actions
  const { db, clock } = slack.context
  const id = `${press.data.user.id} ${action_ts} ${action_id}`
  // Taken before it is done: told twice at once, it would be done twice. It was acknowledged before, so a crash in between loses it
  // either way, as Slack tells nobody again; then its buttons are still there, and the next press is another one.
  if (action_id.startsWith(LEADS) || !(await takePress(db, id, clock.now()))) return
  await answerPress(slack, press.data)
}

/** Does what a button says, for who pressed it, and shows what is true then. */
async function answerPress(slack: SlackContext, press: Press): Promise<void> {
  const { context, web } = slack
  const { user, channel, message: shown } = press
  const person = await personOf(context.db, user.id)
  const words = wordsFor(person ?? UNSAID, context)
  const about = valueOf(press)
  const outcome = await outcomeOf(context, person?.id, press, words)
  const sentence = inWords(outcome.text, words)
  const posts = about?.matchId ? await postsOf(context.db, about.matchId) : []
  // It is done, whatever becomes of what Slack shows of it.
  const shows = (what: Promise<void>) =>
    what.catch((error: unknown) =>
      context.log.warn({ cause: causeOf(error) }, 'a press is not shown in Slack'),
    )
  if (about?.matchId && person) await shows(refreshMatch(slack, about.matchId))
  if (!shown || !channel) return shows(showHome(slack, user.id, sentence))
  // Also where nobody knows whether it was posted: what one of them did is not said to the others.
  const isOfAll =
    !channel.id.startsWith('D') || posts.some((post) => post.channel === channel.id && post.ts === shown.ts)
  if (isOfAll || !outcome.isDone)
    return shows(web.whisper(channel.id, user.id, message(sentence, section(escaped(sentence)))))
  await shows(web.update(channel.id, shown.ts, message(sentence, withSentence(shown.blocks, sentence))))
}

function valueOf({ actions: [{ value = '' }] }: Press) {
  try {
    return valueOfButton.parse(JSON.parse(value))
  } catch {
    return undefined
  }
}

/** What a press did, or why it did nothing, to be said to who pressed. */
async function outcomeOf(
  context: Context,
  userId: string | undefined,
  press: Press,
  words: ServerWords,
): Promise<{ text: Localized; isDone: boolean }> {
  const about = valueOf(press)
  try {
    if (!userId) throw refusal('unknown')
    if (!about) throw refusal('old')
    await findActivePerson(context, userId)
    const [what = ''] = press.actions[0].action_id.split(':')
    const text = about.matchId
      ? await doneWithMatch(context, what, { ...about, matchId: about.matchId, userId }, words)
      : await doneWithPart(context, what, { ...about, userId })
    return { text, isDone: true }
  } catch (error) {
    if (error instanceof HttpError) return { text: error.text, isDone: false }
    context.log.error({ cause: causeOf(error) }, 'a press in Slack failed')
    return { text: (w) => w.platform.ourFault, isDone: false }
  }
}

const refusal = (why: keyof ServerWords['mail']['slack']['refused']) =>
  new HttpError(404, 'not_found', (_, { mail }) => mail.slack.refused[why])

/** @throws as what the links of mails do; 404 the match is gone, or of other people */
async function doneWithMatch(
  context: Context,
  what: string,
  { start, ...whose }: { userId: string; matchId: string; start?: string | undefined },
  words: ServerWords,
): Promise<Localized> {
  const arrivedAt = context.clock.now()
  const found = await findLinkedMatch(context.db, whose.matchId)
  if (!found) throw new HttpError(404, 'not_found', (w) => w.replies.matchGone)
  if (!found.people.some(({ id }) => id === whose.userId)) throw refusal('stranger')
  if (what === 'met') return answerFor(context, whose, 'confirmed')
  if (what === 'not_met') return answerFor(context, whose, 'not_confirmed')
  if (what === 'skip') {
    const { programme } = await contextForMatch(context, whose.matchId)
    return chooseFor(context, { userId: whose.userId, programmeId: programme.id }, 'skip')
  }
  if (what === 'another') {
    const stranding = await askFor(context, whose, words)
    return () => stranding?.message ?? ''
  }
  if (what !== 'book' || start === undefined) throw refusal('old')
  // To move what is booked takes more than a button that was offered before: of that it says so.
  const sequence = toCome(found.meeting, arrivedAt) ? null : (found.meeting?.sequence ?? null)
  await bookFor(context, whose, { start, sequence }, arrivedAt)
  return (_, { mail }) => mail.meetings.plan.booked
}

const CHOICES = ['skip', 'stay', 'pause_1', 'in', 'not_in'] as const

/** @throws as what the links of mails do */
async function doneWithPart(
  context: Context,
  what: string,
  { userId, programmeId = context.programme.id }: { userId: string; programmeId?: string | undefined },
): Promise<Localized> {
  const choice = CHOICES.find((one) => one === what)
  if (choice) return chooseFor(context, { userId, programmeId }, choice)
  if (what === 'unskip') await undoSkip(contextForProgramme(context, programmeId), userId)
  else if (what === 'back') await updateParticipation(context, userId, { participationStatus: 'active' })
  else throw refusal('old')
  await noteActivity(context.db, userId, context.clock.now())
  return (w) => w.replies.in
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

/** As often as a message about a match may have been changed by others while it was. */
const MOST_TRIES = 3
/** A conversation can't be written to: trying again changes nothing. */
const FOR_GOOD = new Set(['refused', 'nobody'])
/** Longer than a transaction takes. */
const UNDER_WAY_MS = 10_000

/** Changes the message about a match, wherever it was posted, to what is true now. */
async function refreshMatch({ context, web }: SlackContext, matchId: string): Promise<void> {
  const posts = await postsOf(context.db, matchId)
  if (posts.length === 0) return
  // What was decided before and is stored after it was read.
  const at = new Date(context.clock.now().getTime() - UNDER_WAY_MS)
  let shown = ''
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // Two presses at once: who writes last may have read first, and looks again.
    const now = await matchMessage(context, matchId, await slackIdsIn(context.db, matchId))
    if (!now || JSON.stringify(now) === shown) break
    shown = JSON.stringify(now)
    for (const post of posts)
      await web.update(post.channel, post.ts, now).catch((error: unknown) => {
        if (!(error instanceof SlackRefused) || !FOR_GOOD.has(error.kind)) throw error
        context.log.warn({ code: error.code }, 'a message in Slack can’t be changed any more')
      })
  }
  await markShown(context.db, matchId, at)
}

const MOST_AT_ONCE = 20

/** What was changed elsewhere, by mail, on a page or by the round, is shown in the conversations of its matches. @throws SlackRefused */
export async function showChanges(slack: SlackContext, signal?: AbortSignal): Promise<void> {
  const { db, clock, log } = slack.context
  const changed = await changedSince(db, clock.now(), MOST_AT_ONCE)
  await eachOf(log, changed, (matchId) => refreshMatch(slack, matchId), signal)
}

/** What somebody sees in the home tab. @param sentence what was just done there */
async function showHome({ context, web }: SlackContext, by: string, sentence = ''): Promise<void> {
  const person = await personOf(context.db, by)
  const blocks = person
    ? await homeBlocks(context, person, sentence)
    : section(wordsFor(UNSAID, context).mail.slack.refused.unknown)
  await web.showHome(by, blocks)
}

/** A view of Slack takes twice as many as a message. */
const MOST_BLOCKS = 100
const DIVIDER: KnownBlock = { type: 'divider' }

/** The home tab of a person: their open matches, when the next rounds are, and the ways out and back. */
async function homeBlocks(
  context: Context,
  person: Languages & { id: string; timeZone: string | null },
  /** What they just did there. */
  sentence: string,
): Promise<KnownBlock[]> {
  const { db, clock, config } = context
  const { mail, responses } = wordsFor(person, context)
  const { home, skip } = mail.slack
  const cards: KnownBlock[] = []
  for (const { match } of await openMatches(db, person.id)) {
    const card = await matchMessage(context, match.id, await slackIdsIn(db, match.id), person.id)
    cards.push(...(card?.blocks ?? []), DIVIDER)
  }
  const here = await findLinkedPerson(db, person.id, today(clock))
  const isIn = here?.participationStatus === 'active'
  const programmes = (await ownProgrammes(context, person.id, responses)).filter((one) => one.in)
  const rounds = programmes.flatMap(({ id, name, next, skipsNext, saysIn }) => {
    if (!isIn) return []
    const { timeZone } = contextForProgramme(context, id).clock
    const when = next === null ? '' : home.next(mail.dates.longDay(next, person.timeZone ?? timeZone))
    const about = { programmeId: id }
    return [
      ...section(`*${escaped(name)}*\n${escaped(skipsNext ? home.skipping : when)}`),
      ...row([
        ...(saysIn === null
          ? []
          : [
              saysIn
                ? pressed('not_in', mail.reminders.ask.takeBack, about)
                : pressed('in', mail.reminders.ask.in, about),
            ]),
        skipsNext ? pressed('unskip', home.back, about) : pressed('skip', skip, about),
      ]),
    ]
  })
  const part = isIn ? pressed('pause_1', home.pause, {}) : pressed('back', home.back, {})
  return [
    ...section(escaped(sentence)),
    ...(cards.length > 0 ? cards : section(home.noMatch)),
    ...rounds,
    ...(isIn ? [] : section(home.away)),
    ...row([part, leading(0, home.open, new URL('/home', config.appUrl).href)]),
  ].slice(-MOST_BLOCKS)
}
