import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'
import { ofMonth as of } from '../counted/months'

const { digits, listed, period, plural } = formatsOf('fr')

const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const savedBy = (who: string | null, fields: string[]) =>
  `${who ?? 'Quelqu’un d’autre'} a enregistré cette newsletter depuis que tu l’as ouverte${fields.length > 0 ? `, et modifié\u202f: ${fields.join(', ')}` : ''}.`
const sentOf = (count: number) => plural(count, { one: '# envoyé', many: '# envoyés', other: '# envoyés' })
const failedOf = (count: number) => plural(count, { one: '# échoué', many: '# échoués', other: '# échoués' })

export const newsletters: Responses['newsletters'] = {
  sample: { department: 'Son service' },
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `Ici, une newsletter se traduit en ${others.join(', ')}, pas en ${language}.`
      : 'Il n’y a ici aucune autre langue dans laquelle traduire une newsletter.',
  wasSent: {
    edit: 'Cette newsletter est envoyée et ne peut plus être modifiée.',
    approve: 'Cette newsletter est envoyée et ne peut plus être approuvée.',
    delete: 'Cette newsletter est envoyée et ne peut plus être supprimée.',
  },
  isBeingSent: {
    edit: 'Cette newsletter est en cours d’envoi. Elle ne peut pas être modifiée avant la fin.',
    approve: 'Cette newsletter est en cours d’envoi. Elle ne peut pas être approuvée avant la fin.',
    delete: 'Cette newsletter est en cours d’envoi. Elle ne peut pas être supprimée avant la fin.',
  },
  changed: {
    approve: (who, fields) => `${savedBy(who, fields)} Charge-la à nouveau et lis-la avant de l’approuver.`,
    send: (who, fields) => `${savedBy(who, fields)} Charge-la à nouveau et lis-la avant de l’envoyer.`,
  },
  sendOver: {
    pause: 'Cet envoi est fini et ne peut plus être mis en pause.',
    resume: 'Cet envoi est fini et ne peut plus être repris.',
    cancel: 'Cet envoi est fini et ne peut plus être annulé.',
  },
  resent: (count) =>
    plural(count, {
      one: '# e-mail incertain est renvoyé.',
      many: '# d’e-mails incertains sont renvoyés.',
      other: '# e-mails incertains sont renvoyés.',
    }),
  send: {
    soFar: (sent, total) => `${sentOf(sent)} sur ${digits(total)} jusqu’ici.`,
    sentTo: (sent) => `Newsletter envoyée à ${people(sent)}.`,
    cancelled: (open) => `L’envoi est annulé. ${open}`,
    paused: (open, reason) => `L’envoi est en pause. ${open} ${reason}`,
    underWay: (open) => `L’envoi continue en arrière-plan. ${open}`,
    details: ({ sent, failed, total }) =>
      `Envoi à ${people(total)}. E-mails\u202f: ${sentOf(sent)}, ${failedOf(failed)}.`,
    uncertain: (unknown) =>
      plural(unknown, {
        one: '# incertain\u202f: il est peut-être arrivé. Renvoie-le depuis le journal.',
        many: '# incertains\u202f: ils sont peut-être arrivés. Renvoie-les depuis le journal.',
        other: '# incertains\u202f: ils sont peut-être arrivés. Renvoie-les depuis le journal.',
      }),
  },
  allMatched: (count) => `Tout le monde a une rencontre (${people(count)}).`,
  someMatched: (matched, count) =>
    `${digits(matched)} sur ${people(count)} avec une rencontre\u202f; lis les remarques.`,
  noMatches: 'Le tirage lié n’a aucune rencontre.',
  nobodyTakesPart: 'Plus personne du tirage lié ne participe. Fais un nouveau tirage et lie-le.',
  notes: {
    departed: {
      left: 'a quitté l’entreprise',
      paused: 'est en pause',
      optedOut: 'ne participe plus',
      onLeave: 'est en congé',
      other: 'ne peut plus participer',
    },
    gone: (who, departed) => `${who} ${departed} depuis le tirage, et ne reçoit pas d’e-mail.`,
    goneOfTwo: (who, departed, partner) =>
      `${who} ${departed} depuis le tirage, et ne reçoit pas d’e-mail\u202f; ${partner} l’apprend, et peut demander quelqu’un d’autre.`,
    goneOfMore: (who, departed, others) =>
      `${who} ${departed} depuis le tirage, et ne reçoit pas d’e-mail\u202f; la rencontre se fait sans, pour ${listed(others)}.`,
    unreachable: (who) =>
      `Les e-mails n’arrivent pas à ${who} depuis quelques mois. Cup of Joe réessaie\u202f; contacte cette personne, ou mets-la en pause.`,
    matchDeparted: (name, departed) => `L’autre personne, ${name}, ${departed} depuis le tirage.`,
    matchGone: 'L’autre personne n’est plus là.',
    noMatch: (who) => `${who} reste de côté et lit le texte ci-dessous.`,
    joinedLater: (who) =>
      `${who} participe depuis le tirage seulement, et lit que ce sera pour la prochaine tournée.`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `La newsletter est pour ${period(month)}, mais «\u202f${pairing}\u202f» est un tirage ${of(period(ofMonth))}\u202f: elle annoncerait à tout le monde la rencontre de ce mois-là.`,
    toldAlready: (newsletter, count, pairing, on) =>
      `${newsletter === undefined ? 'Une autre newsletter' : `«\u202f${newsletter}\u202f»`} a déjà annoncé le ${on} la rencontre de «\u202f${pairing}\u202f» à ${people(count)}\u202f: elle serait annoncée une seconde fois.`,
  },
  noPairingFile: (file) => `Il n’y a pas de fichier de tirage nommé «\u202f${file}\u202f».`,
  staysLinked: (pairing) =>
    `Tout le monde dans «\u202f${pairing}\u202f» a déjà cette newsletter, le tirage reste donc lié.`,
  otherMonth: (month, pairing) =>
    `Les tirages liés doivent tous être ${of(period(month))}, et «\u202f${pairing}\u202f» ne l’est pas.`,
  forEverybody: (pairing) =>
    `«\u202f${pairing}\u202f» est pour tout le monde, les personnes d’un autre tirage recevraient donc deux e-mails. Lie-le seul.`,
  twoOfGroup: (group) =>
    `Deux de ces tirages sont de ${group}, ses personnes recevraient donc deux e-mails. Lie un seul des deux.`,
  inCommon: (one, other, count) =>
    `«\u202f${one}\u202f» et «\u202f${other}\u202f» ont ${people(count)} en commun, ce qui ferait deux e-mails. Lie un seul des deux.`,
  monthName: 'Le mois est un nom de mois en anglais ou un nombre de 1 à 12.',
  savedMeanwhile:
    'Quelqu’un d’autre a enregistré cette newsletter depuis que tu l’as ouverte. Charge-la à nouveau avant d’enregistrer.',
  approvedAlready: 'Cette newsletter est déjà approuvée.',
  deleted: (title) => `«\u202f${title}\u202f» est supprimée.`,
  testCopyRefused: (reason) => `Le serveur de messagerie n’a pas accepté l’essai\u202f: ${reason}`,
  nobodyWith: (address) => `Personne ne reçoit cette newsletter à l’adresse ${address}.`,
  testCopies: (most, minutes) =>
    `Tu as envoyé ${most} essais en une heure. Réessaie dans ${minutes}. L’aperçu montre le même e-mail.`,
  testCopyWithMatch: (address) => `Un essai est parti à ${address}, avec sa propre rencontre.`,
  testCopyWithout: (address) =>
    `Un essai est parti à ${address}, avec le texte pour les personnes sans rencontre.`,
  linkFirst: 'Lie d’abord un tirage à cette newsletter. Modifie la newsletter pour choisir le tirage.',
  stillTaking:
    'Le serveur de messagerie traite encore un e-mail de l’envoi annulé. Envoie à nouveau dans une minute.',
  uncertainBusy:
    'Les e-mails incertains d’un envoi précédent sont en cours de renvoi. Envoie aux autres quand c’est fini.',
  uncertainPaused:
    'Le renvoi des e-mails incertains d’un envoi précédent est en pause. Reprends-le ou annule-le, puis envoie aux autres.',
  sentAlready: 'Cette newsletter est déjà envoyée.',
  approveFirst: 'Approuve la newsletter avant de l’envoyer.',
  everybodyHasIt: 'Tout le monde a déjà cette newsletter.',
  notPaused: 'Cet envoi n’est pas en pause.',
  mailsDeleted: 'Les e-mails de ce journal sont supprimés, ils ne peuvent donc pas être renvoyés.',
  waitUntilSent: 'Cette newsletter est en cours d’envoi. Attends la fin.',
  nothingUncertain:
    'Il n’y a pas d’e-mail incertain à renvoyer. Les ex-collègues n’en reçoivent pas, et qui participe déjà ne reçoit plus d’invitation.',
}
