import type { Responses } from '../../words'

export const inquiries: Responses['inquiries'] = {
  tooMany: (address, minutes) =>
    `Plusieurs demandes sont déjà venues de ton réseau. Réessaie dans ${minutes}, ou écris à ${address}.`,
  thanks: 'Merci. Nous revenons vers toi bientôt.',
}
