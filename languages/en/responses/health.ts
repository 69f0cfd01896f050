import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')
const haveOwn = (people: number) =>
  people === 1 ? 'One person has connected their own' : `${digits(people)} people have connected their own`

/** Whether the parts of the product work. */
export const health = {
  database: { slow: 'Slow', fine: 'Operational' },
  email: {
    outbox: {
      label: 'Mock Mode',
      detail: 'Mail is written to the outbox; nobody gets any. Set MAIL_URL to send it.',
    },
    unreachable: (transport: string) => `${transport} unreachable`,
    cannotReach: (why: string) => `The mail server can't be reached: ${why}`,
    silent: 'The mail server does not answer.',
    paused: (transport: string) => `${transport}, sending paused`,
    pausedBy: 'A newsletter is paused by an administrator.',
    nothingWaits: 'Nothing is waiting to be sent.',
    waiting: (count: number) =>
      `${plural(count, { one: '# message is', other: '# messages are' })} waiting to be sent.`,
  },
  jobs: { failing: 'Failing', notYet: 'Has not run yet', late: 'Late', onTime: 'On time' },
  employeeFile: {
    label: 'File-based',
    reads: (file: string) => `Reads ${file}.`,
    gone: (file: string) => `${file} is gone since the last sync.`,
    notThere: (file: string) => `There is no ${file} yet.`,
  },
  cycle: {
    manual: {
      label: 'Manual',
      detail: 'Every month is run by hand. Admin Tools, Programme, can make it run by itself.',
    },
    sends: 'Pairs and sends the newsletters.',
    drafts: 'Pairs; the newsletters wait for approval.',
    needsAttention: 'Needs attention',
    tryingAgain: 'Trying again',
    notDone: (step: string, run: string, why: string) => `${step} was not done in the run of ${run}: ${why}.`,
    failing: (step: string, run: string, why: string) =>
      `${step} has failed so far in the run of ${run}: ${why}.`,
    noReason: 'no reason is known',
    running: 'Running',
    scheduled: 'Scheduled',
  },
  signIn: {
    slowed: {
      label: 'Codes slowed',
      detail: (codes: number) =>
        `More than ${codes} wrong codes were entered within ten minutes: somebody may be guessing. Browsers that have not signed in before get a try a minute; links still work.`,
    },
    fine: { label: 'Operational', detail: 'Links and codes work.' },
  },
  calendars: {
    title: 'Calendars',
    own: (people: number) => `${haveOwn(people)}.`,
    ownFailing: (people: number, failing: number) =>
      `${haveOwn(people)}, of which ${digits(failing)} can't be read; their owners see why.`,
    ownOnly: 'Own only',
    failing: (calendar: string) => `${calendar}, failing`,
    without: 'Times are suggested without it.',
  },
  mailbox: {
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
  slack: {
    off: 'Off',
    byMail: (code: string) =>
      `Slack refuses everything (${code}), so people are told by mail. Mend the app’s token or scopes: it is asked again each minute.`,
    away: 'Can’t be reached',
    waits: (code: string) =>
      `Slack can’t be reached (${code}); it is asked again each minute. What people are to be told there waits, and goes by mail after an hour.`,
    notYet: 'Has not been asked yet',
    told: 'People who want it are told in Slack.',
  },
}
