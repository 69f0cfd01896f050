import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** What is said otherwise where rounds are not those of months, by the part where the rest of it is. */
export const notMonthly = {
  thisMonth: {
    title: 'This Round',
    failed: 'This round could not be loaded.',
    allDone: 'Every step of the round is done.',
    allFull: 'Every cup is full: this round is done.',
  },
  wholeMonth: {
    title: 'Run the whole round',
    made: 'See what the round made',
    text: (scope = 'everybody') =>
      `What an administrator does for each round, with ${scope}: pair everyone who is ready, write the newsletter, approve it, send it. Every mail goes to the outbox; none leaves this machine.`,
  },
  generate: 'Generate Pairings',
  paired: {
    title: 'Already paired in this round',
    text: (count: number) =>
      `${plural(count, { one: '# of these people is', other: '# of these people are' })} in a completed pairing of this round. A second pairing gives them another partner.`,
    textTold: (count: number, day: string) =>
      `${plural(count, { one: '# of these people is', other: '# of these people are' })} in a completed pairing of this round, and was told by a newsletter on ${day}. A second pairing gives them another partner.`,
  },
  noneCurrent: 'Choose who to pair under Admin Actions, then generate the pairings of the round.',
  noneToSee: 'Generate the pairings of the round to see them here.',
}
