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
  match: 'Open match',
  keep: 'Keep it',
  stepOut: 'Step out now',
  stepOutHint: 'Cancels a booked time. Anyone left alone gets a mail.',
}

/** What can be changed about many users at once. The button says for how many, or only what it does for 0. */
export const bulk = {
  status: {
    action: 'Status',
    title: 'Change the status',
    active: {
      label: 'Active',
      hint: 'They take part in the next round.',
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
      hint: 'Until they come back, or you bring them back.',
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
    title: 'Move to a domain group',
    submit: move,
    effect:
      'Adds each person’s own whitelist entry to this group, or moves the one they have. Current pairings stay as they are. You can move people again.',
    group: 'Move to',
    choose: 'Choose a group',
  },
  invite: 'Invite',
  signOut: {
    action: 'Sign out',
    title: 'Sign out everywhere',
    submit: (count: number) =>
      count === 0 ? 'Sign out' : plural(count, { one: 'Sign out # user', other: 'Sign out # users' }),
    effect: 'They can sign in again. You stay signed in. This can’t be undone.',
  },
}
