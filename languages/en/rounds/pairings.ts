import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

const people = (count: number) => plural(count, { one: '# person', other: '# people' })
const matches = (count: number) => plural(count, { one: '# match', other: '# matches' })
const haveOne = (count: number) =>
  plural(count, { one: '# of these people has a match', other: '# of these people have a match' })

/** Of rounds: what their lists, dialogs and buttons say. */
export const pairings = {
  companyWide: 'All Users',
  companyWideChoice: 'All Users (Company-wide)',
  failed: 'Failed to load pairing data',
  matches,
  leftOut: (count: number) => plural(count, { one: '# person sits out', other: '# people sit out' }),
  actions: {
    title: 'Admin Actions',
    generate: 'Generate Monthly Pairings',
    view: (count: number) => `View Current Pairings (${digits(count)})`,
    sync: 'Sync Employee Status',
    syncFailed: 'Failed to sync employee status',
  },
  announce: {
    /** Where people are asked before. */
    ask: {
      action: 'Ask Who Is In',
      title: 'Ask who is in',
      text: 'Everybody gets one mail with the button “I’m in”. Only those who press it take part.',
      now: (count: number) => `Ask ${people(count)} now`,
      all: 'Everybody has been asked already.',
      failed: 'Nobody could be asked.',
    },
    action: 'Announce the Round',
    title: 'Announce the round',
    company: 'Everyone taking part gets one mail, with the date and a button to skip this round.',
    group: (name: string) =>
      `Everyone taking part in ${name} gets one mail, with the date and a button to skip this round.`,
    date: 'Date of the round',
    tell: (count: number) => `Tell ${people(count)}`,
    tellThem: 'Tell them',
    pending: 'Announcing...',
    failed: 'The round could not be announced.',
    countFailed: 'Failed to count the people',
    allTold: 'Everybody in this round has already been told.',
    tooFew: 'Too few people take part for a round.',
    told: (count: number) =>
      plural(count, {
        one: "# person has already been told and won't get a second mail.",
        other: "# people have already been told and won't get a second mail.",
      }),
  },
  eligibility: {
    asked: (asked: number, yes: number, silent: number) =>
      `Asked: ${digits(asked)} · In: ${digits(yes)} · Silent: ${digits(silent)}`,
    title: 'Pairing eligibility',
    failed: 'Failed to fetch pairing validation',
    total: 'Total Users',
    ready: 'Ready to Pair',
    excluded: 'Excluded',
    why: 'Why?',
    meetsNobody:
      'More people in their group would help, or an open preference, or fewer months until people may meet again.',
    noGroup:
      'People without a domain group are only paired company-wide. Put them in a group, and its rounds include them too.',
    minimum: 'Minimum Users',
    met: (required: number) => `Met (${digits(required)} required)`,
    notMet: (required: number) => `Not met (${digits(required)} required)`,
    evenNumbers: 'Even Numbers',
    yes: 'Yes',
    no: 'No',
    even: (count: number) => `${digits(count)} is Even`,
    odd: (count: number) => `${digits(count)} is Odd`,
  },
  figures: {
    pairs: 'Pairs',
    tables: 'Tables',
    across: 'Across departments',
    metBefore: 'Met before',
    threes: 'With three',
    leftOut: 'Sitting out',
    uneasy: {
      withoutTime: (count: number) =>
        plural(count, {
          one: '# table has no half hour that suits everybody.',
          other: '# tables have no half hour that suits everybody.',
        }),
      otherSizes: (count: number) =>
        plural(count, {
          one: '# table is larger or smaller than you chose.',
          other: '# tables are larger or smaller than you chose.',
        }),
      mixed: (count: number) =>
        plural(count, {
          one: '# table has people of several groups.',
          other: '# tables have people of several groups.',
        }),
    },
  },
  /** Where rounds are not those of months. */
  round: {
    generate: 'Generate Pairings',
    none: 'Choose who to pair under Admin Actions, then generate the pairings.',
    paired: {
      title: 'Already paired in this round',
      text: (count: number) =>
        `${haveOne(count)} in a completed pairing of this round. A second pairing gives them another one.`,
      textTold: (count: number, day: string) =>
        `${haveOne(count)} in a completed pairing of this round, and a newsletter told them on ${day}. A second pairing gives them another one.`,
    },
  },
  /** Before a pairing is made, and what it also completes. */
  generate: {
    title: 'Generate Monthly Pairings',
    text: (name: string) => `A trial run for ${name}. Nothing is saved and nobody is told until you confirm.`,
    looking: 'Looking for the best pairing...',
    impossible: 'No pairing can be made now',
    generate: (count: number) => plural(count, { one: 'Generate # pair', other: 'Generate # pairs' }),
    generateTables: (count: number) => plural(count, { one: 'Generate # table', other: 'Generate # tables' }),
    again: (count: number) => `Pair ${people(count)} again`,
    pending: 'Generating...',
    failed: 'Failed to generate pairings',
    done: (count: number, name: string) => `Generated ${digits(count)} pairings for ${name}`,
    doneAndLinked: (count: number, name: string, newsletter: string) =>
      `Generated ${digits(count)} pairings for ${name}, linked to "${newsletter}"`,
    paired: {
      title: 'Already paired this month',
      text: (count: number) =>
        `${haveOne(count)} in a completed pairing of this month. A second pairing gives them another one.`,
      textTold: (count: number, day: string) =>
        `${haveOne(count)} in a completed pairing of this month, and a newsletter told them on ${day}. A second pairing gives them another one.`,
      tick: (count: number) => `Pair ${people(count)} again, with somebody else`,
    },
    leftOut: 'Sitting out this time',
    completes: "A completed pairing can't be reopened.",
    unseen: {
      title: 'Nobody has seen these matches',
      tick: 'Complete them although they were never sent',
    },
    /** Of rounds that come by themselves every few weeks. */
    nextByItself: (day: string) => `The next round begins by itself on ${day}.`,
    shown: {
      'at-once': 'People see their match on their page at once.',
      'with-newsletter':
        'People see their match when the newsletter goes out, or when you press "Show the matches now".',
    },
  },
  pairGroups: {
    title: 'Create pairings for all groups?',
    confirm: (label: string) => `${label}?`,
    text: 'A trial run for every domain group with enough people. Nothing is saved and nobody is told until you confirm.',
    looking: 'Looking for the best pairings...',
    create: 'Create pairings',
    pending: 'Creating...',
    failed: 'Failed to create pairings',
    warning: 'Warning',
    first: (shown: number) =>
      `These are the first ${digits(shown)}. Each pairing lists everyone sitting out.`,
    skipped: (groups: number) => plural(groups, { one: '# group skipped', other: '# groups skipped' }),
  },
  current: {
    title: 'Current Pairings',
    none: 'No current pairings',
    noneText: "Choose who to pair under Admin Actions, then generate the month's pairings.",
    hidden: 'Not shown yet',
    complete: 'Complete',
    completeThis: (name: string) => `Complete pairing ${name}`,
    view: 'View matches',
    leftOut: 'Who sat out, and why',
    removeThis: (name: string) => `Delete "${name}"?`,
    removeSeen: (count: number) =>
      `Its ${matches(count)} disappear from everyone's page. You can then generate a new pairing. This can't be undone.`,
    removeHidden: (count: number) =>
      `Its ${matches(count)} are deleted before anybody has seen them. You can then generate a new pairing. This can't be undone.`,
    removeConfirm: 'Delete pairing',
    removeFailed: 'Failed to delete pairing',
  },
  complete: {
    title: (name: string) => `Complete "${name}"?`,
    effect: (_: number) => "Closes the round. Booked coffees go ahead. It can't be reopened.",
    effectHidden: (_: number) =>
      "Closes the round. It can't be reopened. People see their match when the newsletter goes out.",
    confirm: 'Complete pairing',
    pending: 'Completing...',
    failed: 'Failed to complete pairings',
  },
  show: {
    action: 'Show the matches now',
    actionOf: (name: string) => `Show the matches of ${name} now`,
    title: (name: string) => `Show the matches of "${name}" now?`,
    effect: (count: number) =>
      `${people(count)} see their match on their page at once. No mail is sent. This can't be undone.`,
    confirm: 'Show the matches',
    pending: 'Showing...',
    failed: 'Failed to show the matches',
  },
  completed: {
    title: 'Completed Pairings',
    none: 'No completed pairings',
    noneText: 'Complete a current pairing, and its file appears here to view and download.',
    search: 'Search completed pairings',
    searchHint: 'Month, group or file name',
    found: (count: number) => plural(count, { one: '# file found', other: '# files found' }),
    view: 'View',
    viewThis: (name: string) => `View ${name}`,
    download: 'Download',
    sureToRemove: (name: string) =>
      `Are you sure you want to delete the pairing file "${name}"? This action cannot be undone.`,
    removeFailed: 'Failed to delete completed pairing file',
  },
  /** The list of matches of a round. */
  list: {
    summary: (rounds: number, all: number) =>
      `${plural(rounds, { one: '# pairing', other: '# pairings' })}, ${matches(all)}`,
    pairing: 'Pairing',
    choice: (name: string, count: number) => `${name} (${matches(count)})`,
    noneText: "Generate the month's pairings to see them here.",
    search: 'Search by name or email',
    found: (count: number) => plural(count, { one: '# match found', other: '# matches found' }),
    nobody: (search: string) => `Nobody matches "${search}".`,
    empty: 'No matches found for this pairing.',
    label: (name: string) => `Matches of ${name}`,
    rescued: 'rescued',
    /** How a match stands, or ended. */
    statuses: {
      active: 'active',
      completed: 'completed',
      called_off: 'called off',
      met: 'met',
      missed: 'missed',
      no_answer: 'no answer',
    },
    host: 'Host',
    booked: 'booked',
    /** What somebody answered, under their name. */
    answers: { pending: 'did not say', confirmed: 'said they met', not_confirmed: 'said they missed it' },
    overruled: {
      preference: 'Against a preference',
      'met-lately': 'Met lately',
      hours: 'No hours in common',
    },
  },
  left: {
    title: 'Who sat out, and why',
    nobody: 'Nobody sits out.',
    search: 'Search people sitting out',
    label: 'People sitting out, and why',
    bring: 'Bring together',
    bringThis: (name: string) => `Bring together: ${name}`,
  },
  stranded: {
    nobody: 'No new match today',
    looking: 'Looking...',
    lookFailed: 'Failed to look for new matches',
    make: (count: number) => plural(count, { one: 'Make # more pair?', other: 'Make # more pairs?' }),
    waiting: (waiting: number, leftOut: number) =>
      `${plural(waiting, { one: '# person is waiting', other: '# people are waiting' })} for a new match, and ${plural(leftOut, { one: '# person', other: '# people' })} sat out.`,
    none: 'There is no suitable match today. Cup of Joe tries again every day.',
    effect:
      "Both people of each pair get a mail at once. Their old matches are called off. This can't be undone.",
    confirm: 'Pair and mail them',
    pending: 'Pairing...',
    failed: 'Failed to make new matches',
    /** The same where people sit at tables. */
    atTables: {
      make: 'Find tables for the people waiting?',
      none: 'There is no suitable table today. Cup of Joe tries again every day.',
      more: (tables: number) => plural(tables, { one: '# new table.', other: '# new tables.' }),
      effect:
        "Everyone at these tables gets a mail at once. The old matches of newly seated people are called off. This can't be undone.",
      confirm: 'Seat and mail them',
    },
  },
  sync: {
    pending: 'Syncing...',
    title: 'Employee sync',
    summary: (updated: number, created: number, unchanged: number) =>
      `${digits(updated)} updated, ${digits(created)} created, ${digits(unchanged)} unchanged.`,
    skipped: (lines: number) => plural(lines, { one: '# line skipped', other: '# lines skipped' }),
    caption: 'Skipped lines of the employee file',
    line: 'Line',
    wrong: "What's wrong",
  },
}
