import type { Sentence } from '../../words'

type Shown = Sentence[number]

const isCancelled = (who: Shown, when: Shown): Sentence => [
  'Your coffee with ',
  who,
  ' on ',
  when,
  ' is cancelled.',
]

export const meetings = {
  /** Who and when, as subjects have it. */
  coffee: (who: string, day: string, time: string) => `Coffee with ${who}, ${day}, ${time}`,
  when: (day: string, time: string, city: string) => `${day} at ${time} (${city})`,
  slot: (day: string, time: string) => `${day}, ${time}`,
  /** A time by the clocks of others, where several have several. */
  timeFor: (time: string, who: string) => `${time} for ${who}`,
  toBeAgreed: 'To be agreed',
  calendar: {
    /** The file that a page makes: its title, and the first line of its text. */
    chat: (names: string) => `Coffee chat: ${names}`,
    ofTheMonth: 'Your coffee chat of the month.',
    summary: (names: string) => `Coffee: ${names}`,
    toBegin: (question: string) => `To begin with: ${question}`,
  },
  /** A time was booked, moved or cancelled; `personal` is the subject, with who and when. */
  changes: {
    booked: {
      subject: 'Your coffee is booked',
      personal: (coffee: string) => coffee,
      said: (who: Shown, when: Shown): Sentence => ['Your coffee with ', who, ' is on ', when, '.'],
      aside: 'The invitation for your calendar is attached.',
    },
    moved: {
      subject: 'Your coffee has moved',
      personal: (coffee: string) => `Moved: ${coffee}`,
      said: (who: Shown, when: Shown): Sentence => ['Your coffee with ', who, ' is now on ', when, '.'],
      aside: 'It moves in your calendar by itself, or when you open the attached invitation.',
    },
    goesOn: {
      subject: 'Your coffee goes on',
      personal: (coffee: string) => `Still on: ${coffee}`,
      said: (who: Shown, when: Shown): Sentence => ['Your coffee with ', who, ' is still on ', when, '.'],
      aside: 'Not everyone can make it any more. The time stays the same.',
    },
    /** Somebody has joined a match that there is. */
    grown: {
      subject: 'Your table has grown',
      personal: (coffee: string) => `With one more: ${coffee}`,
      said: (who: Shown, when: Shown): Sentence => ['Your coffee with ', who, ' is on ', when, '.'],
      aside: 'Somebody else has joined your table. The time stays the same.',
    },
    cancelled: {
      subject: 'Your coffee is cancelled',
      personal: (coffee: string) => `Cancelled: ${coffee}`,
      said: isCancelled,
      aside: 'Your calendar removes it by itself, or when you open the attached file.',
    },
    /** Cancelled as an administrator changed the round. */
    rematched: {
      subject: 'Your match has changed',
      personal: (coffee: string) => `Cancelled: ${coffee}`,
      said: (who: Shown, when: Shown): Sentence => [
        'Your coffee with ',
        who,
        ' on ',
        when,
        ' is cancelled, because your match this month has changed.',
      ],
      aside:
        'Your page shows your match now. Your calendar removes the coffee by itself, or when you open the attached file.',
    },
  },
  invitation: {
    preheader: 'Twenty-five minutes with your match.',
    thatIs: (when: string, who: string) => `That is ${when} for ${who}.`,
    otherTime: 'Find another time',
    seeMatch: 'See your match',
    needsLink: (who: string, link: (label: string) => Shown): Sentence => [
      `You’re in different time zones, and there’s no video link yet. You suggest the time this month, so please send one to ${who}. Put yours on `,
      link('your profile'),
      ', and every invitation has it.',
    ],
  },
  leaf: {
    where: (place: string) => `Where: ${place}`,
    move: 'Move',
    cancel: 'Cancel',
  },
  plan: {
    label: 'Your time',
    forTwo: {
      title: 'When suits you both?',
      oneClick: 'One click books it for both of you.',
      noTimes: 'No time in the next two weeks suits both of you. Find a later one, or write to each other.',
    },
    forMore: {
      title: 'When suits you all?',
      oneClick: 'One click books it for all of you.',
      noTimes: 'No time in the next two weeks suits all of you. Find a later one, or write to each other.',
    },
    youSuggest: 'You suggest the time this month.',
    suggests: (name: string) => `${name} suggests the time this month.`,
    byMail: 'The invitation comes by mail.',
    booked: 'Your coffee is booked. The invitation comes by mail.',
    itIs: (time: string, who: string) => `It’s ${time} for ${who}.`,
    elsewhere: (time: string, who: string) => `(${time} for ${who})`,
    timesAreOf: (city: string) => `${city} time.`,
    others: (link: (label: string) => Shown): Sentence => ['None of these? ', link('See other times')],
    find: 'Find a time',
    writeInstead: (address: Shown): Sentence => [
      'Would you rather arrange it yourselves? Write to ',
      address,
    ],
  },
}
