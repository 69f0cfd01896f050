import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pl')

export const signIn: Responses['signIn'] = {
  manyFailed: (wait) =>
    `Zbyt wiele nieudanych prób logowania. Spróbuj ponownie za ${wait} albo zaloguj się linkiem.`,
  manyFailedHere: (wait) =>
    `Na to konto było wiele nieudanych prób logowania. Spróbuj ponownie za ${wait} albo zaloguj się linkiem.`,
  onlyCompany: (domains, areMore) => {
    const named = domains.join(', ')
    const which = named && ` (${named}${areMore ? ' i inne' : ''})`
    return `Dołączyć można tylko z adresem firmy${which}. Zaloguj się adresem służbowym.`
  },
  codeSentAlready: {
    orEnterIt: (wait) => `Wysłaliśmy już kod na ten adres. Wpisz go albo poproś o nowy za ${wait}.`,
    orByLink: (wait) => `Wysłaliśmy już kod na ten adres. Poproś o nowy za ${wait} albo zaloguj się linkiem.`,
  },
  wait: {
    hours: (count) =>
      plural(count, { one: '# godzinę', few: '# godziny', many: '# godzin', other: '# godziny' }),
    minutes: (count) => plural(count, { one: 'minutę', few: '# minuty', many: '# minut', other: '# minuty' }),
  },
  codeSent: 'Wysłaliśmy ci e-mailem kod z 6 cyfr.',
  erasedNow: 'To konto zostało właśnie usunięte. Zaloguj się ponownie.',
  isAdminAlready: (email) => `${email} ma już uprawnienia administracji.`,
  wrongPasswords: (minutes) =>
    `Zbyt wiele błędnych haseł. Spróbuj ponownie za ${minutes}. Twoja sesja trwa, a hasło się nie zmienia.`,
  noPassword:
    'Logujesz się linkiem albo kodem i nie masz hasła. Ustaw je poleceniem „npm run admin -- reset-password”.',
  notCurrent: 'To nie jest twoje obecne hasło.',
  lastAdmin: 'To ostatnie konto administracji. Najpierw utwórz inne: npm run admin -- create EMAIL',
  nobodyWith: (email) => `Nikt tutaj nie ma adresu ${email}.`,
  noSecondFactor: (email) => `${email} nie ma drugiego składnika.`,
  noAdmin: (email) => `Nie ma konta administracji ${email}.`,
  passwordChanged: 'Twoje hasło jest zmienione, a wszystkie inne sesje są zakończone.',
  manyByPassword:
    'Wiele osób loguje się teraz hasłem. Spróbuj ponownie za kilka sekund albo zaloguj się linkiem.',
  easyToGuess:
    'To hasło łatwo zgadnąć. Wybierz dłuższe, na przykład cztery słowa, które nie mają ze sobą nic wspólnego.',
  invalidCredentials: 'Nieprawidłowy e-mail lub hasło.',
  notAuthorized: 'Ten adres nie ma dostępu. Napisz do administracji.',
  appUnreadable:
    'Twoja aplikacja uwierzytelniająca była ustawiona z innym kluczem podpisu. Użyj klucza dostępu albo kodu odzyskiwania, a potem ustaw aplikację od nowa.',
  wrongAppCodes: (minutes) =>
    `Zbyt wiele błędnych kodów. Użyj klucza dostępu albo kodu odzyskiwania, albo wpisz kod ponownie za ${minutes}.`,
  wrongAppCode: 'Ten kod jest błędny albo był już użyty. Zaczekaj na następny.',
  beginAgain: 'Zacznij od nowa z nowym kluczem.',
  noApp: 'Nie masz aplikacji uwierzytelniającej. Wybierz inny sposób.',
  mostPasskeys: (most) => `Największa liczba kluczy dostępu to ${most}. Najpierw usuń jeden z nich.`,
  passkeyAlready: 'Ten klucz dostępu jest już dodany.',
  onlySecondFactor: 'Drugi składnik jest tu potrzebny, a to twój jedyny. Najpierw dodaj inny.',
  addFirst: 'Najpierw dodaj klucz dostępu albo aplikację uwierzytelniającą.',
  wrongRecoveryCode: 'Ten kod odzyskiwania jest błędny albo był już użyty. Spróbuj innego.',
  manyPasskeySignIns: (minutes) =>
    `Zbyt wiele logowań kluczem dostępu z twojej sieci. Zaloguj się inaczej albo spróbuj ponownie za ${minutes}.`,
  passkeyAdded: 'Klucz dostępu jest dodany.',
  passkeyRemoved: 'Klucz dostępu jest usunięty.',
  appSetUp: 'Aplikacja uwierzytelniająca jest ustawiona.',
  appRemoved: 'Aplikacja uwierzytelniająca jest usunięta.',
  proved: 'Dziękujemy. Wiemy, że to ty.',
  noPasskey: 'Nie masz klucza dostępu. Wybierz inny sposób.',
  passkeyNotAdded:
    'Nie udało się dodać tego klucza dostępu. Spróbuj ponownie. Jeśli znów się nie uda, użyj innego urządzenia albo aplikacji uwierzytelniającej.',
  passkeyRefused: 'Ten klucz dostępu nie został przyjęty. Spróbuj ponownie albo wybierz inny sposób.',
  linkJustSent: 'Przed chwilą wysłaliśmy link na ten adres. Działają trzy ostatnie linki.',
  manyToday:
    'Wysłaliśmy dziś na ten adres wiele e-maili. Trzy ostatnie linki nadal działają. Inna przeglądarka potrzebuje kodu z tego samego e-maila.',
  manyMails: (minutes) =>
    `Z twojej sieci poproszono o zbyt wiele e-maili. Spróbuj ponownie za ${minutes}. Wysłane już linki nadal działają.`,
  mailFailed: 'Nie udało się teraz wysłać e-maila. Spróbuj ponownie za chwilę.',
  accountOff: 'To konto jest wyłączone. Napisz do administracji.',
  wrongCode: 'Ten kod jest błędny albo stracił ważność.',
  fifthTry: 'To była piąta błędna próba. Poproś o nowy kod.',
  invalidLink: 'Ten link jest nieprawidłowy albo stracił ważność. Poproś o nowy.',
  enterCode: 'Wpisz kod z 6 cyfr z tego samego e-maila.',
  otherCode: 'To nie jest kod z tego e-maila. Sprawdź sześć cyfr.',
  testAccessOff: 'Dostęp testowy jest wyłączony. Użyj linku.',
  adminsByPassword: 'Administracja loguje się hasłem albo linkiem.',
  signedIn: 'Logowanie udane.',
  verificationCodeSent: 'Wysłaliśmy ci e-mailem kod weryfikacyjny z 6 cyfr.',
  linkSent: 'Sprawdź pocztę: wysłaliśmy ci link do logowania.',
  confirmed: 'Twój adres jest potwierdzony.',
  confirmedAlready: 'Twój adres jest już potwierdzony.',
  newCodeSent: 'Wysłaliśmy ci e-mailem nowy kod z 6 cyfr.',
  signedOut: 'Twoja sesja jest zakończona.',
  signedOutThere: 'Tamta sesja jest zakończona.',
  signedOutElsewhere: 'Wszystkie inne twoje sesje są zakończone.',
  wrongCodes: (minutes) =>
    `Zbyt wiele błędnych kodów. Spróbuj ponownie za ${minutes} albo zaloguj się linkiem.`,
}
