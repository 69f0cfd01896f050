import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Jullie staan allebei open voor iedereen, en jullie werken op verschillende afdelingen.',
  open: 'Jullie staan allebei open voor iedereen.',
  bothAcross: 'Jullie vroegen allebei om iemand van een andere afdeling.',
  bothWithin: 'Jullie vroegen allebei om iemand van je eigen afdeling.',
  oneAcross: 'Een van jullie vroeg om iemand van een andere afdeling, de ander staat open voor iedereen.',
  oneWithin: 'Een van jullie vroeg om iemand van de eigen afdeling, de ander staat open voor iedereen.',
  broughtTogether: 'De mensen achter het programma brachten jullie bij elkaar.',
  neverMet: 'Jullie hebben elkaar nog nooit ontmoet.',
  lastMet: ({ month }) => `Jullie ontmoetten elkaar voor het laatst in ${month}.`,
  three: 'Jullie zijn deze maand met zijn drieën, zodat niemand overblijft.',
  stillTwo:
    'Jullie zouden met zijn drieën zijn. Een van jullie kan niet meer, dus jullie zijn met zijn tweeën.',
  tableAcross: 'Jullie komen van verschillende afdelingen.',
  tableWithin: 'Jullie werken allemaal op dezelfde afdeling.',
  tableNeverMet: 'Niemand van jullie heeft elkaar al ontmoet.',
  tableLastMet: ({ month }) => `Twee van jullie ontmoetten elkaar het laatst in ${month}.`,
  fewer: 'Niet iedereen kan nog. De anderen ontmoeten elkaar toch.',
  grown: 'Deze tafel is groter geworden sinds ze is gemaakt.',
}
