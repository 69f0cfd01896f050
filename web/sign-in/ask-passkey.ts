import type {
  NewPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeySignature,
} from '../../shared/contract/second-factor'
import { CallError, messageOf } from '../api/call'

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
  if (error instanceof CallError) return messageOf(error, 'The passkey could not be checked.')
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used: it was cancelled, or took too long.'
  if (name === 'InvalidStateError') return 'This device already has a passkey for you.'
  if (name === 'SecurityError')
    return 'Passkeys work only at the address that the operator has set for Cup of Joe.'
  return 'This browser cannot use a passkey here. Please use another way.'
}
