import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

const people = (count: number) =>
  plural(count, { one: '# osoby', few: '# osób', many: '# osób', other: '# osoby' })

export const profile: Words['member']['profile'] = {
  edit: 'Edytuj profil',
  label: 'Profil',
  kept: 'Niezapisane zmiany nadal tu są.',
  save: 'Zapisz zmiany',
  saving: 'Zapisywanie…',
  saved: 'Twój profil jest zapisany.',
  notSaved: 'Nie udało się zapisać profilu',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  address: 'E-mail',
  department: 'Dział',
  noDepartment: 'Jeszcze nie wybrano',
  chooseDepartment: 'Wybierz swój dział',
  loadingDepartments: 'Wczytywanie działów…',
  departmentsFailed: 'Nie udało się wczytać działów. Odśwież stronę albo napisz do administracji.',
  fromDirectory: 'Z katalogu twojej firmy',
  preference: 'Kogo chcesz poznać',
  preferences: {
    'same-department': 'Ludzi z mojego działu',
    'cross-department': 'TYLKO ludzi z innych działów',
    any: 'Wszystkich (wymieszajcie)',
  },
  photo: {
    label: 'Zdjęcie profilowe',
    uploading: 'Przesyłanie…',
    adjust: 'Dopasuj',
    remove: 'Usuń',
    removing: 'Usuwanie…',
    hint: (largest) => `Opcjonalnie. JPG, PNG, GIF lub WebP, najwyżej ${largest}.`,
    done: 'Twoje zdjęcie jest zapisane.',
    failedTitle: 'Przesyłanie się nie udało',
    failed: 'Nie udało się przesłać zdjęcia. Spróbuj ponownie.',
    removed: 'Zdjęcie usunięte.',
    notRemoved: 'Nie udało się usunąć zdjęcia. Spróbuj ponownie.',
    noImage: {
      title: 'To nie jest obraz',
      description: 'Wybierz plik obrazu (JPG, PNG, GIF itp.)',
    },
    tooLarge: { title: 'Plik jest za duży', description: 'Wybierz obraz mniejszy niż 5\u00a0MB' },
    crop: {
      title: 'Dopasuj zdjęcie',
      text: 'Przeciągnij je albo użyj suwaków.',
      preview: 'Podgląd zdjęcia',
      zoom: 'Powiększenie',
      x: 'W lewo i w prawo',
      y: 'W górę i w dół',
      use: 'Użyj zdjęcia',
      failed: 'Tego obrazu nie da się tutaj dopasować.',
    },
  },
  tellBy: {
    title: 'Jak cię powiadamiamy',
    label: 'Powiadamiaj mnie przez',
    company: (choice) => `Domyślnie w firmie: ${choice}`,
    programmes: 'Domyślnie w każdym programie',
    mail: 'E-mail',
    both: (chats) => `E-mail i ${chats}`,
    hint: 'Zaproszenia do kalendarza zawsze przychodzą e-mailem.',
    changed: 'Zapisano. Obowiązuje od następnej wiadomości.',
    notChanged: 'Nie udało się zapisać twojego wyboru',
  },
  whenAndWhere: {
    title: 'Kiedy i gdzie',
    days: 'Dni pracy',
    from: 'Od',
    to: 'Do',
    zone: 'Strefa czasowa',
    zoneHint: 'Proponujemy tylko terminy, w których wszyscy są w pracy.',
    noZone: 'To nie jest prawidłowa strefa czasowa. Przykład: Europe/Berlin.',
    link: 'Link do wideo',
    linkHint: 'Tu spotykacie się na wideo. Link jest w zaproszeniu.',
    hours: 'Godziny pracy',
    hoursText: (days, from, to, city) => `${days}, ${from}–${to} (${city})`,
    daysFromTo: (first, last) => `${first}–${last}`,
  },
  attributes: {
    none: 'Nie wybrano',
    fixed: 'Z Twojej firmy',
    shown: 'Widzi to osoba, z którą się spotykasz.',
  },
  topics: {
    label: 'O czym lubię rozmawiać',
    hint: 'Do pięciu. Tylko osoba, z którą się spotkasz, dowie się, co macie wspólnego.',
    failed: 'Nie udało się wczytać tematów.',
  },
  seldom: 'Od czasu do czasu',
  blocks: {
    title: 'Osoby, z którymi wolę nie być w parze',
    description: 'Nigdy się o tym nie dowiedzą, ani nikt inny.',
    failed: 'Nie udało się wczytać listy.',
    notSaved: 'Nie udało się zapisać.',
    remove: 'Usuń',
    removeOne: (address) => `Usuń ${address}`,
    address: 'Adres tej osoby',
    hint: (most) =>
      `Pełny adres służbowy tej osoby, bez literówek: nie mówimy, czy ktoś go ma. Do ${people(most)}.`,
    add: 'Dodaj',
    full: (most) => `Lista jest pełna (${digits(most)}). Żeby kogoś dodać, najpierw kogoś usuń.`,
  },
  sessions: {
    title: 'Otwarte sesje',
    description: 'Nie znasz którejś? Zakończ ją.',
    failed: 'Nie udało się wczytać twoich sesji.',
    here: 'Ta przeglądarka',
    since: (moment) => `Od: ${moment}`,
    sinceAndUsed: (moment, used) => `Od: ${moment}, ostatnio: ${used}`,
    end: 'Wyloguj tam',
    endOne: (device, moment) => `Wyloguj: ${device}, od: ${moment}`,
    endOthers: 'Wyloguj wszędzie indziej',
    notEnded: 'Nie udało się tam wylogować',
  },
  password: {
    title: 'Hasło',
    description: 'Do logowania w administracji. Jego zmiana wyloguje cię wszędzie indziej.',
    current: 'Obecne hasło',
    new: 'Nowe hasło',
    hint: (shortest) =>
      `Minimalna liczba znaków: ${digits(shortest)}. Dobre hasło to cztery niezwiązane ze sobą słowa.`,
    change: 'Zmień hasło',
    changing: 'Zmienianie hasła…',
    failed: 'Nie udało się zmienić hasła',
  },
}

export const setUp: Words['member']['setUp'] = {
  check: {
    title: 'Sprawdź pocztę',
    text: (address) => ['Kod z 6 cyfr wysłaliśmy na adres ', address, '.'],
    hint: 'Ważny 15 minut.',
    entered: 'Kod już wpisany',
    checking: 'Sprawdzanie…',
    missing: 'Wpisz kod z 6 cyfr',
    sent: 'Kod wysłany',
  },
  title: 'Już prawie: utwórz swój profil',
  text: 'Powiedz nam coś o sobie, żebyśmy mogli znaleźć kogoś na kawę.',
  agree: 'Zgadzam się co miesiąc dostawać wiadomość o spotkaniu i brać udział w spotkaniach przy kawie',
  askToAgree: { title: 'Jeszcze jedno', text: 'Zaznacz pole, żeby dołączyć do spotkań przy kawie.' },
  join: 'Dołącz do spotkań przy kawie',
  joining: 'Tworzenie profilu…',
  missing: {
    title: 'Czegoś jeszcze brakuje',
    description: 'Wypełnij wszystkie wymagane pola, żebyśmy mogli kogoś dla ciebie znaleźć.',
  },
  failedTitle: 'Nie udało się',
  failed: 'Sprawdź wpisane dane i spróbuj ponownie.',
  welcome: 'Witamy w Cup of Joe 🎉',
  welcomeName: (name) => ['Witaj, ', name],
  allSet: 'Twój profil jest gotowy. Pora kogoś poznać.',
}

export const participation: Words['member']['participation'] = {
  title: 'Udział w spotkaniach przy kawie',
  badges: {
    active: 'Bierze udział',
    paused: 'Przerwa',
    skipped: 'Opuszcza rundę',
    'at-cap': 'Limit wyczerpany',
    dormant: 'Uśpienie',
    'opted-out': 'Nie bierze udziału',
    'on-leave': 'Na urlopie',
  },
  mugs: {
    active: 'Pełny, parujący kubek: bierzesz udział',
    paused: 'Kubek z odrobiną kawy: masz przerwę',
    skipped: 'Kubek z odrobiną kawy: opuszczasz następną rundę',
    'at-cap': 'Pełny kubek: masz w tym miesiącu tyle kaw, ile chcesz',
    dormant: 'Kubek z odrobiną kawy: rundy toczą się bez ciebie',
    'on-leave': 'Kubek z odrobiną kawy: jesteś na urlopie',
    'opted-out': 'Pusty kubek: nie bierzesz udziału',
  },
  until: (day) => `Do ${day}`,
  optedOut: 'Nie będzie nowych spotkań, dopóki nie wrócisz. Twoje miejsce czeka.',
  resumes: (day) => `Twój udział wraca automatycznie: ${day}.`,
  paused: 'Rundy toczą się bez ciebie, dopóki nie wrócisz.',
  onLeave: 'Do tego czasu rundy toczą się bez ciebie.',
  pause1: 'Przerwa na 1 miesiąc',
  pause3: 'Przerwa na 3 miesiące',
  reactivate: 'Dołącz ponownie',
  changed: 'Twój udział jest zmieniony.',
  failed: 'Nie udało się zmienić udziału',
  optOut: {
    action: 'Zrezygnuj',
    title: 'Zrezygnować ze spotkań przy kawie?',
    effect:
      'Nie będzie nowych spotkań ani newslettera, dopóki nie wrócisz. Twój profil i wcześniejsze kawy zostają.',
    stay: 'Zostań',
  },
  keepOrStepOut: {
    question: (names) => `Twoja kawa (${names}): zostawić czy teraz się wycofać?`,
    questionOn: (names, day) => `Twoja kawa (${names}, ${day}): zostawić czy teraz się wycofać?`,
    optsOut:
      'Tak czy inaczej nie będzie nowych spotkań ani newslettera, dopóki nie wrócisz. Twój profil i wcześniejsze kawy zostają.',
    pauses: 'Tak czy inaczej następne rundy odbędą się bez ciebie.',
    stepOut: 'Wycofaj się teraz',
    keep: 'Zostaw',
    effect: (names, isOfMore) =>
      `Jeśli się teraz wycofasz, ${names} ${isOfMore ? 'dostaną' : 'dostanie'} e-mail z możliwością poproszenia o kogoś innego.`,
    effectBooked: (names, isOfMore) =>
      `Jeśli się teraz wycofasz, kawa zostanie odwołana, a ${names} ${isOfMore ? 'dostaną' : 'dostanie'} e-mail z możliwością poproszenia o kogoś innego.`,
  },
}

export const privacy: Words['member']['privacy'] = {
  title: 'Co o tobie przechowujemy',
  description: 'Twój profil, spotkania, e-maile i logowania: jako plik albo strona do druku.',
  download: 'Pobierz moje dane',
  read: 'Przeczytaj moje dane',
  deletion: {
    action: 'Usuń moje konto',
    title: 'Usunąć twoje konto?',
    text: 'Tego nie da się cofnąć. Nikt nie odzyska twoich danych.',
    goes: {
      title: 'Co znika',
      text: 'Twoje konto, profil i zdjęcie, otwarte sesje, twój adres na liście dostępu i e-maile do ciebie.',
    },
    stays: {
      title: 'Co zostaje',
      text: 'Wcześniejsze spotkania: inni widzą „Ktoś, kto już tu nie pracuje”. Nieczytelny skrót twojego adresu, żeby ostrzec każdego, kto znów cię zaimportuje. Istniejące kopie zapasowe i firmowa lista pracowników się nie zmieniają.',
    },
    sendCode: 'Wyślij mi kod',
    codeHint: 'Wysłaliśmy go e-mailem. Ważny 15 minut, w tej przeglądarce.',
    confirm: 'Usuń na zawsze',
    deleting: 'Usuwanie…',
    failed: 'Nie udało się usunąć konta',
  },
}

/** The programmes that are for somebody, once there are two. */
export const programmes: Words['member']['programmes'] = {
  failed: 'Nie udało się wczytać twoich programów.',
  changed: 'Twój wybór jest zapisany.',
  notChanged: 'Nie udało się zapisać twojego wyboru.',
  cadence: {
    'by-hand': 'Następna runda: do ustalenia',
    monthly: 'Co miesiąc',
    weeks: (every: number) =>
      plural(every, {
        one: 'Co tydzień',
        few: 'Co # tygodnie',
        many: 'Co # tygodni',
        other: 'Co # tygodnia',
      }),
  },
  next: (day: string) => `Następna runda: ${day}`,
  isOut: 'Nie bierzesz udziału.',
  backOn: (day: string) => `Powrót: ${day}`,
  sitsOut: 'Opuszczasz następną rundę.',
  join: 'Dołącz',
  leave: 'Zrezygnuj',
  skip: 'Opuść raz',
  ask: {
    question: 'Bierzesz udział następnym razem?',
    in: 'Biorę udział',
    isIn: 'Bierzesz udział następnym razem.',
    takeBack: 'Cofnij',
    later: 'Zapytamy przed następną rundą.',
    tellWaiting: {
      label: 'Pisz, kiedy moja kolej',
      hint: 'W każdym newsletterze, dopóki czekasz na miejsce.',
    },
    me: { label: 'Pytaj mnie za każdym razem', hint: 'Bez odpowiedzi opuszczasz tę rundę.' },
  },
  takePart: 'Weź udział w następnej rundzie',
  cap: {
    label: 'Kawy w miesiącu',
    hint: 'We wszystkich programach łącznie. Gdy tyle ich masz, rundy cię pomijają.',
    none: 'Bez limitu',
    most: (count: number) =>
      plural(count, { one: 'Najwyżej #', few: 'Najwyżej #', many: 'Najwyżej #', other: 'Najwyżej #' }),
  },
}
