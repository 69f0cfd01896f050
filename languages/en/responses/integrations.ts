import { formatsOf } from '../../../shared/languages/formats'

const { digits } = formatsOf('en')

/** API keys, and the calls that are made with them. */
export const integrations = {
  keyExists: (name: string) => `There is an API key named "${name}" already. Choose another name.`,
  keyRevoked: (name: string) => `"${name}" is revoked. Calls with it are refused now.`,
  wrongKeys: (wait: string) => `Too many wrong API keys were sent from here. Please try again in ${wait}.`,
  wrongKey: 'This API key is wrong, or was revoked.',
  keyEnded: (name: string) => `The API key "${name}" has ended. Make a new one.`,
  keyInAddress:
    'An API key does not belong into an address, where logs keep it. Revoke it, and send a new one in the header Authorization.',
  cookieBesideKey: 'Send an API key or a session cookie, not both.',
  notForKeys: 'No API key may do this. An administrator has to do it.',
  scopeMissing: (scope: string) => `This API key does not have the scope "${scope}".`,
  tooManyCalls: (most: number) =>
    `More than ${digits(most)} calls were made with this API key within a minute. Please wait a little.`,
  repeatKeyTooLong: (most: number) => `Idempotency-Key has 1 to ${digits(most)} characters.`,
  repeatedOtherwise: 'This Idempotency-Key was used for another call. Use a new one for each call.',
  callUnderWay: 'The first call with this Idempotency-Key is still under way. Repeat it a little later.',
  callCutOff:
    'The server stopped in the middle of the first call with this Idempotency-Key. Look whether it was done, then call again with another one.',
}
