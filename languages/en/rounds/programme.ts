import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural, listed } = formatsOf('en')

/** The programme: when the cycle runs and how far it goes, and what else the people team decides. */
export const programme = {
  title: 'Programme',
  failed: 'The programme could not be loaded.',
  saved: 'The programme has been changed.',
  saveFailed: 'Failed to change the programme',
  undo: 'Undo changes',
  save: 'Save Programme',
  saving: 'Saving...',
  byOperator: 'Set by the operator',
  next: {
    title: 'Next runs',
    failed: 'The next runs could not be loaded.',
  },
  plan: {
    title: 'When the cycle runs',
    byHand: { label: 'By hand', hint: 'You press the buttons each month.' },
    onDay: 'Automatically, on a day of the month',
    onWeekday: 'Automatically, on a weekday of the month',
    asSet: 'Automatically, as set now',
    nextRound: {
      label: 'Next round',
      hint: 'Everyone sees this day and is told in advance. Without it, they read “To be announced”.',
    },
    day: 'Day of the month',
    lastDay: 'the last',
    which: 'Which one',
    /** Of the weekdays of a month. */
    places: { 1: 'the first', 2: 'the second', 3: 'the third', 4: 'the fourth', L: 'the last' },
    weekday: 'Weekday',
    time: 'Time',
    noTime: 'Please enter a time',
    zone: 'Time zone',
    noZone: 'Please enter a time zone',
  },
  faults: {
    number: 'Please enter a whole number',
    least: (least: number) => `At least ${digits(least)}`,
    most: (most: number) => `At most ${digits(most)}`,
  },
  none: 'No',
  settings: {
    cycleSend: {
      label: 'How far the cycle goes',
      choices: {
        draft: {
          label: 'Up to drafts',
          hint: 'It pairs everyone and drafts the newsletters. You read, approve and send them.',
        },
        send: {
          label: 'On to sending',
          hint: 'It also approves and sends the newsletters. Nobody reads them first.',
        },
      },
    },
    publish: {
      label: 'When people see their match',
      choices: {
        'at-once': { label: 'At once' },
        'with-newsletter': {
          label: 'With the newsletter',
          hint: 'When it goes out, or when you press "Show the matches now" next to the pairing.',
        },
      },
    },
    minimumUsers: { label: 'Minimum users' },
    tellBy: {
      label: 'Tell people by',
      choices: {
        mail: {
          label: 'E-mail',
        },
      },
      chat: (chat: string) =>
        `In ${chat}. Calendar invitations go by e-mail, and so does everything for people without a ${chat} account.`,
      both: { label: 'Both', hint: (chats: string) => `By e-mail and in ${chats}.` },
    },
    language: {
      label: 'Language',
      hint: 'For people whose language we don’t know.',
    },
    reminders: {
      label: 'Remind people',
      hint: 'People who haven’t said whether they met get one reminder, a week after the newsletter. After a booked coffee, they are asked the next day instead.',
    },
    scope: {
      label: 'Who meets whom',
      choices: {
        'per-group': { label: 'Each domain group by itself', hint: 'A round for each group.' },
        across: { label: 'All together', hint: 'One round for everybody.' },
        between: { label: 'Only people from different groups', hint: 'One round for everybody.' },
      },
      /** By the names of the first groups: two of them where people of different ones meet. */
      meets: (scope: 'per-group' | 'across' | 'between', names: string[]): string =>
        ({
          'per-group': `${listed(names.map((name) => `${name} meets ${name}`))}.`,
          across: 'Everybody meets everybody.',
          between: `${names.join(' meets ')}.`,
        })[scope],
    },
    topics: {
      label: 'Topics in common',
      hint: 'Of equally good rounds, the one is taken in which more people have a topic in common. They read it with their match.',
    },
    threes: {
      label: 'Three at a table',
      hint: 'A person without a match may join a pair, if they suit both. An odd number leaves nobody alone.',
    },
    headsUpDays: {
      label: 'Tell people in advance',
      hint: 'A mail says when the next round is. One click skips it.',
      option: (days: number) => plural(days, { one: '# day before', other: '# days before' }),
    },
    dormantAfter: {
      label: 'Skip silent people',
      hint: 'After this many rounds without an answer, a sign-in or a click, people are asked by mail. If they don’t reply, rounds skip them until they do.',
      option: (rounds: number, isSuggested: boolean) =>
        plural(rounds, {
          one: `After # silent round${isSuggested ? ' (suggested)' : ''}`,
          other: `After # silent rounds${isSuggested ? ' (suggested)' : ''}`,
        }),
    },
    meal: {
      label: 'What people meet for',
      values: { coffee: 'Coffee', lunch: 'Lunch', tea: 'Tea' },
    },
    minutes: { label: 'Length in minutes' },
    booking: {
      label: 'Meeting times',
      choices: {
        offer: {
          label: 'Suggested',
          hint: 'The mail and the match page offer three times that suit everyone. One click books one.',
        },
        auto: {
          label: 'Booked automatically',
          hint: 'With the newsletter, the first time is booked wherever all calendars are known. One click moves or cancels it.',
        },
        off: {
          label: 'Left to them',
          hint: 'No times are suggested or booked, and nobody is asked to suggest one.',
        },
      },
    },
  },
}
