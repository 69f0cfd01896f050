import type { FastifyInstance } from 'fastify'
import * as contract from '../../shared/contract/people'
import type { Context } from '../context'
import { route } from '../http/route'
import { uploadedFile } from '../http/upload'
import { imageUrl } from '../images/image.rules'
import { readCurrentUser } from '../sign-in/current-user.queries'
import { removePhoto, savePhoto } from './save-photo'
import { saveProfile } from './save-profile'

/** What people say and show of themselves. */
export function peopleRoutes(server: FastifyInstance, context: Context): void {
  for (const endpoint of [contract.completeRegistration, contract.updateProfile]) {
    route(server, endpoint, async ({ body, caller }) => {
      await saveProfile(context, caller.userId, body)
      return readCurrentUser(context.db, caller.userId, context.clock)
    })
  }

  route(server, contract.uploadProfileImage, async ({ caller, request }) => {
    const file = await uploadedFile(request, 'profileImage')
    return { imageUrl: imageUrl(await savePhoto(context, caller.userId, file)) }
  })

  route(server, contract.removeProfileImage, async ({ caller }) => {
    await removePhoto(context, caller.userId)
    return readCurrentUser(context.db, caller.userId, context.clock)
  })
}
