/** The links of mails. */
export const replies = {
  pausedFor: {
    1: 'You are paused for one month. After that you are back automatically.',
    3: 'You are paused for three months. After that you are back automatically.',
  },
  invalid: 'This link is not valid any more. Please sign in to do the same on your own page.',
  expired: 'This link has expired. Please sign in to do the same on your own page.',
  met: 'Lovely. We noted that you met.',
  notMet: 'Noted. There is always next month.',
  staysPaused: 'You are paused, and stay so until your pause ends. Nothing was changed.',
  staysOut: 'You are opted out, and stay so until you come back. Nothing was changed.',
  in: 'Lovely. You are in for the next round.',
  skipped: 'Noted. You sit out the next round, and are back automatically after it.',
  noMoreInvitations: 'Noted. We do not ask you again. You are welcome whenever you sign in.',
  optedOut: 'You are opted out: no more matches and no more newsletters, until you come back.',
  optedOutAlready: 'You are opted out already, and stay so until you come back.',
  pausedLonger: 'You are paused for longer already. That stays as it is.',
  otherLink: 'This link is for something else.',
  matchGone: 'This match is gone: the round was changed. Your page has the newest.',
}
