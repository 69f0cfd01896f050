import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** Several programmes: their cards, a new one in four steps, and what each decides besides. */
export const programmes = {
  title: 'Programmes',
  text: 'Each has its own people, rhythm and tables. A meeting counts in every programme.',
  add: 'New programme',
  /** To a manager of groups. */
  none: 'No programme makes rounds for your groups at the moment.',
  edit: 'Edit',
  editOne: (name: string) => `Edit ${name}`,
  moreFor: (name: string) => `More for ${name}`,
  facts: {
    who: 'Who',
    hosts: 'Hosts',
    rhythm: 'Rhythm',
    tables: 'Tables',
    people: 'People',
    next: 'Next round',
  },
  everybody: 'Everybody',
  named: (count: number) => `Named people: ${digits(count)}`,
  newcomers: (weeks: number) =>
    plural(weeks, { one: 'Joined in the last week', other: 'Joined in the last # weeks' }),
  whoJoins: 'Opt-in',
  byHand: 'By hand',
  monthly: 'Every month',
  everyWeeks: (every: number) => plural(every, { one: 'Every week', other: 'Every # weeks' }),
  pairs: 'Pairs',
  tablesOf: (size: number) => `Tables of ${digits(size)}`,
  notKnown: 'To be announced',
  reach: {
    title: 'People today',
    ready: (count: number) => `In a round made today: ${digits(count)}`,
    hosts: (count: number) => `Hosts in it: ${digits(count)}`,
    guests: (count: number) => `Guests in it: ${digits(count)}`,
    nobody: 'Nobody is in it today',
    tooFew: (size: number) => `Too few for a table of ${digits(size)}`,
    failed: 'The number of people could not be loaded.',
  },
  start: {
    title: 'Start from',
    coffee: { label: 'Monthly coffee', hint: 'Everybody, in pairs, once a month' },
    pairs: { label: 'Weekly pairs', hint: 'Everybody, in pairs, once a week' },
    lunch: { label: 'Lunch of four', hint: 'Tables of four, all groups mixed, every six weeks' },
    newcomers: {
      label: 'Newcomers meet a host',
      hint: 'Joined in the last 12 weeks; a host you choose at each table of three',
    },
    sites: { label: 'Across sites', hint: 'Pairs from different groups, once a month' },
    leader: { label: 'Meet a leader', hint: 'Everybody by turns; a leader you choose at each table of five' },
    skipLevel: { label: 'Skip-level', hint: 'Pairs with somebody two levels up or higher, once a month' },
    lottery: { label: 'Monthly lottery', hint: 'One host you choose, and one guest drawn each month' },
  },
  steps: { who: 'Who', hosts: 'Hosts', rhythm: 'Rhythm and size', name: 'Name' },
  stepOf: (step: number, steps: number) => `Step ${digits(step)} of ${digits(steps)}`,
  next: 'Next',
  previous: 'Back',
  create: 'Create programme',
  creating: 'Creating...',
  created: (name: string) => `"${name}" is created.`,
  notCreated: 'Failed to create the programme',
  rest: 'More settings',
  hosts: {
    has: {
      label: 'This programme has hosts',
      hint: 'One host sits at each table, with guests from the first step. Who has waited longest goes first, and hosts take turns.',
    },
    sayWho: 'Say who hosts',
    levelsAbove: {
      label: 'How far above their guests',
      hint: 'By the guest’s own line of managers, where it is known',
    },
    anywhere: 'Anywhere',
    levels: (levels: number) => plural(levels, { one: '# level or more', other: '# levels or more' }),
  },
  who: {
    text: 'People who match every list you fill. Leave all lists empty for everyone on the whitelist.',
    domainGroups: 'Domain groups',
    departments: 'Departments',
    directoryGroups: 'Directory groups',
    choose: 'Add...',
    addresses: { label: 'Named people', hint: 'One address per line' },
    newcomersWeeks: {
      label: 'Newcomers',
      hint: 'Joined within this many weeks. Leave it empty for everyone.',
    },
    join: {
      label: 'How people take part',
      choices: {
        everyone: { label: 'Automatically', hint: 'Until they leave.' },
        'opt-in': { label: 'By joining', hint: 'People opt in on their profile.' },
        ask: {
          label: 'By saying yes each time',
          hint: 'Before each round everybody gets a mail with the button “I’m in”. Only those who press it take part.',
        },
      },
    },
  },
  weeks: 'Automatically, every week or every few weeks',
  every: 'How often',
  from: { label: 'From', hint: 'The first round is on the first such weekday from this day on.' },
  size: 'How many meet',
  noRepeatMonths: { label: 'Months until two may meet again', hint: 'Counted across all programmes' },
  name: 'Name',
  description: { label: 'Description', hint: 'For the people taking part' },
  colour: { label: 'Colour', hint: 'Marks the name, on pages and in mails' },
  archive: {
    action: 'Archive',
    title: (name: string) => `Archive "${name}"?`,
    effect:
      'It makes no more rounds, and nobody takes part any longer. Past rounds stay, and mails under way still arrive. The name is free again.',
    pending: 'Archiving...',
    failed: 'Failed to archive the programme',
  },
}
