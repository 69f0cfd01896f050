import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { digits, plural } = formatsOf('en')

const people = (count: number) => plural(count, { one: '# person', other: '# people' })

/** The last question before a newsletter goes out, and the send itself. */
export const send = {
  toUsers: 'Send to Users',
  toAll: 'Send to All Users',
  toOthers: (count: number) => `Send to the other ${digits(count)}`,
  sent: 'Newsletter Sent',
  paused: 'Sending is paused',
  pending: 'Sending... (may take 2-3 minutes)',
  notLinked:
    'Please link a pairing group to this newsletter before sending. Edit the newsletter to select a pairing group.',
  error: 'Newsletter Send Error',
  failed: 'Failed to send newsletter',
  failedSeeLogs: 'Failed to send newsletter. Please check the logs for details.',
  success: 'Newsletter Sent Successfully',
  sentTo: (count: number) => plural(count, { one: 'Sent to # user', other: 'Sent to # users' }),
  still: {
    title: 'Still sending',
    text: 'Newsletter sending is taking longer than expected but may still be processing in the background',
  },
  outcome: (all: number, sent: number, failed: number) =>
    `Sent to ${digits(all)} recipients. ${digits(sent)} successful, ${digits(failed)} failed.`,
  outcomeWithUncertain: (all: number, sent: number, failed: number, unknown: number) =>
    `Sent to ${digits(all)} recipients. ${digits(sent)} successful, ${digits(failed)} failed, ${digits(unknown)} uncertain.`,
  soFar: (sent: number, total: number) => `${digits(sent)} of ${digits(total)} sent`,
  ask: {
    title: (title: string) => `Send "${title}"?`,
    counting: 'Counting the people who will get it.',
    countingShort: 'Counting...',
    effect: (count: number) =>
      plural(count, {
        one: "# person gets a personal mail. Sent mails can't be recalled.",
        other: "# people get a personal mail each. Sent mails can't be recalled.",
      }),
    confirm: (count: number) => `Send to ${people(count)}`,
    untranslated: (count: number, language: string, first: string) =>
      plural(count, {
        one: `# person reads ${language}, and gets ${first}.`,
        other: `# people read ${language}, and get ${first}.`,
      }),
    older: (language: string, first: string) => `The ${language} text is older than the ${first} one.`,
    mistake: 'This is probably a mistake',
    override: (pairing: string) => `To send it anyway, type the name of the pairing: ${pairing}`,
    wrongName: 'Type the name of the pairing exactly',
    newsletter: 'Newsletter',
    newsletterFor: (title: string, month: string) => `${title}, for ${month}`,
    pairing: 'Pairing',
    pairingOf: (name: string, month: string) => `${name}, of ${month}`,
    group: 'Group',
    groupGets: (count: number, pairing: string) => `${people(count)}, ${pairing}`,
    who: 'Who gets it',
    everyone: 'Everyone has a match.',
    matched: (matched: number, unmatched: number) =>
      `${plural(matched, { one: '# person has', other: '# people have' })} a match; ${plural(unmatched, { one: '# person sits out and reads', other: '# people sit out and read' })} the placeholder text.`,
    already: 'Already sent',
    haveIt: (count: number) =>
      plural(count, {
        one: "# person has it from the cancelled send and won't get it again.",
        other: "# people have it from the cancelled send and won't get it again.",
      }),
  },
  progress: {
    sending: (title: string) => `Sending "${title}"`,
    paused: (title: string) => `Sending "${title}" is paused`,
    figures: (sent: number, failed: number, unknown: number, total: number) =>
      `${digits(sent)} sent, ${digits(failed)} failed, ${digits(unknown)} uncertain of ${digits(total)}`,
    byGroup: 'By group',
    preparing: 'Preparing the list of recipients',
    states: {
      queued: 'queued',
      sending: 'sending',
      paused: 'paused',
      sent: 'sent',
      cancelled: 'cancelled',
    },
    ofGroup: (group: Sentence[number], state: string, figures: string, reason: string | null): Sentence => [
      group,
      ` (${state}): ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'Sending cancelled',
    resend: (count: number) =>
      plural(count, { one: 'Send # uncertain mail again', other: 'Send # uncertain mails again' }),
    resendTitle: (count: number) =>
      plural(count, { one: 'Send # uncertain mail again?', other: 'Send # uncertain mails again?' }),
    resendEffect:
      'The server stopped while sending these, so they may have arrived. They keep their Message-ID, so most mail programs show each one only once.',
    resendConfirm: 'Send again',
    resendFailed: 'The uncertain mails could not be sent again',
  },
  control: {
    failed: 'The send could not be changed',
    one: { pause: 'Pause sending', resume: 'Resume sending', cancel: 'Cancel sending' },
    all: { pause: 'Pause all', resume: 'Resume all', cancel: 'Cancel all' },
    short: { pause: 'Pause', resume: 'Resume', cancel: 'Cancel' },
    toGroup: {
      pause: (group: string) => `Pause sending to ${group}`,
      resume: (group: string) => `Resume sending to ${group}`,
      cancel: (group: string) => `Cancel sending to ${group}`,
    },
    cancelTitle: (title: string) => `Cancel sending "${title}"?`,
    cancelTitleForGroup: (title: string, group: string) => `Cancel sending "${title}" to ${group}?`,
    cancelEffect: (sent: number, left: number) =>
      `${plural(sent, { one: '# person already has', other: '# people already have' })} it. ${plural(left, { one: '# other person', other: '# others' })} won't get it.`,
    cancelConfirm: 'Cancel sending',
    keep: 'Keep sending',
    cancelling: 'Cancelling...',
  },
}
