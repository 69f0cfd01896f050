import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** The state of what the product depends on. */
export const system = {
  employees: {
    title: 'Employee Status',
    failed: 'The employees couldn’t be loaded.',
    total: 'Total Employees',
    active: 'Active',
    onLeave: 'On Leave',
    available: 'Available for Matching',
    synced: (moment: string) => `Last synced: ${moment}`,
    neverSynced: 'Last synced: Never',
  },
  title: 'System Health',
  checked: (moment: string) => `Checked ${moment}`,
  checking: 'Checking...',
  check: 'Check again',
  failed: 'The system couldn’t be checked.',
  lines: {
    database: 'Database',
    email: 'Email Service',
    sync: 'Employee Sync',
    cycle: 'Automatic Cycle',
    signIn: 'Sign-in',
    job: (name: string) => `Job: ${name}`,
    pendingSetups: 'Pending Profile Setups',
  },
  /** How many parts don't work. */
  troubles: (count: number) =>
    count === 0
      ? 'Everything works.'
      : plural(count, { one: '# part needs a look.', other: '# parts need a look.' }),
  behind: 'All parts and jobs',
  responded: (milliseconds: string) => `Responded in ${milliseconds} ms`,
  lastSync: (moment: string) => `Last sync ${moment}.`,
  lastRead: (moment: string) => `Last read ${moment}.`,
  failingSince: (moment: string) => `Failing since ${moment}.`,
  until: (moment: string) => `Until ${moment}.`,
  wrongCodes: (moment: string) => `Too many wrong codes were entered ${moment}.`,
  nextRun: (moment: string, rule: string, zone: string) => `Next run ${moment} (${rule}, ${zone}).`,
  /** @param every one of the intervals below */
  runs: (every: string, last: string | null) =>
    last === null ? `Runs ${every}` : `Runs ${every}, last ${last}`,
  jobFailed: (moment: string, message: string) => `Failed ${moment}: ${message}`,
  every: {
    days: (count: number) => plural(count, { one: 'every day', other: 'every # days' }),
    hours: (count: number) => plural(count, { one: 'every hour', other: 'every # hours' }),
    minutes: (count: number) => plural(count, { one: 'every minute', other: 'every # minutes' }),
    seconds: (count: number) => plural(count, { one: 'every second', other: 'every # seconds' }),
  },
}
