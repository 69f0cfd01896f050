import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')
const leavesOut =
  'People covered by these entries alone are signed out, and can no longer sign in or get a match.'

/** Changes of many entries of the whitelist at once. */
export const entries = {
  bar: {
    label: 'Bar',
    title: 'Bar whitelist entries',
    effect: leavesOut,
    submit: (count: number) =>
      count === 0 ? 'Bar' : plural(count, { one: 'Bar # entry', other: 'Bar # entries' }),
  },
  activate: {
    label: 'Activate',
    title: 'Activate whitelist entries',
    submit: (count: number) =>
      count === 0 ? 'Activate' : plural(count, { one: 'Activate # entry', other: 'Activate # entries' }),
  },
  remove: {
    label: 'Remove',
    title: 'Remove whitelist entries',
    effect: leavesOut,
    submit: (count: number) =>
      count === 0 ? 'Remove' : plural(count, { one: 'Remove # entry', other: 'Remove # entries' }),
  },
  group: {
    label: 'Group',
    title: 'Change the group',
    choose: 'Choose one',
    submit: (count: number) =>
      count === 0 ? 'Move' : plural(count, { one: 'Move # entry', other: 'Move # entries' }),
  },
}
