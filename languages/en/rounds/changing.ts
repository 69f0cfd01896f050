import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { listed, plural } = formatsOf('en')

const people = (count: number) => plural(count, { one: '# person', other: '# people' })

/** Changing a round: a wish, what would change for whom, and what it costs. */
export const changing = {
  title: 'What if…',
  text: 'Nothing is stored until you apply it.',
  question: 'What should be different?',
  wishes: {
    apart: (one: string, other: string) => `Pair differently: ${one} and ${other}`,
    out: (name: string) => `Leave out this month: ${name}`,
    together: (name: string) => `Bring together: ${name} with…`,
  },
  differently: 'Pair differently',
  differentlyThese: (names: string[]) => `Pair differently: ${listed(names)}`,
  /** The same of a round of tables. */
  atTables: {
    apart: (one: string, other: string) => `Seat apart: ${one} and ${other}`,
    differently: 'Seat differently',
    differentlyThese: (names: string[]) => `Seat differently: ${listed(names)}`,
    with: (names: string[]) => `with ${listed(names)}`,
    overruleHint: 'This is permanently shown with the table.',
  },
  chosen: (name: Sentence[number]): Sentence => ['With ', name],
  choose: (name: string) => `Choose who ${name} should meet.`,
  chooseOther: 'Choose somebody else',
  search: 'Search for a person in this round',
  searchFailed: 'Failed to load people',
  nobody: (search: string) => `Nobody in this round matches "${search}".`,
  withWhom: 'With whom?',
  apply: (counts: string) => `Apply: ${counts}`,
  applying: 'Applying...',
  failed: 'Failed to change the pairing',
  undo: 'Undo',
  undoFailed: 'Failed to undo the change',
  seen: 'People can already see their matches. Those whose match changes see the new one at once. No mail is sent.',
  counts: {
    nobody: 'nobody changes',
    made: (matches: number, changed: number) =>
      `${plural(matches, { one: '# new match', other: '# new matches' })}, ${people(changed)}`,
    fewer: (matches: number, changed: number) =>
      `${plural(matches, { one: '# match fewer', other: '# matches fewer' })}, ${people(changed)}`,
  },
  preview: {
    impossible: "This can't be done",
    failed: 'Failed to compute the changed round',
    looking: 'Looking for the best round...',
    overrule: 'Do it anyway, against this rule',
    overruleHint: 'This is permanently shown with the pair.',
    against: (names: string[]) => `Against a rule: ${listed(names)}`,
    cost: 'What it costs',
    compared: 'Compared with the round as it was first made',
    inWords: 'What changes, in words',
    whose: 'Whose match changes',
    before: 'Before',
    after: 'After',
    more: (count: number) =>
      plural(count, {
        one: '# more person changes, see the words.',
        other: '# more people change, see the words.',
      }),
    /** What becomes of one person: each of both is one of the three below. */
    wasAndIs: (was: string, is: Sentence[number]): Sentence => [`was ${was}, now `, is],
    with: (name: string) => `with ${name}`,
    leftOut: 'left out',
    sitsOut: 'sits out',
  },
  since: {
    title: 'Changes to this round',
    count: (changes: number) =>
      plural(changes, { one: '# change since it was made', other: '# changes since it was made' }),
    label: 'What was changed',
    by: (name: string, moment: string) => `${name}, ${moment}`,
    byAdministrator: (moment: string) => `An administrator, ${moment}`,
    undo: 'Undo',
    undoAll: 'Undo all',
    back: {
      title: 'Go back to the original round?',
      effect: (pairing: string, changes: number) =>
        `Everybody gets back the match that "${pairing}" gave them at first. ${plural(changes, { one: '# change is undone.', other: '# changes are undone.' })}`,
      confirm: 'Go back',
      pending: 'Going back...',
      failed: 'Failed to undo the changes',
    },
  },
}
