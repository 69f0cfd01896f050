import { formatsOf } from '../../shared/languages/formats'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('en')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)} and ${digits(more)} more`
const quoted = (name: string) => `“${name}”`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => plural(count, { one: '# pair', other: '# pairs' })
const stranded = (people: number) => plural(people, { one: '# person is', other: '# people are' })

/** Where the steps of a month stand, as the dashboard shows them; on the server only. Months are given as 2026-12. */
export const month = {
  notYet: 'Not yet',
  of: (done: number, all: number) => `${digits(done)} of ${digits(all)}`,
  people: {
    ready: (count: number) => `${digits(count)} ready`,
    reasons,
    aside: (parts: string[]) => `${itemised(parts)}.`,
    nobodyAside: 'Nobody is left aside.',
    tooFew: (minimum: number) =>
      `At least ${digits(minimum)} have to be ready: signed in, with a profile, and taking part.`,
    bring: 'Import people',
    see: 'See the people',
  },
  pairing: {
    /** Some of the pairs may be of three. */
    pairs: (count: number, threes: number) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}, with three`
      return `${pairs(count)}, ${threes === 1 ? 'one' : digits(threes)} of them with three`
    },
    tables: (count: number) => plural(count, { one: '# table', other: '# tables' }),
    gone: (people: number) =>
      `${plural(people, { one: '# person', other: '# people' })} left since the round was made.`,
    groups: (count: number, leftOut: number) =>
      leftOut === 0
        ? `${digits(count)} groups, nobody left out.`
        : `${digits(count)} groups, ${plural(leftOut, { one: '# person', other: '# people' })} left out.`,
    ofGroups: (done: number, all: number) => `${digits(done)} of ${digits(all)} groups`,
    unseen: (months: string[], count: number) =>
      `${listed(months.map((one) => `${monthName(one)}'s`))} matches were never sent: ${plural(count, { one: '# pair has', other: '# pairs have' })} not seen them.`,
    /** Earlier pairings by name; and how many more. */
    completes: (names: string[], more: number, now: string) =>
      `This completes ${someQuoted(names, more)}, and pairs everybody who is ready for ${monthName(now)}.`,
    completeAndBegin: (months: string[], now: string) =>
      `Complete ${listed(months.map(monthName))} and begin ${monthName(now)}`,
    tooSmall: 'No group has enough people yet.',
    left: (groups: string[], more: number) => `Still to be paired: ${some(groups, more)}.`,
    trial: 'A trial run shows who would meet whom before anything is stored.',
    pairGroups: 'Pair all groups',
    generate: 'Generate pairing',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Not linked', none: 'None yet', draft: 'Draft', approved: 'Approved' },
    linked: (title: string, round: string) =>
      `${quoted(title)} is linked to ${round}. Read it, then approve it.`,
    approve: 'Read and approve',
    unlinked: (title: string, round: string) => `${quoted(title)} has no pairing. Link it to ${round}.`,
    link: 'Link it',
    noneForGroups: (groups: number) =>
      `There is no newsletter for ${digits(groups)} groups yet. Write one for all of them, or choose a group and write one for it.`,
    createForGroups: (groups: number) => `Create one for ${digits(groups)} groups`,
    none: (round: string) =>
      `There is no newsletter for ${round} yet. A new one begins with a mood, a quote and tips.`,
    orLink: (title: string) => `Or link ${quoted(title)} with it as well.`,
    create: 'Create newsletter',
  },
  sending: {
    failed: (mails: number) => `${digits(mails)} could not be mailed.`,
    unknown: (mails: number) =>
      `Of ${digits(mails)} it is not known whether it arrived: see Email Send Logs.`,
    paused: 'The send is paused.',
    resume: 'Resume',
    underWay: 'It goes on without this page.',
    cancelled: (left: number) => `The send was cancelled; the other ${digits(left)} can still get it.`,
    send: 'Send',
    sendOthers: (left: number) => `Send to the other ${digits(left)}`,
  },
  meetings: {
    met: (met: number, all: number) => `${digits(met)} of ${digits(all)} met`,
    booked: (matches: number) => `${digits(matches)} booked.`,
    notMet: (matches: number) => `${digits(matches)} did not.`,
    silent: (matches: number) => plural(matches, { one: '# has not said.', other: '# have not said.' }),
    stranded: (people: number) => `${stranded(people)} stranded.`,
    noneWaits: (people: number) => `${stranded(people)} stranded; nobody has asked for someone else yet.`,
    allWait: (people: number) =>
      plural(people, {
        one: '# person is stranded and waits for someone else.',
        other: '# people are stranded and wait for someone else.',
      }),
    someWait: (people: number, waiting: number) =>
      `${stranded(people)} stranded; ${plural(waiting, { one: '# of them waits', other: '# of them wait' })} for someone else.`,
    pair: (waiting: number) => `Pair the stranded (${digits(waiting)})`,
  },
  completed: {
    done: 'Completed',
    text: 'Completing keeps it as a record; the next month can begin.',
    complete: 'Complete',
  },
}
