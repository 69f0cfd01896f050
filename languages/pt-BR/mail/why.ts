import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Vocês topam conhecer qualquer pessoa e trabalham em áreas diferentes.',
  open: 'Vocês topam conhecer qualquer pessoa.',
  bothAcross: 'Vocês pediram a mesma coisa: alguém de outra área.',
  bothWithin: 'Vocês pediram a mesma coisa: alguém da própria área.',
  oneAcross: 'Uma pessoa pediu alguém de outra área; a outra topa conhecer qualquer pessoa.',
  oneWithin: 'Uma pessoa pediu alguém da própria área; a outra topa conhecer qualquer pessoa.',
  broughtTogether: 'A ideia de juntar vocês foi de quem cuida do programa.',
  neverMet: 'Vocês nunca se encontraram.',
  lastMet: ({ month }) => `O último encontro de vocês foi em ${month}.`,
  three: 'Neste mês vocês são três, para que ninguém fique de fora.',
  stillTwo: 'Vocês seriam três. Uma das pessoas não pode mais, então o encontro é a dois.',
  tableAcross: 'Vocês vêm de áreas diferentes.',
  tableWithin: 'Vocês trabalham na mesma área.',
  tableNeverMet: 'Ninguém do grupo se encontrou antes.',
  tableLastMet: ({ month }) => `O último encontro entre duas pessoas do grupo foi em ${month}.`,
  fewer: 'Nem todo mundo pode mais ir. O encontro continua com quem pode.',
  grown: 'Esta mesa cresceu desde que foi formada.',
  topics: ({ names }) => `Vocês escolheram a mesma coisa: ${names}.`,
  tableTopics: ({ names }) => `Mais de uma pessoa entre vocês escolheu: ${names}.`,
  aboutTopic: ({ name }) => `O que vocês gostariam de contar sobre este assunto: ${name}?`,
}
