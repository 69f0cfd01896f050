import { z } from 'zod'
import {
  type NewPasskey,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
  type PasskeySignature,
  TRANSPORTS,
} from '../../../shared/contract/second-factor'
import type { Context } from '../../platform/context/context'
import type { Transaction } from '../../platform/database/database'
import { HttpError } from '../../platform/http/errors'
import { causeOf } from '../../platform/process/log'
import { hashToken, newToken } from '../../platform/secrets'
import {
  findPasskey,
  insertChallenge,
  lockOwner,
  notePasskeyUse,
  type Passkey,
  type PasskeyPurpose,
  spendChallenge,
} from './second-factor.queries'

/** How long a person may look for their key. */
const CHALLENGE_MS = 5 * 60_000

/** Ed25519, ES256, RS256: what authenticators have, as COSE numbers them. */
const ALGORITHMS = [-8, -7, -257]

/** What a challenge is for, and the session that asked; null for a sign-in. */
export interface Asked {
  purpose: PasskeyPurpose
  sessionId: string | null
}

/** The library brings a parser for certificates: loaded with the first passkey, not at every start. */
const loadVerifier = () => import('@simplewebauthn/server')

/** The product as authenticators know it: by APP_URL alone, never by what a request says. */
const partyOf = ({ config }: Context) => ({
  expectedOrigin: config.appUrl.origin,
  expectedRPID: config.appUrl.hostname,
})

/** Passkeys carry the person's id, so that a sign-in needs no address. */
const handleOf = (userId: string): string => Buffer.from(userId).toString('base64url')

async function newChallenge({ db, clock }: Context, asked: Asked): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS)
  await insertChallenge(db, { challengeHash: hashToken(challenge), ...asked, expiresAt })
  return challenge
}

const clientData = z.object({ challenge: z.string() })

/** The challenge that an authenticator has signed, used up by this; undefined if it is not one that we made for this. */
async function spendSigned({ db, clock }: Context, asked: Asked, clientDataJSON: string) {
  const signed = jsonIn(clientDataJSON)
  if (!signed) return undefined
  const challengeHash = hashToken(signed.challenge)
  const isOurs = await spendChallenge(db, { challengeHash, ...asked }, clock.now())
  return isOurs ? signed.challenge : undefined
}

function jsonIn(base64url: string): z.infer<typeof clientData> | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(base64url, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

const descriptorOf = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: TRANSPORTS.filter((known) => transports.includes(known)),
})

/** What a browser needs to make a passkey of this person; it refuses an authenticator that has one already. */
export async function creationOptions(
  context: Context,
  owner: { userId: string; email: string; sessionId: string },
  existing: Passkey[],
): Promise<PasskeyCreationOptions> {
  return {
    challenge: await newChallenge(context, { purpose: 'add', sessionId: owner.sessionId }),
    rp: { id: partyOf(context).expectedRPID, name: `Cup of Joe, ${context.config.orgName}` },
    user: { id: handleOf(owner.userId), name: owner.email, displayName: owner.email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    excludeCredentials: existing.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** What a browser needs to sign by one of these passkeys. An empty list allows any passkey that the browser has, and names nobody. */
export async function requestOptions(
  context: Context,
  asked: Asked,
  allowed: Passkey[],
): Promise<PasskeyRequestOptions> {
  return {
    challenge: await newChallenge(context, asked),
    rpId: partyOf(context).expectedRPID,
    timeout: CHALLENGE_MS,
    allowCredentials: allowed.map(descriptorOf),
    userVerification: 'required',
  }
}

/** The public key of a passkey that was just made. @throws 400 */
export async function verifyNewPasskey(context: Context, passkey: NewPasskey, sessionId: string) {
  const { clientDataJSON, transports = [] } = passkey.response
  const expectedChallenge = await spendSigned(context, { purpose: 'add', sessionId }, clientDataJSON)
  const { verifyRegistrationResponse } = await loadVerifier()
  const verified =
    expectedChallenge !== undefined &&
    (await verifyRegistrationResponse({
      response: passkey,
      expectedChallenge,
      ...partyOf(context),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch((error: unknown) => refused(context, error)))
  if (!verified || !verified.verified)
    throw new HttpError(400, 'invalid_passkey', (w) => w.signIn.passkeyNotAdded)
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
}

/**
 * Verifies that a passkey has signed one of our challenges, which is used up by it. Then runs `onProved`
 * in the transaction that notes the use: a passkey that is taken away meanwhile proves nothing.
 * @param ownerId whose it has to be; anybody's for a sign-in
 * @throws 400 for everything that is wrong, with the same words
 */
export async function verifyPasskey<T>(
  context: Context,
  given: PasskeySignature,
  asked: Asked & { ownerId?: string },
  onProved: (tx: Transaction, owner: { userId: string; email: string }) => Promise<T>,
): Promise<T> {
  const { ownerId } = asked
  const expectedChallenge = await spendSigned(context, asked, given.response.clientDataJSON)
  const found = await findPasskey(context.db, given.id)
  // Managers prove by theirs, but sign in as every employee does.
  const mayNot = asked.purpose === 'sign_in' && !found?.isAdmin
  if (!found?.isActive || mayNot || expectedChallenge === undefined) throw wrongPasskey()
  const { passkey, email } = found
  const { userHandle } = given.response
  // A passkey that was asked for by name may leave the handle out.
  const isHandleRight =
    userHandle === handleOf(passkey.userId) || (userHandle === undefined && ownerId !== undefined)
  if (!isHandleRight || (ownerId !== undefined && passkey.userId !== ownerId)) throw wrongPasskey()
  const { verifyAuthenticationResponse } = await loadVerifier()
  const verified = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge,
    ...partyOf(context),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  }).catch((error: unknown) => refused(context, error))
  if (!verified?.verified) throw wrongPasskey()
  const use = { id: passkey.id, counter: verified.authenticationInfo.newCounter }
  return context.db.transaction(async (tx) => {
    await lockOwner(tx, passkey.userId)
    // Turned off while it was checked.
    if (!(await findPasskey(tx, given.id))?.isActive) throw wrongPasskey()
    if (!(await notePasskeyUse(tx, use, context.clock.now()))) throw wrongPasskey()
    return onProved(tx, { userId: passkey.userId, email })
  })
}

const wrongPasskey = () => new HttpError(400, 'wrong_proof', (w) => w.signIn.passkeyRefused)

/** The library says by an error what is wrong: the operator reads it, without what was sent; the caller does not. */
function refused({ log }: Context, error: unknown): undefined {
  log.warn(
    {
      reason: causeOf(error)
        .replace(/"[^"]*"/g, '"…"')
        .slice(0, 200),
    },
    'a passkey was refused',
  )
  return undefined
}
