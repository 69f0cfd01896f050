import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `Ciao ${name}.`

export const frame: MailWords['frame'] = {
  footer: 'Cup of Joe, un caffè tra colleghi',
  because: (company) => `Ricevi questa e-mail perché partecipi ai caffè di ${company}.`,
  leave: 'Fai una pausa o smetti',
  met: 'Ci siamo visti',
  missed: 'Non ci siamo visti',
  yourMatch: 'L’altra persona',
  cantMakeIt: {
    who: (name) => ['Alla fine ', name, ' non può venire al caffè.'],
    dontWait: 'Non è colpa di nessuno, e non serve aspettare il mese prossimo.',
    tooLate: 'Non è colpa di nessuno.',
    findSomeone: 'Trovatemi un’altra persona',
    how: 'Un clic, e cerchiamo un’altra persona libera. Appena la troviamo, scriviamo a te e a lei. Preferisci aspettare? Allora non devi fare nulla.',
  },
}
