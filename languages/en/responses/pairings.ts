import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** Pairings, matches and feedback. */
const pairs = (count: number) => plural(count, { one: '# pairing', other: '# pairings' })
const groups = (count: number) => plural(count, { one: '# group', other: '# groups' })
const people = (count: number) => plural(count, { one: '# person', other: '# people' })
const inIt = (count: number) => (count > 0 ? ` (with ${digits(count)} of these people)` : '')
const theNewsletter = (title: string | undefined, otherwise: string) =>
  title === undefined ? otherwise : `"${title}"`

export const pairings = {
  /** How far the making of a round is. */
  making: {
    group: (name: string) => `Pairing ${name}`,
    meetings: (count: number) => `Checking the past meetings of ${people(count)}`,
    search: (count: number) => `Looking for the best pairing of ${people(count)}`,
    storing: (count: number) => `Saving ${plural(count, { one: '# pair', other: '# pairs' })}`,
    storingTables: (count: number) => `Saving ${plural(count, { one: '# table', other: '# tables' })}`,
  },
  pairedAlready: (count: number, scope: string, toldOn: string | null) =>
    `${people(count)} of ${scope} already ${count === 1 ? 'has' : 'have'} a match this month${toldOn ? `, and a newsletter told them on ${toldOn}` : ''}. A second pairing would give them another one.`,
  inAnotherRound: {
    ofNow: (count: number, scope: string) =>
      `${people(count)} of ${scope} already ${count === 1 ? 'has' : 'have'} a match in another active pairing of this month.`,
    earlier: (count: number, scope: string) =>
      `${people(count)} of ${scope} ${count === 1 ? 'is' : 'are'} in another active pairing. Once an administrator has completed or deleted it, generate the next one.`,
  },
  stillActive: {
    ofNow: (name: string, count: number) =>
      `"${name}" is still active${inIt(count)}. It is this month's pairing: to make another one, delete it first.`,
    earlier: (name: string, count: number) =>
      `"${name}" is still active${inIt(count)}. Complete or delete it, then generate the next pairing.`,
  },
  notAsked: 'Nobody has been asked yet.',
  tooFew: (scope: string, ready: number, least: number) =>
    `${scope} has ${people(ready)} ready to pair; at least ${digits(least)} are needed. People count once they have signed in, set up their profile and take part.`,
  noHosts: 'No hosts today. Name more hosts of the programme, or wait until one of them takes part.',
  noGuests: 'No guests today: everybody who takes part hosts. Invite more people, or name fewer hosts.',
  noPair: (count: number, isTables: boolean, reasons: string[], more: number) =>
    `${isTables ? `No table can be made of these ${digits(count)} people now.` : `No two of these ${digits(count)} people can be paired now.`} ${reasons.join(' ')}${more > 0 ? ` And ${digits(more)} more.` : ''}`,
  /** Since somebody looked at a round. */
  peopleLeft: (who: string[], more: number) =>
    `Since you looked, ${who.join(', ')}${more > 0 ? ` and ${digits(more)} more` : ''} can’t be paired any more. Look at the round again.`,
  pairedWith: (name: string | null) => `the match of ${name ?? 'somebody'}`,
  cannotBePaired: (name: string) => `${name} can't be paired any more.`,
  approved: (title: string | undefined) =>
    `${theNewsletter(title, 'Its newsletter')} is approved and tells people their matches. Save it as a draft again, then change the pairing.`,
  /** @param wishes null: they took all changes back */
  changedBy: (who: string | null, wishes: string[] | null) =>
    `Meanwhile ${who ?? 'an administrator'} ${wishes ? `changed this round: ${wishes.join(' ')}` : 'went back to the original round.'} Look at it again before you change it.`,
  beingSent: (title: string | undefined) =>
    `${theNewsletter(title, 'A newsletter')} is being sent from this pairing. Wait until it is sent, or cancel it.`,
  sentFrom: {
    delete: (title: string | undefined) =>
      `${theNewsletter(title, 'A newsletter')} was sent from this pairing, so people know their matches. Complete the pairing instead of deleting it.`,
    change: (title: string | undefined) =>
      `${theNewsletter(title, 'A newsletter')} was sent from this pairing, so people know their matches. The pairing can no longer be changed.`,
  },
  profileChanged:
    'Somebody’s profile has changed since you looked, so the round would now be different. Look at it again.',
  asFirstMade: (name: string) => `"${name}" is the original round already.`,
  changed: (count: number, name: string) => `${people(count)} changed in "${name}".`,
  stays: (name: string) => `"${name}" stays as it is.`,
  metSince: (name: string) =>
    `"${name}" can't go back: two of its people have been matched elsewhere since, or can't be paired any more.`,
  backToFirst: (name: string) => `"${name}" is back to the original round.`,
  completedNoChange: (name: string) => `"${name}" is completed, so it can no longer be changed.`,
  cycleAtWork: (name: string) =>
    `The automatic cycle is about to make or send the newsletter of "${name}". Try again when it is done.`,
  answered: (count: number, name: string) =>
    `People of ${plural(count, { one: '# match', other: '# matches' })} have already said whether they met, so "${name}" can no longer be changed.`,
  othersLook: 'Other changes are being tried right now. Please try again in a few seconds.',
  lookedAt: (looks: number, minutes: string) =>
    `You have tried ${looks} changes within an hour. Please try again in ${minutes}.`,
  sayThatYouMet: 'Say that you met first. Then you can say how it was.',
  feedbackShown:
    'Your feedback is already shown together with other people’s, so it can no longer be changed.',
  noGroup: 'There is no domain group yet. Add one, or generate a company-wide pairing.',
  wouldBeMade: (count: number, scope: string) =>
    `${digits(count)} pairings would be made for ${scope}. Nothing was saved.`,
  made: (count: number, scope: string) => `Generated ${digits(count)} pairings for ${scope}`,
  calledOff: 'This match was called off because one of you couldn’t make it.',
  markedCompleted: 'This coffee chat is already marked as completed.',
  answeredAlready: 'You have already answered this.',
  tooLateToUndo: 'It is too late to take this back. You can still change your answer.',
  monthCompleted: 'This month is completed, so your answer can no longer be changed.',
  alreadyCompleted: (name: string) =>
    `"${name}" is already completed. It is listed under Completed Pairings.`,
  alreadySeen: (name: string) => `The people in "${name}" can already see their matches.`,
  keptCompleted: (name: string) =>
    `"${name}" is completed and listed under Completed Pairings. Its matches are kept to avoid repeats.`,
  wouldBeCreated: (made: number, skipped: number) =>
    `${pairs(made)} would be created, ${groups(skipped)} skipped. Nothing was saved.`,
  created: (made: number, skipped: number) => `${pairs(made)} created, ${groups(skipped)} skipped.`,
  noActive: 'There was no active pairing.',
  completed: (count: number) => `${pairs(count)} completed.`,
  isCompleted: (name: string) => `"${name}" is completed.`,
  seeTheirMatch: (count: number) => `${count} people see their match now.`,
  deleted: (name: string) => `"${name}" was deleted with its matches.`,
  fileDeleted: 'The pairing file was deleted. The match history stays.',
}
