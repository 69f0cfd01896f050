import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('de')

const some = (names: string[], more: number) =>
  itemised(more === 0 ? names : [...names, `${digits(more)} weitere`])
const quoted = (name: string) => `„${name}“`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) => plural(count, { one: '# Paar', other: '# Paare' })
const stranded = (people: number) =>
  plural(people, { one: '# Person hat kein Gegenüber mehr', other: '# Personen haben kein Gegenüber mehr' })
/** "alle drei" */
const inWords = (count: number) =>
  ['drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'][count - 3] ??
  digits(count)

export const month: ServerWords['month'] = {
  notYet: 'Noch nicht',
  of: (done, all) => `${digits(done)} von ${digits(all)}`,
  people: {
    ready: (count) => `${digits(count)} bereit`,
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Niemand bleibt außen vor.',
    tooFew: (minimum) =>
      `Eine Runde braucht mindestens ${digits(minimum)} Personen: angemeldet, mit Profil und dabei.`,
    bring: 'Personen importieren',
    invite: 'Personen einladen',
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
      `${plural(count, { one: '# Person ist', other: '# Personen sind' })} seit der Auslosung ausgeschieden.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${plural(count, { one: '# Gruppe', other: '# Gruppen' })}, niemand setzt aus.`
        : `${plural(count, { one: '# Gruppe', other: '# Gruppen' })}, ${plural(leftOut, { one: '# Person setzt', other: '# Personen setzen' })} aus.`,
    ofGroups: (done, all) => `${digits(done)} von ${plural(all, { one: '# Gruppe', other: '# Gruppen' })}`,
    unseen: (months, count) =>
      `Die Treffen für ${listed(months.map(monthName))} wurden nie verschickt: ${plural(count, { one: '# Paar hat', other: '# Paare haben' })} sie nicht gesehen.`,
    completes: (names, more, now) =>
      `Das schließt ${someQuoted(names, more)} ab und bringt für ${monthName(now)} alle zusammen, die bereit sind.`,
    completeAndBegin: (months, now) =>
      `${listed(months.map(monthName))} abschließen, ${monthName(now)} beginnen`,
    tooSmall: 'Noch hat keine Gruppe genug Personen.',
    left: (groups, more) => `Noch auszulosen: ${some(groups, more)}.`,
    trial: 'Du siehst zuerst einen Probelauf. Gespeichert wird erst, wenn du bestätigst.',
    pairGroups: 'Für alle Gruppen auslosen',
    generate: 'Runde auslosen',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Nicht verknüpft', none: 'Noch keiner', draft: 'Entwurf', approved: 'Freigegeben' },
    unapproved: (title) => `Lies ${quoted(title)} und gib ihn dann frei.`,
    approve: 'Lesen und freigeben',
    unlinked: (title, round) => `${quoted(title)} mit ${round} verknüpfen.`,
    link: 'Verknüpfen',
    noneForGroups: (groups) =>
      `Noch kein Newsletter. Schreib einen für ${groups === 2 ? 'beide' : `alle ${inWords(groups)}`}.`,
    createForGroups: (groups) =>
      `Einen für ${plural(groups, { one: '# Gruppe', other: '# Gruppen' })} anlegen`,
    none: (round) =>
      `Noch kein Newsletter für ${round}. Ein neuer bringt eine Stimmung, ein Zitat und Tipps mit.`,
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
        one: 'Unklar, ob # E-Mail ankam: siehe Versandprotokolle.',
        other: 'Unklar, ob # E-Mails ankamen: siehe Versandprotokolle.',
      }),
    paused: 'Der Versand ist angehalten.',
    resume: 'Fortsetzen',
    underWay: 'Du kannst diese Seite schließen: Der Versand geht weiter.',
    cancelled: (left) =>
      plural(left, {
        one: 'Der Versand wurde abgebrochen. # Person kann ihn noch bekommen.',
        other: 'Der Versand wurde abgebrochen. Die anderen # können ihn noch bekommen.',
      }),
    send: 'Verschicken',
    sendOthers: (left) =>
      plural(left, { one: 'An # andere Person schicken', other: 'An die anderen # schicken' }),
  },
  meetings: {
    met: (met, all) => `${digits(met)} von ${digits(all)} getroffen`,
    booked: (matches) => `${digits(matches)} gebucht.`,
    notMet: (matches) => `${digits(matches)} nicht getroffen.`,
    silent: (matches) =>
      plural(matches, { one: '# Paar hat nicht geantwortet.', other: '# Paare haben nicht geantwortet.' }),
    stranded: (people) => `${stranded(people)}.`,
    noneWaits: (people) => `${stranded(people)}; noch hat niemand um jemand anderen gebeten.`,
    allWait: (people) =>
      plural(people, {
        one: '# Person hat kein Gegenüber mehr und wartet.',
        other: '# Personen haben kein Gegenüber mehr und warten.',
      }),
    someWait: (people, waiting) =>
      `${stranded(people)}; ${plural(waiting, { one: '# davon wartet', other: '# davon warten' })} auf jemand anderen.`,
    pair: (waiting) => `Neu suchen für ${plural(waiting, { one: '# Person', other: '# Personen' })}`,
  },
  completed: {
    done: 'Abgeschlossen',
    text: 'Schließt den Monat ab und archiviert ihn.',
    toCome: (coffees) =>
      plural(coffees, {
        one: '# gebuchter Kaffee steht noch an.',
        other: '# gebuchte Kaffees stehen noch an.',
      }),
    complete: 'Abschließen',
    allFull: 'Alle Tassen sind voll: Dieser Monat ist geschafft.',
    allFullOfRound: 'Alle Tassen sind voll: Diese Runde ist geschafft.',
    next: (day) => `Nächste Runde: ${day}.`,
    nextFrom: (day) => `Nächste Runde: noch nicht angekündigt. Ausgelost werden kann sie ab ${day}.`,
  },
}
