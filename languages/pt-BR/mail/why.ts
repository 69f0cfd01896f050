import type { MailWords } from '../../words'

export const why: MailWords['why'] = {
  openAcross: 'Para vocês, qualquer pessoa está bem, e vocês trabalham em áreas diferentes.',
  open: 'Para vocês, qualquer pessoa está bem.',
  bothAcross: 'Vocês pediram alguém de outra área.',
  bothWithin: 'Vocês pediram alguém da própria área.',
  oneAcross: 'Uma pessoa pediu alguém de outra área; para a outra, qualquer pessoa está bem.',
  oneWithin: 'Uma pessoa pediu alguém da própria área; para a outra, qualquer pessoa está bem.',
  broughtTogether: 'A ideia de juntar vocês foi de quem cuida do programa.',
  neverMet: 'Vocês nunca se encontraram.',
  lastMet: ({ month }) => `O último encontro de vocês foi em ${month}.`,
  three: 'Neste mês vocês são três, para que ninguém fique de fora.',
  stillTwo: 'Vocês seriam três. Uma das pessoas não pode mais, então o encontro é a dois.',
}
