import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** Several programmes: their cards, a new one in three steps, and what each decides besides. */
export const programmes = {
  title: 'Programmes',
  text: 'Each has its own people, rhythm and tables. Two who met in one of them have met in all.',
  add: 'New programme',
  /** To a manager of groups. */
  none: 'No programme makes rounds for your groups at the moment.',
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,
  moreFor: (name: string) => `More for ${name}`,
  facts: { who: 'Who', rhythm: 'Rhythm', tables: 'Tables', people: 'People in it', next: 'Next round' },
  everybody: 'Everybody',
  named: (count: number) => `Named people: ${digits(count)}`,
  newcomers: (weeks: number) =>
    plural(weeks, { one: 'Joined in the last week', other: 'Joined in the last # weeks' }),
  whoJoins: 'Those who join',
  byHand: 'By hand',
  monthly: 'Every month',
  everyWeeks: (every: number) => plural(every, { one: 'Every week', other: 'Every # weeks' }),
  pairs: 'Pairs',
  tablesOf: (size: number) => `Tables of ${digits(size)}`,
  notKnown: 'To be announced',
  reach: {
    title: 'People in it today',
    ready: (count: number) => `In a round made today: ${digits(count)}`,
    nobody: 'Nobody is in it today',
    tooFew: (size: number) => `Too few for one table of ${digits(size)}`,
    failed: 'The number of people could not be loaded.',
  },
  start: {
    title: 'Begin with',
    coffee: { label: 'Monthly coffee', hint: 'Everybody, in pairs, once a month' },
    pairs: { label: 'Weekly pairs', hint: 'Everybody, in pairs, once a week' },
    lunch: { label: 'Lunch of four', hint: 'Four at a table, all together, every six weeks' },
    newcomers: { label: 'Newcomers', hint: 'Those of the last 13 weeks, three at a table' },
    sites: { label: 'Across sites', hint: 'Pairs of different groups, once a month' },
    leadership: { label: 'Leadership table', hint: 'People you name, five at a table' },
  },
  steps: { who: 'Who', rhythm: 'Rhythm and size', name: 'Name' },
  stepOf: (step: number, steps: number) => `Step ${digits(step)} of ${digits(steps)}`,
  next: 'Next',
  previous: 'Back',
  create: 'Create programme',
  creating: 'Creating...',
  created: (name: string) => `"${name}" is created.`,
  notCreated: 'Failed to create the programme',
  rest: 'More settings',
  who: {
    text: 'Whoever fits one entry of each list is in it. Without entries it is for everybody who is covered.',
    domainGroups: 'Domain groups',
    departments: 'Departments',
    directoryGroups: 'Directory groups',
    choose: 'Add...',
    addresses: { label: 'Named people', hint: 'One address on each line' },
    newcomersWeeks: {
      label: 'Newcomers',
      hint: 'Weeks since somebody joined, at most. Leave it empty for people of any time.',
    },
    join: {
      label: 'How people get in',
      choices: {
        everyone: { label: 'They are in it', hint: 'Until they leave it.' },
        'opt-in': { label: 'They join', hint: 'Nobody is in it before they join, on their profile.' },
      },
    },
  },
  weeks: 'Automatically, every so many weeks',
  every: 'How often',
  from: { label: 'From', hint: 'The first round is on the weekday that comes next, or on the day itself.' },
  size: 'At a table',
  scope: {
    label: 'Who meets whom',
    choices: {
      'per-group': { label: 'Each domain group by itself', hint: 'A round for each group.' },
      across: { label: 'All together', hint: 'One round for everybody.' },
      between: { label: 'Only people of different groups', hint: 'One round for everybody.' },
    },
  },
  noRepeatMonths: { label: 'Months until two may meet again', hint: 'Counted over all programmes' },
  name: 'Name',
  description: { label: 'Description', hint: 'What its people read about it' },
  colour: { label: 'Colour', hint: 'Marks the name, on pages and in mails' },
  archive: {
    action: 'Archive',
    title: (name: string) => `Archive "${name}"?`,
    effect:
      'It makes no further rounds, and nobody is in it any more. Its rounds so far, and mails that are on their way, stay. The name is free again.',
    pending: 'Archiving...',
    failed: 'Failed to archive the programme',
  },
}
