import { formatsOf } from '../../../shared/languages/formats'

const { listed } = formatsOf('en')

/** Times for coffee, and calendars. */
export const meetings = {
  /** Why no time is suggested. */
  obstacles: {
    noCommonHours: (others: string[]) =>
      `Your working hours and ${listed(others.map((name) => `${name}'s`))} have no half hour in common`,
    allFull: (people: number, until: string) =>
      `${people === 2 ? 'Both' : 'All your'} calendars are full until ${until}`,
    yoursIsFull: (until: string) => `Your calendar is full until ${until}`,
    isFull: (name: string, until: string) => `${name}'s calendar is full until ${until}`,
  },
  tooMany: 'You have booked 20 times today. Agree on a time with your match; tomorrow you can book again.',
  over: 'This match is over, so there is nothing to book.',
  nothingBooked: 'No time is booked, so there is nothing to cancel.',
  quarterHour: 'Choose a quarter of an hour.',
  past: 'This time has passed. Choose a later one.',
  timeTaken: 'One of you has another coffee at that time. Choose another one.',
  onLeaveThen: 'One of you is on leave on that day. Choose another one.',
  tooFar: (days: number) => `Choose a time within the next ${days} days.`,
  booked: (when: string) => `Your coffee is booked already: ${when}.`,
  cancelled: (when: string) => `The time was cancelled meanwhile: ${when}.`,
  nobodyToInvite: 'Your match has left, so there is nobody to invite. There is always next month.',
  thisCentury: 'Choose a time in this century.',
  lookedAt: (looks: number, minutes: string) =>
    `You have looked at times ${looks} times within an hour. Please try again in ${minutes}.`,
  matchLeft: 'Your match has left.',
  notTakingPart: 'You don’t take part at the moment. Come back on your page, then book.',
  cannotMakeIt: (name: string) => `${name} can’t make it at the moment.`,
  off: 'No times are suggested or booked here. Write to each other to find one.',
}
