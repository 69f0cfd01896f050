import type { MailWords } from '../../words'

export const hello: MailWords['hello'] = (name) => `Hallo ${name}.`

export const frame: MailWords['frame'] = {
  footer: 'Cup of Joe, koffie met collega’s',
  because: (company) => `Je krijgt deze mail omdat je meedoet aan de koffierondes bij ${company}.`,
  leave: 'Pauzeren of stoppen',
  met: 'We hebben elkaar ontmoet',
  missed: 'Het is niet gelukt',
  yourMatch: 'Je match',
  cantMakeIt: {
    who: (name) => [name, ' kan toch niet komen koffiedrinken.'],
    dontWait: 'Daar kan niemand iets aan doen, en je hoeft niet te wachten tot volgende maand.',
    tooLate: 'Daar kan niemand iets aan doen.',
    findSomeone: 'Zoek iemand anders voor mij',
    how: 'Eén klik en we zoeken iemand anders. Zodra we iemand vinden, schrijven we jullie allebei. Wacht je liever? Dan hoef je niets te doen.',
  },
}
