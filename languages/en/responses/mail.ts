/** Logs of mails and the outbox. */
export const mail = {
  /** Instead of a mail whose log was purged. */
  purgedMail:
    'This newsletter was sent and automatically archived. Email previews are not available for sent newsletters since they are deleted to keep the system clean.',
  notSent: 'This newsletter has not been sent.',
  noNewsletter: 'Newsletter not found',
  noUser: 'User not found',
  nothingSentThen: 'No newsletter was sent in that month.',
  beingSent: 'This newsletter is being sent. Wait until it has been sent, or cancel it.',
  runningMonth: 'This log is of the running month. It can be purged once it is archived, next month.',
  purgedAlready: 'This log has already been purged.',
  purged: (title: string) => `The personal content of "${title}" is deleted.`,
  notSigned: (by: string) => `This request is not signed by ${by}, or its signature is too old.`,
  notEvents: 'The body is not a list of events.',
  noMail: 'There is no such mail in the outbox.',
}
