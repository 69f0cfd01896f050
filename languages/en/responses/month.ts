import { formatsOf } from '../../../shared/languages/formats'

const { digits, listed, plural } = formatsOf('en')
const morePairs = (count: number) => plural(count, { one: '# more pair', other: '# more pairs' })

/** The month: announcements, the programme, other matches. */
export const month = {
  restored: {
    mayHaveRound:
      'A round may have been made since the backup. If none was, say so on This Month, then make it.',
    changed: 'The number has changed meanwhile. Look again, then decide.',
  },
  /** What is done in a cycle. */
  steps: {
    complete: 'Completing the old pairings',
    resume: 'Ending the pauses that are over',
    sync: 'Reading the employee file',
    scopes: 'Finding the groups to pair',
    pair: 'Pairing',
    newsletter: 'Making the newsletter',
    send: 'Sending the newsletter',
    summary: 'Writing the summary',
    mail: 'Mailing the summary',
  },
  toBeAnnounced: 'To be announced',
  /** What the month's round brought a person. */
  /** What administrators read of hosts and guests; `own`: a host of themselves. */
  hosting: {
    longest: (rounds: number) =>
      `The guest who has waited longest has waited ${plural(rounds, { one: '# round', other: '# rounds' })}.`,
    shares: (least: number, most: number, average: number) =>
      `Rounds hosted by each host: ${least === most ? digits(least) : `${digits(least)} to ${digits(most)}`}, ${digits(average)} on average.`,
    never: (guests: number) =>
      `${plural(guests, { one: '# guest has', other: '# guests have' })} not had a seat yet.`,
    served: (seats: number, day: string) =>
      `At ${plural(seats, { one: '# seat', other: '# seats' })} a round everybody is served by ${day}.`,
    own: (times: number, average: number) =>
      `You hosted ${plural(times, { one: '# time', other: '# times' })}; the average of all hosts is ${digits(average)}.`,
  },
  /** Somebody who waits for a seat with a host. */
  waiting: (before: number, seats: number, rounds: number) =>
    `${before === 0 ? 'Nobody is' : plural(before, { one: '# person is', other: '# people are' })} before you, at ${plural(seats, { one: '# seat', other: '# seats' })} a round: about ${plural(rounds, { one: '# round', other: '# rounds' })}.`,
  onTheList: 'You are on the list.',
  outcome: {
    nextOne: 'You’re in the next one.',
    nextOneWithProfile: 'Complete your profile, and you’re in the next one.',
    somebodyLeft: 'a former colleague',
    somebodyLeftAtBeginning: 'A former colleague',
    steppedOut: (name: string, partner: string) => `You stepped out of ${name}. ${partner} has been told.`,
    awayToTheEnd: (name: string, partner: string) =>
      `Your leave covers the rest of ${name}. ${partner} has been told.`,
    matched: (partner: string) => `You are matched with ${partner}.`,
    wasMatched: (partner: string, name: string) => `You were matched with ${partner} in ${name}.`,
    notShownYet: (name: string) => `The matches of ${name} aren’t shown yet. They come with the newsletter.`,
    leftOut: (name: string, why: string) => `You sat out ${name}: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: 'no host had a seat for you this time.',
      byWish: 'the people who run the programme decided so for this round.',
      odd: 'it was an odd number, and it was your turn. You are first in line next time.',
      few: 'there were too few people who fit, and it was your turn. You are first in line next time.',
      nobody: 'nobody you can meet was ready. It helps when more colleagues take part.',
      preference: (where: string) =>
        `nobody you can meet was ready ${where}. It helps to be open to anyone: choose that on your profile.`,
      wish: 'the people who run the programme decided so for this round. You are first in line next time.',
    },
    notNeeded: 'You are not needed this round. Hosts take turns.',
    calledOff: (name: string) => `Your match in ${name} was called off because you couldn’t make it.`,
    noRound: (name: string) => `There has been no round in ${name} yet.`,
    beforeYou: (name: string) => `The round of ${name} was made before you joined.`,
    notAnswered: (name: string) => `You sit out the round of ${name}: you didn’t say that you’re in.`,
    noMatch: (name: string) => `You have no match in ${name}: you couldn’t take part.`,
  },
  /** What a person reads of a match that can't be, or could not for a while. */
  stranding: {
    yourMatch: 'Your match',
    back: (name: string) => `${name} takes part again, so your coffee together stands.`,
    away: (name: string) => `${name} can’t make it for coffee after all.`,
    waiting: (name: string, time: string) =>
      `${name} can’t make it for coffee after all. You asked for someone else: we look every day at ${time}, and mail you both as soon as somebody is free.`,
  },
  wouldBeRescued: (pairs: number) => `${morePairs(pairs)} would be made. Nothing was saved.`,
  rescued: (pairs: number, people: number) =>
    `${morePairs(pairs)} made. ${digits(people)} people are being mailed.`,
  /** The same where people sit at tables. */
  atTables: {
    wouldBeRescued: (seats: number, tables: number) =>
      `Seats at existing tables: ${digits(seats)}. New tables: ${digits(tables)}. Nothing was saved.`,
    rescued: (seats: number, tables: number, people: number) =>
      `Seats at existing tables: ${digits(seats)}. New tables: ${digits(tables)}. People mailed: ${digits(people)}.`,
    none: 'There is no suitable table today. Cup of Joe tries again every day.',
    joins: (name: string, others: string[]) => `${name} joins ${listed(others)}.`,
  },
  announcedAlready: 'Everybody in this round has already been told, and nobody is told twice.',
  tooFewToAnnounce: (least: number) =>
    `Fewer than ${digits(least)} people would take part in this round, so there is nothing to announce.`,
  tellsItself:
    'The automatic cycle tells people about its rounds itself. Under Programme you choose how many days before.',
  withinAMonth: 'Choose a day from today on, within a month.',
  told: (count: number) =>
    plural(count, { one: '# person is told of the round.', other: '# people are told of the round.' }),
  pairingDeleted: 'The pairing was deleted before its newsletter was made.',
  setByOperatorField: 'Set by the operator',
  setByOperator: 'The operator has set this on the server. Nothing was changed.',
  fromTodayOn: 'Choose a day from today on.',
  /** What is wrong with a cron expression. */
  cycleFaults: {
    fields: 'The cycle must be a cron expression of five fields, such as 0 9 1 * *.',
    never: 'The cycle names a day that never comes.',
  },
  programmeExists: (name: string) => `There is a programme called "${name}" already.`,
  withinAYear: 'Choose a day from today on, within a year.',
  oneRhythm: 'A programme runs by months or by weeks, not by both.',
  preferencesStay: 'The first programme always keeps to everybody’s own wish about departments.',
  unknownAttribute: 'One of these attributes no longer exists. Choose again.',
  unknownGroup: 'One of these groups no longer exists. Choose again.',
  nobodyInIt: 'Nobody is in it today.',
  nobodyHosts: 'Nobody hosts it today.',
  everybodyHosts: 'Everybody in it hosts today, so there are no guests.',
  tooFewForATable: (people: number, size: number) =>
    `Too few people for one table today: ${digits(people)} of ${digits(size)}.`,
  allMet: (rounds: number, months: number) =>
    `After ${plural(rounds, { one: '# round', other: '# rounds' })} everyone has met, and nobody meets again within ${plural(months, { one: '# month', other: '# months' })}. Choose fewer months, or a slower rhythm.`,
  firstStays: 'The first programme can’t be archived.',
  openRounds: (name: string, rounds: string[]) =>
    `Complete the open rounds of "${name}" first: ${rounds.join(', ')}.`,
  archived: (name: string) => `"${name}" is archived.`,
  tooOften: 'The cycle would run more than once a month.',
  bothCan: 'You can both still make this coffee, so we don’t look for anyone else.',
  nobodyWaits: (pairing: string) =>
    `Nobody in "${pairing}" is waiting for a new match. People ask for one on their page.`,
  noTwo: 'There is no suitable match today. Cup of Joe tries again every day.',
  completed: (pairing: string) => `"${pairing}" is completed, so nobody in it is waiting.`,
  notGoneOut: (pairing: string) =>
    `The newsletter of "${pairing}" hasn't gone out yet, so the round can still be changed.`,
  stillSending: (newsletter: string) => `"${newsletter}" is still being sent. New matches come afterwards.`,
  cancelledSend: (newsletter: string) =>
    `"${newsletter}" was cancelled before everyone had it. Send it to the others, then find new matches.`,
  mailsDeleted: (newsletter: string) =>
    `The mails of "${newsletter}" are deleted, so they can’t be sent to anybody else.`,
}
