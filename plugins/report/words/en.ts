import { formatsOf } from '../../../shared/languages/formats'

const { digits, plural } = formatsOf('en')

/** What the browser shows. */
export const web = {
  open: 'Report',
  title: 'Report for leaders',
  text: 'One page to print or to send: who took part, who met, new ties, feedback. Nobody is named, and nothing is about fewer than five people.',
  last: 'Last month',
  months: 'Months',
  language: 'Language',
  make: 'Make Link',
  making: 'Making…',
  notMade: 'Failed to make a link',
  ready: 'The link is ready',
  once: 'Anybody who has it can open the report, for 30 days and without an account. You see it only this once.',
  link: 'Link',
  show: 'Open the report',
  links: 'Links that still open',
  failed: 'The links couldn’t be loaded.',
  none: 'No links yet.',
  allProgrammes: 'All programmes',
  of: (programme: string, months: number, last: string) =>
    `${programme}, ${digits(months)} months to ${last}`,
  until: (day: string) => `until ${day}`,
  revoke: 'Revoke',
  effect: 'Nobody can open the report by this link any more.',
  notRevoked: 'Failed to revoke the link',
}

/** What the server says: the page itself, and its answers. */
export const server = {
  title: (programme: string) => `What “${programme}” brought about`,
  allProgrammes: 'all programmes',
  span: (first: string, last: string) => `${first} to ${last}`,
  people: 'People with a match',
  matches: 'Matches',
  met: 'Met',
  ofAnswered: (met: number, answered: number, low: string, high: string) =>
    `${digits(met)} of ${digits(answered)} pairs that answered; with 95% confidence ${low} to ${high}`,
  tooFew: 'too few answers',
  beans: 'Beans, of five',
  given: (count: number) => plural(count, { one: 'by # person', other: 'by # people' }),
  byMonth: 'Month by month',
  month: 'Month',
  ties: 'New ties between departments',
  tiesNote: 'Two people of these departments met for the first time.',
  between: (one: string, other: string) => `${one} and ${other}`,
  others: 'Others, taken together',
  quotes: 'In their own words',
  quotesNote: 'From all programmes, without names. Each writer allowed it.',
  nothing: 'Fewer than five people had a match in this time, so there is nothing to show.',
  five: 'Nothing here is about fewer than five people; such months and departments are left out. Feedback is from all programmes.',
  until: (day: string) => `This link opens until ${day}.`,
  noLink: 'This link is wrong, was revoked, or has expired. Ask the sender for a new one.',
  revoked: 'The link is revoked. It opens nothing any more.',
}
