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
const stranded = (people: number) => plural(people, { one: '# persoon zit', other: '# personen zitten' })

export const month: ServerWords['month'] = {
  notYet: 'Nog niet',
  of: (done, all) => `${digits(done)} van ${digits(all)}`,
  people: {
    ready: (count) => `${digits(count)} klaar`,
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Er blijft niemand aan de kant.',
    tooFew: (minimum) =>
      `Minstens ${digits(minimum)} mensen moeten klaar zijn: ingelogd, met een profiel, en ze doen mee.`,
    bring: 'Mensen importeren',
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
      `${plural(count, { one: '# persoon is', other: '# personen zijn' })} vertrokken sinds de ronde is gemaakt.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${groups(count)}, niemand zonder match.`
        : `${groups(count)}, ${plural(leftOut, { one: '# persoon', other: '# personen' })} zonder match.`,
    ofGroups: (done, all) => `${digits(done)} van ${groups(all)}`,
    unseen: (months, count) =>
      `De matches van ${listed(months.map(monthName))} zijn nooit verstuurd: ${plural(count, { one: '# paar heeft', other: '# paren hebben' })} ze niet gezien.`,
    completes: (names, more, now) =>
      `Dit rondt ${someQuoted(names, more)} af en koppelt voor ${monthName(now)} iedereen die klaar is.`,
    completeAndBegin: (months, now) =>
      `${listed(months.map(monthName))} afronden, ${monthName(now)} beginnen`,
    tooSmall: 'Nog geen groep heeft genoeg mensen.',
    left: (names, more) => `Nog te koppelen: ${some(names, more)}.`,
    trial: 'Een proef laat zien wie wie zou ontmoeten, voordat er iets wordt opgeslagen.',
    pairGroups: 'Alle groepen koppelen',
    generate: 'Koppeling maken',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Niet verbonden', none: 'Nog geen', draft: 'Concept', approved: 'Goedgekeurd' },
    linked: (title, round) => `${quoted(title)} is verbonden met ${round}. Lees hem en keur hem dan goed.`,
    approve: 'Lezen en goedkeuren',
    unlinked: (title, round) => `${quoted(title)} heeft geen koppeling. Verbind hem met ${round}.`,
    link: 'Verbinden',
    noneForGroups: (count) =>
      `Er is er nog geen voor ${groups(count)}. Eén kan voor alle groepen zijn; kies een groep om er een eigen te schrijven.`,
    createForGroups: (count) => `Er een maken voor ${groups(count)}`,
    none: (round) =>
      `Er is er nog geen voor ${round}. Een nieuwe begint met een stemming, een citaat en tips.`,
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
        one: 'Van # mail is niet bekend of die aankwam: zie Verzendlogboek.',
        other: 'Van # mails is niet bekend of ze aankwamen: zie Verzendlogboek.',
      }),
    paused: 'Het versturen is onderbroken.',
    resume: 'Hervatten',
    underWay: 'Het gaat ook zonder deze pagina door.',
    cancelled: (left) =>
      plural(left, {
        one: 'Het versturen is afgebroken; de andere # kan hem nog krijgen.',
        other: 'Het versturen is afgebroken; de andere # kunnen hem nog krijgen.',
      }),
    send: 'Versturen',
    sendOthers: (left) => `Naar de andere ${digits(left)} sturen`,
  },
  meetings: {
    met: (met, all) => `${digits(met)} van ${digits(all)} ontmoet`,
    booked: (matches) => `${digits(matches)} vastgelegd.`,
    notMet: (matches) => `${digits(matches)} niet gelukt.`,
    silent: (matches) => plural(matches, { one: '# zonder antwoord.', other: '# zonder antwoord.' }),
    stranded: (people) => `${stranded(people)} zonder match.`,
    noneWaits: (people) => `${stranded(people)} zonder match; nog niemand heeft om iemand anders gevraagd.`,
    allWait: (people) =>
      plural(people, {
        one: '# persoon zit zonder match en wacht op iemand anders.',
        other: '# personen zitten zonder match en wachten op iemand anders.',
      }),
    someWait: (people, waiting) =>
      `${stranded(people)} zonder match; ${plural(waiting, { one: '# daarvan wacht', other: '# daarvan wachten' })} op iemand anders.`,
    pair: (waiting) => `Opnieuw koppelen (${digits(waiting)})`,
  },
  completed: {
    done: 'Afgerond',
    text: 'Afgerond blijft de ronde bewaard; de volgende maand kan beginnen.',
    toCome: (coffees) =>
      plural(coffees, { one: '# vastgelegde koffie komt nog.', other: '# vastgelegde koffies komen nog.' }),
    complete: 'Afronden',
  },
}
