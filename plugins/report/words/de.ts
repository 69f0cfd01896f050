import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('de')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'Bericht',
  title: 'Bericht für die Leitung',
  text: 'Eine Seite zum Drucken oder Verschicken: wer mitgemacht hat, wer sich getroffen hat, neue Verbindungen, Feedback. Niemand wird genannt, und nichts betrifft weniger als fünf Menschen.',
  last: 'Letzter Monat',
  months: 'Monate',
  language: 'Sprache',
  make: 'Link erstellen',
  making: 'Wird erstellt…',
  notMade: 'Der Link konnte nicht erstellt werden',
  ready: 'Der Link ist fertig',
  once: 'Wer ihn hat, kann den Bericht 30 Tage lang ohne Konto öffnen. Du siehst ihn nur dieses eine Mal.',
  link: 'Link',
  show: 'Bericht öffnen',
  links: 'Links, die noch gelten',
  failed: 'Die Links konnten nicht geladen werden.',
  none: 'Noch keine Links.',
  allProgrammes: 'Alle Programme',
  of: (programme, months, last) => `${programme}, ${digits(months)} Monate bis ${last}`,
  until: (day) => `bis ${day}`,
  revoke: 'Widerrufen',
  effect: 'Niemand kann den Bericht mehr über diesen Link öffnen.',
  notRevoked: 'Der Link konnte nicht widerrufen werden',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `Was „${programme}“ bewirkt hat`,
  allProgrammes: 'alle Programme',
  span: (first, last) => `${first} bis ${last}`,
  people: 'Menschen mit einem Match',
  matches: 'Matches',
  met: 'Getroffen',
  ofAnswered: (met, answered, low, high) =>
    `${digits(met)} von ${digits(answered)} Paaren, die geantwortet haben; mit 95 % Sicherheit ${low} bis ${high}`,
  tooFew: 'zu wenige Antworten',
  beans: 'Bohnen, von fünf',
  given: (count) => plural(count, { one: 'von # Person', other: 'von # Personen' }),
  byMonth: 'Monat für Monat',
  month: 'Monat',
  ties: 'Neue Verbindungen zwischen Abteilungen',
  tiesNote: 'Zwei Menschen dieser Abteilungen haben sich zum ersten Mal getroffen.',
  between: (one, other) => `${one} und ${other}`,
  others: 'Übrige, zusammengefasst',
  quotes: 'In ihren eigenen Worten',
  quotesNote: 'Aus allen Programmen, ohne Namen. Alle haben zugestimmt.',
  nothing: 'In dieser Zeit hatten weniger als fünf Menschen ein Match. Deshalb gibt es nichts zu zeigen.',
  five: 'Nichts hier betrifft weniger als fünf Menschen; solche Monate und Abteilungen fehlen. Das Feedback stammt aus allen Programmen.',
  until: (day) => `Dieser Link gilt bis ${day}.`,
  noLink: 'Dieser Link ist falsch, wurde widerrufen oder ist abgelaufen. Bitte um einen neuen.',
  revoked: 'Der Link ist widerrufen. Er öffnet nichts mehr.',
}
