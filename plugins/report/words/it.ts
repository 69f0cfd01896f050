import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('it')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'Rapporto',
  title: 'Rapporto per la direzione',
  text: 'Una pagina da stampare o da inviare: chi ha partecipato, chi si è visto, i nuovi legami, i pareri. Nessuno è nominato, e nulla riguarda meno di cinque persone.',
  last: 'Ultimo mese',
  months: 'Mesi',
  language: 'Lingua',
  make: 'Crea link',
  making: 'Creazione…',
  notMade: 'Impossibile creare il link',
  ready: 'Il link è pronto',
  once: 'Chi lo ha può aprire il rapporto per 30 giorni, senza account. Lo vedi solo questa volta.',
  link: 'Link',
  show: 'Apri il rapporto',
  links: 'Link ancora validi',
  failed: 'Impossibile caricare i link.',
  none: 'Ancora nessun link.',
  allProgrammes: 'Tutti i programmi',
  of: (programme, months, last) => `${programme}, ${digits(months)} mesi fino a ${last}`,
  until: (day) => `fino al ${day}`,
  revoke: 'Revoca',
  effect: 'Nessuno potrà più aprire il rapporto con questo link.',
  notRevoked: 'Impossibile revocare il link',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `Che cosa ha portato “${programme}”`,
  allProgrammes: 'tutti i programmi',
  span: (first, last) => `Da ${first} a ${last}`,
  people: 'Persone con un incontro',
  matches: 'Incontri proposti',
  met: 'Si sono viste',
  ofAnswered: (met, answered, low, high) =>
    `${digits(met)} coppie su ${digits(answered)} che hanno risposto; con il 95% di confidenza, da ${low} a ${high}`,
  tooFew: 'troppo poche risposte',
  beans: 'Chicchi, su cinque',
  given: (count) => plural(count, { one: 'di # persona', many: 'di # di persone', other: 'di # persone' }),
  byMonth: 'Mese per mese',
  month: 'Mese',
  ties: 'Nuovi legami tra reparti',
  tiesNote: 'Due persone di questi reparti si sono viste per la prima volta.',
  between: (one, other) => `${one} e ${other}`,
  others: 'Gli altri, insieme',
  quotes: 'Con le loro parole',
  quotesNote: 'Da tutti i programmi, senza nomi. Ogni persona ha dato il consenso.',
  nothing: 'In questo periodo meno di cinque persone hanno avuto un incontro: non c’è nulla da mostrare.',
  five: 'Nulla qui riguarda meno di cinque persone; quei mesi e reparti non compaiono. I pareri vengono da tutti i programmi.',
  until: (day) => `Questo link vale fino al ${day}.`,
  noLink: 'Questo link è errato, è stato revocato o è scaduto. Chiedine uno nuovo.',
  revoked: 'Il link è revocato. Non apre più nulla.',
}
