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
const stranded = (count: number) =>
  plural(count, {
    one: '# osoba została bez pary',
    few: '# osoby zostały bez pary',
    many: '# osób zostało bez pary',
    other: '# osoby zostało bez pary',
  })

export const month: ServerWords['month'] = {
  notYet: 'Jeszcze nie',
  of: (done, all) => `${digits(done)} z ${digits(all)}`,
  people: {
    ready: (count) => `Gotowe: ${digits(count)}`,
    reasons,
    aside: (parts) => `${itemised(parts)}.`,
    nobodyAside: 'Nikt nie jest pominięty.',
    tooFew: (minimum) =>
      `Runda wymaga co najmniej ${digits(minimum)} osób, które są zalogowane, mają profil i biorą udział.`,
    bring: 'Importuj osoby',
    invite: 'Zaproś osoby',
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
    gone: (count) => `Od ułożenia rundy ubyło: ${people(count)}.`,
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
    trial: 'Najpierw zobaczysz próbę. Nic się nie zapisze, dopóki nie potwierdzisz.',
    pairGroups: 'Dobierz pary we wszystkich grupach',
    generate: 'Dobierz pary',
  },
  newsletter: {
    title: quoted,
    figures: { notLinked: 'Niepołączony', none: 'Jeszcze brak', draft: 'Szkic', approved: 'Zatwierdzony' },
    unapproved: (title) => `Przeczytaj ${quoted(title)} i zatwierdź.`,
    approve: 'Przeczytaj i zatwierdź',
    unlinked: (title, round) => `Połącz ${quoted(title)} z: ${round}.`,
    link: 'Połącz',
    noneForGroups: (count) =>
      `Nie ma jeszcze newslettera. Napisz jeden dla ${count === 2 ? 'obu grup' : `wszystkich ${groupsOf(count)}`}.`,
    createForGroups: (count) => `Utwórz jeden dla ${groupsOf(count)}`,
    none: (round) => `Nie ma jeszcze newslettera (${round}). Nowy ma już nastrój, cytat i dobre rady.`,
    orLink: (title) => `Albo połącz z tym także ${quoted(title)}.`,
    create: 'Utwórz newsletter',
  },
  sending: {
    failed: (mails) =>
      plural(mails, {
        one: 'Nie udało się wysłać # e-maila.',
        few: 'Nie udało się wysłać # e-maili.',
        many: 'Nie udało się wysłać # e-maili.',
        other: 'Nie udało się wysłać # e-maila.',
      }),
    unknown: (mails) =>
      `${plural(mails, { one: '# e-mail mógł nie dotrzeć', few: '# e-maile mogły nie dotrzeć', many: '# e-maili mogło nie dotrzeć', other: '# e-maila mogło nie dotrzeć' })}: zobacz Dzienniki wysyłki.`,
    paused: 'Wysyłka jest wstrzymana.',
    resume: 'Wznów',
    underWay: 'Możesz zamknąć tę stronę: wysyłka trwa dalej.',
    cancelled: (left) =>
      `Wysyłka jest anulowana. Pozostałe osoby (${digits(left)}) mogą jeszcze dostać newsletter.`,
    send: 'Wyślij',
    sendOthers: (left) => `Wyślij pozostałym (${digits(left)})`,
  },
  meetings: {
    met: (met, all) => `Odbyło się ${digits(met)} z ${digits(all)}`,
    booked: (matches) => `Zarezerwowane: ${digits(matches)}.`,
    notMet: (matches) => `Nie odbyły się: ${digits(matches)}.`,
    silent: (matches) =>
      plural(matches, {
        one: '# para nie odpowiedziała.',
        few: '# pary nie odpowiedziały.',
        many: '# par nie odpowiedziało.',
        other: '# pary nie odpowiedziało.',
      }),
    stranded: (count) => `${stranded(count)}.`,
    noneWaits: (count) => `${stranded(count)}; nikt jeszcze nie prosi o nową.`,
    allWait: (count) =>
      `${plural(count, { one: '# osoba została bez pary i czeka', few: '# osoby zostały bez pary i czekają', many: '# osób zostało bez pary i czeka', other: '# osoby zostało bez pary i czeka' })}.`,
    someWait: (count, waiting) => `${stranded(count)}; na nową czeka: ${digits(waiting)}.`,
    pair: (waiting) =>
      `Znajdź nową parę dla ${plural(waiting, { one: '# osoby', few: '# osób', many: '# osób', other: '# osoby' })}`,
  },
  completed: {
    done: 'Zakończone',
    text: 'Zamyka miesiąc i go archiwizuje.',
    toCome: (coffees) => `Zarezerwowane kawy, które jeszcze się odbędą: ${digits(coffees)}.`,
    complete: 'Zakończ',
    allFull: 'Wszystkie filiżanki są pełne: ten miesiąc jest gotowy.',
    allFullOfRound: 'Wszystkie filiżanki są pełne: ta runda jest gotowa.',
    next: (day) => `Następna runda: ${day}.`,
    nextFrom: (day) => `Następna runda: jeszcze nieogłoszona. Pierwszy możliwy dzień: ${day}.`,
  },
}
