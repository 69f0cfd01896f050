import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('fr')

export const reach: Responses['reach'] = {
  notSent: 'Personne n’est encore au courant\u202f: la newsletter de cette tournée n’a pas été envoyée.',
  notMailed: 'Chaque personne voit sa rencontre sur sa page. Personne n’a encore reçu d’e-mail.',
  again: (people) =>
    plural(people, {
      one: 'L’e-mail est renvoyé à # personne.',
      many: 'L’e-mail est renvoyé à # de personnes.',
      other: 'L’e-mail est renvoyé à # personnes.',
    }),
  nobody:
    'Il n’y a personne à qui réécrire ici\u202f: ces personnes ont été jointes, sont parties ou ont une autre rencontre.',
  tellThem: 'Préviens cette personne directement\u202f: cet e-mail n’est plus à jour pour elle.',
  troubles: {
    full: {
      reason: 'La boîte aux lettres est pleine.',
      next: 'Demande-lui de faire de la place, puis réessaie.',
    },
    unknownAddress: {
      reason: 'Le serveur de messagerie ne connaît pas cette adresse.',
      next: 'Corrige l’adresse, puis réessaie\u202f: l’e-mail ira à la nouvelle.',
    },
    suppressed: {
      reason: 'Le service d’envoi ne distribue plus rien à cette adresse.',
      next: 'Retire-la de la liste de blocage du service, puis réessaie.',
    },
    refused: {
      reason: 'Le serveur de messagerie a refusé l’e-mail.',
      next: 'Demande la raison aux responsables de ce serveur, puis réessaie.',
    },
    busy: { reason: 'Le serveur de messagerie était occupé à chaque essai.', next: 'Réessaie.' },
    sender: {
      reason: 'Le serveur de messagerie n’accepte pas votre expéditeur.',
      next: 'Corrige l’expéditeur («\u202fÉtat du système\u202f») ou demande aux responsables de ce serveur de l’accepter, puis réessaie.',
    },
    closed: {
      reason: 'Le serveur de messagerie n’accepte pas d’e-mails pour cette adresse.',
      next: 'Demande-lui sa bonne adresse, corrige-la, puis réessaie.',
    },
    route: {
      reason: 'L’e-mail n’est pas parvenu au serveur de messagerie de cette adresse.',
      next: 'Demande aux responsables de votre serveur de messagerie de vérifier l’acheminement, puis réessaie.',
    },
    content: {
      reason: 'Le serveur de messagerie a refusé l’e-mail pour son contenu ou sa taille.',
      next: 'Demande la raison aux responsables de ce serveur, puis réessaie.',
    },
    unmade: {
      reason: 'L’e-mail n’a pas pu être préparé.',
      next: 'Regarde «\u202fÉtat du système\u202f», puis réessaie.',
    },
    turnedOff: { reason: 'Le compte a été désactivé avant l’envoi.', next: 'Il n’y a rien à faire.' },
    barred: {
      reason: 'L’adresse n’était plus sur la liste d’accès avant l’envoi.',
      next: 'Il n’y a rien à faire.',
    },
    optedOut: { reason: 'Arrêt avant l’envoi de l’e-mail.', next: 'Il n’y a rien à faire.' },
    paused: { reason: 'Pause avant l’envoi de l’e-mail.', next: 'Il n’y a rien à faire.' },
    steppedOut: {
      reason: 'Désistement avant l’envoi de l’e-mail.',
      next: 'Il n’y a rien à faire.',
    },
    away: { reason: 'Fin de la participation avant l’envoi de l’e-mail.', next: 'Il n’y a rien à faire.' },
    joined: {
      reason: 'La personne avait rejoint le programme avant l’envoi.',
      next: 'Il n’y a rien à faire.',
    },
    tooLate: {
      reason: 'Le rendez-vous était passé avant l’envoi de l’e-mail.',
      next: 'Il n’y a rien à faire.',
    },
    chatNobody: {
      reason: (chat: string) => `${chat} ne connaît personne à cette adresse.`,
      next: 'Réessaie\u202f: l’envoi se fera par e-mail.',
    },
    chatRefused: {
      reason: (chat: string) => `${chat} n’a pas accepté le message.`,
      next: 'Réessaie\u202f: l’envoi se fera par e-mail.',
    },
    missed: {
      reason: 'Absence au moment de l’envoi de la newsletter.',
      next: 'Préviens cette personne directement\u202f; sa page le dit aussi.',
    },
    cancelled: { reason: 'L’envoi a été annulé avant son tour.', next: 'Réessaie.' },
    broken: { reason: 'La connexion au serveur de messagerie s’est coupée.', next: 'Réessaie.' },
  },
}
