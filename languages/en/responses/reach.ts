import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** Who of a round was told, and why others were not. */
export const reach = {
  notSent: "Nobody has been told yet: this round's newsletter hasn't been sent.",
  notMailed: 'People see their match on their page. Nobody has got a mail yet.',
  again: (people: number) =>
    plural(people, { one: '# person is mailed again.', other: '# people are mailed again.' }),
  nobody: 'Nobody here can be mailed again: they were reached, have left or have another match.',
  /** What to do where a mail would do no good. */
  tellThem: 'Tell them yourself: this mail is out of date for them.',
  /** Why somebody was not reached, and what to do. */
  troubles: {
    full: { reason: 'The mailbox is full.', next: 'Ask them to make room, then try again.' },
    unknownAddress: {
      reason: 'The mail server does not know this address.',
      next: 'Correct the address, then try again: it goes to the new one.',
    },
    suppressed: {
      reason: 'The mail provider no longer delivers to this address.',
      next: 'Take it off the provider’s suppression list, then try again.',
    },
    refused: {
      reason: 'The mail server refused the mail.',
      next: 'Ask that mail server’s operator why, then try again.',
    },
    busy: { reason: 'The mail server was busy at every try.', next: 'Try again.' },
    sender: {
      reason: 'The mail server does not accept your sender.',
      next: 'Correct the sender (System Health), or ask that mail server’s operator to let it in. Then try again.',
    },
    closed: {
      reason: 'The mail server does not take mail for this address.',
      next: 'Ask them for their right address, correct it, then try again.',
    },
    route: {
      reason: 'The mail did not get through to the mail server of this address.',
      next: 'Ask your mail server’s operator to check the route, then try again.',
    },
    content: {
      reason: 'The mail server refused the mail for its content or size.',
      next: 'Ask that mail server’s operator why, then try again.',
    },
    unmade: {
      reason: 'The mail could not be made.',
      next: 'Look at System Health, then try again.',
    },
    turnedOff: {
      reason: 'Their account was turned off before the mail went out.',
      next: 'Nothing needs to be done.',
    },
    barred: {
      reason: 'They were off the whitelist before the mail went out.',
      next: 'Nothing needs to be done.',
    },
    optedOut: { reason: 'They opted out before the mail went out.', next: 'Nothing needs to be done.' },
    paused: { reason: 'They paused before the mail went out.', next: 'Nothing needs to be done.' },
    steppedOut: {
      reason: 'They left the match before the mail went out.',
      next: 'Nothing needs to be done.',
    },
    away: {
      reason: 'They had stopped taking part before the mail went out.',
      next: 'Nothing needs to be done.',
    },
    joined: { reason: 'They joined before the mail went out.', next: 'Nothing needs to be done.' },
    tooLate: {
      reason: 'The booked time was over before the mail went out.',
      next: 'Nothing needs to be done.',
    },
    chatNobody: {
      reason: (chat: string) => `${chat} knows nobody with this address.`,
      next: 'Try again: it goes by e-mail.',
    },
    chatRefused: {
      reason: (chat: string) => `${chat} did not take the message.`,
      next: 'Try again: it goes by e-mail.',
    },
    missed: {
      reason: 'They were away when the newsletter went out.',
      next: 'Tell them yourself; their page shows it, too.',
    },
    cancelled: { reason: 'The send was cancelled before their turn.', next: 'Try again.' },
    broken: { reason: 'The connection to the mail server broke.', next: 'Try again.' },
  },
}
