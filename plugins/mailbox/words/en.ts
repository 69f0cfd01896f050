/** What the server says. */
export const server = {
  health: {
    title: 'Mailbox',
    notRead: {
      label: 'Not read',
      detail:
        'Replies of calendars and mails that come back are not read. Set INBOUND_URL to the mailbox of MAIL_FROM.',
    },
    failing: 'Failing',
    triedAgain:
      'It is tried again by itself; replies and returned mails wait there, and nothing else suffers.',
    notYet: 'Has not been read yet',
    everyMinute: 'Replies of calendars and mails that come back are read every minute.',
  },
}
