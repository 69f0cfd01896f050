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
  tooMany: 'You’ve booked 20 times today. Agree on a time with your match, or book again tomorrow.',
  over: 'This match is over, so there’s nothing to book.',
  nothingBooked: 'No time is booked, so there’s nothing to cancel.',
  quarterHour: 'Choose a quarter of an hour.',
  past: 'This time has passed. Choose a later one.',
  timeTaken: 'One of you already meets somebody else at that time. Choose another one.',
  onLeaveThen: 'One of you is on leave that day. Choose another one.',
  tooFar: (days: number) => `Choose a time within the next ${days} days.`,
  booked: (when: string) => `Your coffee is already booked: ${when}.`,
  cancelled: (when: string) => `The time was cancelled meanwhile: ${when}.`,
  nobodyToInvite: 'Your match has left, so there’s nobody to invite. There’s always next month.',
  thisCentury: 'Choose a time in this century.',
  lookedAt: (looks: number, minutes: string) =>
    `You’ve looked up times ${looks} times in an hour. Please try again in ${minutes}.`,
  matchLeft: 'Your match has left.',
  notTakingPart: 'You’re not taking part at the moment. Come back on your profile, then book.',
  cannotMakeIt: (name: string) => `${name} can’t make it at the moment.`,
  off: 'Cup of Joe doesn’t book times here. Write to each other to find one.',
}
