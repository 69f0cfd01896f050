/** What the server says. */
export const server = {
  health: {
    title: 'Mailbox',
    notRead: {
      label: 'Not read',
      detail: 'Calendar replies and returned mails aren’t read. Set INBOUND_URL to the mailbox of MAIL_FROM.',
    },
    failing: 'Failing',
    triedAgain:
      'It’s tried again automatically. Replies and returned mails wait there; nothing else is affected.',
    notYet: 'Not read yet',
    everyMinute: 'Calendar replies and returned mails are read every minute.',
  },
}
