import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

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
  mostWebhooks: (most: number) => `There can be ${digits(most)} of them. Please remove one first.`,
  webhookExists: (name: string) => `There is something named "${name}" already. Choose another name.`,
  addressLost:
    'The address can no longer be opened, since the key of this installation changed. Please give it again.',
  webhookRemoved: (name: string) => `"${name}" is removed. Nothing more is sent there.`,
  webhookIsOff: (name: string) => `"${name}" is turned off. Turn it on first.`,
  sentAgain: 'It is being sent again.',
  channelTested: (name: string) => `The test has arrived in "${name}".`,
  /** Why a host was not told. */
  problems: {
    onlyHttps: (host: string) => `${host} is asked over https only.`,
    notPublic: (host: string) =>
      `${host} is not on the public internet. The operator can allow it by the setting WEBHOOK_HOSTS.`,
    packed: (host: string) => `${host} returns packed content.`,
    noHost: (host: string) => `There is no host named ${host}.`,
    tookTooLong: (host: string) => `${host} took longer than 10 seconds.`,
    certificate: (host: string) => `The certificate of ${host} is not valid.`,
    unreachable: (host: string) => `${host} cannot be reached.`,
    keyChanged: (host: string) =>
      `The key of this installation changed, so the address of ${host} can no longer be opened. Give it again.`,
    refused: (host: string, status: number) => `${host} does not accept it (${status}).`,
  },
  /** Of a round, in a channel of a chat. */
  announcement: {
    round: (pairs: number, count: number) => {
      const made = plural(pairs, { one: '# new pair', other: '# new pairs' })
      const fresh = plural(count, { one: '# new face', other: '# new faces' })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'See your match',
    test: 'This is a test. Rounds of Cup of Joe will be announced here.',
  },
}
