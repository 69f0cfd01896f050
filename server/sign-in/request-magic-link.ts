import { ownAddress } from '../../shared/own-address'
import type { Context } from '../platform/context/context'
import { HttpError } from '../platform/http/errors'
import type { Client } from './client'
import { DAY_MS } from '../platform/http/cookies'
import { mailToken } from './mail-token'
import { magicLinkMail } from './sign-in.email'

const LONG_WAIT_MS = 2 * 60_000
const JUST_SENT = 'A magic link was sent to this address a moment ago. The last three links work.'
const MANY_TODAY =
  'Many emails went to this address today. The last three links still work, in any browser with the code of the same email.'

/** Mails a link and its code to an address of the whitelist, the same way whether or not it has an account. */
export const requestMagicLink = (
  context: Context,
  { email, next }: { email: string; next?: string | undefined },
  client: Client,
) =>
  mailToken(context, {
    flow: 'magic_link',
    email,
    client,
    lifetime: DAY_MS,
    refuse: (wait) =>
      new HttpError(429, 'too_soon', wait > LONG_WAIT_MS ? MANY_TODAY : JUST_SENT, {
        retryAfterSeconds: wait / 1000,
        body: { success: false, requiresWait: Math.ceil(wait / 60_000) },
      }),
    mail: ({ token, code }) => {
      const link = new URL('/magic-auth', context.config.appUrl)
      link.searchParams.set('token', token)
      const address = ownAddress(next)
      if (address) link.searchParams.set('next', address)
      return magicLinkMail({ to: email, link: link.href, code })
    },
  })
