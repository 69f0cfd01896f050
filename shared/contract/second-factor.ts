import { z } from 'zod'
import { endpoint } from '../endpoint'
import { LONGEST } from '../limits'
import { PASSKEY_NAME, RECOVERY_CODE } from '../text-rules'
import { id, instant, messageAnswer, ruled, text } from './common'
import { code, user } from './sign-in'
import { saying } from '../languages/faults'

/* ---- What passes between browser and server so that a passkey can sign (WebAuthn's own JSON) ---- */

const base64url = z
  .string()
  .max(LONGEST.passkeyPart)
  .regex(
    /^[\w-]*$/,
    saying((w) => w.notBase64),
  )
const credentialType = z.literal('public-key')
const transports = z.array(z.string().max(30)).max(10)
/** Those that browsers know; others are not sent back to them. */
export const TRANSPORTS = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const
const descriptor = z.object({
  id: z.string(),
  type: credentialType,
  transports: z.array(z.enum(TRANSPORTS)),
})

const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: credentialType })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreationOptions = z.infer<typeof creationOptions>

const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
})
export type PasskeyRequestOptions = z.infer<typeof requestOptions>

const credential = { id: base64url, rawId: base64url, type: credentialType }
/** Nothing of what extensions say is used. */
const clientExtensionResults = z.object({}).default({})

const newPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: transports.optional(),
  }),
  clientExtensionResults,
})
export type NewPasskey = z.infer<typeof newPasskey>

const signature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
  clientExtensionResults,
})
export type PasskeySignature = z.infer<typeof signature>

/* ---- What an administrator has ---- */

export const getSecondFactor = endpoint('GET /api/admin/second-factor', {
  access: 'manager',
  setUp: true,
  summary: "The administrator's own passkeys, authenticator app, and how many recovery codes are left.",
  response: z.object({
    /** Whether this installation demands one. */
    isRequired: z.boolean(),
    passkeys: z.array(z.object({ id, name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() })),
    app: z.object({ addedAt: instant, lastUsedAt: instant.nullable() }).nullable(),
    recoveryCodesLeft: z.number(),
  }),
})

/** Ten when this was the first second factor; then they are shown, this once. */
const added = messageAnswer.extend({ recoveryCodes: z.array(z.string()).nullable() })

export const startPasskey = endpoint('POST /api/admin/second-factor/passkeys/options', {
  access: 'manager',
  proof: 'fresh',
  setUp: true,
  changes: 'nothing',
  summary: 'What the browser needs to make a passkey; valid five minutes, in this session.',
  response: creationOptions,
})

export const addPasskey = endpoint('POST /api/admin/second-factor/passkeys', {
  access: 'manager',
  proof: 'fresh',
  setUp: true,
  summary: 'Adds the passkey that the browser has made.',
  body: z.object({ name: text(PASSKEY_NAME), passkey: newPasskey }),
  response: added,
})

export const removePasskey = endpoint('DELETE /api/admin/second-factor/passkeys/:id', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Removes a passkey of the administrator.',
  response: messageAnswer,
})

export const startApp = endpoint('POST /api/admin/second-factor/app', {
  access: 'manager',
  proof: 'fresh',
  setUp: true,
  changes: 'nothing',
  summary: 'Makes the secret of an authenticator app.',
  response: z.object({
    /** In base32, to be typed. */
    secret: z.string(),
    /** An otpauth address, for the QR code. */
    uri: z.string(),
  }),
})

export const confirmApp = endpoint('PUT /api/admin/second-factor/app', {
  access: 'manager',
  proof: 'fresh',
  setUp: true,
  summary: 'Turns the authenticator app on by its first code; it replaces the one before.',
  body: z.object({ code }),
  response: added,
})

export const removeApp = endpoint('DELETE /api/admin/second-factor/app', {
  access: 'manager',
  proof: 'fresh',
  summary: "Removes the administrator's authenticator app.",
  response: messageAnswer,
})

export const makeRecoveryCodes = endpoint('POST /api/admin/second-factor/recovery-codes', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Makes ten new recovery codes; the earlier ones no longer work.',
  response: z.object({ recoveryCodes: z.array(z.string()) }),
})

/* ---- Proving it ---- */

export const checkProof = endpoint('GET /api/admin/second-factor/proof', {
  access: 'manager',
  proof: 'fresh',
  summary: 'Asked before a file is downloaded: 200 when the last proof is fresh, or none is needed.',
  response: messageAnswer,
})

export const startPasskeyProof = endpoint('POST /api/admin/second-factor/proof/options', {
  access: 'manager',
  proof: 'none',
  setUp: true,
  changes: 'nothing',
  summary: 'What the browser needs to prove by a passkey of the administrator.',
  response: requestOptions,
})

export const proveByPasskey = endpoint('POST /api/admin/second-factor/proof/passkey', {
  access: 'manager',
  proof: 'none',
  setUp: true,
  summary: 'Proves the second factor by a passkey.',
  body: z.object({ passkey: signature }),
  response: messageAnswer,
})

export const proveByApp = endpoint('POST /api/admin/second-factor/proof/app', {
  access: 'manager',
  proof: 'none',
  setUp: true,
  summary: 'Proves the second factor by a code of the authenticator app.',
  body: z.object({ code }),
  response: messageAnswer,
})

export const proveByRecoveryCode = endpoint('POST /api/admin/second-factor/proof/recovery-code', {
  access: 'manager',
  proof: 'none',
  setUp: true,
  summary: 'Proves the second factor by a recovery code, which is used up by that.',
  body: z.object({ recoveryCode: ruled(RECOVERY_CODE) }),
  response: messageAnswer,
})

/* ---- Signing in by a passkey alone ---- */

export const startPasskeySignIn = endpoint('POST /api/signin/passkey/options', {
  access: 'public',
  changes: 'nothing',
  summary: 'What the browser needs to sign an administrator in by a passkey; names nobody.',
  response: requestOptions,
})

export const signInByPasskey = endpoint('POST /api/signin/passkey', {
  access: 'public',
  changes: 'session',
  summary: 'Signs an administrator in by a passkey, which is both factors.',
  body: z.object({ passkey: signature }),
  response: z.object({ user }),
})
