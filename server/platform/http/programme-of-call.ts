import type { Context, Programme } from '../context/context'
import { withProgramme } from '../context/programmes'
import { notFound } from './errors'
import { existingId } from './route'

/** What a call says instead of a programme's id for all of them, also those that are archived. */
const ALL = 'all'

/** The context of the programme that a call names; the first one if it names none. @throws 404 unknown or archived */
export async function programmeOfCall(context: Context, named: string | undefined): Promise<Context> {
  const id = named === undefined ? context.programme.id : existingId(named, 'programme')
  const isIt = (one: Programme) => one.id === id
  // Another instance may have just made it.
  if (!context.programmes().some(isIt)) await context.programme.refresh()
  const found = context.programmes().find(isIt)
  if (!found) throw notFound('programme')
  return id === context.programme.id ? context : withProgramme(context, found)
}

/** Whose rounds a call looks back at: the id of a programme, as above; undefined: of all. @throws 404 unknown or archived */
export const roundsOfCall = async (
  context: Context,
  named: string | undefined,
): Promise<string | undefined> =>
  named === ALL ? undefined : (await programmeOfCall(context, named)).programme.id
