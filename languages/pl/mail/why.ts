import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Chętnie poznacie każdą osobę, a pracujecie w różnych działach.',
  open: 'Chętnie poznacie każdą osobę.',
  bothAcross: 'Każde z was prosiło o kogoś z innego działu.',
  bothWithin: 'Każde z was prosiło o kogoś z własnego działu.',
  oneAcross: 'Jedna osoba prosiła o kogoś z innego działu, druga chętnie pozna każdą.',
  oneWithin: 'Jedna osoba prosiła o kogoś z własnego działu, druga chętnie pozna każdą.',
  broughtTogether: 'Połączyli was ludzie, którzy prowadzą program.',
  neverMet: 'Jeszcze się nie znacie.',
  lastMet: ({ month }) => `Wasze ostatnie spotkanie: ${month}.`,
  three: 'W tym miesiącu jest was troje, żeby nikt nie został bez pary.',
  stillTwo: 'Było was troje. Jedna osoba już nie może, więc zostaje was dwoje.',
  tableAcross: 'Pracujecie w różnych działach.',
  tableWithin: 'Wszyscy pracujecie w tym samym dziale.',
  tableNeverMet: 'Żadne dwie osoby z was jeszcze się nie spotkały.',
  tableLastMet: ({ month }) => `Ostatnie spotkanie dwóch osób z waszego grona: ${month}.`,
  fewer: 'Nie wszyscy mogą już przyjść. Reszta spotyka się mimo to.',
  grown: 'Ten stolik powiększył się od czasu losowania.',
  topics: ({ names }) => `Oboje wybraliście: ${names}.`,
  tableTopics: ({ names }) => `Więcej niż jedna osoba z was wybrała: ${names}.`,
  aboutTopic: ({ name }) => `Co chcielibyście sobie opowiedzieć na ten temat: ${name}?`,
}
