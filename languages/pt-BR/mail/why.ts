import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Vocês topam conhecer qualquer pessoa, e vocês trabalham em áreas diferentes.',
  open: 'Vocês topam conhecer qualquer pessoa.',
  bothAcross: 'Vocês pediram alguém de outra área.',
  bothWithin: 'Vocês pediram alguém da própria área.',
  oneAcross: 'Uma pessoa pediu alguém de outra área; a outra topa conhecer qualquer pessoa.',
  oneWithin: 'Uma pessoa pediu alguém da própria área; a outra topa conhecer qualquer pessoa.',
  broughtTogether: 'A ideia de juntar vocês foi de quem cuida do programa.',
  neverMet: 'Vocês nunca se encontraram.',
  lastMet: ({ month }) => `O último encontro de vocês foi em ${month}.`,
  three: 'Neste mês vocês são três, para que ninguém fique de fora.',
  stillTwo: 'Vocês seriam três. Uma das pessoas não pode mais, então o encontro é a dois.',
  tableAcross: 'Vocês vêm de várias áreas.',
  tableWithin: 'Vocês trabalham na mesma área.',
  tableNeverMet: 'Ninguém do grupo se encontrou antes.',
  tableLastMet: ({ month }) => `O último encontro entre duas pessoas do grupo foi em ${month}.`,
  fewer: 'Nem todos podem mais. O encontro continua com os demais.',
  grown: 'Esta mesa cresceu desde que foi formada.',
}
