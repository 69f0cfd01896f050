import { plugins } from './plugins'
import type { Context } from './platform/context/context'
import { forgetUndos } from './people/bulk/undo'
import { removeOldEntries } from './platform/audit/audit.queries'
import { announceNextRound } from './month/cycle/announce-round'
import { askSilent } from './month/cycle/ask-silent'
import { queueReminders } from './month/cycle/queue-reminders'
import { runCycle } from './month/cycle/run-cycle'
import { forgetOldImports } from './people/import/imports.actions'
import { showWaitingFeedback } from './pairings/feedback/give-feedback'
import { deleteReplacedPhotos } from './images/images.queries'
import { deleteOldInquiries } from './inquiries/inquiries.actions'
import { type Job, runDueJobs } from './platform/jobs/jobs'
import { tellOfFailures } from './newsletters/reach/tell-of-failures'
import { settleOpenEvents } from './mail/log/mail-events'
import { purgeOldLogs } from './mail/log/purge-logs'
import { cancelImpossibleMeetings } from './meetings/cancel-impossible'
import { askAfterMeeting, remindEveningBefore } from './meetings/remind-guests'
import { remindOrganisers } from './meetings/remind-organiser'
import { endByLeave } from './month/rescue/end-by-leave'
import { findStranded } from './month/rescue/find-stranded'
import { mendHosted } from './month/rescue/mend-hosted'
import { pairStrandedDaily } from './month/rescue/pair-stranded'
import { settleFormerAccounts } from './privacy/erasing/former-accounts'
import { purgeSignInData } from './sign-in/sign-in-tokens.queries'

const HOUR_MS = 3_600_000

/** Work that is repeated by itself. However many instances there are, each job runs once an interval. */
export const JOBS: Job[] = [
  { name: 'purge sign-in data', everyMs: 24 * HOUR_MS, run: purgeSignInData },
  { name: 'delete replaced photos', everyMs: 24 * HOUR_MS, run: ({ db }) => deleteReplacedPhotos(db) },
  { name: 'remind of unanswered matches', everyMs: HOUR_MS, run: queueReminders },
  { name: 'announce the next round', everyMs: HOUR_MS, run: announceNextRound },
  { name: 'ask the silent', everyMs: 24 * HOUR_MS, run: askSilent },
  { name: 'end matches by leave', everyMs: HOUR_MS / 60, run: endByLeave },
  // First, so that a table with another host is told of it.
  { name: 'mend tables of hosts', everyMs: HOUR_MS / 60, run: mendHosted },
  { name: 'cancel meetings that can’t be', everyMs: HOUR_MS / 60, run: cancelImpossibleMeetings },
  { name: 'remind of coffee tomorrow', everyMs: HOUR_MS / 12, run: remindEveningBefore },
  { name: 'remind organisers', everyMs: HOUR_MS / 4, run: remindOrganisers },
  { name: 'ask after coffee', everyMs: HOUR_MS / 12, run: askAfterMeeting },
  { name: 'show feedback', everyMs: HOUR_MS, run: showWaitingFeedback },
  { name: 'find the stranded', everyMs: HOUR_MS / 12, run: findStranded },
  { name: 'pair the stranded', everyMs: HOUR_MS / 12, run: pairStrandedDaily },
  { name: 'purge old logs', everyMs: 24 * HOUR_MS, run: purgeOldLogs },
  { name: 'settle mail events', everyMs: HOUR_MS / 12, run: settleOpenEvents },
  { name: 'tell of who was not reached', everyMs: HOUR_MS / 60, run: tellOfFailures },
  { name: 'forget old imports', everyMs: HOUR_MS, run: forgetOldImports },
  { name: 'forget changes of many', everyMs: HOUR_MS / 6, run: forgetUndos },
  { name: 'settle former accounts', everyMs: HOUR_MS / 60, run: settleFormerAccounts },
  { name: 'delete old inquiries', everyMs: 24 * HOUR_MS, run: deleteOldInquiries },
  { name: 'remove old audit entries', everyMs: 24 * HOUR_MS, run: removeOldEntries },
  ...plugins.flatMap(({ jobs = [] }) => jobs),
]

/**
 * Looks for due jobs and for the automatic cycle, now and every minute. Stopping waits for the job, or the step of the
 * cycle, that is under way.
 */
export function startJobs(context: Context): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const poll = async () => {
    await runDueJobs(context, JOBS)
    await runCycle(context, stopping.signal).catch((error: Error) =>
      context.log.error({ err: error }, 'the cycle could not be looked at'),
    )
  }
  let running = poll()
  const timer = setInterval(() => {
    running = running.then(poll)
  }, 60_000)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
