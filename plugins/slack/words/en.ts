/** What the browser shows. */
export const web = {
  tellBy: {
    slack: 'Slack',
    both: 'E-mail and Slack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'In Slack. Who has no account there, and every invitation for a calendar, goes by e-mail.',
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
    stranger: 'This match is of other people, so nothing was changed.',
    old: 'This button does not work any more. Your own page does the same.',
  },
  home: {
    noMatch: 'You have no open match at the moment.',
    next: (date: string) => `The next round is on ${date}.`,
    skipping: 'You sit out the next round, and are back automatically after it.',
    away: 'You don’t take part at the moment.',
    pause: 'Pause for a month',
    back: 'Take part again',
    open: 'Your page',
  },
  health: {
    off: 'Off',
    byMail: (code: string) =>
      `Slack refuses everything (${code}), so people are told by mail. Mend the app’s token or scopes: it is asked again each minute.`,
    away: 'Can’t be reached',
    waits: (code: string) =>
      `Slack can’t be reached (${code}); it is asked again each minute. What people are to be told there waits, and goes by mail after an hour.`,
    notYet: 'Has not been asked yet',
    told: 'People who want it are told in Slack.',
  },
  slackId: 'Slack ID',
}
