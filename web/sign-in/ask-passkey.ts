import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeySignature,
} from '../../shared/contract/second-factor'
import { CallError, messageOf } from '../api/call'
import { words } from '../words'

/** Loaded with the first press: most people never need it. */
const load = () => import('@simplewebauthn/browser')

/** Lets the browser make a passkey. */
export async function makePasskey(optionsJSON: PasskeyCreationOptions): Promise<NewPasskey> {
  const made = await (await load()).startRegistration({ optionsJSON })
  return { ...made, clientExtensionResults: {} }
}

/** Lets the browser sign by a passkey. */
export async function signByPasskey(optionsJSON: PasskeyRequestOptions): Promise<PasskeySignature> {
  const signed = await (await load()).startAuthentication({ optionsJSON })
  return { ...signed, clientExtensionResults: {} }
}

/** What went wrong, in words: the server's, or what the browser's error means. */
export function passkeyFault(error: unknown): string {
  const { passkey } = words.visitor
  if (error instanceof CallError) return messageOf(error, passkey.notChecked)
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError') return passkey.notUsed
  if (name === 'InvalidStateError') return passkey.known
  if (name === 'SecurityError') return passkey.wrongPlace
  return passkey.notHere
}
