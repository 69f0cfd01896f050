/** What the server says. */
export const server = {
  coffeeOf: (names: string) => `A coffee for ${names}.`,
  booked: (when: string) => `Your coffee is on ${when}.`,
  skip: 'Skip the next round',
  rest: 'Read the rest',
  /** To one person, after a press that did nothing. */
  refused: {
    unknown: 'Cup of Joe can’t tell who you are, so nothing was changed.',
    stranger: 'This isn’t your match, so nothing was changed.',
    old: 'This button doesn’t work any more. You can do the same on your own page.',
  },
  home: {
    noMatch: 'You have no open match at the moment.',
    next: (date: string) => `The next round is on ${date}.`,
    skipping: 'You’re sitting out the next round. After that you’re back automatically.',
    away: 'You’re not taking part at the moment.',
    pause: 'Pause for a month',
    back: 'Take part again',
    open: 'Your page',
  },
  health: {
    off: 'Off',
    byMail: (chat: string, code: string) =>
      `${chat} refuses everything (${code}), so people are told by mail. Fix the app’s token or scopes. It’s tried again every minute.`,
    away: 'Can’t be reached',
    waits: (chat: string, code: string) =>
      `${chat} can’t be reached (${code}). It’s tried again every minute. Messages wait, and go by mail after an hour.`,
    notYet: 'Not tried yet',
    told: (chat: string) => `People who chose ${chat} are told there.`,
  },
  chatId: (chat: string) => `${chat} ID`,
}
