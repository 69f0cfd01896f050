import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { plural } = formatsOf('en')

/** The time of a coffee: suggested, booked, moved and cancelled. */
export const meetings = {
  /** A word joiner keeps both times on one line. */
  range: (from: string, to: string) => `${from}–\u2060${to}`,
  slot: (day: string, range: string) => `${day}, ${range}`,
  slotAlone: (slot: string) => `${slot}.`,
  at: (day: string, time: string) => `${day}, ${time}`,
  where: (place: Sentence[number]): Sentence => ['Where: ', place],
  timesAreOf: (city: string) => `${city} time.`,
  timesAreOfAnd: (city: string, elsewhere: string) => `${city} time; ${elsewhere}.`,
  timesAreOfProfile: (city: string) => `${city} time, from your profile.`,
  elsewhere: (at: string, name: string) => `${at} for ${name}`,
  yours: 'yours',
  theirs: (at: string, name: string) => `${at} ${name}'s`,
  suit: (isOfMore: boolean) => (isOfMore ? 'Times that suit you all' : 'Times that suit you both'),
  otherTimes: 'Other times',
  suggestedTimes: 'Back to the suggested times',
  noTime: (reason: string) => `${reason}. Write to each other to find a time.`,
  noOtherTime: 'No other time in the next four weeks suits all of you.',
  otherTimesFailed: "We couldn't load the other times.",
  day: 'Day',
  time: 'Time',
  meetOn: (isOfMore: boolean, slot: string) => `You ${isOfMore ? 'all' : 'two'} meet on ${slot}.`,
  planned: (slot: string) => `Your coffee was planned for ${slot}.`,
  wasCancelled: (slot: string) => `The coffee on ${slot} was cancelled.`,
  suits: (isOfMore: boolean) =>
    `It suits ${isOfMore ? 'all' : 'both'} your calendars. You can move or cancel it.`,
  chose: (name: string) => `${name} chose the time.`,
  youChose: 'You chose the time.',
  accepted: (name: string) => `${name} accepted.`,
  mayCome: (name: string) => `${name} may come.`,
  suggests: (name: string) => `${name} suggests the time this month.`,
  youSuggest: 'You suggest the time this month.',
  schedule: 'Schedule Coffee Chat',
  again: 'Meet Again',
  move: 'Move',
  book: {
    moveTitle: 'Move Coffee Chat',
    text: (minutes: number, names: string, isOfMore: boolean) =>
      `${minutes} minutes with ${names}. Pick a time, and you ${isOfMore ? 'all' : 'both'} get the invitation by mail.`,
    book: 'Book This Time',
    move: 'Move to This Time',
    booked: (isOfMore: boolean) => `Booked. You ${isOfMore ? 'all' : 'both'} get an invitation by mail.`,
    moved: (isOfMore: boolean) => `Moved. You ${isOfMore ? 'all' : 'both'} get an invitation by mail.`,
    failed: "The time couldn't be booked",
    timesFailed: "We couldn't load the times.",
    byHand: 'Rather send it from your own calendar?',
    download: 'Download Invitation (.ics)',
    entry: {
      title: (names: string) => `Coffee chat: ${names}`,
      text: (starter: string) => `Your coffee chat of the month.\nTo begin with: ${starter}`,
    },
  },
  cancel: {
    action: 'Cancel',
    title: 'Cancel this coffee?',
    effect: (isOfMore: boolean) =>
      `We'll tell you ${isOfMore ? 'all' : 'both'} by mail and take it off your calendars. You can book another time.`,
    confirm: 'Cancel It',
    keep: 'Keep It',
    done: (isOfMore: boolean) => `Cancelled. We've told you ${isOfMore ? 'all' : 'both'} by mail.`,
    failed: "The coffee couldn't be cancelled",
  },
}

/** The match of the month, and those before it. */
export const matches = {
  description: {
    one: 'One colleague a month. Here is yours.',
    more: 'More than one colleague this time. Here they are.',
    none: "One colleague a month, and everyone you've met.",
  },
  current: 'Current Match',
  currentFailed: "We couldn't load your current match.",
  active: 'Active',
  away: 'Can’t make it',
  history: 'Match History',
  historyFailed: "We couldn't load your match history.",
  noHistory: 'No Match History',
  noHistoryText: 'Your completed coffee chats will appear here.',
  search: 'Search match history',
  completed: 'Completed',
  calledOff: 'Called off',
  notSaid: 'No answer yet',
  answers: { confirmed: 'Met My Match', not_confirmed: 'Missed This Month', pending: 'Pending' },
  earlierAnswers: { confirmed: 'Connected', not_confirmed: 'No Connection' },
  didYouMeet: (names: Sentence[number]): Sentence => ['Did you meet ', names, '?'],
  change: 'Change my answer',
  keep: 'Keep it',
  answered: 'Connection status updated!',
  notAnswered: 'Failed to update connection status',
  takenBack: { title: 'Taken back', text: 'Your answer is open again.' },
  undo: 'Undo',
  complete: {
    action: 'Mark as Completed',
    title: 'Mark as Completed?',
    effect: (isOfMore: boolean) =>
      `This says that you ${isOfMore ? 'all' : 'two'} met, and closes the match for you.`,
    done: 'Coffee chat marked as completed!',
    failed: 'Failed to complete match',
  },
  sayYouMet: (names: readonly string[]) =>
    names.map((name) => `${name || 'Your match'} says you met`).join('. '),
  lines: {
    notAnswered: (name: string) => `${name} hasn't answered yet.`,
    mayAnswer: (name: string) => `${name} may still say how it was.`,
    metToo: (name: string) => `${name} says so, too. Cheers.`,
    missedToo: (name: string) => `${name} missed it, too. It happens.`,
    bothMet: 'You both say you met. Cheers.',
    bothMissed: 'You both missed it this time. It happens.',
    onlyYouMet: (name: string) =>
      `You remember meeting; ${name} says it didn't work out. It happens: a short message will clear it up.`,
    onlyTheyMet: (name: string) =>
      `${name} remembers meeting you. It happens: a short message will clear it up.`,
  },
  met: (people: number, departments: number) =>
    `You have met ${plural(people, { one: '# colleague', other: '# colleagues' })} from ${plural(departments, { one: '# department', other: '# departments' })}`,
  noDepartment: 'No department',
  formerColleagues: 'Former colleagues',
  youHost: 'You host this table.',
  host: 'Host',
  why: (isOfMore: boolean) => (isOfMore ? 'Why all of you' : 'Why you two'),
  toBegin: 'To begin with',
  reveal: { month: (month: string) => `Your coffee for ${month}`, with: 'is with...' },
  changed: {
    title: 'Your match has changed',
    now: (names: string) => `You now meet ${names}.`,
    none: 'You no longer have a match this month.',
    seen: 'Got it',
    failed: 'Failed to save this',
  },
  none: {
    title: 'No Current Match',
    next: "You'll be paired with a colleague in the next monthly matching cycle.",
  },
  stranded: {
    text: "You don't have to wait for next month.",
    ask: 'Find me someone else',
    failed: 'Failed to ask for someone else',
  },
}

/** What somebody gives after they met. */
export const feedback = {
  question: 'How was it?',
  change: 'Change it',
  beans: (count: number) => plural(count, { one: '# bean', other: '# beans' }),
  choose: 'Please choose one to five beans',
  line: 'In one line',
  hint: 'The people who run the programme read it without your name, together with the lines of at least four others. Your match doesn’t see it.',
  quote: 'My line may be quoted in a report, without my name',
  give: (count: number) => plural(count, { one: 'Give # Bean', other: 'Give # Beans' }),
  giveSome: 'Give Beans',
  notNow: 'Not now',
  given: 'Thank you. We show it without your name.',
  failed: 'Failed to save your feedback',
}
