import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** Whether the parts of the product work. */
export const health = {
  database: { slow: 'Slow', fine: 'Operational' },
  email: {
    outbox: {
      label: 'Mock Mode',
      detail: 'Mail goes to the outbox and reaches nobody. Set MAIL_URL to send it.',
    },
    unreachable: (transport: string) => `${transport} unreachable`,
    cannotReach: (why: string) => `The mail server can’t be reached: ${why}`,
    silent: 'The mail server doesn’t answer.',
    paused: (transport: string) => `${transport}, sending paused`,
    pausedBy: 'An administrator has paused a newsletter.',
    nothingWaits: 'Nothing is waiting to be sent.',
    waiting: (count: number) =>
      `${plural(count, { one: '# message is', other: '# messages are' })} waiting to be sent.`,
  },
  jobs: { failing: 'Failing', notYet: 'Hasn’t run yet', late: 'Late', onTime: 'On time' },
  employeeFile: {
    label: 'File-based',
    reads: (file: string) => `Reads ${file}.`,
    gone: (file: string) => `${file} has gone missing since the last sync.`,
    notThere: (file: string) => `There is no ${file} yet.`,
  },
  cycle: {
    manual: {
      label: 'Manual',
      detail: 'You run each month by hand. Automate it under Admin Tools, Programme.',
    },
    sends: 'Pairs people and sends the newsletters.',
    drafts: 'Pairs people. You approve the newsletters.',
    needsAttention: 'Needs attention',
    tryingAgain: 'Trying again',
    notDone: (step: string, run: string, why: string) => `${step} was not done in the run of ${run}: ${why}.`,
    failing: (step: string, run: string, why: string) =>
      `${step} keeps failing in the run of ${run}: ${why}.`,
    noReason: 'no reason is known',
    running: 'Running',
    scheduled: 'Scheduled',
  },
  signIn: {
    slowed: {
      label: 'Codes slowed',
      detail: (codes: number) =>
        `More than ${codes} wrong codes were entered within ten minutes: somebody may be guessing. New browsers get one try a minute. Links still work.`,
    },
    fine: { label: 'Operational', detail: 'Links and codes work.' },
  },
}
