import { formatsOf } from '../../shared/languages/formats'
import type { ServerWords } from '../words'
import { reasons } from './reasons'

const { digits, itemised, listed, monthName, plural } = formatsOf('pl')

const some = (names: string[], more: number) =>
  more === 0 ? itemised(names) : `${itemised(names)} i jeszcze ${digits(more)}`
const quoted = (name: string) => `„${name}”`
/** The first names, and how many more there are. */
export const someQuoted = (names: string[], more: number) => some(names.map(quoted), more)
const pairs = (count: number) =>
  plural(count, { one: '# para', few: '# pary', many: '# par', other: '# pary' })
const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })
const groups = (count: number) =>
  plural(count, { one: '# grupa', few: '# grupy', many: '# grup', other: '# grupy' })
const groupsOf = (count: number) =>
  plural(count, { one: '# grupy', few: '# grup', many: '# grup', other: '# grupy' })
const stranded = (count: number) => `Bez pary po wycofaniu się drugiej osoby: ${people(count)}`

export const month: ServerWords['month'] = {
  notYet: 'Jeszcze nie',
  of: (done, all) => `${digits(done)} z ${digits(all)}`,
  people: {
    ready: (count) => `Gotowe: ${digits(count)}`,
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Nikt nie jest pominięty.',
    tooFew: (minimum) =>
      `Gotowych musi być co najmniej ${digits(minimum)}: po zalogowaniu, z profilem i z udziałem.`,
    bring: 'Importuj osoby',
    see: 'Zobacz osoby',
  },
  pairing: {
    pairs: (count, threes) => {
      if (threes === 0) return pairs(count)
      if (count === 1) return `${pairs(count)}, we troje`
      return `${pairs(count)}, w tym we troje: ${digits(threes)}`
    },
    tables: (count) =>
      plural(count, { one: '# stolik', few: '# stoliki', many: '# stolików', other: '# stolika' }),
    gone: (count) => `Odeszło, odkąd powstała runda: ${people(count)}.`,
    groups: (count, leftOut) =>
      leftOut === 0
        ? `${groups(count)}, nikt nie jest bez pary.`
        : `${groups(count)}, bez pary: ${people(leftOut)}.`,
    ofGroups: (done, all) => `${digits(done)} z ${groupsOf(all)}`,
    unseen: (months, count) =>
      `Spotkania nie zostały wysłane (${listed(months.map(monthName))}): ${plural(count, { one: '# para ich nie widziała', few: '# pary ich nie widziały', many: '# par ich nie widziało', other: '# pary ich nie widziało' })}.`,
    completes: (names, more, now) =>
      `To kończy ${someQuoted(names, more)} i łączy w pary wszystkich, którzy są gotowi (${monthName(now)}).`,
    completeAndBegin: (months, now) =>
      `Zakończ (${listed(months.map(monthName))}) i zacznij (${monthName(now)})`,
    tooSmall: 'Żadna grupa nie ma jeszcze dość osób.',
    left: (names, more) => `Jeszcze bez doboru par: ${some(names, more)}.`,
    trial: 'Próba pokazuje, kto kogo by spotkał, zanim cokolwiek się zapisze.',
    pairGroups: 'Dobierz pary we wszystkich grupach',
    generate: 'Utwórz dobór par',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Niepołączony', none: 'Jeszcze brak', draft: 'Szkic', approved: 'Zatwierdzony' },
    linked: (title, round) => `${quoted(title)} jest połączony z: ${round}. Przeczytaj go i zatwierdź.`,
    approve: 'Przeczytaj i zatwierdź',
    unlinked: (title, round) => `${quoted(title)} nie ma doboru par. Połącz go z: ${round}.`,
    link: 'Połącz',
    noneForGroups: (count) =>
      `Newslettera jeszcze nie ma (${groups(count)}). Jeden może być dla wszystkich; wybierz grupę, żeby napisać dla niej osobny.`,
    createForGroups: (count) => `Utwórz jeden dla ${groupsOf(count)}`,
    none: (round) =>
      `Newslettera jeszcze nie ma: ${round}. Nowy zaczyna się od nastroju, cytatu i dobrych rad.`,
    orLink: (title) => `Albo połącz z tym także ${quoted(title)}.`,
    create: 'Utwórz newsletter',
  },
  sending: {
    failed: (mails) => `Nie udało się wysłać: ${digits(mails)}.`,
    unknown: (mails) => `Nie wiadomo, czy dotarły: ${digits(mails)}. Zobacz Dzienniki wysyłki.`,
    paused: 'Wysyłka jest wstrzymana.',
    resume: 'Wznów',
    underWay: 'Trwa także bez tej strony.',
    cancelled: (left) => `Wysyłka jest anulowana; pozostałe osoby (${digits(left)}) mogą ją jeszcze dostać.`,
    send: 'Wyślij',
    sendOthers: (left) => `Wyślij pozostałym (${digits(left)})`,
  },
  meetings: {
    met: (met, all) => `Odbyło się ${digits(met)} z ${digits(all)}`,
    booked: (matches) => `Zarezerwowane: ${digits(matches)}.`,
    notMet: (matches) => `Nie odbyły się: ${digits(matches)}.`,
    silent: (matches) => `Bez odpowiedzi: ${digits(matches)}.`,
    stranded: (count) => `${stranded(count)}.`,
    noneWaits: (count) => `${stranded(count)}; nikt jeszcze nie prosi o kogoś innego.`,
    allWait: (count) =>
      plural(count, {
        one: '# osoba jest bez pary i czeka na kogoś innego.',
        few: '# osoby są bez pary i czekają na kogoś innego.',
        many: '# osób jest bez pary i czeka na kogoś innego.',
        other: '# osoby jest bez pary i czeka na kogoś innego.',
      }),
    someWait: (count, waiting) => `${stranded(count)}; na kogoś innego czeka: ${digits(waiting)}.`,
    pair: (waiting) => `Połącz osoby bez pary (${digits(waiting)})`,
  },
  completed: {
    done: 'Zakończone',
    text: 'Po zakończeniu zostaje zapis, a następny miesiąc może się zacząć.',
    toCome: (coffees) => `Zarezerwowane kawy, które jeszcze się odbędą: ${digits(coffees)}.`,
    complete: 'Zakończ',
  },
}
