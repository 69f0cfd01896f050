import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Jullie staan allebei open voor iedereen, en jullie werken op verschillende afdelingen.',
  open: 'Jullie staan allebei open voor iedereen.',
  bothAcross: 'Jullie vroegen allebei om iemand van een andere afdeling.',
  bothWithin: 'Jullie vroegen allebei om iemand van je eigen afdeling.',
  oneAcross: 'Een van jullie vroeg om iemand van een andere afdeling, de ander staat open voor iedereen.',
  oneWithin: 'Een van jullie vroeg om iemand van de eigen afdeling, de ander staat open voor iedereen.',
  broughtTogether: 'De mensen achter het programma hebben jullie bij elkaar gebracht.',
  neverMet: 'Jullie hebben elkaar nog nooit ontmoet.',
  lastMet: ({ month }) => `Jullie ontmoetten elkaar voor het laatst in ${month}.`,
  three: 'Jullie zijn deze maand met zijn drieën, zodat niemand overblijft.',
  stillTwo: 'Jullie waren met zijn drieën. Een van jullie kan niet meer, dus zijn jullie met zijn tweeën.',
  tableAcross: 'Jullie komen van verschillende afdelingen.',
  tableWithin: 'Jullie werken allemaal op dezelfde afdeling.',
  tableNeverMet: 'Geen twee van jullie hebben elkaar eerder ontmoet.',
  tableLastMet: ({ month }) => `Twee van jullie ontmoetten elkaar voor het laatst in ${month}.`,
  fewer: 'Niet iedereen kan nog. Met de anderen gaat het gewoon door.',
  grown: 'Deze tafel is groter geworden sinds ze is gemaakt.',
  topics: ({ names }) => `Jullie kozen allebei: ${names}.`,
  tableTopics: ({ names }) => `Meer dan een van jullie koos: ${names}.`,
  aboutTopic: ({ name }) => `Wat willen jullie elkaar vertellen over dit onderwerp: ${name}?`,
}
