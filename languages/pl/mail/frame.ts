import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `Cześć, ${name}.`

export const frame: MailWords['frame'] = {
  footer: 'Cup of Joe, kawa z ludźmi z pracy',
  because: (company) => `Dostajesz tę wiadomość, bo bierzesz udział w spotkaniach przy kawie (${company}).`,
  leave: 'Zrób przerwę lub zrezygnuj',
  met: 'Spotkanie się odbyło',
  missed: 'Nie udało się spotkać',
  yourMatch: 'Druga osoba',
  cantMakeIt: {
    who: (name) => [name, ' jednak nie da rady przyjść na kawę.'],
    dontWait: 'To niczyja wina i nie trzeba czekać do następnego miesiąca.',
    tooLate: 'To niczyja wina.',
    findSomeone: 'Znajdźcie mi kogoś innego',
    how: 'Jedno kliknięcie i szukamy kogoś innego. Gdy tylko kogoś znajdziemy, napiszemy do was. Wolisz poczekać? Wtedy nie musisz nic robić.',
  },
}
