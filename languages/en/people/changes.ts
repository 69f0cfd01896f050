import { formatsOf } from '../../../shared/languages/formats'

const { plural } = formatsOf('en')
const move = (count: number) =>
  count === 0 ? 'Move' : plural(count, { one: 'Move # user', other: 'Move # users' })

/** When a pause ends, and what becomes of an open match. */
export const pause = {
  again: 'Takes part again',
  inMonths: (months: number, day: string) =>
    `${plural(months, { one: 'In # month', other: 'In # months' })}, on ${day}`,
  otherDay: 'On another day',
  day: 'Day',
  tooEarly: 'Choose a day after today',
  match: 'An open match',
  keep: 'Keep it',
  stepOut: 'Step out now',
  stepOutHint: 'A booked time is cancelled, and anybody who is left alone is told by mail.',
}

/** What can be changed about many users at once. The button says for how many, or only what it does for 0. */
export const bulk = {
  status: {
    action: 'Status',
    title: 'Change the status',
    active: {
      label: 'Active',
      hint: 'They are in the next round.',
      submit: (count: number) =>
        count === 0 ? 'Activate' : plural(count, { one: 'Activate # user', other: 'Activate # users' }),
    },
    paused: {
      label: 'Paused',
      submit: (count: number) =>
        count === 0 ? 'Pause' : plural(count, { one: 'Pause # user', other: 'Pause # users' }),
    },
    opted_out: {
      label: 'Opted out',
      hint: 'Until they come back by themselves, or you bring them back.',
      submit: (count: number) =>
        count === 0 ? 'Opt out' : plural(count, { one: 'Opt out # user', other: 'Opt out # users' }),
    },
  },
  department: {
    action: 'Department',
    title: 'Change the department',
    submit: move,
    of: 'Departments of',
    noGroup: 'People without a group',
    department: 'Department',
    choose: 'Choose one',
  },
  group: {
    action: 'Domain group',
    title: 'Put them in a domain group',
    submit: move,
    effect:
      'Each gets a whitelist entry of their own in this group, unless they have one: then that moves. Pairings that are under way stay. You can move them again.',
    group: 'Put them in',
    choose: 'Choose a group',
  },
  invite: 'Invite',
  signOut: {
    action: 'Sign out',
    title: 'Sign out everywhere',
    submit: (count: number) =>
      count === 0 ? 'Sign out' : plural(count, { one: 'Sign out # user', other: 'Sign out # users' }),
    effect: 'They can sign in again; you stay signed in. This can’t be undone.',
  },
}
