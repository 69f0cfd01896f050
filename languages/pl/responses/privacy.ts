import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('pl')

export const privacy: Responses['privacy'] = {
  erased: 'Dane tej osoby są usunięte.',
  erasedButOpen: (domain) =>
    `Dane tej osoby są usunięte. ${domain} jest nadal na liście dostępu, więc z tym adresem można znów dołączyć.`,
  notTheirAddress: 'To nie jest adres tej osoby, więc nikogo nie usunięto.',
  typeAddress: 'Wpisz adres tej osoby',
  readdressed: (from, to) => `${from} to od teraz ${to}. Oba adresy dostają e-mail.`,
  readdressedBarred: (from, to) =>
    `${from} to od teraz ${to}. Ten adres jest zablokowany na liście dostępu, więc nie wysyłamy e-maila.`,
  merged: (email) => `Oba konta są teraz jednym, z adresem ${email}.`,
  returnsStale: (people) => `Dotyczy to teraz tylu osób: ${digits(people)}. Sprawdź jeszcze raz.`,
  theSame: (people) =>
    `Konta działają dalej z dotychczasową historią: ${digits(people)}. To potrwa kilka minut.`,
  newOnes: (people) =>
    `Osoby, które zaczynają od nowa: ${digits(people)}. Wcześniejsze konta zostaną usunięte w ciągu kilku minut.`,
  addressStale: (email) => `Adres zmienił się na ${email}. Sprawdź jeszcze raz.`,
  erasedAlready: 'Dane tej osoby są już usunięte.',
  adminsStay: (email) =>
    `Kont administracji nie da się usunąć. Najpierw odbierz uprawnienia: npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `Trwa wysyłka „${newsletter}” do tej osoby albo z jej imieniem. Zaczekaj na jej koniec albo ją anuluj.`,
  youAreAdmin:
    'Kont administracji nie da się usunąć. Poproś ludzi, którzy prowadzą serwer, żeby odebrali ci uprawnienia (npm run admin -- remove), a potem usuń konto tutaj.',
  sendingToYou:
    'Trwa wysyłka newslettera do ciebie albo z twoim imieniem. Nic nie zostało usunięte. Spróbuj ponownie, gdy się skończy.',
  accountDeletedMail: 'Twoje konto jest usunięte. Potwierdzi to ostatni e-mail.',
  accountDeleted: 'Twoje konto jest usunięte.',
}
