import type { MailWords } from '../../words'

const oneClick = 'Jedno kliknięcie i wiemy: spotkanie się odbyło albo nie.'

export const reminders: MailWords['reminders'] = {
  ask: {
    subject: (date) => `${date}: bierzesz udział?`,
    title: 'Bierzesz udział tym razem?',
    question: (date) => ['Następna runda: ', date, '. Znaleźć Ci kogoś?'],
    in: 'Biorę udział',
    takeBack: 'Cofnij',
    otherwise: 'Bez odpowiedzi opuszczasz tę rundę. Możesz zmienić zdanie, dopóki runda nie powstanie.',
  },
  headsUp: {
    subject: (date) => `Runda kawy, ${date}: bierzesz udział`,
    title: 'Zbliża się następna runda kawy',
    preheader: (date) => `Termin: ${date}. Nie musisz nic robić.`,
    youAreIn: (date) => ['Następna runda kawy: ', date, '. Bierzesz w niej udział.'],
    nothingToDo: 'Nie musisz nic robić.',
    notThisTime: 'Kogo spotkasz, napiszemy e-mailem. Tym razem nie?',
    skip: 'Opuść tę rundę',
    pause: 'Zrób dłuższą przerwę',
    backAfter: 'Jeśli opuścisz tę rundę, wrócisz w kolejnej.',
  },
  noRound: {
    subject: 'Tym razem bez kawy',
    text: 'Napisaliśmy, że bierzesz udział w tej rundzie kawy. Nie znaleźliśmy jednak nikogo dla ciebie, więc tym razem kawy nie będzie.',
    next: 'Nie musisz nic robić: bierzesz udział w następnej rundzie.',
  },
  silence: {
    subject: 'Masz jeszcze ochotę na kawę?',
    preheader: 'Jedno kliknięcie i zostajesz.',
    text: 'Od jakiegoś czasu nie mamy od ciebie wieści, a nie chcemy, żeby ktoś czekał na ciebie na próżno.',
    stay: 'Tak, zostaję',
    otherwise:
      'Jeśli nic nie zrobisz, następne rundy odbędą się bez ciebie, żeby nikt nie czekał na próżno. Wrócisz, gdy tylko naciśniesz przycisk albo się zalogujesz.',
  },
  didYouMeet: {
    subject: 'Czy kawa się odbyła?',
    preheader: oneClick,
    paired: (who) => ['Niedawno zaproponowaliśmy ci kawę: ', who, '.'],
    two: 'Czy ta kawa się odbyła?',
    more: 'Czy ta wspólna kawa się odbyła?',
    noTimeYet: (address) => [
      'Jeszcze nie było czasu? Krótkie „cześć” dzisiaj też się liczy. To jedyne przypomnienie o tym spotkaniu. Adres: ',
      address,
    ],
  },
  stranded: {
    subject: 'Druga osoba nie może przyjść',
    preheader: 'Co się stało i co możesz zrobić.',
    tooLateUntil: (date) => `Na inne spotkanie jest już za późno. Następna runda: ${date}.`,
    tooLate: 'Na inne spotkanie jest już za późno. Przyniesie je następna runda.',
  },
  rescue: {
    subject: (newsletter) => `Nowe spotkanie dla ciebie: ${newsletter}`,
    grown: (newsletter) => `Twój stolik się powiększył: ${newsletter}`,
  },
  join: {
    subject: 'Kawa z kimś z pracy?',
    subjectAgain: 'Przypomnienie: kawa z kimś z pracy?',
    title: (company) => `Kawa z kimś z firmy ${company}`,
    preheader: 'Raz w miesiącu, z kimś, kogo może jeszcze nie znasz.',
    because: (company) => `Dostajesz tę wiadomość, bo masz zaproszenie na spotkania przy kawie (${company}).`,
    leave: 'Nie pytajcie mnie więcej',
    invited: (who) => `${who} zaprasza cię do udziału.`,
    invitedAgain: (who) => `Jakiś czas temu przyszło do ciebie zaproszenie (${who}) i nadal jest aktualne.`,
    text: (minutes) =>
      `Raz w miesiącu dwie osoby z firmy piją razem kawę, często po raz pierwszy. Znajdziemy kogoś dla ciebie i napiszemy do was; reszta to ${minutes} minut przy kawie.`,
    button: 'Dołącz',
    how: 'To zajmie dwie minuty: otwórz stronę, wpisz ten kod i napisz, kogo chcesz poznać.',
    once: 'Link i kod są ważne 14 dni i działają raz. Nie podawaj kodu nikomu.',
  },
  tomorrow: {
    subject: 'Jutro kawa',
    personal: (coffee) => `Jutro. ${coffee}`,
  },
  asked: {
    two: 'Czy spotkanie się odbyło?',
    more: 'Czy wspólne spotkanie się odbyło?',
    personal: (question, coffee) => `${question} ${coffee}`,
    preheader: oneClick,
    planned: (who, when) => ['Kawa była w planie: ', who, ', ', when, '.'],
    once: 'Jedno kliknięcie i więcej nie pytamy. Dzięki twojej odpowiedzi za miesiąc będzie to ktoś nowy.',
  },
  declined: {
    subject: 'Twoja kawa potrzebuje innego terminu',
    preheader: 'A może inny termin?',
    byOwn: (who, when) => [`Twój kalendarz odrzucił kawę (${who}, `, when, '), więc się nie odbędzie.'],
    byOther: (who, when) => [`${who} nie może w tym terminie: `, when, '. Dlatego kawa jest odwołana.'],
  },
  organiser: {
    subject: 'Twoja kawa potrzebuje terminu',
    personal: (who) => `Twoja kawa potrzebuje terminu: ${who}`,
    preheader: 'W tym miesiącu to ty go proponujesz. Jedno kliknięcie go rezerwuje.',
    notBooked: (who) => [
      'Wasza kawa (',
      who,
      ') nie ma jeszcze terminu. W tym miesiącu to ty go proponujesz.',
    ],
    onlyReminder: 'To jedyne przypomnienie.',
  },
}
