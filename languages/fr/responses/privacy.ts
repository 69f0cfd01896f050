import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('fr')

export const privacy: Responses['privacy'] = {
  erased: 'La personne est effacée.',
  erasedButOpen: (domain) =>
    `La personne est effacée. ${domain} reste sur la liste d’accès, cette adresse peut donc revenir.`,
  notTheirAddress: 'Ce n’est pas l’adresse de cette personne\u202f: personne n’a été effacé.',
  typeAddress: 'Saisis l’adresse de cette personne',
  readdressed: (from, to) => `Désormais, ${from} devient ${to}. Un e-mail part aux deux adresses.`,
  readdressedBarred: (from, to) =>
    `Désormais, ${from} devient ${to}. La liste d’accès bloque cette adresse, aucun e-mail ne part donc.`,
  merged: (email) => `Les deux comptes n’en font plus qu’un, avec l’adresse ${email}.`,
  returnsStale: (people) =>
    `Il s’agit maintenant de ${plural(people, { one: '# personne', many: '# personnes', other: '# personnes' })}. Regarde à nouveau.`,
  theSame: (people) =>
    `${plural(people, { one: '# compte continue', many: '# comptes continuent', other: '# comptes continuent' })} avec l’historique d’avant. Cela prend quelques minutes.`,
  newOnes: (people) =>
    `${plural(people, { one: '# personne commence', many: '# personnes commencent', other: '# personnes commencent' })} à zéro. Les anciens comptes sont effacés en quelques minutes.`,
  addressStale: (email) => `Son adresse est maintenant ${email}. Regarde à nouveau.`,
  erasedAlready: 'Cette personne est déjà effacée.',
  adminsStay: (email) =>
    `Un compte d’administration ne peut pas être effacé. Il faut d’abord lui retirer ses droits\u202f: npm run admin -- remove ${email}`,
  beingSent: (newsletter) =>
    `«\u202f${newsletter}\u202f» est en cours d’envoi, à cette personne ou avec son nom. Attends la fin de l’envoi, ou annule-le.`,
  youAreAdmin:
    'Un compte d’administration ne peut pas être supprimé. Demande aux personnes qui gèrent le serveur de te retirer tes droits (npm run admin -- remove), puis supprime-le ici.',
  sendingToYou:
    'Une newsletter pour toi, ou avec ton nom, est en cours d’envoi. Rien n’a été supprimé. Réessaie une fois l’envoi fini.',
  accountDeletedMail: 'Ton compte est supprimé. Un dernier e-mail le confirme.',
  accountDeleted: 'Ton compte est supprimé.',
}
