import { formatsOf } from '../../shared/languages/formats'
import { editor, linking, validation } from './newsletters/editor'
import { send } from './newsletters/send'

const { digits, plural } = formatsOf('en')

const have = (count: number) => plural(count, { one: '# person has', other: '# people have' })

/** Newsletters: the list, the editor, the send. */
export const newsletters = {
  title: 'Newsletter Management',
  loadFailed: 'The newsletters could not be loaded.',
  none: {
    title: 'No newsletters created yet',
    text: 'Create one. It starts with a mood, a quote, a brain buzzer and tips, all for you to edit.',
  },
  /** Where none is left, as this round's was sent: of "November", or of a day. */
  wasSent: {
    title: (round: string, people: number) =>
      `${/\d/.test(round) ? `The newsletter of ${round}` : `${round}'s newsletter`} was sent to ${plural(people, { one: '# person', other: '# people' })}`,
    text: 'The mails are under Email Send Logs.',
  },
  search: 'Search newsletters',
  status: { draft: 'draft', approved: 'approved', sent: 'sent' },
  created: (day: string) => `Created ${day}`,
  noPairing: 'No pairing linked',
  edit: { action: 'Edit', of: (title: string) => `Edit ${title}` },
  sendOf: (label: string, title: string) => `${label}: ${title}`,
  more: (title: string) => `More for ${title}`,
  create: {
    month: 'Month of the new newsletter',
    action: 'Create Newsletter',
    pending: 'Creating...',
    done: 'Newsletter Created',
    text: (title: string) => `"${title}" is a draft with starter content.`,
    textLinked: (title: string, pairings: readonly string[]) =>
      `"${title}" is a draft with starter content, ${pairings.map((name) => `linked to ${name}`).join(', ')}.`,
    edit: 'Edit it now',
    failed: 'Failed to generate newsletter template',
  },
  approve: {
    action: 'Approve',
    of: (title: string) => `Approve ${title}`,
    pending: 'Approving...',
    done: (title: string) => `"${title}" is approved. It can be sent now.`,
    failed: 'Failed to approve newsletter',
  },
  duplicate: {
    action: 'Duplicate',
    done: (title: string) => `"${title}" is a draft with the same texts. Link it to another group's pairing.`,
    failed: 'Failed to duplicate the newsletter',
  },
  delete: {
    action: 'Delete',
    title: (title: string) => `Delete "${title}"?`,
    confirm: 'Delete newsletter',
    pending: 'Deleting...',
    failed: 'Failed to delete newsletter',
    failedTitle: 'Cannot Delete Newsletter',
    unsent: 'No mail was sent from it. Its texts are deleted for good.',
    sent: (sent: number) => `${have(sent)} it already. Its texts are deleted for good.`,
    sentAndUncertain: (sent: number, uncertain: number) =>
      `${have(sent)} it already, and ${digits(uncertain)} may have it. Its texts are deleted for good.`,
  },
  editor,
  linking,
  validation,
  send,
}
