import { today } from '../platform/context/clock'
import { asEverybody, type Context } from '../platform/context/context'
import { programmeOfCall } from '../platform/http/route'
import { listOf, selectionOf } from '../directory/list-of'
import { readMeetsNobody } from './readiness.queries'
import type { UserFilter, UserSelection } from './users.queries'

/** A filter of the list of users, as a call names it. */
type Named = Omit<UserFilter, 'programme' | 'isForThem' | 'domainGroupId' | 'nobody'> & {
  programme?: string | undefined
  domainGroupId?: string | undefined
}

/**
 * The context of the programme whose rounds a call asks readiness for; of the default one, if it names none, whoever calls.
 * @throws 404 unknown or archived
 */
export const readyFor = async (context: Context, named: string | undefined): Promise<Context> =>
  named === undefined ? context : programmeOfCall(context, named)

/**
 * The people that a filter of the list of users finds. Without a programme, everybody. @throws 404 unknown group; unknown
 * or archived programme
 */
export async function filterOfUsers(
  context: Context,
  { programme: named, domainGroupId, ...filter }: Named,
): Promise<UserFilter> {
  const { programme } = await readyFor(context, named)
  const list = listOf(domainGroupId, 'common')
  const nobody = filter.readiness && (await nobodyOf(context, programme))
  return { ...filter, domainGroupId: list, programme, isForThem: named !== undefined, nobody }
}

/** Who can meet nobody in a round of several groups, of which a manager sees some; otherwise the list finds them itself. */
const nobodyOf = async (context: Context, programme: Context['programme']): Promise<string[] | undefined> =>
  context.asEverybody && programme.settings.scope !== 'per-group'
    ? context.db.transaction((tx) =>
        asEverybody(context, tx, (all) => readMeetsNobody(all, today(context.clock), programme)),
      )
    : undefined

/** The users that a call names, by their ids or by such a filter. @throws as above */
export const theseUsersOf = async (
  context: Context,
  which: { ids: string[] } | (Named & { ids?: undefined }),
): Promise<UserSelection> =>
  which.ids ? selectionOf(which, 'common') : { filter: await filterOfUsers(context, which) }
