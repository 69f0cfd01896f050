import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('pl')

const morePairs = (count: number) =>
  plural(count, {
    one: '# dodatkowa para',
    few: '# dodatkowe pary',
    many: '# dodatkowych par',
    other: '# dodatkowej pary',
  })

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'Od czasu kopii zapasowej mogła powstać runda. Jeśli nie powstała, zaznacz to w „Ten miesiąc”, a potem ją utwórz.',
    changed: 'Liczba się w międzyczasie zmieniła. Sprawdź ponownie, a potem zdecyduj.',
  },
  steps: {
    complete: 'Zamykanie starych doborów par',
    resume: 'Kończenie przerw, które minęły',
    sync: 'Odczyt pliku pracowników',
    scopes: 'Szukanie grup do doboru par',
    pair: 'Dobór par',
    newsletter: 'Tworzenie newslettera',
    send: 'Wysyłka newslettera',
    summary: 'Pisanie podsumowania',
    mail: 'Wysyłka podsumowania',
  },
  toBeAnnounced: 'Do ustalenia',
  hosting: {
    longest: (rounds) => `Najdłuższe oczekiwanie gościa w rundach: ${digits(rounds)}.`,
    shares: (least, most, average) =>
      `Ile razy każdy był gospodarzem: ${least === most ? digits(least) : `od ${digits(least)} do ${digits(most)}`}, średnio ${digits(average)}.`,
    never: (guests) => `Goście, którzy nie mieli jeszcze miejsca: ${digits(guests)}.`,
    served: (seats, day) => `Miejsc w rundzie: ${digits(seats)}. Wszyscy będą mieli miejsce do dnia ${day}.`,
    own: (times, average) =>
      `Twoje spotkania w roli gospodarza: ${digits(times)}; średnio: ${digits(average)}.`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'Nikt nie czeka' : plural(before, { one: '# osoba czeka', few: '# osoby czekają', many: '# osób czeka', other: '# osoby czeka' })} przed tobą; miejsc w rundzie: ${digits(seats)}. To około ${plural(rounds, { one: '# rundy', few: '# rund', many: '# rund', other: '# rundy' })}.`,
  onTheList: 'Jesteś na liście.',
  outcome: {
    nextOne: 'W następnej bierzesz udział.',
    nextOneWithProfile: 'Uzupełnij profil, a w następnej weźmiesz udział.',
    somebodyLeft: 'ktoś, kto już tu nie pracuje',
    somebodyLeftAtBeginning: 'Ktoś, kto już tu nie pracuje',
    steppedOut: (name, partner) => `Twój udział w rundzie (${name}) jest odwołany. Wie o tym: ${partner}.`,
    awayToTheEnd: (name, partner) => `Twój urlop trwa do końca rundy (${name}). Wie o tym: ${partner}.`,
    matched: (partner) => `W parze z tobą: ${partner}.`,
    wasMatched: (partner, name) => `W parze z tobą (${name}): ${partner}.`,
    notShownYet: (name) => `Spotkania (${name}) nie są jeszcze pokazane. Przyjdą z newsletterem.`,
    leftOut: (name, why) => `W tej rundzie (${name}) nie było dla ciebie pary: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: 'tym razem żaden gospodarz nie miał dla ciebie miejsca.',
      byWish: 'tak zdecydowali dla tej rundy ludzie, którzy prowadzą program.',
      odd: 'liczba osób była nieparzysta i padło na ciebie. Następnym razem masz pierwszeństwo.',
      few: 'pasujących osób było za mało i padło na ciebie. Następnym razem masz pierwszeństwo.',
      nobody: 'nie było nikogo, kogo możesz spotkać. Pomoże, gdy więcej osób weźmie udział.',
      preference: (where) =>
        `nie było nikogo, kogo możesz spotkać ${where}. Pomoże otwarcie na wszystkich: wybierzesz je w profilu.`,
      wish: 'tak zdecydowali dla tej rundy ludzie, którzy prowadzą program. Następnym razem masz pierwszeństwo.',
    },
    notNeeded: 'Nie musisz być gospodarzem w tej rundzie. Gospodarze się zmieniają.',
    calledOff: (name) => `Twoje spotkanie (${name}) zostało odwołane, bo nie było dla ciebie możliwe.`,
    noRound: (name) => `Tej rundy jeszcze nie było: ${name}.`,
    beforeYou: (name) => `Ta runda (${name}) powstała, zanim twoje konto było gotowe.`,
    notAnswered: (name) => `Opuszczasz tę rundę (${name}), bo nie było Twojego „biorę udział”.`,
    noMatch: (name) => `W tej rundzie (${name}) nie masz spotkania: udział nie był możliwy.`,
  },
  stranding: {
    yourMatch: 'Druga osoba',
    back: (name) => `${name} znów bierze udział, więc wasza kawa jest aktualna.`,
    away: (name) => `${name} jednak nie da rady przyjść na kawę.`,
    waiting: (name, time) =>
      `${name} jednak nie da rady przyjść na kawę. Na twoją prośbę szukamy kogoś innego: codziennie o ${time}, a gdy tylko ktoś będzie wolny, napiszemy do was e-mail.`,
  },
  wouldBeRescued: (pairs) => `Powstałoby: ${morePairs(pairs)}. Nic nie zapisano.`,
  rescued: (pairs, people) =>
    `Powstało: ${morePairs(pairs)}. ${plural(people, { one: '# osoba dostaje e-mail.', few: '# osoby dostają e-mail.', many: '# osób dostaje e-mail.', other: '# osoby dostaje e-mail.' })}`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `Miejsca przy istniejących stolikach: ${digits(seats)}. Nowe stoliki: ${digits(tables)}. Nic nie zapisano.`,
    rescued: (seats, tables, people) =>
      `Miejsca przy istniejących stolikach: ${digits(seats)}. Nowe stoliki: ${digits(tables)}. Osoby, które dostają e-mail: ${digits(people)}.`,
    none: 'Dziś nie ma odpowiedniego stolika. Cup of Joe próbuje codziennie.',
    joins: (name, others) => `${name} dołącza. Przy stoliku: ${listed(others)}.`,
  },
  announcedAlready: 'Wszyscy w tej rundzie już o niej wiedzą, a nikt nie dowiaduje się dwa razy.',
  tooFewToAnnounce: (least) =>
    `Udział w tej rundzie brałoby mniej osób, niż trzeba (${digits(least)}), więc nie ma czego zapowiadać.`,
  tellsItself:
    'Automatyczny cykl sam zapowiada swoje rundy. W części Program wybierasz, na ile dni wcześniej.',
  withinAMonth: 'Wybierz dzień od dziś, w ciągu miesiąca.',
  told: (count) =>
    plural(count, {
      one: '# osoba dostaje zapowiedź rundy.',
      few: '# osoby dostają zapowiedź rundy.',
      many: '# osób dostaje zapowiedź rundy.',
      other: '# osoby dostaje zapowiedź rundy.',
    }),
  pairingDeleted: 'Dobór par został usunięty, zanim powstał jego newsletter.',
  setByOperatorField: 'Ustawione przez operatora',
  setByOperator: 'Operator ustawił to na serwerze. Nic się nie zmieniło.',
  fromTodayOn: 'Wybierz dzień od dziś.',
  cycleFaults: {
    fields: 'Cykl musi być wyrażeniem cron z pięcioma polami, na przykład 0 9 1 * *.',
    never: 'Cykl wskazuje dzień, który nigdy nie nadejdzie.',
  },
  programmeExists: (name) => `Program „${name}” już istnieje.`,
  withinAYear: 'Wybierz dzień od dziś, w ciągu roku.',
  oneRhythm: 'Program wraca co miesiąc albo co kilka tygodni, nie tak i tak naraz.',
  preferencesStay: 'Pierwszy program zawsze uwzględnia życzenia osób dotyczące działów.',
  unknownAttribute: 'Jedna z tych cech już nie istnieje. Wybierz ponownie.',
  unknownGroup: 'Jednej z tych grup już nie ma. Wybierz jeszcze raz.',
  nobodyInIt: 'Dziś nikogo w nim nie ma.',
  nobodyHosts: 'Dziś nie ma gospodarzy.',
  everybodyHosts: 'Dziś wszyscy są gospodarzami, więc nie ma gości.',
  tooFewForATable: (people, size) =>
    `Dziś za mało osób na jeden stolik: ${digits(people)} z ${digits(size)}.`,
  allMet: (rounds, months) =>
    `Po ${plural(rounds, { one: '# rundzie', few: '# rundach', many: '# rundach', other: '# rundy' })} wszyscy już się spotkają, a nikt nie trafia na tę samą osobę w ciągu ${plural(months, { one: '# miesiąca', few: '# miesięcy', many: '# miesięcy', other: '# miesiąca' })}. Wybierz mniej miesięcy albo wolniejszy rytm.`,
  firstStays: 'Pierwszego programu nie można zarchiwizować.',
  openRounds: (name, rounds) => `Najpierw zakończ otwarte rundy programu „${name}”: ${rounds.join(', ')}.`,
  archived: (name) => `Program „${name}” jest zarchiwizowany.`,
  tooOften: 'Cykl działałby częściej niż raz w miesiącu.',
  bothCan: 'Ta kawa jest nadal możliwa dla obu osób, więc nikogo innego nie szukamy.',
  nobodyWaits: (pairing) =>
    `Nikt w „${pairing}” nie czeka na nową parę. Ludzie proszą o nią na swojej stronie.`,
  noTwo: 'Dziś nie ma odpowiedniej pary. Cup of Joe próbuje codziennie.',
  completed: (pairing) => `„${pairing}” jest zakończony, więc nikt w nim nie czeka.`,
  notGoneOut: (pairing) =>
    `Newsletter dla „${pairing}” jeszcze nie wyszedł, więc rundę można jeszcze zmienić.`,
  stillSending: (newsletter) => `Trwa wysyłka „${newsletter}”. Nowe pary powstaną później.`,
  cancelledSend: (newsletter) =>
    `Wysyłkę „${newsletter}” anulowano, zanim dotarła do wszystkich. Wyślij ją pozostałym, a potem znajdź nowe pary.`,
  mailsDeleted: (newsletter) =>
    `E-maile „${newsletter}” są usunięte, więc nie można ich wysłać nikomu więcej.`,
}
