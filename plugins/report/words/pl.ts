import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('pl')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'Raport',
  title: 'Raport dla kierownictwa',
  text: 'Jedna strona do druku albo do wysłania: kto wziął udział, kto się spotkał, nowe więzi, opinie. Bez nazwisk; nic nie dotyczy mniej niż pięciu osób.',
  last: 'Ostatni miesiąc',
  months: 'Miesiące',
  language: 'Język',
  make: 'Utwórz link',
  making: 'Tworzenie…',
  notMade: 'Nie udało się utworzyć linku',
  ready: 'Link jest gotowy',
  once: 'Kto go ma, może przez 30 dni otwierać raport bez konta. Widzisz go tylko ten jeden raz.',
  link: 'Link',
  show: 'Otwórz raport',
  links: 'Działające linki',
  failed: 'Nie udało się wczytać linków.',
  none: 'Nie ma jeszcze linków.',
  allProgrammes: 'Wszystkie programy',
  of: (programme, months, last) => `${programme}, miesiące: ${digits(months)}, do: ${last}`,
  until: (day) => `do ${day}`,
  revoke: 'Unieważnij',
  effect: 'Nikt nie otworzy już raportu tym linkiem.',
  notRevoked: 'Nie udało się unieważnić linku',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `Co przyniósł program „${programme}”`,
  allProgrammes: 'wszystkie programy',
  span: (first, last) => `Od: ${first}, do: ${last}`,
  people: 'Osoby, które miały parę',
  matches: 'Pary',
  met: 'Spotkali się',
  ofAnswered: (met, answered, low, high) =>
    `${digits(met)} z ${digits(answered)} par, które odpowiedziały; z 95% pewnością od ${low} do ${high}`,
  tooFew: 'za mało odpowiedzi',
  beans: 'Ziarna, na pięć',
  given: (count) =>
    plural(count, { one: 'od # osoby', few: 'od # osób', many: 'od # osób', other: 'od # osoby' }),
  byMonth: 'Miesiąc po miesiącu',
  month: 'Miesiąc',
  ties: 'Nowe więzi między działami',
  tiesNote: 'Dwie osoby z tych działów spotkały się po raz pierwszy.',
  between: (one, other) => `${one} i ${other}`,
  others: 'Pozostałe, razem',
  quotes: 'Ich własnymi słowami',
  quotesNote: 'Ze wszystkich programów, bez nazwisk. Każda osoba wyraziła zgodę.',
  nothing: 'W tym czasie parę miało mniej niż pięć osób, więc nie ma czego pokazać.',
  five: 'Nic tutaj nie dotyczy mniej niż pięciu osób; takie miesiące i działy pominięto. Opinie pochodzą ze wszystkich programów.',
  until: (day) => `Ten link działa do ${day}.`,
  noLink: 'Ten link jest błędny, został unieważniony albo wygasł. Poproś o nowy.',
  revoked: 'Link jest unieważniony. Niczego już nie otwiera.',
}
