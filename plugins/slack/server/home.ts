import type { KnownBlock } from '@slack/types'
import { openMatches } from '../../../server/pairings/matches.queries'
import { ownProgrammes } from '../../../server/people/participation/own-programmes'
import { today } from '../../../server/platform/context/clock'
import type { Context } from '../../../server/platform/context/context'
import { contextForProgramme } from '../../../server/platform/context/programmes'
import { type Languages, wordsFor } from '../../../server/platform/http/language'
import { findLinkedPerson } from '../../../server/replies/links/mail-links.queries'
import { escaped, leading, pressed, row, section } from './blocks.rules'
import { matchMessage } from './match-message'
import { slackIdsIn } from './presses.queries'

/** A view of Slack takes twice as many as a message. */
const MOST_BLOCKS = 100
const DIVIDER: KnownBlock = { type: 'divider' }

/** The home tab of a person: their open matches, when the next rounds are, and the ways out and back. */
export async function homeBlocks(
  context: Context,
  person: Languages & { id: string; timeZone: string | null },
  /** What they just did there. */
  sentence: string,
): Promise<KnownBlock[]> {
  const { db, clock, config } = context
  const { mail } = wordsFor(person, context)
  const { home, skip } = mail.slack
  const cards: KnownBlock[] = []
  for (const { match } of await openMatches(db, person.id)) {
    const card = await matchMessage(context, match.id, await slackIdsIn(db, match.id), person.id)
    cards.push(...(card?.blocks ?? []), DIVIDER)
  }
  const here = await findLinkedPerson(db, person.id, today(clock))
  const isIn = here?.participationStatus === 'active'
  const programmes = (await ownProgrammes(context, person.id)).filter((one) => one.in)
  const rounds = programmes.flatMap(({ id, name, next, skipsNext }) => {
    if (!isIn) return []
    const { timeZone } = contextForProgramme(context, id).clock
    const when = next === null ? '' : home.next(mail.dates.longDay(next, person.timeZone ?? timeZone))
    const about = { programmeId: id }
    return [
      ...section(`*${escaped(name)}*\n${escaped(skipsNext ? home.skipping : when)}`),
      ...row([skipsNext ? pressed('unskip', home.back, about) : pressed('skip', skip, about)]),
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
