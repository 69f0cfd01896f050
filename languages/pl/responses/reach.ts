import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pl')

export const reach: Responses['reach'] = {
  notSent: 'Nikt jeszcze nie wie: newsletter tej rundy nie został wysłany.',
  notMailed:
    'Ta runda jest widoczna bez newslettera: każda osoba znajdzie spotkanie na swojej stronie, ale e-maila nie dostał nikt.',
  again: (people) =>
    plural(people, {
      one: 'E-mail idzie ponownie do # osoby.',
      few: 'E-mail idzie ponownie do # osób.',
      many: 'E-mail idzie ponownie do # osób.',
      other: 'E-mail idzie ponownie do # osoby.',
    }),
  nobody:
    'Do nikogo stąd nie można wysłać ponownie: ani do osób, które już dostały e-mail, ani do tych, które odeszły lub mają teraz inne spotkanie.',
  tellThem: 'Przekaż to osobiście: ten e-mail byłby już nieaktualny.',
  troubles: {
    full: { reason: 'Skrzynka jest pełna.', next: 'Poproś o zrobienie miejsca i spróbuj ponownie.' },
    unknownAddress: {
      reason: 'Serwer poczty nie zna tego adresu.',
      next: 'Popraw adres i spróbuj ponownie: e-mail pójdzie na nowy.',
    },
    suppressed: {
      reason: 'Usługa pocztowa nic już nie dostarcza na ten adres.',
      next: 'Usuń go z listy blokad usługi i spróbuj ponownie.',
    },
    refused: {
      reason: 'Serwer poczty odrzucił e-mail.',
      next: 'Zapytaj opiekunów tego serwera o powód i spróbuj ponownie.',
    },
    busy: { reason: 'Serwer poczty był zajęty aż do ostatniej próby.', next: 'Spróbuj ponownie.' },
    sender: {
      reason: 'Serwer poczty nie przyjmuje waszego nadawcy.',
      next: 'Popraw nadawcę („Stan systemu”) albo poproś opiekunów tego serwera o jego wpuszczenie i spróbuj ponownie.',
    },
    closed: {
      reason: 'Serwer poczty nie przyjmuje e-maili na ten adres.',
      next: 'Zapytaj o właściwy adres, popraw go i spróbuj ponownie.',
    },
    route: {
      reason: 'E-mail nie dotarł do serwera poczty tego adresu.',
      next: 'Poproś opiekunów waszego serwera poczty o sprawdzenie trasy i spróbuj ponownie.',
    },
    content: {
      reason: 'Serwer poczty nie przyjmuje takiego e-maila: treść lub rozmiar łamie zasady.',
      next: 'Zapytaj opiekunów tego serwera o powód i spróbuj ponownie.',
    },
    unmade: {
      reason: 'Nie udało się przygotować e-maila.',
      next: 'Zajrzyj do „Stanu systemu” i spróbuj ponownie po naprawie.',
    },
    turnedOff: { reason: 'Konto wyłączono przed wysłaniem e-maila.', next: 'Nic nie trzeba robić.' },
    barred: {
      reason: 'Lista dostępu nie obejmowała już tego adresu, gdy e-mail miał wyjść.',
      next: 'Nic nie trzeba robić.',
    },
    optedOut: { reason: 'Rezygnacja przed wysłaniem e-maila.', next: 'Nic nie trzeba robić.' },
    paused: { reason: 'Pauza przed wysłaniem e-maila.', next: 'Nic nie trzeba robić.' },
    steppedOut: {
      reason: 'Wycofanie się ze spotkania przed wysłaniem e-maila.',
      next: 'Nic nie trzeba robić.',
    },
    away: { reason: 'Brak udziału w chwili, gdy e-mail miał wyjść.', next: 'Nic nie trzeba robić.' },
    tooLate: {
      reason: 'Kawa, której dotyczył e-mail, już się odbyła, gdy miał wyjść.',
      next: 'Nic nie trzeba robić.',
    },
    chatNobody: {
      reason: (chat: string) => `${chat} nie zna nikogo z tym adresem.`,
      next: 'Spróbuj ponownie: pójdzie e-mailem.',
    },
    chatRefused: {
      reason: (chat: string) => `${chat} nie przyjął wiadomości.`,
      next: 'Spróbuj ponownie: pójdzie e-mailem.',
    },
    missed: {
      reason: 'Nieobecność w chwili wysyłki newslettera.',
      next: 'Przekaż to osobiście; widać to też na stronie tej osoby.',
    },
    cancelled: { reason: 'Wysyłkę wcześniej przerwano.', next: 'Spróbuj ponownie.' },
    broken: { reason: 'Połączenie z serwerem poczty zostało zerwane.', next: 'Spróbuj ponownie.' },
  },
}
