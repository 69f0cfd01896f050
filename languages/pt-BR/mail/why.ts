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
}
