import type { Context } from '../platform/context/context'
import { HttpError } from '../platform/http/errors'
import type { Client } from './client'
import { mailToken } from './mail-token'
import { codeMail } from './sign-in.email'

const CODE_LIFETIME_MS = 15 * 60_000

/** Mails a code that signs in, validates, or deletes the account, in the browser that asked. The address must be on the whitelist. */
export const sendCode = (
  context: Context,
  flow: 'code' | 'validation' | 'deletion',
  email: string,
  client: Client,
): Promise<{ browserToken: string }> =>
  mailToken(context, {
    flow,
    email,
    client,
    lifetime: CODE_LIFETIME_MS,
    refuse: (wait) =>
      new HttpError(
        429,
        'too_soon',
        `A code was sent to this address already. Please wait ${inWords(wait)}, ${flow === 'deletion' ? 'or enter that code' : 'or sign in with a magic link'}.`,
        { retryAfterSeconds: wait / 1000, body: { success: false, requiresWait: Math.ceil(wait / 60_000) } },
      ),
    mail: ({ code }) => codeMail({ to: email, code, purpose: flow }),
  })

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000)
  if (minutes >= 120) return `${Math.ceil(minutes / 60)} hours`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
