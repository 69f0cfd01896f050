import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** The programme: when the cycle runs and how far it goes, and what else the people team decides. */
export const programme = {
  title: 'Programme',
  text: 'How the monthly cycle runs. Changes take effect everywhere within a minute. A run that has already started keeps its old settings.',
  failed: 'The programme could not be loaded.',
  saved: 'The programme has been changed.',
  saveFailed: 'Failed to change the programme',
  undo: 'Undo changes',
  save: 'Save Programme',
  saving: 'Saving...',
  byOperator: 'Set by the operator',
  next: {
    title: 'Next runs',
    none: 'None: every month is run by hand.',
    failed: 'The next runs could not be loaded.',
    text: 'Months that the cycle has already paired are left out.',
  },
  plan: {
    title: 'When the cycle runs',
    byHand: { label: 'By hand', hint: 'You press the buttons each month.' },
    onDay: 'Automatically, on a day of the month',
    onWeekday: 'Automatically, on a weekday of the month',
    asSet: 'Automatically, as it is set now',
    nextRound: {
      label: 'Next round',
      hint: 'Everybody sees this day, and is told of it in advance. Without it, people read “To be announced”.',
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
    zoneHint: 'Cup of Joe uses it for all days and months.',
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
          hint: 'It pairs everybody and makes the newsletters. You read them, approve them and send them.',
        },
        send: {
          label: 'On to sending',
          hint: 'It also approves the newsletters and sends them. Nobody reads them before they go out.',
        },
      },
    },
    publish: {
      label: 'When people see their match',
      choices: {
        'at-once': { label: 'At once', hint: 'As soon as the pairing is made.' },
        'with-newsletter': {
          label: 'With the newsletter',
          hint: 'When it goes out, or when you press "Show the matches now" next to the pairing.',
        },
      },
    },
    minimumUsers: { label: 'Minimum users', hint: 'A pairing is made for this many people or more.' },
    tellBy: {
      label: 'Tell people by',
      choices: {
        mail: {
          label: 'E-mail',
          hint: 'As ever.',
        },
      },
    },
    language: {
      label: 'Language',
      hint: 'Of everybody who has chosen none, and of whom neither the directory nor their browser says one.',
    },
    reminders: {
      label: 'Remind people',
      hint: 'Two weeks after the newsletter, people who have not said whether they met get one reminder. After a booked coffee they are always asked the next day instead.',
    },
    threes: {
      label: 'Three at a table',
      hint: 'Somebody who would be left out may join a pair, if they fit with both. Nobody sits alone because of an odd number.',
    },
    headsUpDays: {
      label: 'Tell people in advance',
      hint: 'A mail says when the next round is. One click skips it.',
      option: (days: number) => plural(days, { one: '# day before', other: '# days before' }),
    },
    dormantAfter: {
      label: 'Leave out silent people',
      hint: 'People who have not answered, signed in or clicked anything for this many rounds in a row are asked by mail. If they still do not respond, they are left out until they do.',
      option: (rounds: number, isSuggested: boolean) =>
        plural(rounds, {
          one: `After # silent round${isSuggested ? ' (suggested)' : ''}`,
          other: `After # silent rounds${isSuggested ? ' (suggested)' : ''}`,
        }),
    },
    booking: {
      label: 'Times for coffee',
      choices: {
        offer: {
          label: 'Suggested',
          hint: 'The mail and the match page offer three times that suit everybody in the match. Each of them can book one with one click.',
        },
        auto: {
          label: 'Booked automatically',
          hint: 'When the newsletter is sent, the first time is booked for every match whose calendars are all known. One click moves or cancels it.',
        },
        off: {
          label: 'Left to them',
          hint: 'No times are suggested or booked, and nobody is asked to suggest one.',
        },
      },
    },
  },
}
