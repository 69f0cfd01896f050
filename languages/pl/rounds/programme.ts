import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

export const programme: Words['rounds']['programme'] = {
  title: 'Program',
  text: 'Jak przebiega miesięczny cykl. Zmiany działają wszędzie w ciągu minuty. Rozpoczęty przebieg zachowuje stare ustawienia.',
  failed: 'Nie udało się wczytać programu.',
  saved: 'Program jest zmieniony.',
  saveFailed: 'Nie udało się zmienić programu',
  undo: 'Cofnij zmiany',
  save: 'Zapisz program',
  saving: 'Zapisywanie…',
  byOperator: 'Ustawia to operator',
  next: {
    title: 'Następne przebiegi',
    none: 'Brak: każdy miesiąc prowadzisz ręcznie.',
    failed: 'Nie udało się wczytać następnych przebiegów.',
    text: 'Bez miesięcy, dla których cykl już dobrał pary.',
  },
  plan: {
    title: 'Kiedy działa cykl',
    byHand: { label: 'Ręcznie', hint: 'Co miesiąc naciskasz przyciski.' },
    onDay: 'Automatycznie, w wybranym dniu miesiąca',
    onWeekday: 'Automatycznie, w wybranym dniu tygodnia',
    asSet: 'Automatycznie, tak jak jest ustawione teraz',
    nextRound: {
      label: 'Następna runda',
      hint: 'Wszyscy widzą ten dzień i są o nim uprzedzani. Bez niego ludzie czytają „Do ustalenia”.',
    },
    day: 'Dzień miesiąca',
    lastDay: 'ostatni',
    which: 'Który z kolei',
    places: { 1: 'pierwszy', 2: 'drugi', 3: 'trzeci', 4: 'czwarty', L: 'ostatni' },
    weekday: 'Dzień tygodnia',
    time: 'Godzina',
    noTime: 'Wpisz godzinę',
    zone: 'Strefa czasowa',
    zoneHint: 'Cup of Joe używa jej dla wszystkich dni i miesięcy.',
    noZone: 'Wpisz strefę czasową',
  },
  faults: {
    number: 'Wpisz liczbę całkowitą',
    least: (least) => `Co najmniej ${digits(least)}`,
    most: (most) => `Najwyżej ${digits(most)}`,
  },
  none: 'Nie',
  settings: {
    cycleSend: {
      label: 'Jak daleko idzie cykl',
      choices: {
        draft: {
          label: 'Do szkiców',
          hint: 'Łączy wszystkich w pary i tworzy newslettery. Ty je czytasz, zatwierdzasz i wysyłasz.',
        },
        send: {
          label: 'Aż do wysyłki',
          hint: 'Także zatwierdza newslettery i je wysyła. Nikt ich przed wysyłką nie czyta.',
        },
      },
    },
    publish: {
      label: 'Kiedy ludzie widzą swoje spotkanie',
      choices: {
        'at-once': { label: 'Od razu', hint: 'Gdy tylko powstanie dobór par.' },
        'with-newsletter': {
          label: 'Z newsletterem',
          hint: 'Gdy wychodzi albo gdy naciśniesz „Pokaż spotkania teraz” obok doboru par.',
        },
      },
    },
    minimumUsers: {
      label: 'Minimalna liczba osób',
      hint: 'Dobór par powstaje od tylu osób.',
    },
    tellBy: {
      label: 'Powiadamiaj przez',
      choices: {
        mail: {
          label: 'E-mail',
          hint: 'Jak zawsze.',
        },
      },
    },
    language: {
      label: 'Język',
      hint: 'Dla osób, które żadnego nie wybrały i których języka nie podaje ani katalog, ani przeglądarka.',
    },
    reminders: {
      label: 'Przypominaj',
      hint: 'Tydzień po newsletterze osoby, które nie powiedziały, czy spotkanie się odbyło, dostają jedno przypomnienie. Po zarezerwowanej kawie pytamy zamiast tego zawsze następnego dnia.',
    },
    threes: {
      label: 'We troje przy stole',
      hint: 'Kto zostałby bez pary, może dołączyć do innej, jeśli pasuje do obu osób. Nikt nie siedzi sam z powodu nieparzystej liczby.',
    },
    headsUpDays: {
      label: 'Zapowiadaj wcześniej',
      hint: 'E-mail mówi, kiedy jest następna runda. Jedno kliknięcie ją opuszcza.',
      option: (days) =>
        plural(days, {
          one: '# dzień wcześniej',
          few: '# dni wcześniej',
          many: '# dni wcześniej',
          other: '# dnia wcześniej',
        }),
    },
    dormantAfter: {
      label: 'Pomijaj osoby, które milczą',
      hint: 'Osoby, które przez tyle rund z rzędu nie odpowiadają, nie logują się ani niczego nie klikają, dostają pytanie e-mailem. Jeśli nadal milczą, są pomijane, dopóki się nie odezwą.',
      option: (rounds, isSuggested) =>
        `${plural(rounds, {
          one: 'Po # rundzie ciszy',
          few: 'Po # rundach ciszy',
          many: 'Po # rundach ciszy',
          other: 'Po # rundy ciszy',
        })}${isSuggested ? ' (zalecane)' : ''}`,
    },
    booking: {
      label: 'Terminy kawy',
      choices: {
        offer: {
          label: 'Proponowane',
          hint: 'E-mail i strona spotkania podają trzy terminy, które pasują wszystkim. Każda z osób może zarezerwować jeden z nich jednym kliknięciem.',
        },
        auto: {
          label: 'Rezerwowane automatycznie',
          hint: 'Przy wysyłce newslettera pierwszy termin jest rezerwowany dla każdego spotkania, w którym znamy wszystkie kalendarze. Jedno kliknięcie go zmienia albo odwołuje.',
        },
        off: {
          label: 'Do uzgodnienia przez nich',
          hint: 'Terminów nie proponujemy ani nie rezerwujemy i nikogo o propozycję nie prosimy.',
        },
      },
    },
  },
}
