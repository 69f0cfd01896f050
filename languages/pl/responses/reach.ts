import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('pl')

export const reach: Responses['reach'] = {
  notSent: 'Nikt jeszcze nie wie: newsletter tej rundy nie został wysłany.',
  notMailed: 'Ludzie widzą spotkanie na swojej stronie. Nikt jeszcze nie dostał e-maila.',
  again: (people) =>
    plural(people, {
      one: 'E-mail idzie ponownie do # osoby.',
      few: 'E-mail idzie ponownie do # osób.',
      many: 'E-mail idzie ponownie do # osób.',
      other: 'E-mail idzie ponownie do # osoby.',
    }),
  nobody:
    'Do nikogo stąd nie można wysłać ponownie: te osoby już dostały e-mail, odeszły albo mają inne spotkanie.',
  tellThem: 'Przekaż im to osobiście: ten e-mail jest już dla nich nieaktualny.',
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
      next: 'Zapytaj operatora tamtego serwera o powód i spróbuj ponownie.',
    },
    busy: { reason: 'Serwer poczty był zajęty przy każdej próbie.', next: 'Spróbuj ponownie.' },
    sender: {
      reason: 'Serwer poczty nie przyjmuje twojego nadawcy.',
      next: 'Popraw nadawcę („Stan systemu”) albo poproś operatora tamtego serwera, żeby go wpuścił. Potem spróbuj ponownie.',
    },
    closed: {
      reason: 'Serwer poczty nie przyjmuje e-maili na ten adres.',
      next: 'Zapytaj o właściwy adres, popraw go i spróbuj ponownie.',
    },
    route: {
      reason: 'E-mail nie dotarł do serwera poczty tego adresu.',
      next: 'Poproś operatora swojego serwera poczty, żeby sprawdził trasę, i spróbuj ponownie.',
    },
    content: {
      reason: 'Serwer poczty odrzucił e-mail z powodu treści lub rozmiaru.',
      next: 'Zapytaj operatora tamtego serwera o powód i spróbuj ponownie.',
    },
    unmade: {
      reason: 'Nie udało się przygotować e-maila.',
      next: 'Zajrzyj do „Stanu systemu” i spróbuj ponownie.',
    },
    turnedOff: { reason: 'Konto wyłączono przed wysłaniem e-maila.', next: 'Nic nie trzeba robić.' },
    barred: {
      reason: 'Adres był już poza listą dostępu, zanim e-mail wyszedł.',
      next: 'Nic nie trzeba robić.',
    },
    optedOut: { reason: 'Rezygnacja przed wysłaniem e-maila.', next: 'Nic nie trzeba robić.' },
    paused: { reason: 'Przerwa przed wysłaniem e-maila.', next: 'Nic nie trzeba robić.' },
    steppedOut: {
      reason: 'Wycofanie się ze spotkania przed wysłaniem e-maila.',
      next: 'Nic nie trzeba robić.',
    },
    away: { reason: 'Brak udziału już przed wysłaniem e-maila.', next: 'Nic nie trzeba robić.' },
    joined: { reason: 'Ta osoba dołączyła, zanim e-mail wyszedł.', next: 'Nic nie trzeba robić.' },
    tooLate: {
      reason: 'Termin minął, zanim e-mail wyszedł.',
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
    cancelled: { reason: 'Wysyłkę anulowano, zanim przyszła kolej na tę osobę.', next: 'Spróbuj ponownie.' },
    broken: { reason: 'Połączenie z serwerem poczty zostało zerwane.', next: 'Spróbuj ponownie.' },
  },
}
