import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '../../shared/contract/people'
import { getAuthStatus, getCurrentUser } from '../../shared/contract/sign-in'
import type { Context } from '../platform/context/context'
import { languageAsked, languageOfBrowser } from '../platform/http/language'
import { route } from '../platform/http/route'
import { uploadedFile } from '../platform/http/upload'
import { imageUrl } from '../images/image.rules'
import { readCurrentUser } from '../sign-in/current-user.queries'
import { removePhoto, savePhoto } from './save-photo'
import { saveProfile } from './save-profile'

/** The signed-in person: profile, photo and participation. */
export function peopleRoutes(server: FastifyInstance, context: Context): void {
  const readMyself = (userId: string, request: FastifyRequest) =>
    readCurrentUser(context, userId, languageOfBrowser(request, context))

  route(server, getAuthStatus, async ({ visitor, request }) => ({
    authenticated: visitor !== null,
    user: visitor && (await readMyself(visitor.userId, request)),
  }))

  route(server, getCurrentUser, ({ caller, request }) => readMyself(caller.userId, request))

  route(server, contract.completeRegistration, async ({ body, caller, request }) => {
    await saveProfile(context, caller.userId, body, { asked: languageAsked(request, context) })
    return readMyself(caller.userId, request)
  })

  route(server, contract.updateProfile, async ({ body, caller, request }) => {
    await saveProfile(context, caller.userId, body)
    return readMyself(caller.userId, request)
  })

  route(server, contract.uploadProfileImage, async ({ caller, request }) => {
    const file = await uploadedFile(request, 'profileImage')
    return { imageUrl: imageUrl(await savePhoto(context, caller.userId, file)) }
  })

  route(server, contract.removeProfileImage, async ({ caller, request }) => {
    await removePhoto(context, caller.userId)
    return readMyself(caller.userId, request)
  })
}
