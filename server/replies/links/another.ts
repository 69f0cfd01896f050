import type { ServerWords } from '../../../languages/words'
import { askForAnother, strandingOf } from '../../month/rescue/ask-for-another'
import { isMonthly } from '../../../shared/programme'
import { contextForMatch } from '../../pairings/matches.actions'
import type { Context } from '../../platform/context/context'
import { noteActivity } from '../../sign-in/sessions.queries'
import { readPlanLink } from './plan'

/**
 * What became of the match of a link's person; null: nothing is wrong with it, or it is over. Changes nothing.
 * @throws 404 no such link; 403 their account is turned off
 */
export async function describeAnother(context: Context, token: string, words: ServerWords) {
  const { userId, matchId, firstName } = await readPlanLink(context, token)
  const stranding = await strandingOf(context, context.db, { userId, matchId }, words)
  return { firstName, ...(await ofProgramme(context, matchId)), stranding }
}

/** Asks for someone else for a link's person. @throws as askForAnother does, or 404 no such link */
export async function askByLink(context: Context, token: string, words: ServerWords) {
  const link = await readPlanLink(context, token)
  const stranding = await askFor(context, link, words)
  return { firstName: link.firstName, ...(await ofProgramme(context, link.matchId)), stranding }
}

/** Asks for somebody else on behalf of a known person. @throws as askForAnother does */
export async function askFor(
  context: Context,
  { userId, matchId }: { userId: string; matchId: string },
  words: ServerWords,
) {
  const stranding = await askForAnother(context, userId, matchId, words)
  await noteActivity(context.db, userId, context.clock.now())
  return stranding
}

async function ofProgramme(context: Context, matchId: string) {
  const { settings } = (await contextForMatch(context, matchId)).programme
  return { isMonthly: isMonthly(settings), meal: settings.meal }
}
