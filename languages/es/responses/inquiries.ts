import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, minutes) =>
    `Ya han llegado varias consultas desde tu red. Inténtalo de nuevo dentro de ${minutes}, o escribe a ${address}.`,
  thanks: 'Gracias. Te responderemos pronto.',
}
