import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

const people = (count: number) =>
  plural(count, { one: '# personne', many: '# de personnes', other: '# personnes' })
const sentOf = (count: number) => plural(count, { one: '# envoyé', many: '# envoyés', other: '# envoyés' })
const failedOf = (count: number) => plural(count, { one: '# échoué', many: '# échoués', other: '# échoués' })
const unsureOf = (count: number) =>
  plural(count, { one: '# incertain', many: '# incertains', other: '# incertains' })
const resend = (count: number) =>
  plural(count, {
    one: 'Renvoyer # e-mail incertain',
    many: 'Renvoyer # d’e-mails incertains',
    other: 'Renvoyer # e-mails incertains',
  })

export const send: Words['newsletters']['send'] = {
  toUsers: 'Envoyer',
  toAll: 'Envoyer à tout le monde',
  toOthers: (count) => `Envoyer aux autres (${digits(count)})`,
  sent: 'Newsletter envoyée',
  paused: 'L’envoi est en pause',
  pending: 'Envoi… (2 ou 3 minutes)',
  notLinked: 'Lie d’abord un tirage à cette newsletter. Modifie la newsletter pour choisir le tirage.',
  error: 'Envoi impossible',
  failed: 'Impossible d’envoyer la newsletter',
  failedSeeLogs: 'Impossible d’envoyer la newsletter. Le journal des envois dit pourquoi.',
  success: 'La newsletter est envoyée',
  sentTo: (count) => `Envoyée à ${people(count)}`,
  still: {
    title: 'Envoi en cours',
    text: 'L’envoi de la newsletter dure plus longtemps que prévu, mais il continue peut-être en arrière-plan',
  },
  outcome: (all, sent, failed) =>
    `Envoi à ${people(all)}. E-mails\u202f: ${sentOf(sent)}, ${failedOf(failed)}.`,
  outcomeWithUncertain: (all, sent, failed, unknown) =>
    `Envoi à ${people(all)}. E-mails\u202f: ${sentOf(sent)}, ${failedOf(failed)}, ${unsureOf(unknown)}.`,
  soFar: (sent, total) => `${sentOf(sent)} sur ${digits(total)}`,
  ask: {
    title: (title) => `Envoyer «\u202f${title}\u202f»\u202f?`,
    counting: 'Décompte des personnes qui la recevront.',
    countingShort: 'Décompte…',
    effect: (count) =>
      plural(count, {
        one: '# personne reçoit un e-mail personnel. Un e-mail envoyé ne peut pas être rappelé.',
        many: '# de personnes reçoivent chacune un e-mail personnel. Un e-mail envoyé ne peut pas être rappelé.',
        other:
          '# personnes reçoivent chacune un e-mail personnel. Un e-mail envoyé ne peut pas être rappelé.',
      }),
    confirm: (count) => `Envoyer à ${people(count)}`,
    untranslated: (count, language, first) =>
      plural(count, {
        one: `# personne lit en ${language}, et la reçoit en ${first}.`,
        many: `# de personnes lisent en ${language}, et la reçoivent en ${first}.`,
        other: `# personnes lisent en ${language}, et la reçoivent en ${first}.`,
      }),
    older: (language, first) => `Texte plus ancien que l’original (${first})\u202f: ${language}.`,
    mistake: 'C’est probablement une erreur',
    override: (pairing) => `Pour l’envoyer quand même, saisis le nom du tirage\u202f: ${pairing}`,
    wrongName: 'Saisis exactement le nom du tirage',
    newsletter: 'Newsletter',
    newsletterFor: (title, month) => `${title}, pour ${month}`,
    pairing: 'Tirage',
    pairingOf: (name, month) => `${name}, ${month}`,
    group: 'Groupe',
    groupGets: (count, pairing) => `${people(count)}, ${pairing}`,
    who: 'Qui la reçoit',
    everyone: 'Tout le monde a une rencontre.',
    matched: (matched, unmatched) =>
      `${plural(matched, { one: '# personne a', many: '# de personnes ont', other: '# personnes ont' })} une rencontre\u202f; ${plural(unmatched, { one: '# personne reste de côté et lit', many: '# de personnes restent de côté et lisent', other: '# personnes restent de côté et lisent' })} le texte de remplacement.`,
    already: 'Déjà envoyée',
    haveIt: (count) =>
      plural(count, {
        one: '# personne l’a reçue par l’envoi annulé et ne la recevra pas une seconde fois.',
        many: '# de personnes l’ont reçue par l’envoi annulé et ne la recevront pas une seconde fois.',
        other: '# personnes l’ont reçue par l’envoi annulé et ne la recevront pas une seconde fois.',
      }),
  },
  progress: {
    sending: (title) => `Envoi de «\u202f${title}\u202f»`,
    paused: (title) => `L’envoi de «\u202f${title}\u202f» est en pause`,
    figures: (sent, failed, unknown, total) =>
      `${sentOf(sent)}, ${failedOf(failed)}, ${unsureOf(unknown)} sur ${digits(total)}`,
    byGroup: 'Par groupe',
    preparing: 'Préparation de la liste des destinataires',
    states: {
      queued: 'en attente',
      sending: 'en cours',
      paused: 'en pause',
      sent: 'terminé',
      cancelled: 'annulé',
    },
    ofGroup: (group, state, figures, reason) => [
      group,
      ` (${state})\u202f: ${figures}${reason ? `. ${reason}` : ''}`,
    ],
    cancelled: 'Envoi annulé',
    resend,
    resendTitle: (count) => `${resend(count)}\u202f?`,
    resendEffect:
      'Le serveur s’est arrêté pendant leur envoi\u202f: ils sont peut-être arrivés. Leur Message-ID reste le même\u202f: la plupart des logiciels de messagerie n’affichent chacun qu’une fois.',
    resendConfirm: 'Renvoyer',
    resendFailed: 'Impossible de renvoyer les e-mails incertains',
  },
  control: {
    failed: 'Impossible de modifier l’envoi',
    one: {
      pause: 'Mettre l’envoi en pause',
      resume: 'Reprendre l’envoi',
      cancel: 'Annuler l’envoi',
    },
    all: { pause: 'Tout mettre en pause', resume: 'Tout reprendre', cancel: 'Tout annuler' },
    short: { pause: 'Pause', resume: 'Reprendre', cancel: 'Annuler' },
    toGroup: {
      pause: (group) => `Mettre en pause l’envoi à ${group}`,
      resume: (group) => `Reprendre l’envoi à ${group}`,
      cancel: (group) => `Annuler l’envoi à ${group}`,
    },
    cancelTitle: (title) => `Annuler l’envoi de «\u202f${title}\u202f»\u202f?`,
    cancelTitleForGroup: (title, group) => `Annuler l’envoi de «\u202f${title}\u202f» à ${group}\u202f?`,
    cancelEffect: (sent, left) =>
      `${plural(sent, { one: '# personne l’a déjà reçue', many: '# de personnes l’ont déjà reçue', other: '# personnes l’ont déjà reçue' })}. ${plural(left, { one: '# autre ne la recevra pas', many: '# d’autres ne la recevront pas', other: '# autres ne la recevront pas' })}.`,
    cancelConfirm: 'Annuler l’envoi',
    keep: 'Continuer l’envoi',
    cancelling: 'Annulation…',
  },
}
