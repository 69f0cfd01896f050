import { formatsOf } from '../../../shared/languages/formats'

const { digits, listed, plural } = formatsOf('en')
const morePairs = (count: number) => plural(count, { one: '# more pair', other: '# more pairs' })

/** The month: announcements, the programme, other matches. */
export const month = {
  restored: {
    mayHaveRound:
      'A round may have been made before the backup was restored. If none was, say so on This Month, then make it.',
    changed: 'The number has changed meanwhile. Look again, then decide.',
  },
  /** What is done in a cycle. */
  steps: {
    complete: 'Completing the old pairings',
    resume: 'Resuming ended pauses',
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
  outcome: {
    nextOne: 'You are in the next one.',
    nextOneWithProfile: 'Complete your profile, and you are in the next one.',
    somebodyLeft: 'somebody who has left',
    somebodyLeftAtBeginning: 'Somebody who has left',
    steppedOut: (name: string, partner: string) => `You stepped out of ${name}. ${partner} has been told.`,
    awayToTheEnd: (name: string, partner: string) =>
      `Your leave covers the rest of ${name}. ${partner} has been told.`,
    matched: (partner: string) => `You are matched with ${partner}.`,
    wasMatched: (partner: string, name: string) => `You were matched with ${partner} in ${name}.`,
    notShownYet: (name: string) => `The matches of ${name} are not shown yet. They come with the newsletter.`,
    /** @param reason a sentence; null: it can't be said in this language */
    leftOut: (name: string, reason: string | null) =>
      `You were left out in ${name}. ${reason ?? ''} You are first in line next time.`,
    calledOff: (name: string) => `Your match in ${name} was called off because you could not make it.`,
    noRound: (name: string) => `There has been no round in ${name} yet.`,
    beforeYou: (name: string) => `The round of ${name} was made before you joined.`,
    noMatch: (name: string) => `The round of ${name} has no match for you, as you could not take part.`,
  },
  /** What a person reads of a match that can't be, or could not for a while. */
  stranding: {
    yourMatch: 'Your match',
    back: (name: string) => `${name} takes part again, so your coffee together stands.`,
    away: (name: string) => `${name} can’t make it for coffee after all.`,
    waiting: (name: string, time: string) =>
      `${name} can’t make it for coffee after all. You asked for someone else: we look every day at ${time}, and mail you both as soon as somebody is free.`,
  },
  wouldBeRescued: (pairs: number) => `${morePairs(pairs)} would be made. Nothing was stored.`,
  rescued: (pairs: number, people: number) =>
    `${morePairs(pairs)} made. ${digits(people)} people are being mailed.`,
  /** The same where people sit at tables. */
  atTables: {
    wouldBeRescued: (seats: number, tables: number) =>
      `Seats at tables that there are: ${digits(seats)}. More tables: ${digits(tables)}. Nothing was stored.`,
    rescued: (seats: number, tables: number, people: number) =>
      `Seats at tables that there are: ${digits(seats)}. More tables: ${digits(tables)}. People who are mailed: ${digits(people)}.`,
    none: 'None of the waiting people can get a table today. Cup of Joe tries again every day.',
    joins: (name: string, others: string[]) => `${name} joins ${listed(others)}.`,
  },
  announcedAlready: 'Everybody in this round has already been told. Nobody is told twice in a month.',
  tooFewToAnnounce: (least: number) =>
    `Fewer than ${digits(least)} people would take part in this round, so there is nothing to announce.`,
  tellsItself:
    'The automatic cycle tells people about its rounds itself. Under Programme you choose how many days before.',
  withinAMonth: 'Choose a day from today on, within a month.',
  told: (count: number) =>
    plural(count, { one: '# person is told of the round.', other: '# people are told of the round.' }),
  pairingDeleted: 'The pairing was deleted before its newsletter was made.',
  setByOperatorField: 'Set by the operator',
  setByOperator: 'This is set by the operator in the settings of the server. Nothing was changed.',
  fromTodayOn: 'Choose a day from today on.',
  /** What is wrong with a cron expression. */
  cycleFaults: {
    fields: 'The cycle must be a cron expression of five fields, such as 0 9 1 * *.',
    never: 'The cycle names a day that never comes.',
  },
  programmeExists: (name: string) => `There is a programme called "${name}" already.`,
  withinAYear: 'Choose a day from today on, within a year.',
  oneRhythm: 'A programme comes round in months or in weeks, not in both.',
  unknownGroup: 'One of these groups is no longer there. Choose again.',
  nobodyInIt: 'Nobody is in it today.',
  tooFewForATable: (people: number, size: number) =>
    `Too few people for one table today: ${digits(people)} of ${digits(size)}.`,
  allMet: (rounds: number, months: number) =>
    `After ${plural(rounds, { one: '# round', other: '# rounds' })} everybody in it has met, and nobody is paired again within ${plural(months, { one: '# month', other: '# months' })}. Choose fewer months, or a slower rhythm.`,
  firstStays: 'The first programme cannot be archived.',
  openRounds: (name: string, rounds: string[]) =>
    `Complete the open rounds of "${name}" first: ${rounds.join(', ')}.`,
  archived: (name: string) => `"${name}" is archived.`,
  tooOften: 'The cycle would run more than once a month.',
  bothCan: 'You can both still have this coffee, so nobody else is looked for.',
  nobodyWaits: (pairing: string) =>
    `Nobody in "${pairing}" is waiting for another match. Stranded people ask for one on their page.`,
  noTwo: 'No two of the waiting people can be paired today. Cup of Joe tries again every day.',
  completed: (pairing: string) => `"${pairing}" is completed, so nobody in it is waiting.`,
  notGoneOut: (pairing: string) => `No newsletter of "${pairing}" has gone out, so it can still be changed.`,
  stillSending: (newsletter: string) =>
    `"${newsletter}" is still being sent. The stranded people are paired afterwards.`,
  cancelledSend: (newsletter: string) =>
    `"${newsletter}" was cancelled before everybody had it. Send it to the others, then pair the stranded people.`,
  mailsDeleted: (newsletter: string) =>
    `The mails of "${newsletter}" are deleted, so they can’t be sent to anybody else.`,
}
