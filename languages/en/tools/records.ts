import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** What was sent, to whom, and with what outcome. */
export const logs = {
  title: 'Email Send Logs and Newsletter Archive',
  tabs: {
    label: 'Logs',
    current: (count: string) => `Current Logs (${count})`,
    archived: (count: string) => `Archived Logs (${count})`,
  },
  search: 'Search logs',
  failed: 'Failed to fetch email logs',
  archivedFailed: 'Failed to fetch archived logs',
  none: {
    title: 'Nothing was sent this month',
    text: 'When a newsletter is sent, its log appears here, recipient by recipient.',
  },
  noneArchived: {
    title: 'No archived logs',
    text: 'The logs of earlier months appear here.',
  },
  /** What the moment of a log is. */
  when: { sent: 'Sent', cancelled: 'Cancelled', started: 'Started' },
  at: {
    sent: (at: string) => `Sent ${at}`,
    cancelled: (at: string) => `Cancelled ${at}`,
    started: (at: string) => `Started ${at}`,
  },
  notStarted: 'Not started yet',
  states: {
    queued: 'queued',
    sending: 'sending',
    paused: 'paused',
    sent: 'sent',
    cancelled: 'cancelled',
  },
  archived: 'Archived',
  purged: 'Purged',
  to: (title: string, group: string) => `${title}, to ${group}`,
  details: 'View Details',
  detailsOf: (title: string) => `View Details of ${title}`,
  csvOf: (title: string) => `Download CSV of ${title}`,
  csvOfMonth: (month: string) => `Download CSV of all sends of ${month}`,
  counts: {
    recipients: 'Recipients',
    successful: 'Successful',
    failed: 'Failed',
    cancelled: 'Cancelled',
    unknown: 'Unknown',
  },
  statuses: {
    success: 'Success',
    sendgrid_limit: 'SendGrid Limit',
    sendgrid_forbidden: 'SendGrid Forbidden',
    sendgrid_error: 'SendGrid Error',
    failed: 'Failed',
    unknown: 'Unknown',
    pending: 'Pending',
    cancelled: 'Cancelled',
  },
  dialog: {
    label: 'Log',
    overview: 'Overview',
    entries: 'Send Entries',
    validation: 'Validation Summary',
    preview: 'Preview Email',
  },
  facts: {
    state: 'State',
    pairing: 'Pairing',
    noPairing: 'None',
    file: 'Archive file',
  },
  again: {
    action: 'Start a new newsletter from this one',
    done: (title: string) =>
      `"${title}" is a draft with these texts for this month. Find it under Operations.`,
    failed: 'Failed to start a newsletter from this one',
  },
  uncertain: {
    title: (count: number) =>
      `${plural(count, { one: '# mail', other: '# mails' })} may or may not have arrived`,
    text: 'The server stopped while sending them.',
    action: 'Send them again',
    question: (count: number) =>
      `Send ${plural(count, { one: '# uncertain mail', other: '# uncertain mails' })} again?`,
    effect: 'They keep their Message-ID, so most mail programs show each one only once.',
    confirm: 'Send again',
    failed: 'The uncertain mails couldn’t be sent again',
  },
  purge: {
    title: 'Personal content',
    deleted: (day: string) => `Deleted on ${day}. The counts, recipients and outcomes are still here.`,
    held: (count: number) =>
      plural(count, {
        one: 'The mail as sent: names, matches, departments, photos.',
        other: 'The # mails as sent: names, matches, departments, photos.',
      }),
    action: 'Purge personal content',
    question: (title: string) => `Purge "${title}"?`,
    effect: (count: number, month: string) =>
      `Deletes the ${plural(count, { one: '# mail', other: '# mails' })} of ${month}, the names in them and the mail servers’ replies. Previews stop working. The counts, recipients and outcomes stay. This can’t be undone.`,
    confirm: 'Purge',
    purging: 'Purging...',
    failed: 'The log couldn’t be purged',
  },
  matches: {
    total: 'Total matches',
    validated: 'Validated',
    mismatches: 'Mismatches',
    nobody: 'Nobody in these matches was still taking part, so nobody got a mail about them.',
    none: 'The pairing had no matches.',
    valid: 'Every match of the pairing was still valid.',
    failed: 'The mismatches couldn’t be loaded.',
    purged: 'The note was purged.',
    matched: (email: string) => `Matched with ${email}`,
    noMatch: 'No match',
  },
  entries: {
    search: 'Search recipients',
    status: 'Send status',
    count: (count: number) => plural(count, { one: '# recipient', other: '# recipients' }),
    failed: 'The recipients couldn’t be loaded.',
    none: 'Nobody found.',
    matched: (email: string) => `matched with ${email}`,
    noMatch: 'no match',
    valid: 'Valid',
    issues: 'Issues',
  },
  preview: {
    purged:
      'This newsletter was sent and automatically archived. Email previews are not available for sent newsletters since they are deleted to keep the system clean.',
    nobody: 'This mail hasn’t reached anyone, so there is nothing to show.',
    find: 'Find by address',
    recipient: 'Recipient',
    notTheirs: 'Nobody with this address got this mail.',
    choose: 'Choose a recipient',
    none: 'Nobody found',
    mailTo: (email: string) => `Mail to ${email}`,
    loading: 'Loading the mail...',
    unknownUser: 'The selected user was not found in the system.',
    signIn: 'Authentication required. Please refresh and try again.',
    error: (message: string) => `Error: ${message}`,
  },
}

/** Companies that asked about the product. */
export const inquiries = {
  search: 'Search inquiries',
  failed: 'The inquiries couldn’t be loaded.',
  none: {
    title: 'No inquiries yet',
    text: 'Messages sent with the Company Inquiry form appear here, and go to your contact address.',
  },
  users: (howMany: string) => `${howMany} users`,
}

/** Who did what, and whether the log of it is whole. The actions and fields themselves are as the API has them. */
export const audit = {
  search: 'Search the audit log',
  searchExample: 'Person, thing or value',
  action: 'Action',
  allActions: 'All actions',
  from: 'From',
  to: 'To',
  order: 'Order',
  byPerson: 'By person',
  byAction: 'By action',
  failed: 'The audit log couldn’t be loaded.',
  none: 'Nothing found.',
  changes: (count: number) => plural(count, { one: '# change', other: '# changes' }),
  nothing: 'nothing',
}

/** The list of topics that people can pick. */
export const topics = {
  text: 'People pick up to five on their profile. Those who are brought together read what they have in common. Nobody else does, not even you.',
  language: 'Names and questions in',
  name: 'Topic',
  question: 'Question to begin with',
  questionHint: 'Without one, it is made from the name.',
  add: 'Add a topic',
  remove: (name: string) => `Delete ${name}`,
  failed: 'The topics could not be loaded.',
  saved: 'The topics are saved.',
  notSaved: 'The topics could not be saved.',
}
