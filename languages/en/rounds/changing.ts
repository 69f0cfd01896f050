import { formatsOf } from '../../../shared/languages/formats'
import type { Sentence } from '../../words'

const { listed, plural } = formatsOf('en')

const people = (count: number) => plural(count, { one: '# person', other: '# people' })

/** Changing a round: a wish, what would change for whom, and what it costs. */
export const changing = {
  title: 'What if…',
  text: 'Nothing changes until you apply it.',
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
    overruleHint: 'It stays marked on the table.',
  },
  chosen: (name: Sentence[number]): Sentence => ['With ', name],
  choose: (name: string) => `Choose who ${name} should meet.`,
  chooseOther: 'Choose somebody else',
  search: 'Search for a person in this round',
  searchFailed: 'Failed to load people',
  nobody: (search: string) => `Nobody in this round matches "${search}".`,
  withWhom: 'Who with?',
  apply: (counts: string) => `Apply: ${counts}`,
  applying: 'Applying...',
  failed: 'Failed to change the pairing',
  undo: 'Undo',
  undoFailed: 'Failed to undo the change',
  seen: 'People already see their match. If it changes, they see the new one at once. No mail is sent.',
  counts: {
    nobody: 'nobody changes',
    made: (matches: number, changed: number) =>
      `${plural(matches, { one: '# new match', other: '# new matches' })}, ${people(changed)}`,
    fewer: (matches: number, changed: number) =>
      `${plural(matches, { one: '# match fewer', other: '# matches fewer' })}, ${people(changed)}`,
  },
  preview: {
    impossible: "This can't be done",
    failed: 'The changed round could not be worked out',
    looking: 'Looking for the best round...',
    overrule: 'Do it anyway, against this rule',
    overruleHint: 'It stays marked on the pair.',
    against: (names: string[]) => `Against a rule: ${listed(names)}`,
    cost: 'What it costs',
    compared: 'Compared with the original round',
    inWords: 'What changes, in words',
    whose: 'Whose match changes',
    before: 'Before',
    after: 'After',
    more: (count: number) =>
      plural(count, {
        one: '# more person changes: see the list below.',
        other: '# more people change: see the list below.',
      }),
    /** What becomes of one person: each of both is one of the three below. */
    wasAndIs: (was: string, is: Sentence[number]): Sentence => [`was ${was}, now `, is],
    with: (name: string) => `with ${name}`,
    leftOut: 'without a match',
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
        `Everyone gets their original match in "${pairing}" back. ${plural(changes, { one: '# change is undone.', other: '# changes are undone.' })}`,
      confirm: 'Go back',
      pending: 'Going back...',
      failed: 'Failed to undo the changes',
    },
  },
}
