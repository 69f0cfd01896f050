import { formatsOf } from '../../../shared/languages/formats'

const { digits } = formatsOf('en')

/** What the browser shows. */
export const web = {
  section: 'API keys',
  text: 'An API key lets a program make administrators’ calls: an HR system, a script, a data warehouse. It may do what you choose, and nothing else.',
  calls: 'All calls',
  failed: 'The API keys couldn’t be loaded.',
  of: (name: string) => `The API key "${name}"`,
  once: 'You see it only this once. Copy it now.',
  key: 'API key',
  until: (end: string) => `until ${end}`,
  ended: (end: string) => `Expired ${end}`,
  may: (scopes: string) => `May: ${scopes}`,
  name: 'Name of a new API key',
  what: 'What it may do',
  lasts: 'Valid for',
  choose: 'Choose at least one thing it may do',
  make: 'Make API Key',
  notMade: 'Failed to make an API key',
  effect: 'Calls with this key are refused at once. What it did stays.',
  notRevoked: 'Failed to revoke the API key',
  example: 'Payroll',
  scopes: {
    read: 'read everything administrators see',
    people: 'change people, groups and the whitelist',
    rounds: 'make and change rounds and programmes',
    newsletters: 'write and send newsletters',
    integrations: 'manage webhooks and channels',
  },
  days: {
    30: '30 days',
    90: '90 days',
    365: '1 year',
    730: '2 years',
  },
}

/** What the server says. */
export const server = {
  keyExists: (name: string) => `There is already an API key named "${name}". Choose another name.`,
  keyRevoked: (name: string) => `"${name}" is revoked. Its calls are refused now.`,
  wrongKeys: (wait: string) => `Too many wrong API keys were sent from here. Please try again in ${wait}.`,
  wrongKey: 'This API key is wrong, or was revoked.',
  keyEnded: (name: string) => `The API key "${name}" has expired. Make a new one.`,
  keyInAddress:
    'An API key doesn’t belong in an address, where logs keep it. Revoke it, and send a new one in the Authorization header.',
  cookieBesideKey: 'Send an API key or a session cookie, not both.',
  tooManyCalls: (most: number) =>
    `More than ${digits(most)} calls were made with this API key within a minute. Please wait a little.`,
  repeatKeyTooLong: (most: number) => `Idempotency-Key needs 1 to ${digits(most)} characters.`,
  repeatedOtherwise: 'This Idempotency-Key was used for another call. Use a new one for each call.',
  callUnderWay: 'The first call with this Idempotency-Key is still under way. Try again a little later.',
  callCutOff:
    'The server stopped in the middle of the first call with this Idempotency-Key. Check whether it was done, then call again with a new one.',
  notFound: 'This API key was not found.',
}
