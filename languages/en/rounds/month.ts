import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { digits, plural } = formatsOf('en')

/** This month on a tray: where it stands, and its buttons. */
export const thisMonth = {
  /** What is held since a backup was restored. */
  restored: {
    title: (at: string, made: string) => `Restored on ${at} from the backup of ${made}`,
    text: 'What happened between the two is not known here.',
    held: {
      mails: 'Mails that fell due in between are held: they may have gone out',
      round: 'A round may have been made in between',
      administrators: 'Other administrators are off',
      second_factors: 'Passkeys, apps and recovery codes of other administrators are off',
      managers: 'Managers of groups are off',
      api_keys: 'API keys are off',
      directory_tokens: 'Directory sync is off since the restore',
      webhooks: 'Webhooks and channels are off',
    },
    send: 'Send',
    noRound: 'No round was made',
    turnOn: 'Turn on again',
    leave: 'Leave it',
    done: 'That is decided.',
    failed: 'It could not be decided.',
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
    todo: 'Its turn comes when the cups before it are full.',
    due: 'This comes next.',
    running: 'It is under way.',
    done: 'Done.',
    problem: 'This needs attention.',
  },
  /** Read aloud after the name of a step. */
  afterStep: (state: string) => `: ${state}`,
  stepAndState: (step: string, state: string) => `${step}: ${state}`,
  allDone: 'Every step of the month is done.',
  allFull: 'Every cup is full: this month is done.',
  /** Where rounds are not those of months. */
  round: {
    title: 'This Round',
    allDone: 'Every step of the round is done.',
    allFull: 'Every cup is full: this round is done.',
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
      `The company’s directory removed them and brought people in at their addresses, since ${day}. It does so when its provider changes, or when addresses are given to others. Until you answer, these accounts are in no round and get no mail.`,
    same: {
      action: 'The same people',
      title: (people: number) =>
        plural(people, { one: '# person is the same?', other: '# people are the same?' }),
      effect: (people: number) =>
        `Each account goes on as it was, with its history, blocks and opt-out: ${plural(people, { one: '# account', other: '# accounts' })}. The account that was made since is erased, and what it says goes before where its profile is set up.`,
    },
    other: {
      action: 'New people',
      title: (people: number) => plural(people, { one: '# person is new?', other: '# people are new?' }),
      effect: (people: number) =>
        `${plural(people, { one: '# earlier account is erased for good', other: '# earlier accounts are erased for good' })}: profile, blocks, opt-out and mails. The history of others shows “A former colleague” there. The new people start empty. This can’t be undone.`,
    },
    number: (people: number) => `Type ${people} to confirm`,
    otherNumber: 'Type the number of people',
    pending: 'Answering...',
    failed: 'The answer could not be stored',
  },
  create: {
    pending: 'Creating...',
    linked: (title: string, pairings: string[]) => `"${title}" is a draft, linked to ${pairings.join(', ')}.`,
    draft: (title: string) => `"${title}" is a draft with starter content.`,
    failed: 'Failed to generate newsletter template',
  },
  resume: { pending: 'Resuming...', done: 'Sending has resumed.', failed: 'Failed to resume the send' },
  sending: 'Sending...',
}

/** In an evaluation: a month in one go, and what it made. */
export const wholeMonth = {
  title: 'Run the whole month',
  made: 'See what the month made',
  run: 'Run it',
  goOn: 'Go on',
  pending: 'Running...',
  text: (scope = 'everybody') =>
    `What an administrator does once a month, with ${scope}: pair everyone who is ready, write the newsletter, approve it, send it. Every mail goes to the outbox; none leaves this machine.`,
  /** Where rounds are not those of months. */
  round: {
    title: 'Run the whole round',
    made: 'See what the round made',
    text: (scope = 'everybody') =>
      `What an administrator does once a round, with ${scope}: pair everyone who is ready, write the newsletter, approve it, send it. Every mail goes to the outbox; none leaves this machine.`,
  },
  noChange: 'This step changed nothing.',
  failed: 'This step failed.',
  sent: 'All mails are in the outbox.',
  result: {
    failed: 'The pairings could not be read.',
    somebody: 'one person',
    proof: 'The proof',
    proofFailed: 'What was proved could not be read.',
    mailTo: (name: string) => `The mail to ${name}`,
    mail: (name: string) => `Mail to ${name}`,
    mailFailed: 'The mail could not be read.',
    outbox: 'Open the outbox',
    pageOf: (name: string) => `The page of ${name}`,
    pageFailed: 'The page could not be read.',
    /** How to see the page as that person does; the name is missing while it loads. */
    be: (name: string | undefined, path: Sentence[number], email: Sentence[number]): Sentence => [
      `To be ${name ?? 'them'}, open `,
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
  off: 'Off: every month is run by hand. You can turn it on under Admin Tools, Programme.',
  look: 'Look again',
  looking: 'Looking...',
  failed: 'The runs could not be loaded.',
  none: 'It has not run yet.',
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
  text: 'What people said after they met: one to five beans and a line of text. It is anonymous. Answers are shown five or more at a time, so the latest may be missing.',
  month: 'Month',
  people: 'People',
  failed: 'The feedback could not be loaded.',
  tooFew: {
    title: 'Shown from five on',
    group:
      'Fewer than five answers of this group can be shown together so far. The first five of a month may count for the whole company only.',
    company: 'Fewer than five answers can be shown together so far.',
  },
  given: (mean: Sentence[number], small: (text: string) => Sentence[number], answers: number): Sentence => [
    mean,
    ' ',
    small(`of 5 beans, by ${digits(answers)}`),
  ],
  lines: 'Lines',
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
