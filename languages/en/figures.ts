import { formatsOf } from '../../shared/languages/formats'
import type { Sentence } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits } = formatsOf('en')

/** Analytics & Metrics. */
export const figures = {
  failed: 'The metrics couldn’t be loaded.',
  summary: {
    label: 'Summary',
    users: 'Total Users',
    pendingSetup: (count: number) => `${digits(count)} pending setup`,
    active: 'Active Matches',
    completed: 'Completed Chats',
    participation: 'Participation Rate',
    participationNote: (joined: number, all: number) => `${digits(joined)} of ${digits(all)} have joined`,
  },
  period: { label: 'Months', current: 'Current Month', previous: 'Previous Months' },
  views: {
    label: 'Metrics',
    users: 'User Analytics',
    matching: 'Matching Performance',
    engagement: 'Engagement',
    system: 'System',
  },
  table: 'Show as a table',
  share: 'Share',
  month: 'Month',
  department: 'Department',
  users: {
    failed: 'The users couldn’t be loaded.',
    column: 'Users',
    status: {
      title: 'Status Distribution',
      caption: 'Users by status',
      column: 'Status',
      active: 'Active',
      paused: 'Paused',
      optedOut: 'Opted Out',
    },
    departments: {
      title: 'Top Departments',
      none: 'No users found',
      caption: 'Departments with the most users',
      notSet: 'Not Set',
    },
  },
  chart: {
    tookPlace: 'met',
    others: 'other matches',
    rate: 'Success rate',
    total: 'Total',
    completed: 'Completed',
  },
  matching: {
    failed: 'The matches couldn’t be loaded.',
    current: {
      total: 'Total Matches',
      active: 'Active Matches',
      completed: 'Completed Chats',
      rate: 'Completion Rate',
    },
    quality: {
      title: 'Pairing Quality',
      failed: 'The pairing quality couldn’t be loaded.',
      none: 'No pairing data available',
      recent: 'Recent Pairings',
      issues: 'Validation Issues',
      average: 'Average Quality',
      unknown: 'N/A',
      ofTen: 'of 10',
      kinds: {
        overdue: 'Overdue',
        unavailable: 'Unavailable',
        left_out: 'Sat out',
        not_optimal: 'Not proven',
      },
      caption: 'Recent pairings',
      pairing: 'Pairing',
      quality: 'Quality',
      pairs: 'Pairs',
      across: 'Across departments',
      metBefore: 'Met before',
      leftOut: 'Sat out',
    },
    previous: {
      caption: 'Matches of the previous six months',
      success: (rate: Sentence[number], completed: number, all: number): Sentence => [
        rate,
        ` success, ${digits(completed)} of ${digits(all)} completed`,
      ],
    },
  },
  engagement: {
    title: 'Engagement',
    failed: 'The engagement figures couldn’t be loaded.',
    connections: 'Total Connections',
    peopleMet: 'People who met',
    activeUsers: 'Monthly Active Users',
    retention: 'Retention Rate',
    byMonth: 'Matches, month by month',
    caption: 'Matches of the previous twelve months',
  },
  whoMet,
  map,
  system,
}
