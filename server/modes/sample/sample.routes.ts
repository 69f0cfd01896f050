import type { FastifyInstance } from 'fastify'
import { seedUsers as call } from '../../../shared/contract/directory'
import { topicsIn } from '../../../languages/reasons'
import { getOneView } from '../../../shared/contract/month'
import { getTestPeople } from '../../../shared/contract/sign-in'
import type { Context } from '../../platform/context/context'
import { notFound } from '../../platform/http/errors'
import { existingId, route } from '../../platform/http/route'
import { shownMatch } from '../../pairings/matches.actions'
import { currentMatch } from '../../pairings/matches.queries'
import { readCurrentUser } from '../../sign-in/current-user.queries'
import { assertEvaluation, seedUsers } from './sample-company'
import { oneOfPairing, testPeople } from './sample.queries'

export function sampleRoutes(server: FastifyInstance, context: Context): void {
  route(server, call, async ({ caller }) => {
    const { users, matches } = await seedUsers(context, caller)
    return {
      message: (w) => w.sample.added(users, matches),
      users,
      matches,
    }
  })

  route(server, getOneView, async ({ params, words }) => {
    assertEvaluation(context)
    const userId = await oneOfPairing(context.db, existingId(params.id, 'pairing'))
    const match = userId === undefined ? null : await currentMatch(context.db, userId)
    if (userId === undefined || !match) throw notFound('match')
    return {
      // What they like to talk about is for their match alone.
      user: { ...(await readCurrentUser(context, userId, null)), topics: [] },
      match: shownMatch(
        context,
        {
          ...match,
          why: match.why.filter((reason) => topicsIn(reason).length === 0),
          opening: { ...match.opening, shared: [] },
        },
        words,
      ),
    }
  })

  route(server, getTestPeople, async () => ({
    people: context.config.testAccess ? await testPeople(context) : [],
  }))
}
