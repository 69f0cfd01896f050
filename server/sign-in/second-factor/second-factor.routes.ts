import type { FastifyInstance, FastifyReply } from 'fastify'
import * as contract from '../../../shared/contract/second-factor'
import type { Context } from '../../platform/context/context'
import type { Queryable } from '../../platform/database/database'
import type { Caller } from '../../platform/http/caller'
import { HttpError, notSignedIn, type Localized } from '../../platform/http/errors'
import { type ClientLimit, createClientLimiter } from '../../platform/http/limits'
import { route } from '../../platform/http/route'
import { readCurrentUser } from '../current-user.queries'
import { clientOf, giveSession, renewSession } from '../client'
import { hashToken, newToken } from '../../platform/secrets'
import { noteProof, rotateSession } from '../sessions.queries'
import { isKnownDevice } from '../known-devices.queries'
import { checkAppCode, startNewApp, useAppCode } from './authenticator-app'
import * as changes from './change-second-factor'
import { countRecoveryCodes, findApp, readPasskeys } from './second-factor.queries'
import { creationOptions, requestOptions, verifyPasskey } from './verify-passkey'

/** An office full of administrators behind one address, and no more. */
const SIGN_INS: ClientLimit = {
  points: 200,
  seconds: 60,
  message: (w, minutes) => w.signIn.manyPasskeySignIns(minutes),
}

/** Administrators set up their second factor, prove it, and sign in by a passkey. */
export function secondFactorRoutes(server: FastifyInstance, context: Context): void {
  ownSecondFactor(server, context)
  proofs(server, context)
  passkeySignIn(server, context)
}

/** Notes the proof, and gives the session a new token: a copy of the old one gains nothing by the proof. */
async function renew(context: Context, reply: FastifyReply, caller: Caller, db: Queryable = context.db) {
  const token = newToken()
  if (!(await noteProof(db, caller, hashToken(token), context.clock.now()))) throw notSignedIn()
  renewSession(context, reply, token)
}

function ownSecondFactor(server: FastifyInstance, context: Context): void {
  const { config, db } = context

  route(server, contract.getSecondFactor, async ({ caller: { userId, hasPasskey, hasApp } }) => {
    const [passkeys, app, recoveryCodesLeft] = await Promise.all([
      hasPasskey ? readPasskeys(db, userId) : [],
      hasApp ? findApp(db, userId, true) : undefined,
      countRecoveryCodes(db, userId),
    ])
    const timesOf = ({ createdAt, lastUsedAt }: { createdAt: Date; lastUsedAt: Date | null }) => ({
      addedAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })
    return {
      isRequired: config.adminSecondFactor === 'required',
      passkeys: passkeys.map((passkey) => ({ id: passkey.id, name: passkey.name, ...timesOf(passkey) })),
      app: app ? timesOf(app) : null,
      recoveryCodesLeft,
    }
  })

  route(server, contract.startPasskey, async ({ caller }) =>
    creationOptions(context, caller, await readPasskeys(db, caller.userId)),
  )

  route(server, contract.addPasskey, async ({ body, caller, reply }) => {
    const recoveryCodes = await changes.addPasskey(context, caller, body)
    await renew(context, reply, caller)
    return { message: (w) => w.signIn.passkeyAdded, recoveryCodes }
  })

  route(server, contract.removePasskey, async ({ params, caller }) => {
    await changes.removePasskey(context, caller, params.id)
    return { message: (w) => w.signIn.passkeyRemoved }
  })

  route(server, contract.startApp, ({ caller }) => startNewApp(context, caller))

  route(server, contract.confirmApp, async ({ body, caller, reply }) => {
    const checked = await checkAppCode(context, caller, body.code, false)
    const recoveryCodes = await changes.confirmApp(context, caller, checked)
    await renew(context, reply, caller)
    return { message: (w) => w.signIn.appSetUp, recoveryCodes }
  })

  route(server, contract.removeApp, async ({ caller }) => {
    await changes.removeApp(context, caller)
    return { message: (w) => w.signIn.appRemoved }
  })

  route(server, contract.makeRecoveryCodes, async ({ caller }) => ({
    recoveryCodes: await changes.makeRecoveryCodes(context, caller),
  }))
}

const PROVED: { message: Localized } = { message: (w) => w.signIn.proved }

function proofs(server: FastifyInstance, context: Context): void {
  const { db } = context

  route(server, contract.checkProof, async () => PROVED)

  route(server, contract.startPasskeyProof, async ({ caller: { userId, sessionId } }) =>
    requestOptions(context, { purpose: 'prove', sessionId }, await assertPasskeys(db, userId)),
  )

  route(server, contract.proveByPasskey, async ({ body, caller, reply }) => {
    const { userId, sessionId } = caller
    await verifyPasskey(context, body.passkey, { purpose: 'prove', sessionId, ownerId: userId }, (tx) =>
      renew(context, reply, caller, tx),
    )
    return PROVED
  })

  route(server, contract.proveByApp, async ({ body, caller, reply }) => {
    await useAppCode(context, caller, body.code)
    await renew(context, reply, caller)
    return PROVED
  })

  route(server, contract.proveByRecoveryCode, async ({ body, caller, reply }) => {
    await changes.useRecoveryCode(context, caller, body.recoveryCode)
    await renew(context, reply, caller)
    return PROVED
  })
}

async function assertPasskeys(db: Context['db'], userId: string) {
  const passkeys = await readPasskeys(db, userId)
  // An empty list would ask for any passkey.
  if (passkeys.length === 0) throw new HttpError(409, 'wrong_proof', (w) => w.signIn.noPasskey)
  return passkeys
}

function passkeySignIn(server: FastifyInstance, context: Context): void {
  const { db, clock } = context
  const begun = createClientLimiter(context, 'passkey-sign-in', SIGN_INS)
  const asked = { purpose: 'sign_in', sessionId: null } as const

  route(server, contract.startPasskeySignIn, async ({ request }) => {
    // Nobody who fills the count of a network keeps browsers out that have signed in before.
    const { deviceToken } = clientOf(context, request)
    const isKnown = await isKnownDevice(db, undefined, { deviceToken }, clock.now())
    await begun.count(request.ip, isKnown ? deviceToken! : '')
    return requestOptions(context, asked, [])
  })

  route(server, contract.signInByPasskey, async ({ body, request, reply }) => {
    const client = clientOf(context, request)
    const { userId, session } = await verifyPasskey(context, body.passkey, asked, async (tx, owner) => {
      const who = { ...owner, isAdmin: true, by: 'passkey' as const }
      return { userId: owner.userId, session: await rotateSession(context, tx, who, client, clock.now()) }
    })
    giveSession(context, reply, session)
    return { user: await readCurrentUser(context, userId, client.language) }
  })
}
