import type { ServerWords } from '../../../languages/words'
import { today } from '../../platform/context/clock'
import type { Context } from '../../platform/context/context'
import { contextForProgramme } from '../../platform/context/programmes'
import type { Queryable } from '../../platform/database/database'
import { HttpError, notFound } from '../../platform/http/errors'
import { localizedAbout, wordsAbout } from '../../platform/http/language'
import { assertNotCalledOff, contextForMatch } from '../../pairings/matches.actions'
import { lockOwnMatch } from '../../pairings/matches.queries'
import { findStrandings, insertAsking } from './rescue.queries'
import { tooLateInWords, whenOver } from '../../pairings/rescue-over.rules'
import { rescueTime, strandingState } from './rescue.rules'

/** What a person reads of their matches, or of one of them, that can't be, or could not for a while. */
export async function strandingsOf(
  context: Context,
  db: Queryable,
  { userId, matchId: asked }: { userId: string; matchId?: string },
  words: ServerWords,
) {
  const found = await findStrandings(db, userId, today(context.clock), asked)
  return found.map(({ matchId, programmeId, publishedAt, ...facts }) => {
    const own = contextForProgramme(context, programmeId)
    const { clock, programme } = own
    const { settings, monthTaken } = programme
    const { mail, responses } = wordsAbout(words, own)
    const at = { now: clock.now(), monthTaken }
    const over = whenOver(settings, { ...at, publishedAt })
    const tooLate = tooLateInWords(mail, over)
    const time = rescueTime(settings, at)
    return { matchId, ...strandingState(facts, { tooLate, time }, responses) }
  })
}

/** The first stranding; null if all is as it should be. */
export async function strandingOf(...asked: Parameters<typeof strandingsOf>) {
  const [first] = await strandingsOf(...asked)
  return first ?? null
}

/**
 * Asks for someone else in the place of a match that can't make it. Asking again changes nothing.
 * @throws 404 not the caller's match; 409 not stranded, called off already, or too late
 */
export async function askForAnother(context: Context, userId: string, matchId: string, words: ServerWords) {
  return context.db.transaction(async (tx) => {
    const found = await lockOwnMatch(tx, userId, matchId)
    if (!found) throw notFound('match')
    assertNotCalledOff(found.match)
    const [stranding] = await findStrandings(tx, userId, today(context.clock), matchId)
    if (!stranding?.isStranded)
      throw new HttpError(
        409,
        'not_stranded',
        localizedAbout(await contextForMatch(context, matchId), (w) => w.month.bothCan),
      )
    const { clock, programme } = contextForProgramme(context, stranding.programmeId)
    const { settings, monthTaken } = programme
    const over = whenOver(settings, { now: clock.now(), monthTaken, publishedAt: stranding.publishedAt })
    if (over) throw new HttpError(409, 'rescue_over', (_, { mail }) => tooLateInWords(mail, over))
    await insertAsking(tx, { matchId, userId }, clock.now())
    return strandingOf(context, tx, { userId, matchId }, words)
  })
}
