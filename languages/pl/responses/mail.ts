import type { Responses } from '../../words'

export const mail: Responses['mail'] = {
  purgedMail:
    'Ten newsletter został wysłany i automatycznie zarchiwizowany. Podgląd wysłanych newsletterów nie jest dostępny, bo dla porządku są usuwane.',
  notSent: 'Ten newsletter nie jest wysłany.',
  noNewsletter: 'Nie znaleziono newslettera',
  noUser: 'Nie znaleziono osoby',
  nothingSentThen: 'W tamtym miesiącu nie wysłano żadnego newslettera.',
  beingSent: 'Trwa wysyłka tego newslettera. Zaczekaj na jej koniec albo ją anuluj.',
  runningMonth:
    'Ten dziennik jest z bieżącego miesiąca. Można go wyczyścić, gdy trafi do archiwum, w następnym miesiącu.',
  purgedAlready: 'Ten dziennik jest już wyczyszczony.',
  purged: (title) => `Treści osobiste „${title}” są usunięte.`,
  notSigned: (by) => `To żądanie nie jest podpisane przez ${by} albo jego podpis jest zbyt stary.`,
  notEvents: 'Treść nie jest listą zdarzeń.',
  noMail: 'W skrzynce nadawczej nie ma takiego e-maila.',
}
