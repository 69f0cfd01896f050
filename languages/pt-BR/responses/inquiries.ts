import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, minutes) =>
    `Vários contatos já vieram da sua rede. Tente de novo em ${minutes}, ou escreva para ${address}.`,
  thanks: 'Agradecemos o contato. Em breve escrevemos para você.',
}
