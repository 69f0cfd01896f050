import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

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
}
