/** How many domains the message names. */
const NAMED = 3

/** Why an address may not join, with the whitelist's domains. */
export function invalidEmailMessage(domains: string[]): string {
  const named = domains.slice(0, NAMED).join(', ')
  const which = named && ` (${named}${domains.length > NAMED ? ' and others' : ''})`
  return `Only company email addresses${which} are allowed to join. Please sign in with your company email.`
}

export const UNAUTHORIZED_EMAIL = 'This email address is not authorized. Please contact your administrator.'
