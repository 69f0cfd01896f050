import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
  coffeeOf: (names) => `Koffie voor ${names}.`,
  booked: (when) => `Jullie koffie: ${when}.`,
  skip: 'Volgende ronde overslaan',
  rest: 'Verder lezen',
  refused: {
    unknown: 'Cup of Joe weet niet wie je bent. Er is niets gewijzigd.',
    stranger: 'Deze match is van anderen. Er is niets gewijzigd.',
    old: 'Deze knop werkt niet meer. Op je eigen pagina kan hetzelfde.',
  },
  home: {
    noMatch: 'Je hebt nu geen open match.',
    next: (date) => `De volgende ronde is op ${date}.`,
    skipping: 'Je slaat de volgende ronde over, en doet daarna automatisch weer mee.',
    away: 'Je doet nu niet mee.',
    pause: 'Een maand pauze',
    back: 'Weer meedoen',
    open: 'Je eigen pagina',
  },
}
