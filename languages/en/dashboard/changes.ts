import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** Who may see the dashboard. */
export const access = {
  visitor: { title: 'Unauthorized', description: 'Please login to access admin features.' },
  employee: { title: 'Access Denied', description: "You don't have admin privileges." },
  unknown: {
    title: "We can't tell who you are right now",
    text: 'The server is not responding. You are still signed in.',
  },
  loading: 'Loading admin dashboard...',
  checking: 'Checking permissions...',
}

/** What a change means for people in an active pairing. */
export const ending = {
  keepsThem: 'This affects the next rounds. An announced match stands.',
  endsThem: 'This ends their match now: a booked time is cancelled, and anyone left alone is told by mail.',
  staysAsItIs: 'Their match stays.',
  people: (count: number) =>
    plural(count, { one: '# person in an active pairing', other: '# people in an active pairing' }),
  pair: (pair: {
    name: string
    other: string
    pairing: string
    isAnnounced: boolean
    coffee: string | null
  }) =>
    `${pair.name} is paired with ${pair.other} in ${pair.pairing}${pair.isAnnounced ? '' : ' (not announced yet)'}${pair.coffee === null ? '' : `; they meet on ${pair.coffee}`}.`,
  more: (matches: number, booked: number) => {
    const others = plural(matches, { one: '# other match, too', other: '# other matches, too' })
    return booked === 0
      ? `${others}.`
      : `${others}; ${plural(booked, { one: '# of them has a booked time', other: '# of them have a booked time' })}.`
  },
}

const users = (count: number) => plural(count, { one: '# user', other: '# users' })
const entries = (count: number) => plural(count, { one: '# entry', other: '# entries' })
const ofMany = (counted: (count: number) => string) => ({
  selected: (count: number) => `${counted(count)} selected`,
  allFound: (count: number) => `All ${counted(count)} found`,
  sentence: (count: number) => `${counted(count)} selected.`,
  changes: (changed: number, count: number) => `Changes ${digits(changed)} of ${counted(count)}.`,
  changesNone: (count: number) => `None of ${counted(count)} needs a change.`,
})

/** Changes of many rows of a list at once. */
export const bulk = {
  selectAll: (total: number) => `Select all ${digits(total)} found`,
  clear: 'Clear',
  undo: 'Undo',
  notUndone: 'Failed to undo the change',
  counting: 'Counting the people affected.',
  notCounted: 'The people affected could not be loaded.',
  covers: (people: number) =>
    plural(people, {
      one: 'They cover # person with an account.',
      other: 'They cover # people with an account.',
    }),
  refused: (people: number) =>
    plural(people, {
      one: '# person has no such department on their list.',
      other: '# people have no such department on their list.',
    }),
  users: { label: 'Selected users', failed: 'Failed to change the users', ...ofMany(users) },
  entries: { label: 'Selected entries', failed: 'Failed to change the entries', ...ofMany(entries) },
}
