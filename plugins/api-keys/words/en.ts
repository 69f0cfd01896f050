import { formatsOf } from '../../../shared/languages/formats'

const { digits } = formatsOf('en')

/** What the browser shows. */
export const web = {
  section: 'API keys',
  text: 'With an API key a program makes the calls of administrators: an HR system, a script, a data warehouse. A key may do what you choose, and nothing else.',
  calls: 'All calls',
  failed: 'The API keys could not be read.',
  of: (name: string) => `The API key "${name}"`,
  once: 'It is shown this once. Copy it now to where it is used.',
  key: 'API key',
  until: (end: string) => `until ${end}`,
  ended: (end: string) => `Ended ${end}`,
  may: (scopes: string) => `May: ${scopes}`,
  name: 'Name of a new API key',
  what: 'What it may do',
  lasts: 'Valid for',
  choose: 'Choose at least one thing that it may do',
  make: 'Make API Key',
  notMade: 'Failed to make an API key',
  effect: 'Calls with this key are refused at once. What it did stays.',
  notRevoked: 'Failed to revoke the API key',
  example: 'Payroll',
  scopes: {
    read: 'read all that administrators see',
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
  keyExists: (name: string) => `There is an API key named "${name}" already. Choose another name.`,
  keyRevoked: (name: string) => `"${name}" is revoked. Calls with it are refused now.`,
  wrongKeys: (wait: string) => `Too many wrong API keys were sent from here. Please try again in ${wait}.`,
  wrongKey: 'This API key is wrong, or was revoked.',
  keyEnded: (name: string) => `The API key "${name}" has ended. Make a new one.`,
  keyInAddress:
    'An API key does not belong into an address, where logs keep it. Revoke it, and send a new one in the header Authorization.',
  cookieBesideKey: 'Send an API key or a session cookie, not both.',
  tooManyCalls: (most: number) =>
    `More than ${digits(most)} calls were made with this API key within a minute. Please wait a little.`,
  repeatKeyTooLong: (most: number) => `Idempotency-Key has 1 to ${digits(most)} characters.`,
  repeatedOtherwise: 'This Idempotency-Key was used for another call. Use a new one for each call.',
  callUnderWay: 'The first call with this Idempotency-Key is still under way. Repeat it a little later.',
  callCutOff:
    'The server stopped in the middle of the first call with this Idempotency-Key. Look whether it was done, then call again with another one.',
  notFound: 'This API key was not found.',
}
