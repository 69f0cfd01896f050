import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '../../shared/contract/people'
import { getAuthStatus, getCurrentUser } from '../../shared/contract/sign-in'
import type { Context } from '../platform/context/context'
import { languageAsked, languageOfBrowser } from '../platform/http/language'
import { existingId, paged, programmeOfCall, route } from '../platform/http/route'
import { uploadedFile } from '../platform/http/upload'
import { imageUrl } from '../images/image.rules'
import { readCurrentUser } from '../sign-in/current-user.queries'
import * as directory from '../../shared/contract/directory'
import type { AdminUser } from '../../shared/contract/directory'
import { getReadiness } from '../../shared/contract/readiness'
import { recordAudit } from '../platform/audit/record-audit'
import { momentOf, today } from '../platform/context/clock'
import { readUserReach } from '../directory/reach.queries'
import { follow } from '../platform/events/following.queries'
import { sendCsv, csvHead, csvRows } from '../platform/http/csv'
import { notFound } from '../platform/http/errors'
import { readAttributes } from './attributes/attributes.queries'
import { filterOfUsers, readyFor } from './found-users'
import { readReadiness } from './readiness.queries'
import { signOutUser, updateUser, saveProfile } from './users.actions'
import { followUsers, readUsersPage, type UserFilter, replacePhoto } from './users.queries'
import { readGroups } from '../directory/domain-groups.queries'
import type { Queryable } from '../platform/database/database'
import { randomBytes } from 'node:crypto'
import { clientKey, countTry, createLimiter, type LocalizedWait } from '../platform/http/limits'
import { insertImage } from '../images/images.queries'
import { preparePhoto } from '../images/prepare-images'

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

/** The administrator's list of people. */
export function userRoutes(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  route(server, directory.getUsers, async ({ query, caller, reply }) => {
    const { updatedSince, ...filter } = query
    if (updatedSince === undefined)
      return paged(reply, await readUsersPage(db, await filterOfUsers(context, filter), today(clock)))
    const { programme } = await readyFor(context, query.programme)
    const following = await follow(db, caller, { ...query, updatedSince })
    return paged(reply, await followUsers(db, following, today(clock), programme))
  })
  route(server, directory.getUsersCsv, async ({ query, caller, reply }) => {
    const filter = await filterOfUsers(context, query)
    const day = today(clock)
    const label = `users_${day}.csv`
    // What was searched for may be a name, so the audit log does not keep it.
    const { search, ...kept } = query
    const after = { ...kept, searched: Boolean(search) }
    await db.transaction((tx) =>
      recordAudit(tx, context, caller, { action: 'people.exported', label, after }),
    )
    return sendCsv(reply, label, usersCsv(db, filter, day))
  })
  route(server, getReadiness, async ({ query }) => {
    const group = query.domainGroupId === undefined ? null : existingId(query.domainGroupId, 'domainGroup')
    const of = await programmeOfCall(context, query.programme)
    return readReadiness(db, group, today(of.clock), of.programme)
  })
  route(server, directory.updateUser, async ({ params, query, body, caller }) =>
    updateUser(await readyFor(context, query.programme), params.id, body, caller),
  )
  route(server, directory.getUserReach, async ({ params }) => {
    const reach = await readUserReach(db, existingId(params.id, 'user'), momentOf(clock))
    if (reach.people === 0) throw notFound('user')
    return reach
  })
  route(server, directory.signOutUser, async ({ params, caller }) => {
    const email = await signOutUser(context, params.id, caller)
    return { message: (w) => w.people.signedOut(w.isolated(email)) }
  })
}

const ROWS_AT_ONCE = 2000

type Cell = string | null | undefined
const COLUMNS: Record<string, (user: AdminUser, groups: Map<string, string>) => Cell> = {
  first_name: (user) => user.firstName,
  last_name: (user) => user.lastName,
  email: (user) => user.email,
  department: (user) => user.department,
  domain_group: (user, groups) => groups.get(user.domainGroupId ?? ''),
  status: (user) => user.participationStatus,
  pause_end: (user) => user.pauseEndDate,
  not_ready: (user) => user.notReady,
  not_ready_until: (user) => user.notReadyUntil,
  invited: (user) => user.invitedAt,
  preference: (user) => user.matchingPreference,
  administrator: (user) => (user.isAdmin ? 'yes' : 'no'),
  joined: (user) => user.createdAt,
  current_match: (user) => user.currentMatch?.match_name,
  current_pairing: (user) => user.currentMatch?.pairing_name,
}

/** The users of a filter as RFC 4180, piece by piece, so that a large company is never in memory at once. */
export async function* usersCsv(db: Queryable, filter: UserFilter, day: string): AsyncGenerator<string> {
  const groups = new Map((await readGroups(db)).map((group) => [group.id, group.displayName]))
  const attributes = (await readAttributes(db)).map(({ id }) => id)
  yield csvHead([...Object.keys(COLUMNS), ...attributes])
  for (let cursor: string | undefined; ; ) {
    const page = await readUsersPage(db, { ...filter, limit: ROWS_AT_ONCE, cursor }, day)
    yield csvRows(
      page.rows.map((user) => [
        ...Object.values(COLUMNS).map((cell) => cell(user, groups) ?? ''),
        ...attributes.map((id) => user.attributes[id] ?? ''),
      ]),
    )
    cursor = page.nextCursor
    if (cursor === undefined) return
  }
}

/** Each takes up to a second of CPU time. */
const PHOTOS_AN_HOUR = 60
const TOO_MANY: LocalizedWait = (w, minutes) => w.people.photoTooOften(minutes)

/**
 * Makes an uploaded file the person's photo and returns its name. The previous photo is deleted at once; mails that are
 * being sent carry small copies of their own.
 */
async function savePhoto(context: Context, userId: string, file: Buffer): Promise<string> {
  const { db, clock } = context
  await countTry(createLimiter(context, 'photo', PHOTOS_AN_HOUR, 3600), clientKey(userId), TOO_MANY)
  const image = await preparePhoto(file)
  const filename = `photo-${randomBytes(16).toString('hex')}.jpg`
  const now = clock.now()
  await db.transaction(async (tx) => {
    await insertImage(tx, { filename, source: 'profile', ...image, createdAt: now })
    await replacePhoto(tx, userId, filename, now)
  })
  return filename
}

/** Deletes a person's photo, so that their initials are shown. */
const removePhoto = ({ db, clock }: Context, userId: string): Promise<void> =>
  db.transaction((tx) => replacePhoto(tx, userId, null, clock.now()))
