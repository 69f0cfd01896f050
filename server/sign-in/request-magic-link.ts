import type { Context } from '../context/context'
import { HttpError } from '../http/errors'
import { demandAdmission } from './admission.queries'
import type { Client } from './client'
import { DAY_MS } from '../http/cookies'
import { countRequest, mailToken } from './mail-token'
import { LINK_LIMIT } from './sending-limits.rules'
import { magicLinkMail } from './sign-in.email'

/** Mails a link and its code to an address of the whitelist, the same way whether or not it has an account. */
export async function requestMagicLink(context: Context, email: string, client: Client) {
  await countRequest(context, client)
  await demandAdmission(context.db, email)
  return mailToken(context, {
    flow: 'magic_link',
    email,
    client,
    lifetime: DAY_MS,
    limit: LINK_LIMIT,
    counted: ['magic_link'],
    refuse: (wait) =>
      new HttpError(429, 'too_soon', 'A magic link was sent to this address a moment ago.', {
        retryAfterSeconds: wait / 1000,
        body: { success: false, requiresWait: Math.ceil(wait / 60_000) },
      }),
    mail: ({ token, code }) => {
      const link = new URL('/magic-auth', context.config.appUrl)
      link.searchParams.set('token', token)
      return magicLinkMail({ to: email, link: link.href, code })
    },
  })
}
