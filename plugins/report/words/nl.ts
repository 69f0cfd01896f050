import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('nl')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'Rapport',
  title: 'Rapport voor de leiding',
  text: 'Eén pagina om te printen of te sturen: wie meedeed, wie elkaar ontmoette, nieuwe banden, feedback. Niemand wordt genoemd, en niets gaat over minder dan vijf mensen.',
  last: 'Laatste maand',
  months: 'Maanden',
  language: 'Taal',
  make: 'Link maken',
  making: 'Bezig…',
  notMade: 'De link kon niet worden gemaakt',
  ready: 'De link is klaar',
  once: 'Wie hem heeft, kan het rapport 30 dagen openen, zonder account. Je ziet hem alleen deze keer.',
  link: 'Link',
  show: 'Rapport openen',
  links: 'Links die nog werken',
  failed: 'De links konden niet worden geladen.',
  none: 'Nog geen links.',
  allProgrammes: 'Alle programma’s',
  of: (programme, months, last) => `${programme}, ${digits(months)} maanden tot en met ${last}`,
  until: (day) => `tot ${day}`,
  revoke: 'Intrekken',
  effect: 'Niemand kan het rapport nog met deze link openen.',
  notRevoked: 'De link kon niet worden ingetrokken',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `Wat “${programme}” heeft opgeleverd`,
  allProgrammes: 'alle programma’s',
  span: (first, last) => `${first} tot en met ${last}`,
  people: 'Mensen met een match',
  matches: 'Matches',
  met: 'Ontmoet',
  ofAnswered: (met, answered, low, high) =>
    `${digits(met)} van ${digits(answered)} koppels die antwoordden; met 95% zekerheid ${low} tot ${high}`,
  tooFew: 'te weinig antwoorden',
  beans: 'Bonen, van vijf',
  given: (count) => plural(count, { one: 'van # persoon', other: 'van # mensen' }),
  byMonth: 'Maand voor maand',
  month: 'Maand',
  ties: 'Nieuwe banden tussen afdelingen',
  tiesNote: 'Twee mensen van deze afdelingen ontmoetten elkaar voor het eerst.',
  between: (one, other) => `${one} en ${other}`,
  others: 'De rest, samen',
  quotes: 'In hun eigen woorden',
  quotesNote: 'Uit alle programma’s, zonder namen. Iedereen gaf toestemming.',
  nothing: 'Minder dan vijf mensen hadden in deze tijd een match. Er is dus niets te laten zien.',
  five: 'Niets hier gaat over minder dan vijf mensen; zulke maanden en afdelingen zijn weggelaten. De feedback komt uit alle programma’s.',
  until: (day) => `Deze link werkt tot ${day}.`,
  noLink: 'Deze link klopt niet, is ingetrokken of verlopen. Vraag om een nieuwe.',
  revoked: 'De link is ingetrokken. Hij opent niets meer.',
}
