const texts: Record<string, string> = {
  signed_out: 'You are signed out. See you next time.',
  email_confirmed: 'Your email address is confirmed. You can sign in now.',
}

/** What `?message=` in the address says: one of our own texts, or nothing, since anyone can make a link. */
export const authMessageText = (code: string | null): string | null =>
  code !== null && Object.hasOwn(texts, code) ? (texts[code] ?? null) : null
