import type { ServerWords } from '../../../languages/words'
import { askForAnother, strandingOf } from '../../month/rescue/ask-for-another'
import type { Context } from '../../platform/context/context'
import { noteActivity } from '../../sign-in/sessions.queries'
import { readPlanLink } from './plan'

/**
 * What became of the match of a link's person; null: nothing is wrong with it, or it is over. Changes nothing.
 * @throws 404 no such link; 403 their account is turned off
 */
export async function describeAnother(context: Context, token: string, words: ServerWords) {
  const { userId, matchId, firstName } = await readPlanLink(context, token)
  return { firstName, stranding: await strandingOf(context, context.db, { userId, matchId }, words) }
}

/** Asks for someone else for a link's person. @throws as askForAnother does, or 404 no such link */
export async function askByLink(context: Context, token: string, words: ServerWords) {
  const { userId, matchId, firstName } = await readPlanLink(context, token)
  const stranding = await askForAnother(context, userId, matchId, words)
  await noteActivity(context.db, userId, context.clock.now())
  return { firstName, stranding }
}
