import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('pl')

const ignore =
  'Jeśli to nie twoja prośba, ktoś wpisał twój adres przez pomyłkę. Możesz zignorować tę wiadomość: nic się nie stanie.'

export const accounts: MailWords['accounts'] = {
  link: {
    subject: 'Twój link do logowania w Cup of Joe',
    title: 'Twój link do logowania',
    preheader: 'Ważny 24 godziny i tylko raz.',
    open: 'Otwórz ten link w przeglądarce, z której przyszła prośba, i naciśnij tam „Zaloguj się”:',
    button: 'Zaloguj się do Cup of Joe',
    elsewhere: 'W innej przeglądarce lub w telefonie strona poprosi też o ten kod:',
    once: 'Link jest ważny 24 godziny i działa raz, podobnie jak dwa poprzednie linki. Nie podawaj kodu nikomu.',
    ignore,
  },
  code: {
    preheader: 'Sześć cyfr, ważnych 15 minut.',
    once: 'Kod jest ważny 15 minut i działa raz. Nie podawaj go nikomu.',
    for: {
      code: {
        title: 'Twój kod do logowania',
        intro: 'Wpisz go w przeglądarce, z której przyszła prośba:',
        subject: 'Twój kod do Cup of Joe',
        ignore,
      },
      validation: {
        title: 'Sprawdź pocztę',
        intro: 'Wpisz ten kod, żeby potwierdzić swój adres:',
        subject: 'Potwierdź adres dla Cup of Joe',
        ignore,
      },
      deletion: {
        title: 'Usuń konto',
        intro: 'Wpisz ten kod, żeby na zawsze usunąć swoje konto i wszystko, co o tobie przechowujemy:',
        subject: 'Usuń konto w Cup of Joe',
        ignore:
          'Jeśli to nie twoja prośba, ktoś inny jest zalogowany na twoje konto. Bez kodu nic nie zostanie usunięte. Zachowaj go dla siebie i wyloguj w profilu wszystkie inne urządzenia.',
      },
    },
  },
  deleted: {
    subject: 'Twoje konto w Cup of Joe jest usunięte',
    title: 'Twoje konto jest usunięte',
    preheader: 'Nie napiszemy już do ciebie.',
    what: 'Twoje konto w Cup of Joe jest usunięte, razem z profilem, zdjęciem, logowaniami i wiadomościami do ciebie. W historii innych widnieje teraz „Ktoś, kto już tu nie pracuje”.',
    last: 'To ostatnia wiadomość, którą dostajesz od Cup of Joe. Wcześniejsze kopie zapasowe nadal zawierają twoje dane, dopóki nie usuną ich ludzie, którzy prowadzą Cup of Joe.',
    notYou: (contact) => `Jeśli to nie ty, napisz na ${contact}.`,
  },
  moved: {
    title: 'Twój adres w Cup of Joe się zmienił',
    intro:
      'Twoje konto w Cup of Joe ma nowy adres. Wszystkie twoje sesje są zakończone: zaloguj się nowym adresem. Historia i cała reszta zostają.',
    before: 'Przedtem',
    now: 'Teraz',
    wrong:
      'To pomyłka albo nowy adres nie należy do ciebie? Odpowiedz na tę wiadomość: trafi do ludzi, którzy prowadzą Cup of Joe.',
  },
  manager: {
    subject: (group) => `Opiekujesz się teraz grupą ${group} w Cup of Joe`,
    title: (group) => `Opiekujesz się teraz grupą ${group}`,
    intro: (group) =>
      `Administracja powierzyła ci opiekę nad grupą ${group} w Cup of Joe: nad jej ludźmi, rundami, newsletterami i danymi.`,
    noPassword:
      'Nie potrzebujesz hasła: zaloguj się tym adresem i otwórz administrację. Widać w niej tylko twoje grupy.',
  },
  openDashboard: 'Otwórz panel',
  inquiry: {
    subject: (company) => `Cup of Joe: zapytanie (${company})`,
    title: 'Firma pyta o Cup of Joe',
    preheader: (company, people) => `${company}, liczba osób: ${people}`,
    footer: 'Dostajesz tę wiadomość, bo zapytania przychodzą na ten adres. Twoja odpowiedź trafi do firmy.',
    company: 'Firma',
    contact: 'Kontakt',
    users: 'Przewidywana liczba osób',
    more: 'Dodatkowe informacje',
    none: 'brak',
    write: 'Odpisz',
  },
  notice: {
    wasYou: 'Jeśli to ty, nie musisz nic robić.',
    what: 'Co',
    when: 'Kiedy',
    moment: (moment, zone) => `${moment} (${zone})`,
  },
  device: {
    subject: 'Nowe urządzenie zalogowane do Cup of Joe',
    title: 'Logowanie z nowego urządzenia',
    intro: 'Ktoś zalogował się na twoje konto administracyjne z przeglądarki, która nie była dotąd używana.',
    device: 'Urządzenie',
    how: 'Jak',
    ip: 'Adres IP',
    notYou:
      'Jeśli nie, otwórz „Twoje konto”, wyloguj wszystkie inne urządzenia i zmień hasło. Potem daj znać ludziom, którzy prowadzą serwer.',
    unknown: 'Nieznana przeglądarka',
    browserOn: (browser, system) => `${browser}, ${system}`,
    ways: {
      magic_link: 'Linkiem z e-maila',
      code: 'Kodem z e-maila',
      validation: 'Kodem, który potwierdza adres',
      password: 'Hasłem',
      passkey: 'Kluczem dostępu',
      single_sign_on: 'Logowaniem jednokrotnym',
      test_access: 'Dostępem testowym',
    },
  },
  secondFactor: {
    subject: 'Twój drugi składnik logowania do Cup of Joe się zmienił',
    title: 'Twój drugi składnik logowania się zmienił',
    intro: 'Drugi krok twojego logowania się zmienił.',
    notYou:
      'Jeśli to nie ty, od razu daj znać ludziom, którzy prowadzą serwer: „npm run admin -- reset-second-factor” usuwa drugi składnik z twojego konta i kończy wszystkie twoje sesje.',
    what: {
      passkeyAdded: (name) => `Dodano klucz dostępu „${name}”`,
      passkeyRemoved: (name) => `Usunięto klucz dostępu „${name}”`,
      appAdded: 'Skonfigurowano aplikację uwierzytelniającą',
      appRemoved: 'Usunięto aplikację uwierzytelniającą',
      newCodes: 'Utworzono nowe kody odzyskiwania; poprzednie już nie działają',
      codeUsed: 'Użyto kodu odzyskiwania',
      allRemoved: 'Usunięto wszystko; zrobiła to osoba prowadząca serwer',
    },
  },
  wrongCodes: {
    subject: 'Wiele błędnych kodów logowania w Cup of Joe',
    title: 'Wiele błędnych kodów logowania',
    intro: (count) =>
      plural(count, {
        one: 'W ciągu dziesięciu minut wpisano # błędny kod logowania. Może ktoś zgaduje, żeby wejść na czyjeś konto.',
        few: 'W ciągu dziesięciu minut wpisano # błędne kody logowania. Może ktoś zgaduje, żeby wejść na czyjeś konto.',
        many: 'W ciągu dziesięciu minut wpisano # błędnych kodów logowania. Może ktoś zgaduje, żeby wejść na czyjeś konto.',
        other:
          'W ciągu dziesięciu minut wpisano # błędnego kodu logowania. Może ktoś zgaduje, żeby wejść na czyjeś konto.',
      }),
    limits:
      'Cup of Joe ogranicza zgadywanie i nikt nie traci dostępu. Linki z e-maila działają, znane przeglądarki nie są spowalniane, a każda inna ma co najmniej jedną próbę na minutę.',
    whatToDo:
      'Jeśli właśnie logują się setki osób, mogą to być ich literówki. Jeśli nie, poproś ludzi, którzy prowadzą serwer, żeby znaleźli w jego dzienniku adresy, z których przychodzą odrzucone wywołania, i je zablokowali.',
    onceADay: 'Dostajesz tę wiadomość najwyżej raz dziennie.',
  },
}
