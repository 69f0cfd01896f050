import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, listed } = formatsOf('pl')

export const programme: Words['rounds']['programme'] = {
  title: 'Program',
  failed: 'Nie udało się wczytać programu.',
  saved: 'Program jest zmieniony.',
  saveFailed: 'Nie udało się zmienić programu',
  undo: 'Cofnij zmiany',
  save: 'Zapisz program',
  saving: 'Zapisywanie…',
  byOperator: 'Ustawione przez operatora',
  next: {
    title: 'Następne przebiegi',
    failed: 'Nie udało się wczytać następnych przebiegów.',
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
        'at-once': { label: 'Od razu' },
        'with-newsletter': {
          label: 'Z newsletterem',
          hint: 'Gdy wychodzi albo gdy naciśniesz „Pokaż spotkania teraz” obok doboru par.',
        },
      },
    },
    minimumUsers: {
      label: 'Minimalna liczba osób',
    },
    tellBy: {
      label: 'Powiadamiaj przez',
      choices: {
        mail: {
          label: 'E-mail',
        },
      },
      chat: (chat) =>
        `Przez ${chat}. Zaproszenia do kalendarza idą e-mailem, tak jak wszystko do osób, które nie mają tam konta.`,
      both: { label: 'Oba sposoby', hint: (chats) => `E-mailem i przez ${chats}.` },
    },
    language: {
      label: 'Język',
      hint: 'Dla osób, których języka nie znamy.',
    },
    reminders: {
      label: 'Przypominaj',
      hint: 'Osoby, które nie powiedziały, czy spotkanie się odbyło, dostają jedno przypomnienie, tydzień po newsletterze. Po zarezerwowanej kawie pytamy zamiast tego następnego dnia.',
    },
    scope: {
      label: 'Kto kogo spotyka',
      choices: {
        'per-group': { label: 'Każda grupa domen osobno', hint: 'Runda dla każdej grupy.' },
        across: { label: 'Wszyscy razem', hint: 'Jedna runda dla wszystkich.' },
        between: { label: 'Tylko osoby z różnych grup', hint: 'Jedna runda dla wszystkich.' },
      },
      meets: (scope, names) =>
        ({
          'per-group': `Spotkania wewnątrz grup: ${listed(names)}.`,
          across: 'Każdy spotyka każdego.',
          between: `Spotkania między grupami: ${listed(names)}.`,
        })[scope],
    },
    topics: {
      label: 'Wspólne tematy',
      hint: 'Z równie dobrych rund brana jest ta, w której więcej osób ma wspólny temat. Czytają go przy swoim spotkaniu.',
    },
    threes: {
      label: 'We troje przy stoliku',
      hint: 'Osoba bez pary może dołączyć do innej pary, jeśli pasuje do obu osób. Przy nieparzystej liczbie nikt nie zostaje sam.',
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
      hint: 'Po tylu rundach bez odpowiedzi, logowania czy kliknięcia pytamy e-mailem. Kto nie odpowie, jest pomijany, dopóki się nie odezwie.',
      option: (rounds, isSuggested) =>
        `${plural(rounds, {
          one: 'Po # rundzie ciszy',
          few: 'Po # rundach ciszy',
          many: 'Po # rundach ciszy',
          other: 'Po # rundy ciszy',
        })}${isSuggested ? ' (zalecane)' : ''}`,
    },
    meal: {
      label: 'Spotykamy się na',
      values: { coffee: 'Kawę', lunch: 'Lunch', tea: 'Herbatę' },
    },
    minutes: {
      label: 'Czas trwania w minutach',
    },
    booking: {
      label: 'Terminy spotkań',
      choices: {
        offer: {
          label: 'Proponowane',
          hint: 'E-mail i strona spotkania podają trzy terminy, które pasują wszystkim. Jedno kliknięcie rezerwuje jeden z nich.',
        },
        auto: {
          label: 'Rezerwowane automatycznie',
          hint: 'Z newsletterem rezerwujemy pierwszy termin wszędzie tam, gdzie znamy wszystkie kalendarze. Jedno kliknięcie go zmienia albo odwołuje.',
        },
        off: {
          label: 'Do uzgodnienia przez nich',
          hint: 'Terminów nie proponujemy ani nie rezerwujemy i nikogo o propozycję nie prosimy.',
        },
      },
    },
  },
}
