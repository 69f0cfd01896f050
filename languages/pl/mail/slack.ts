import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
  coffeeOf: (names) => `Kawa, na którą zapraszamy: ${names}.`,
  booked: (when) => `Termin waszej kawy: ${when}.`,
  skip: 'Opuść następną rundę',
  rest: 'Czytaj dalej',
  refused: {
    unknown: 'Cup of Joe nie wie, kim jesteś. Nic się nie zmieniło.',
    stranger: 'To spotkanie innych osób. Nic się nie zmieniło.',
    old: 'Ten przycisk już nie działa. To samo zrobisz na swojej stronie.',
  },
  home: {
    noMatch: 'Nie masz teraz otwartego spotkania.',
    next: (date) => `Następna runda kawy: ${date}.`,
    skipping: 'Opuszczasz następną rundę, a potem wracasz automatycznie.',
    away: 'Teraz nie bierzesz udziału.',
    pause: 'Miesiąc przerwy',
    back: 'Wróć do udziału',
    open: 'Twoja strona',
  },
}
