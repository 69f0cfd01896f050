import { formatsOf } from '../../shared/languages/formats'
import { inWords } from './counted/small-numbers'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('en')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)} and ${digits(more)} more`
const quoted = (name: string) => `“${name}”`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => plural(count, { one: '# pair', other: '# pairs' })
const mails = (count: number) => plural(count, { one: '# mail', other: '# mails' })
const stranded = (people: number) =>
  plural(people, { one: '# person lost their match', other: '# people lost their match' })

/** Where the steps of a month stand, as the dashboard shows them; on the server only. Months are given as 2026-12. */
export const month = {
  notYet: 'Not yet',
  of: (done: number, all: number) => `${digits(done)} of ${digits(all)}`,
  people: {
    ready: (count: number) => `${digits(count)} ready`,
    reasons,
    aside: (parts: string[]) => `${itemised(parts)}.`,
    nobodyAside: 'Nobody is excluded.',
    tooFew: (minimum: number) =>
      `A round needs at least ${digits(minimum)} people: signed in, with a profile, and taking part.`,
    bring: 'Import people',
    invite: 'Invite people',
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
        ? `${digits(count)} groups, nobody sat out.`
        : `${digits(count)} groups, ${plural(leftOut, { one: '# person', other: '# people' })} sat out.`,
    ofGroups: (done: number, all: number) => `${digits(done)} of ${digits(all)} groups`,
    unseen: (months: string[], count: number) =>
      `${listed(months.map((one) => `${monthName(one)}'s`))} matches were never sent: ${plural(count, { one: "# pair hasn't", other: "# pairs haven't" })} seen them.`,
    /** Earlier pairings by name; and how many more. */
    completes: (names: string[], more: number, now: string) =>
      `This completes ${someQuoted(names, more)} and pairs everyone ready for ${monthName(now)}.`,
    completeAndBegin: (months: string[], now: string) =>
      `Complete ${listed(months.map(monthName))} and begin ${monthName(now)}`,
    tooSmall: 'No group has enough people yet.',
    left: (groups: string[], more: number) => `Still to be paired: ${some(groups, more)}.`,
    trial: 'You see a trial run first. Nothing is saved until you confirm.',
    pairGroups: 'Pair all groups',
    generate: 'Generate pairing',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Not linked', none: 'None yet', draft: 'Draft', approved: 'Approved' },
    unapproved: (title: string) => `Read ${quoted(title)}, then approve it.`,
    approve: 'Read and approve',
    unlinked: (title: string, round: string) => `Link ${quoted(title)} to ${round}.`,
    link: 'Link it',
    noneForGroups: (groups: number) =>
      `No newsletter yet. Write one for ${groups === 2 ? 'both' : `all ${inWords(groups)}`}.`,
    createForGroups: (groups: number) => `Create one for ${digits(groups)} groups`,
    none: (round: string) => `No newsletter for ${round} yet. A new one comes with a mood, a quote and tips.`,
    orLink: (title: string) => `Or link ${quoted(title)} to it as well.`,
    create: 'Create newsletter',
  },
  sending: {
    failed: (count: number) => `${mails(count)} could not be sent.`,
    unknown: (count: number) => `${mails(count)} may not have arrived: see Email Send Logs.`,
    paused: 'Sending is paused.',
    resume: 'Resume',
    underWay: 'You can close this page: sending goes on.',
    cancelled: (left: number) => `Sending was cancelled. The other ${digits(left)} can still get it.`,
    send: 'Send',
    sendOthers: (left: number) => `Send to the other ${digits(left)}`,
  },
  meetings: {
    met: (met: number, all: number) => `${digits(met)} of ${digits(all)} met`,
    booked: (matches: number) => `${digits(matches)} booked.`,
    notMet: (matches: number) => `${digits(matches)} didn't meet.`,
    silent: (matches: number) =>
      plural(matches, { one: "# pair hasn't answered.", other: "# pairs haven't answered." }),
    stranded: (people: number) => `${stranded(people)}.`,
    noneWaits: (people: number) => `${stranded(people)}; nobody has asked for a new one yet.`,
    allWait: (people: number) =>
      plural(people, {
        one: '# person lost their match and is waiting.',
        other: '# people lost their match and are waiting.',
      }),
    someWait: (people: number, waiting: number) =>
      `${stranded(people)}; ${plural(waiting, { one: '# is waiting', other: '# are waiting' })} for a new one.`,
    pair: (waiting: number) =>
      `Find a new match for ${plural(waiting, { one: '# person', other: '# people' })}`,
  },
  completed: {
    done: 'Completed',
    text: 'Closes the month and archives it.',
    toCome: (coffees: number) =>
      plural(coffees, {
        one: '# booked coffee is still to come.',
        other: '# booked coffees are still to come.',
      }),
    complete: 'Complete',
    /** Every step is done. */
    allFull: 'Every cup is full: this month is done.',
    allFullOfRound: 'Every cup is full: this round is done.',
    next: (day: string) => `Next round: ${day}.`,
    nextFrom: (day: string) => `Next round: to be announced. It can be made from ${day} on.`,
  },
}
