/** The links of mails. */
export const replies = {
  pausedFor: {
    1: 'You’re paused for one month, then back automatically.',
    3: 'You’re paused for three months, then back automatically.',
  },
  invalid: 'This link is no longer valid. Please sign in to do the same on your page.',
  expired: 'This link has expired. Please sign in to do the same on your page.',
  met: 'Lovely. We’ve noted that you met.',
  notMet: 'Noted. There’s always next month.',
  staysPaused: 'You stay paused until your pause ends. Nothing has changed.',
  staysOut: 'You’ve opted out, and stay out until you come back. Nothing has changed.',
  in: 'Lovely. You’re in for the next round.',
  saidIn: 'You’re in. Your match comes as soon as the round is made.',
  saidNotIn: 'Taken back. This round goes on without you.',
  skipped: 'Noted. You sit out the next round, then you’re back automatically.',
  noMoreInvitations: 'Noted. We won’t ask again. You’re welcome whenever you sign in.',
  optedOut: 'You’ve opted out: no more matches and no more newsletters until you come back.',
  optedOutAlready: 'You’ve opted out already, and stay out until you come back.',
  pausedLonger: 'You’re already paused for longer. That stays as it is.',
  otherLink: 'This link is for something else.',
  matchGone: 'The round has changed since this mail. Your page shows your match now.',
}
