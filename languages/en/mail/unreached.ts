import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')

/** To administrators: whom a round did not reach. */
const count = (people: number) =>
  plural(people, { one: '# person was not reached', other: '# people were not reached' })

export const unreached = {
  title: count,
  subject: (people: number) => `Cup of Joe: ${count(people)}`,
  text: 'The mail about their round was refused or came back. The dashboard says why, and what to do.',
  /** Most of a round, for one reason that is ours. */
  oneCause: (people: number, reason: string) =>
    `${plural(people, { one: '# person', other: '# people' })}, all for one reason, which is no fault of theirs: ${reason}`,
  see: 'See why, and try again',
}
