import type { FastifyInstance } from 'fastify'
import { seedUsers as call } from '../../shared/contract/directory'
import type { Context } from '../context/context'
import { route } from '../http/route'
import { seedUsers } from './sample-company'

export function sampleRoutes(server: FastifyInstance, context: Context): void {
  route(server, call, async ({ caller }) => {
    const { users, matches } = await seedUsers(context, caller)
    return { message: `${users} sample users and ${matches} matches were added.`, users, matches }
  })
}
