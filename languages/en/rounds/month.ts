import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { digits, plural } = formatsOf('en')

/** This month on a tray: where it stands, and its buttons. */
export const thisMonth = {
  /** What is held since a backup was restored. */
  restored: {
    title: (at: string, made: string) => `Restored on ${at} from the backup of ${made}`,
    text: 'Anything in between is missing here.',
    held: {
      mails: 'Mails due in between are held: they may already have gone out',
      round: 'A round may have been made in between',
      administrators: 'Other administrators are turned off',
      second_factors: 'Passkeys, apps and recovery codes of other administrators are turned off',
      managers: 'Managers of groups are turned off',
      api_keys: 'API keys are turned off',
      directory_tokens: 'Directory sync is off since the restore',
      webhooks: 'Webhooks and channels are turned off',
    },
    send: 'Send',
    noRound: 'No round was made',
    turnOn: 'Turn on again',
    leave: 'Leave it',
    done: 'Your decision is saved.',
    failed: 'Your decision could not be saved.',
  },
  title: 'This Month',
  scope: (month: string, group: string) => `${month}, ${group}`,
  failed: 'This month could not be loaded.',
  steps: {
    people: 'People',
    pairing: 'Pairing',
    newsletter: 'Newsletter',
    sending: 'Sent',
    meetings: 'Coffee',
    completed: 'Completed',
  },
  states: {
    todo: 'later',
    due: 'next',
    running: 'under way',
    done: 'done',
    problem: 'needs attention',
  },
  /** What is said of a step that has nothing of its own to say. */
  details: {
    todo: 'It starts when the cups before it are full.',
    due: 'This comes next.',
    running: 'It is under way.',
    done: 'Done.',
    problem: 'This needs attention.',
  },
  /** Read aloud after the name of a step. */
  afterStep: (state: string) => `: ${state}`,
  stepAndState: (step: string, state: string) => `${step}: ${state}`,
  allDone: 'Every step of the month is done.',
  /** Where rounds are not those of months. */
  round: {
    title: 'This Round',
    allDone: 'Every step of the round is done.',
  },
  mails: 'Mails',
  behind: {
    mails: 'See the mails',
    people: 'See the people',
    pairs: 'See the pairs',
    answers: 'See the answers',
    open: (newsletter: string) => `Open “${newsletter}”`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people: number) =>
      `${plural(people, { one: '# person', other: '# people' })} came back with new ids. The same people, or new ones?`,
    text: (day: string) =>
      `Since ${day}, the company’s directory has removed them and added people at the same addresses. That happens when the directory changes, or when an address goes to somebody else. Until you answer, these accounts are in no round and get no mail.`,
    same: {
      action: 'The same people',
      title: (people: number) =>
        plural(people, { one: 'Is # person the same?', other: 'Are # people the same?' }),
      effect: (people: number) =>
        `${plural(people, { one: '# account goes on as it was, with its', other: '# accounts go on as they were, with their' })} history, blocks and opt-out. The newer accounts are erased; a profile set up there replaces the earlier one.`,
    },
    other: {
      action: 'New people',
      title: (people: number) => plural(people, { one: 'Is # person new?', other: 'Are # people new?' }),
      effect: (people: number) =>
        `${plural(people, { one: '# earlier account is erased for good', other: '# earlier accounts are erased for good' })}: profile, blocks, opt-out and mails. Others see “A former colleague” in their history. The new people start from scratch. This can’t be undone.`,
    },
    number: (people: number) => `Type ${people} to confirm`,
    otherNumber: 'Type the number of people',
    pending: 'Saving...',
    failed: 'Your answer could not be saved',
  },
  create: {
    pending: 'Creating...',
    linked: (title: string, pairings: string[]) => `"${title}" is a draft, linked to ${pairings.join(', ')}.`,
    draft: (title: string) => `"${title}" is a draft with starter content.`,
    failed: 'Failed to generate newsletter template',
  },
  resume: { pending: 'Resuming...', done: 'Sending has resumed.', failed: 'Failed to resume sending' },
  sending: 'Sending...',
}

/** In an evaluation: a month in one go, and what it made. */
export const wholeMonth = {
  title: 'Run the whole month',
  made: 'Show the result',
  run: 'Run it',
  goOn: 'Go on',
  pending: 'Running...',
  text: (scope = 'everybody') =>
    `What an administrator does once a month, for ${scope}: pair everyone who is ready, write the newsletter, approve it, send it. Every mail goes to the outbox; none leaves this machine.`,
  /** Where rounds are not those of months. */
  round: {
    title: 'Run the whole round',
    made: 'Show the result',
    text: (scope = 'everybody') =>
      `What an administrator does once a round, for ${scope}: pair everyone who is ready, write the newsletter, approve it, send it. Every mail goes to the outbox; none leaves this machine.`,
  },
  noChange: 'This step changed nothing.',
  failed: 'This step failed.',
  sent: 'All mails are in the outbox.',
  result: {
    failed: 'The pairings could not be loaded.',
    somebody: 'one person',
    proof: 'The proof',
    proofFailed: 'The proof could not be loaded.',
    mailTo: (name: string) => `The mail to ${name}`,
    mail: (name: string) => `Mail to ${name}`,
    mailFailed: 'The mail could not be loaded.',
    outbox: 'Open the outbox',
    pageOf: (name: string) => `The page of ${name}`,
    pageFailed: 'The page could not be loaded.',
    /** How to see the page as that person does; the name is missing while it loads. */
    be: (name: string | undefined, path: Sentence[number], email: Sentence[number]): Sentence => [
      `To sign in as ${name ?? 'them'}, open `,
      path,
      ' in a private window and enter ',
      email,
      '.',
    ],
  },
}

/** The automatic cycle: what each run did, step by step. */
export const cycle = {
  title: 'Automatic Cycle',
  next: (moment: string) => `Next run ${moment}`,
  off: 'Off: you run every month by hand. Turn it on under Admin Tools, Programme.',
  look: 'Refresh',
  looking: 'Refreshing...',
  failed: 'The runs could not be loaded.',
  none: 'No runs yet.',
  attention: 'Needs attention',
  running: 'Running',
  steps: (run: string) => `Steps of the run of ${run}`,
  columns: { step: 'Step', state: 'State', when: 'When', tries: 'Tries', result: 'Result' },
  states: {
    waiting: 'Waiting',
    committing: 'Being mailed',
    done: 'Done',
    skipped: 'Skipped',
    failed: 'Failed',
    unknown: 'Unknown',
    again: 'Trying again',
  },
  nextTry: (moment: string) => `Next try ${moment}`,
  isNext: 'Next',
  afterOthers: 'After the others',
  now: 'Now',
  inAll: (steps: number) => plural(steps, { one: '# step', other: '# steps' }),
  finished: (done: number, steps: number) =>
    `${digits(done)} of ${plural(steps, { one: '# step', other: '# steps' })} finished`,
  someFailed: (run: string, steps: number) =>
    `${run}, ${plural(steps, { one: '# step', other: '# steps' })} failed`,
}

/** What people gave after they met, without names. */
export const feedback = {
  title: 'Feedback',
  month: 'Month',
  people: 'People',
  failed: 'The feedback could not be loaded.',
  tooFew: {
    title: 'Shown from five on',
    group:
      'This group doesn’t have five answers to show together yet. A month’s first five may count for the whole company only.',
    company: 'There aren’t five answers to show together yet.',
  },
  given: (mean: Sentence[number], small: (text: string) => Sentence[number], answers: number): Sentence => [
    mean,
    ' ',
    small(`of 5 beans, from ${digits(answers)} answers`),
  ],
  lines: 'What people wrote',
}

/** The four counters, each a link to the people it counts. */
export const counters = {
  title: 'Participation',
  failed: 'The counters could not be loaded.',
  total: 'Total Users',
  active: 'Active',
  paused: 'Paused',
  optedOut: 'Opted Out',
}
