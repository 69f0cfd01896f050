import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('nl')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)} en nog ${digits(more)}`
const quoted = (name: string) => `‘${name}’`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => plural(count, { one: '# paar', other: '# paren' })
const groups = (count: number) => plural(count, { one: '# groep', other: '# groepen' })
const stranded = (people: number) =>
  plural(people, { one: '# persoon is de match kwijt', other: '# mensen zijn hun match kwijt' })

export const month: ServerWords['month'] = {
  notYet: 'Nog niet',
  of: (done, all) => `${digits(done)} van ${digits(all)}`,
  people: {
    ready: (count) => `${digits(count)} klaar`,
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Niemand valt erbuiten.',
    tooFew: (minimum) =>
      `Voor een ronde zijn minstens ${digits(minimum)} mensen nodig die zijn ingelogd, een profiel hebben en meedoen.`,
    bring: 'Mensen importeren',
    invite: 'Mensen uitnodigen',
    see: 'Mensen bekijken',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}, met zijn drieën`
      return `${pairs(count)}, waarvan ${threes === 1 ? 'één' : digits(threes)} met zijn drieën`
    },
    tables: (count) => plural(count, { one: '# tafel', other: '# tafels' }),
    gone: (count) =>
      `${plural(count, { one: '# persoon is', other: '# mensen zijn' })} vertrokken sinds de ronde is gemaakt.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${groups(count)}, niemand zonder match.`
        : `${groups(count)}, ${plural(leftOut, { one: '# persoon', other: '# mensen' })} zonder match.`,
    ofGroups: (done, all) => `${digits(done)} van ${groups(all)}`,
    unseen: (months, count) =>
      `De matches van ${listed(months.map(monthName))} zijn nooit verstuurd: ${plural(count, { one: '# paar heeft', other: '# paren hebben' })} ze niet gezien.`,
    completes: (names, more, now) =>
      `Dit rondt ${someQuoted(names, more)} af en koppelt voor ${monthName(now)} iedereen die klaar is.`,
    completeAndBegin: (months, now) =>
      `${listed(months.map(monthName))} afronden, ${monthName(now)} beginnen`,
    tooSmall: 'Nog geen groep heeft genoeg mensen.',
    left: (names, more) => `Nog te koppelen: ${some(names, more)}.`,
    trial: 'Je ziet eerst een proef. Er wordt niets opgeslagen tot je bevestigt.',
    pairGroups: 'Alle groepen koppelen',
    generate: 'Koppeling maken',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Niet verbonden', none: 'Nog geen', draft: 'Concept', approved: 'Goedgekeurd' },
    unapproved: (title) => `Lees ${quoted(title)} en keur hem dan goed.`,
    approve: 'Lezen en goedkeuren',
    unlinked: (title, round) => `Verbind ${quoted(title)} met ${round}.`,
    link: 'Verbinden',
    noneForGroups: (count) =>
      `Nog geen nieuwsbrief. Schrijf er een voor ${count === 2 ? 'allebei' : `alle ${digits(count)}`}.`,
    createForGroups: (count) => `Eén maken voor ${groups(count)}`,
    none: (round) =>
      `Nog geen nieuwsbrief voor ${round}. Een nieuwe begint met een stemming, een citaat en tips.`,
    orLink: (title) => `Of verbind ook ${quoted(title)} ermee.`,
    create: 'Nieuwsbrief maken',
  },
  sending: {
    failed: (mails) =>
      plural(mails, {
        one: '# mail kon niet worden verstuurd.',
        other: '# mails konden niet worden verstuurd.',
      }),
    unknown: (mails) =>
      plural(mails, {
        one: '# mail is misschien niet aangekomen: zie Verzendlogboek.',
        other: '# mails zijn misschien niet aangekomen: zie Verzendlogboek.',
      }),
    paused: 'Het versturen is onderbroken.',
    resume: 'Hervatten',
    underWay: 'Je kunt deze pagina sluiten: het versturen gaat door.',
    cancelled: (left) =>
      plural(left, {
        one: 'Het versturen is afgebroken. De andere # kan hem nog krijgen.',
        other: 'Het versturen is afgebroken. De andere # kunnen hem nog krijgen.',
      }),
    send: 'Versturen',
    sendOthers: (left) => `Naar de andere ${digits(left)} sturen`,
  },
  meetings: {
    met: (met, all) => `${digits(met)} van ${digits(all)} ontmoet`,
    booked: (matches) => `${digits(matches)} vastgelegd.`,
    notMet: (matches) => `${digits(matches)} niet gelukt.`,
    silent: (matches) =>
      plural(matches, { one: '# paar heeft niet geantwoord.', other: '# paren hebben niet geantwoord.' }),
    stranded: (people) => `${stranded(people)}.`,
    noneWaits: (people) => `${stranded(people)}; nog niemand heeft om een nieuwe gevraagd.`,
    allWait: (people) =>
      plural(people, {
        one: '# persoon is de match kwijt en wacht.',
        other: '# mensen zijn hun match kwijt en wachten.',
      }),
    someWait: (people, waiting) =>
      `${stranded(people)}; ${plural(waiting, { one: '# wacht', other: '# wachten' })} op een nieuwe.`,
    pair: (waiting) => `Nieuwe match voor ${plural(waiting, { one: '# persoon', other: '# mensen' })}`,
  },
  completed: {
    done: 'Afgerond',
    text: 'Sluit de maand af en archiveert die.',
    toCome: (coffees) =>
      plural(coffees, { one: '# vastgelegde koffie komt nog.', other: '# vastgelegde koffies komen nog.' }),
    complete: 'Afronden',
    allFull: 'Alle kopjes zijn vol: deze maand is klaar.',
    allFullOfRound: 'Alle kopjes zijn vol: deze ronde is klaar.',
    next: (day) => `Volgende ronde: ${day}.`,
    nextFrom: (day) => `Volgende ronde: nog niet aangekondigd. Die kan vanaf ${day}.`,
  },
}
