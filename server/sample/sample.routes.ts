import type { FastifyInstance } from 'fastify'
import { seedUsers as call } from '../../shared/contract/directory'
import { getTestPeople } from '../../shared/contract/sign-in'
import type { Context } from '../context/context'
import { route } from '../http/route'
import { seedUsers } from './sample-company'
import { testPeople } from './test-people.queries'

export function sampleRoutes(server: FastifyInstance, context: Context): void {
  route(server, call, async ({ caller }) => {
    const { users, matches } = await seedUsers(context, caller)
    return { message: `${users} sample users and ${matches} matches were added.`, users, matches }
  })

  route(server, getTestPeople, async () => ({
    people: context.config.testAccess ? await testPeople(context) : [],
  }))
}
