/** What the browser shows. */
export const web = {
  tellBy: {
    slack: 'Slack',
    both: 'E-mail and Slack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'In Slack. Calendar invitations go by e-mail, and so does everything for people without a Slack account.',
    },
    both: {
      label: 'Both',
      hint: 'By e-mail and in Slack.',
    },
  },
  notReached: (reason: string) => `Slack: ${reason}`,
  badge: 'Slack',
}

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
    byMail: (code: string) =>
      `Slack refuses everything (${code}), so people are told by mail. Fix the app’s token or scopes. It’s tried again every minute.`,
    away: 'Can’t be reached',
    waits: (code: string) =>
      `Slack can’t be reached (${code}). It’s tried again every minute. Messages wait, and go by mail after an hour.`,
    notYet: 'Not tried yet',
    told: 'People who chose Slack are told there.',
  },
  slackId: 'Slack ID',
}
