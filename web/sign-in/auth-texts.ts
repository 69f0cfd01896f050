const errors = new Map(
  Object.entries({
    missing_token: 'The magic link is missing a security token. Please request a new link.',
    invalid_link: 'This magic link is invalid or has expired. Please request a new one.',
    verification_failed: 'Magic link verification failed. Please try requesting a new link.',
    invalid_email:
      "Only company email addresses (the company's domain) are allowed to join. Please sign in with your company email.",
    unauthorized_email: 'This email address is not authorized. Please contact your administrator.',
    auth_failed: 'Authentication failed. Please try again.',
    session_expired: 'Your session has expired. Please sign in again.',
    sign_out_failed: 'Signing out failed, so you may still be signed in. Please try again.',
    auth_check_failed: 'We could not check your sign-in. Please try again.',
  }),
)

/**
 * What `?error=` in the address says. Only our own texts: with free text in the address, anyone could make this page say
 * anything. `invalidEmail` is the installation's text, which names its domains.
 */
export function authErrorText(code: string, invalidEmail?: string): string {
  if (code === 'invalid_email' && invalidEmail) return invalidEmail
  return errors.get(code) ?? 'An error occurred during authentication.'
}

const messages = new Map(
  Object.entries({
    signed_out: 'You are signed out. See you next time.',
    email_confirmed: 'Your email address is confirmed. You can sign in now.',
  }),
)

/** What `?message=` in the address says: one of our own texts, or nothing, since anyone can make a link. */
export const authMessageText = (code: string | null): string | null =>
  code === null ? null : (messages.get(code) ?? null)
