/** Logs of mails and the outbox. */
export const mail = {
  /** Instead of a mail whose log was purged. */
  purgedMail:
    'This newsletter was sent and automatically archived. Email previews are not available for sent newsletters since they are deleted to keep the system clean.',
  notSent: 'This newsletter hasn’t been sent.',
  noNewsletter: 'Newsletter not found',
  noUser: 'User not found',
  nothingSentThen: 'No newsletter was sent in that month.',
  beingSent: 'This newsletter is being sent. Wait until it has been sent, or cancel it.',
  runningMonth: 'This log is from the current month. You can purge it next month, once it is archived.',
  purgedAlready: 'This log has already been purged.',
  purged: (title: string) => `The personal content of "${title}" is deleted.`,
  notSigned: (by: string) => `This request isn’t signed by ${by}, or its signature is too old.`,
  notEvents: 'The body is not a list of events.',
  noMail: 'This mail isn’t in the outbox.',
}
