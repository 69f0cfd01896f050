import { formatsOf } from '../../../shared/languages/formats'

const { digits, listed, period, plural } = formatsOf('en')

/** Newsletters and their sends. */
const recipients = (count: number) => plural(count, { one: '# recipient', other: '# recipients' })
/** What somebody changed meanwhile. @param who null: somebody whose name is not told */
const savedBy = (who: string | null, fields: string[]) =>
  `${who ?? 'Someone else'} saved this newsletter since you opened it${fields.length > 0 ? ` and changed: ${fields.join(', ')}` : ''}.`

export const newsletters = {
  /** Who is made up for a preview. `why` is one of the sentences in which it is stored why two people were paired. */
  sample: { department: 'Their department' },
  notTranslatedInto: (language: string, others: readonly string[]) =>
    others.length > 0
      ? `A newsletter is translated into ${others.join(', ')} here, not into ${language}.`
      : 'There is no other language here to translate a newsletter into.',
  wasSent: {
    edit: "This newsletter has been sent and can't be edited any more.",
    approve: "This newsletter has been sent and can't be approved any more.",
    delete: "This newsletter has been sent and can't be deleted any more.",
  },
  isBeingSent: {
    edit: "This newsletter is being sent. It can't be edited until it has been sent.",
    approve: "This newsletter is being sent. It can't be approved until it has been sent.",
    delete: "This newsletter is being sent. It can't be deleted until it has been sent.",
  },
  changed: {
    approve: (who: string | null, fields: string[]) =>
      `${savedBy(who, fields)} Load it again and read it before you approve it.`,
    send: (who: string | null, fields: string[]) =>
      `${savedBy(who, fields)} Load it again and read it before you send it.`,
  },
  sendOver: {
    pause: "This send is over and can't be paused any more.",
    resume: "This send is over and can't be resumed any more.",
    cancel: "This send is over and can't be cancelled any more.",
  },
  resent: (count: number) =>
    plural(count, {
      one: '# uncertain mail is sent again.',
      other: '# uncertain mails are sent again.',
    }),
  /** How a send goes. */
  send: {
    soFar: (sent: number, total: number) => `${digits(sent)} of ${recipients(total)} so far.`,
    sentTo: (sent: number) => `Newsletter sent to ${recipients(sent)}.`,
    cancelled: (open: string) => `Sending was cancelled. ${open}`,
    paused: (open: string, reason: string) => `Sending is paused. ${open} ${reason}`,
    underWay: (open: string) => `The newsletter is still being sent in the background. ${open}`,
    details: ({ sent, failed, total }: { sent: number; failed: number; total: number }) =>
      `Sent to ${recipients(total)}. ${digits(sent)} successful, ${digits(failed)} failed.`,
    uncertain: (unknown: number) =>
      `${digits(unknown)} uncertain: they may have arrived. Send them again from the log.`,
  },
  allMatched: (people: number) => `All ${digits(people)} people have a match.`,
  someMatched: (matched: number, people: number) =>
    `${digits(matched)} of ${digits(people)} people have a match; please read the notes.`,
  noMatches: 'The linked pairing has no matches.',
  nobodyTakesPart: 'Nobody in the linked pairing takes part any more. Make a new pairing and link it.',
  /** What becomes of single people. */
  notes: {
    departed: {
      left: 'has left',
      paused: 'has paused',
      optedOut: 'has opted out',
      onLeave: 'is on leave',
      other: 'can no longer take part',
    },
    gone: (who: string, departed: string) => `${who} ${departed} since the pairing and gets no mail.`,
    goneOfTwo: (who: string, departed: string, partner: string) =>
      `${who} ${departed} since the pairing and gets no mail; ${partner} is told, and offered someone else.`,
    goneOfMore: (who: string, departed: string, others: string[]) =>
      `${who} ${departed} since the pairing and gets no mail; ${listed(others)} go on without them.`,
    unreachable: (who: string) =>
      `Mail hasn't reached ${who} in the last months. Cup of Joe tries again; ask them, or pause them.`,
    matchDeparted: (name: string, departed: string) => `The match, ${name}, ${departed} since the pairing.`,
    matchGone: 'The match is gone.',
    noMatch: (who: string) => `${who} sits out and reads the text below.`,
    joinedLater: (who: string) => `${who} joined after the pairing and reads that they're in the next one.`,
  },
  /** Why sending is probably a mistake. */
  dangers: {
    otherMonth: (month: string, pairing: string, ofMonth: string) =>
      `The newsletter is for ${period(month)}, but "${pairing}" is a pairing of ${period(ofMonth)}: everyone would be told their match of that month.`,
    toldAlready: (newsletter: string | undefined, people: number, pairing: string, on: string) =>
      `${newsletter === undefined ? 'Another newsletter' : `"${newsletter}"`} told ${plural(people, { one: '# person', other: '# people' })} their match of "${pairing}" on ${on}: they would be told again.`,
  },
  noPairingFile: (file: string) => `There is no pairing file named "${file}".`,
  staysLinked: (pairing: string) =>
    `Everyone in "${pairing}" already has this newsletter, so the pairing stays linked.`,
  otherMonth: (month: string, pairing: string) =>
    `Linked pairings must all be of ${period(month)}, and "${pairing}" isn't.`,
  forEverybody: (pairing: string) =>
    `"${pairing}" is for everybody, so the people of another pairing would be mailed twice. Link it alone.`,
  twoOfGroup: (group: string) =>
    `Two of these pairings are of ${group}, so its people would be mailed twice. Link only one.`,
  inCommon: (one: string, other: string, people: number) =>
    `"${one}" and "${other}" share ${plural(people, { one: '# person', other: '# people' })}, so they would be mailed twice. Link only one.`,
  monthName: 'The month is an English month name or a number from 1 to 12.',
  savedMeanwhile: 'Someone else saved this newsletter since you opened it. Load it again before you save.',
  approvedAlready: 'This newsletter is already approved.',
  deleted: (title: string) => `"${title}" was deleted.`,
  testCopyRefused: (reason: string) => `The mail server did not accept the test copy: ${reason}`,
  nobodyWith: (address: string) => `Nobody with the address ${address} gets this newsletter.`,
  testCopies: (most: number, minutes: string) =>
    `You have sent ${most} test copies within an hour. Please try again in ${minutes}. The preview shows the same mail.`,
  testCopyWithMatch: (address: string) => `A test copy went to ${address}, with their own match.`,
  testCopyWithout: (address: string) =>
    `A test copy went to ${address}, with the text for people without a match.`,
  linkFirst:
    'Please link a pairing group to this newsletter before sending. Edit the newsletter to select a pairing group.',
  stillTaking: 'The mail server is still taking a mail of the cancelled send. Send again in a minute.',
  uncertainBusy:
    'Uncertain mails of an earlier send are still being sent again. Send to the others when that is over.',
  uncertainPaused:
    'Uncertain mails of an earlier send are being sent again, and that is paused. Resume or cancel it, then send to the others.',
  sentAlready: 'This newsletter has already been sent.',
  approveFirst: 'Please approve the newsletter before sending it.',
  everybodyHasIt: 'Everyone already has this newsletter.',
  notPaused: "This send isn't paused.",
  mailsDeleted: 'The mails of this log are deleted, so they can’t be sent again.',
  waitUntilSent: 'This newsletter is being sent. Wait until it is sent.',
  nothingUncertain:
    'No uncertain mail can be sent again. Former colleagues get none, and no invitation goes to somebody who has joined.',
}
