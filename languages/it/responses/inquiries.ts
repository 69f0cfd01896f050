import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, minutes) =>
    `Dalla tua rete sono già arrivate diverse richieste. Riprova tra ${minutes}, o scrivi a ${address}.`,
  thanks: 'Grazie. Ti rispondiamo presto.',
}
