/** What the server says. */
export const server = {
  health: {
    title: 'Backups',
    size: (megabytes: string) => `Last one: ${megabytes} MB`,
    notYet: 'None yet',
    failing: 'Failing',
    triedAgain: 'It’s tried again every hour.',
    sealed: 'Each is written, read back, and encrypted.',
    open: 'Each is written and read back. They are not encrypted.',
  },
  failed: {
    subject: 'No backup was written',
    effect:
      'Cup of Joe could not write a backup. It tries again every hour, and tells you once a day as long as that fails.',
  },
}
