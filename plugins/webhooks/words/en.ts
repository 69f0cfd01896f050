import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** What the browser shows. */
export const web = {
  section: 'Webhooks and channels',
  /** Webhooks: programs that are told what happens. */
  webhooks: {
    title: 'Webhooks',
    text: 'A webhook tells a program what happens: an HR system, a calendar of rooms, a data warehouse. Events are signed by the Standard Webhooks specification, and retried for three days.',
    failed: 'The webhooks couldn’t be loaded.',
    of: (name: string) => `The webhook "${name}"`,
    once: 'You see it only this once. The program uses it to check that events come from here.',
    secret: 'Secret',
    earlier: (end: string) => `Until ${end} the earlier secret signs as well.`,
    told: (events: string) => `Told of: ${events}`,
    personal: 'Include people’s names and addresses',
    personalText: 'They leave Cup of Joe with each event. Without them, events hold ids and counts only.',
    hasPersonal: 'With names and addresses',
    off: {
      administrator: (since: string) => `Off since ${since}`,
      failing: (since: string) => `Off since ${since}: nothing arrived for three days`,
      gone: (since: string) => `Off since ${since}: its server says the address is gone`,
    },
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    name: 'Name of a new webhook',
    address: 'Address',
    what: 'What it is told',
    choose: 'Choose at least one event',
    make: 'Add Webhook',
    notMade: 'Failed to add the webhook',
    notChanged: 'Failed to change the webhook',
    renew: 'New secret',
    renewTitle: (name: string) => `A new secret for "${name}"?`,
    renewEffect: 'Give the program the new secret within a week. Until then the earlier one signs as well.',
    remove: 'Remove',
    removeTitle: (name: string) => `Remove "${name}"?`,
    removeEffect: 'Nothing more is sent there, and its log is deleted.',
    notRemoved: 'Failed to remove it',
    log: 'Log',
    logOf: (name: string) => `What "${name}" was told`,
    logFailed: 'The log couldn’t be loaded.',
    nothing: 'Nothing yet.',
    again: 'Send again',
    notSent: 'Failed to send it again',
    tries: (count: number) => plural(count, { one: '# try', other: '# tries' }),
    next: (when: string) => `next try ${when}`,
    states: {
      waiting: 'Waiting',
      delivered: 'Delivered',
      failed: 'Failed',
    },
    events: {
      'round.made': 'a round is made',
      'round.changed': 'a round is changed',
      'round.published': 'people see their matches',
      'round.completed': 'a round is completed',
      'newsletter.sent': 'a newsletter is sent',
      'match.met': 'two people say they met',
      'meeting.booked': 'a time is booked',
      'meeting.moved': 'a time is moved',
      'meeting.cancelled': 'a time is cancelled',
      'person.joined': 'somebody joins',
      'person.left': 'somebody leaves',
    },
  },
  /** Channels of a chat, where rounds are announced. */
  channels: {
    title: 'Channels',
    text: 'Announces each round in a channel of your chat when people see their matches: how many pairs, and how many new faces. No match is named.',
    failed: 'The channels couldn’t be loaded.',
    name: 'Name of a new channel',
    form: 'Chat',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat or Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'Add Channel',
    notMade: 'Failed to add the channel',
    test: 'Send a Test',
    notTested: 'The test didn’t arrive',
  },
}

/** What the server says. */
export const server = {
  mostWebhooks: (most: number) => `There can be at most ${digits(most)}. Please remove one first.`,
  webhookExists: (name: string) => `The name "${name}" is already taken. Choose another name.`,
  addressLost:
    'The key of this installation has changed, so the address can’t be read any more. Please enter it again.',
  webhookRemoved: (name: string) => `"${name}" is removed. Nothing more is sent there.`,
  webhookIsOff: (name: string) => `"${name}" is turned off. Turn it on first.`,
  sentAgain: 'It is being sent again.',
  channelTested: (name: string) => `The test has arrived in "${name}".`,
  /** Why a host was not told. */
  problems: {
    onlyHttps: (host: string) => `The address of ${host} has to begin with https://.`,
    notPublic: (host: string) =>
      `${host} is not on the public internet. The operator can allow it by the setting WEBHOOK_HOSTS.`,
    packed: (host: string) => `${host} returns compressed content, which can’t be read.`,
    noHost: (host: string) => `There is no host named ${host}.`,
    tookTooLong: (host: string) => `${host} took longer than 10 seconds.`,
    certificate: (host: string) => `The certificate of ${host} isn’t valid.`,
    unreachable: (host: string) => `${host} can’t be reached.`,
    keyChanged: (host: string) =>
      `The key of this installation has changed, so the address of ${host} can’t be read any more. Please enter it again.`,
    refused: (host: string, status: number) => `${host} doesn’t accept it (${status}).`,
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
  turnedOff: {
    subject: (name: string) => `Turned off: ${name}`,
    failing: (host: string) => `Nothing could be delivered to ${host} for three days.`,
    gone: (host: string) => `${host} says the address is gone.`,
    effect:
      'Nothing more is sent there until an administrator turns it on again, under Admin Tools, “Webhooks and channels”. Everything waiting is sent then.',
  },
  notFound: {
    webhook: 'This webhook was not found.',
    channel: 'This channel was not found.',
    delivery: 'This delivery was not found.',
  },
}
