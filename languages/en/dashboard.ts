import { formatsOf } from '../../shared/languages/formats'
import { access, bulk, ending } from './dashboard/changes'

const { plural } = formatsOf('en')

/** The frame of the dashboard, its commands, and what several tabs show. */
export const dashboard = {
  about: { help: 'Help Center', changed: 'What changed' },
  tabs: {
    operations: 'Operations',
    'admin-tools': 'Admin Tools',
    departments: 'Departments',
    metrics: 'Analytics & Metrics',
    'email-whitelist': 'Email Whitelist',
    'email-logs': 'Email Send Logs',
    images: 'Image Gallery',
  },
  /** The sections of Admin Tools in three groups. */
  groups: { people: 'People', programme: 'Programme', it: 'For IT' },
  sections: {
    users: 'User Management',
    programme: 'Programme',
    tools: 'Programme Tools',
    departments: 'Department Management',
    topics: 'Topics',
    attributes: 'Attributes',
    inquiries: 'Company Inquiries',
    'audit-log': 'Audit Log',
  },
  /** Buttons of several tabs, and what they say while they work. */
  buttons: {
    save: 'Save',
    saving: 'Saving...',
    adding: 'Adding...',
    delete: 'Delete',
    deleting: 'Deleting...',
    rename: 'Rename',
    csv: 'Download CSV',
    /** What screen readers read: which row it is about. */
    of: {
      delete: (name: string) => `Delete ${name}`,
      rename: (name: string) => `Rename ${name}`,
      remove: (name: string) => `Remove ${name}`,
      select: (name: string) => `Select ${name}`,
      more: (name: string) => `More for ${name}`,
    },
  },
  /** Choices of several filters and lists. */
  choices: {
    allGroups: 'All groups',
    allProgrammes: 'All programmes',
    allStatuses: 'All statuses',
    byGroup: 'Filter by domain group',
    unassigned: 'Unassigned',
    newestFirst: 'Newest first',
    oldestFirst: 'Oldest first',
    wholeCompany: 'Whole company',
    yourGroups: 'Your groups',
  },
  domainGroup: 'Domain group',
  entries: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  commands: {
    title: 'Commands',
    field: 'Command, tab or user',
    placeholder: 'Find a tab, action or user',
    goTo: 'Go to',
    action: 'Action',
    newsletter: 'Create Newsletter',
    created: (title: string) => `"${title}" is a draft with starter content.`,
    notCreated: 'Failed to generate newsletter template',
    generate: 'Generate Monthly Pairings',
    generateFor: (group: string) => `Generate Pairings for ${group}`,
    looking: 'Looking for users...',
    nothing: 'Nothing found.',
    /** Other words by which a command is found. */
    also: {
      section: 'go to',
      generate: 'all users company-wide',
      tabs: {
        operations:
          'this month, round, draw, pairs, answers, sat out, left out, proof, newsletter, send, complete',
        'admin-tools': 'users, invite, export, programme, audit',
        departments: 'teams, groups',
        metrics: 'figures, statistics, who met, export, system health',
        'email-whitelist': 'import people, add people, domains, groups',
        'email-logs': 'mails, reached, bounced, export',
        images: 'photos, pictures',
      },
    },
  },
  tools: {
    pairAll: 'Create Pairings for All Groups',
    sync: 'Sync Employee Data',
    notSynced: 'Failed to sync employee data',
    sample: {
      action: 'Seed Sample Users',
      title: 'Add 100 sample users?',
      effect: 'This adds a sample company and its history to your people, for trying things out.',
      confirm: 'Add sample users',
      failed: 'Failed to seed users',
    },
  },
  unreachable: {
    title: (count: number) => `Mail doesn't reach ${plural(count, { one: '# person', other: '# people' })}`,
    who: 'See who',
    text: 'Refused addresses are tried again each month until a mail arrives. Ask these people for their right address, or pause them.',
    refused: (months: string, said: string) => `Refused in ${months}. ${said}`.trim(),
    complained: (day: string) => `Marked a newsletter as spam on ${day}, and has been opted out since.`,
    show: (name: string) => `Show ${name} in User Management`,
  },
  demo: {
    title: 'This is a demo.',
    text: 'A sample company in your browser: look around, nothing is changed or sent.',
    leave: 'Leave the demo',
    changesNothing: 'This is a demo: it changes nothing. The product does this.',
    lacksThis: "This is a demo: it doesn't have this. The product does.",
    noFiles: {
      title: 'This is a demo',
      text: 'It has no files to download. The product does.',
    },
  },
  access,
  ending,
  bulk,
}
