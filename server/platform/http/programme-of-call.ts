import { FIRST_PROGRAMME } from '../../../shared/programme'
import type { Context, Programme } from '../context/context'
import { inProgramme } from '../context/programmes'
import { notFound } from './errors'
import { existingId } from './route'

/** The context of the programme that a call names; the first one if it names none. @throws 404 unknown or archived */
export async function programmeOfCall(context: Context, named: string | undefined): Promise<Context> {
  if (named === undefined || named === FIRST_PROGRAMME) return context
  const id = existingId(named, 'programme')
  const isIt = (one: Programme) => one.id === id
  // Another instance may have just made it.
  if (!context.programmes().some(isIt)) await context.programme.refresh()
  const found = context.programmes().find(isIt)
  if (!found) throw notFound('programme')
  return inProgramme(context, found)
}
