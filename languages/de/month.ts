import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('de')

const some = (names: string[], more: number) =>
  itemised(more === 0 ? names : [...names, `${digits(more)} mehr`])
const quoted = (name: string) => `„${name}“`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => plural(count, { one: '# Paar', other: '# Paare' })
const stranded = (people: number) => plural(people, { one: '# Person steht', other: '# Personen stehen' })

export const month: ServerWords['month'] = {
  notYet: 'Noch nicht',
  of: (done, all) => `${digits(done)} von ${digits(all)}`,
  people: {
    ready: (count) => `${digits(count)} bereit`,
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Niemand bleibt außen vor.',
    tooFew: (minimum) =>
      `Mindestens ${digits(minimum)} müssen bereit sein: angemeldet, mit Profil, und dabei.`,
    bring: 'Personen importieren',
    see: 'Personen ansehen',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}, zu dritt`
      return `${pairs(count)}, ${threes === 1 ? 'eines' : digits(threes)} davon zu dritt`
    },
    tables: (count) => plural(count, { one: '# Tisch', other: '# Tische' }),
    gone: (count) =>
      `${plural(count, { one: '# Person ist', other: '# Personen sind' })} ausgeschieden, seit die Runde gemacht wurde.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${plural(count, { one: '# Gruppe', other: '# Gruppen' })}, niemand ging leer aus.`
        : `${plural(count, { one: '# Gruppe', other: '# Gruppen' })}, ${plural(leftOut, { one: '# Person ging', other: '# Personen gingen' })} leer aus.`,
    ofGroups: (done, all) => `${digits(done)} von ${plural(all, { one: '# Gruppe', other: '# Gruppen' })}`,
    unseen: (months, count) =>
      `Die Treffen für ${listed(months.map(monthName))} wurden nie verschickt: ${plural(count, { one: '# Paar hat', other: '# Paare haben' })} sie nicht gesehen.`,
    completes: (names, more, now) =>
      `Damit wird abgeschlossen: ${someQuoted(names, more)}. Für ${monthName(now)} werden alle zusammengebracht, die bereit sind.`,
    completeAndBegin: (months, now) =>
      `${listed(months.map(monthName))} abschließen, ${monthName(now)} beginnen`,
    tooSmall: 'Noch hat keine Gruppe genug Menschen.',
    left: (groups, more) => `Noch ohne Paarung: ${some(groups, more)}.`,
    trial: 'Ein Probelauf zeigt, wer wen treffen würde, bevor etwas gespeichert wird.',
    pairGroups: 'Alle Gruppen paaren',
    generate: 'Paarung machen',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Nicht verknüpft', none: 'Noch keiner', draft: 'Entwurf', approved: 'Freigegeben' },
    linked: (title, round) => `${quoted(title)} ist mit ${round} verknüpft. Lies ihn und gib ihn dann frei.`,
    approve: 'Lesen und freigeben',
    unlinked: (title, round) => `${quoted(title)} hat keine Paarung. Verknüpf ihn mit ${round}.`,
    link: 'Verknüpfen',
    noneForGroups: (groups) =>
      `Für ${plural(groups, { one: '# Gruppe', other: '# Gruppen' })} gibt es noch keinen. Einer kann für alle sein; wähl eine Gruppe, um ihr einen eigenen zu schreiben.`,
    createForGroups: (groups) =>
      `Einen für ${plural(groups, { one: '# Gruppe', other: '# Gruppen' })} anlegen`,
    none: (round) =>
      `Für ${round} gibt es noch keinen. Ein neuer beginnt mit einer Stimmung, einem Zitat und Tipps.`,
    orLink: (title) => `Oder verknüpf auch ${quoted(title)} damit.`,
    create: 'Newsletter anlegen',
  },
  sending: {
    failed: (mails) =>
      plural(mails, {
        one: '# E-Mail konnte nicht verschickt werden.',
        other: '# E-Mails konnten nicht verschickt werden.',
      }),
    unknown: (mails) =>
      plural(mails, {
        one: 'Von # E-Mail ist nicht bekannt, ob sie ankam: siehe Versandprotokolle.',
        other: 'Von # E-Mails ist nicht bekannt, ob sie ankamen: siehe Versandprotokolle.',
      }),
    paused: 'Der Versand ist angehalten.',
    resume: 'Fortsetzen',
    underWay: 'Er geht auch ohne diese Seite weiter.',
    cancelled: (left) =>
      plural(left, {
        one: 'Der Versand wurde abgebrochen; # Person kann ihn noch bekommen.',
        other: 'Der Versand wurde abgebrochen; die anderen # können ihn noch bekommen.',
      }),
    send: 'Verschicken',
    sendOthers: (left) =>
      plural(left, { one: 'An # andere Person schicken', other: 'An die anderen # schicken' }),
  },
  meetings: {
    met: (met, all) => `${digits(met)} von ${digits(all)} getroffen`,
    booked: (matches) => `${digits(matches)} gebucht.`,
    notMet: (matches) => `${digits(matches)} nicht.`,
    silent: (matches) => plural(matches, { one: '# ohne Antwort.', other: '# ohne Antwort.' }),
    stranded: (people) => `${stranded(people)} ohne Gegenüber da.`,
    noneWaits: (people) =>
      `${stranded(people)} ohne Gegenüber da; noch hat niemand um jemand anderen gebeten.`,
    allWait: (people) =>
      plural(people, {
        one: '# Person steht ohne Gegenüber da und wartet auf jemand anderen.',
        other: '# Personen stehen ohne Gegenüber da und warten auf jemand anderen.',
      }),
    someWait: (people, waiting) =>
      `${stranded(people)} ohne Gegenüber da; ${plural(waiting, { one: '# davon wartet', other: '# davon warten' })} auf jemand anderen.`,
    pair: (waiting) => `Neu zusammenbringen (${digits(waiting)})`,
  },
  completed: {
    done: 'Abgeschlossen',
    text: 'Abgeschlossen bleibt sie als Aufzeichnung; der nächste Monat kann beginnen.',
    toCome: (coffees) =>
      plural(coffees, {
        one: '# gebuchter Kaffee steht noch an.',
        other: '# gebuchte Kaffees stehen noch an.',
      }),
    complete: 'Abschließen',
  },
}
