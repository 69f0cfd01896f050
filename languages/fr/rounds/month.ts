import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

const steps = (count: number) => plural(count, { one: '# étape', many: '# d’étapes', other: '# étapes' })

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Restauré le ${at} à partir de la sauvegarde du ${made}`,
    text: 'Ce qui s’est passé entre les deux manque ici.',
    held: {
      mails: 'Les e-mails prévus entre-temps sont retenus\u202f: ils sont peut-être déjà partis',
      round: 'Une tournée a peut-être été faite entre-temps',
      administrators: 'Les autres comptes d’administration sont désactivés',
      second_factors:
        'Les clés d’accès, applications et codes de secours des autres comptes d’administration sont désactivés',
      managers: 'Les responsables de groupes sont désactivés',
      api_keys: 'Les clés d’API sont désactivées',
      directory_tokens: 'La synchronisation de l’annuaire est désactivée depuis la restauration',
      webhooks: 'Les webhooks et canaux sont désactivés',
    },
    send: 'Envoyer',
    noRound: 'Il n’y en a pas eu',
    turnOn: 'Réactiver',
    leave: 'Laisser ainsi',
    done: 'Ta décision est enregistrée.',
    failed: 'Impossible d’enregistrer ta décision.',
  },
  title: 'Ce mois-ci',
  scope: (month, group) => `${month}, ${group}`,
  failed: 'Impossible de charger ce mois.',
  steps: {
    people: 'Personnes',
    pairing: 'Tirage',
    newsletter: 'Newsletter',
    sending: 'Envoi',
    meetings: 'Cafés',
    completed: 'Terminé',
  },
  states: {
    todo: 'plus tard',
    due: 'à faire',
    running: 'en cours',
    done: 'fait',
    problem: 'à vérifier',
  },
  details: {
    todo: 'Elle commence quand les tasses précédentes sont pleines.',
    due: 'C’est la prochaine étape.',
    running: 'C’est en cours.',
    done: 'C’est fait.',
    problem: 'Il y a quelque chose à vérifier.',
  },
  afterStep: (state) => `\u202f: ${state}`,
  stepAndState: (step, state) => `${step}\u202f: ${state}`,
  allDone: 'Toutes les étapes du mois sont faites.',
  round: {
    title: 'Cette tournée',
    allDone: 'Toutes les étapes de la tournée sont faites.',
  },
  mails: 'E-mails',
  behind: {
    mails: 'Voir les e-mails',
    people: 'Voir les personnes',
    pairs: 'Voir les binômes',
    answers: 'Voir les réponses',
    open: (newsletter) => `Ouvrir «\u202f${newsletter}\u202f»`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) =>
      `${plural(people, { one: '# personne est revenue avec un nouvel identifiant.', many: '# personnes sont revenues avec de nouveaux identifiants.', other: '# personnes sont revenues avec de nouveaux identifiants.' })} Les mêmes, ou d’autres\u202f?`,
    text: (day) =>
      `Depuis le ${day}, l’annuaire de l’entreprise les a retirées et a ajouté des personnes aux mêmes adresses. Cela arrive quand l’annuaire change, ou quand une adresse passe à quelqu’un d’autre. Jusqu’à ta réponse, ces comptes ne sont dans aucune tournée et ne reçoivent aucun e-mail.`,
    same: {
      action: 'Les mêmes',
      title: (people) =>
        plural(people, {
          one: 'Cette personne est-elle la même\u202f?',
          many: 'Ces # de personnes sont-elles les mêmes\u202f?',
          other: 'Ces # personnes sont-elles les mêmes\u202f?',
        }),
      effect: (people) =>
        `${plural(people, { one: '# compte continue comme avant, avec son historique, ses exclusions et son arrêt', many: '# de comptes continuent comme avant, avec leur historique, leurs exclusions et leur arrêt', other: '# comptes continuent comme avant, avec leur historique, leurs exclusions et leur arrêt' })}. Les comptes plus récents sont effacés\u202f; un profil déjà rempli y remplace l’ancien.`,
    },
    other: {
      action: 'D’autres',
      title: (people) =>
        plural(people, {
          one: 'Cette personne est-elle nouvelle\u202f?',
          many: 'Ces # de personnes sont-elles nouvelles\u202f?',
          other: 'Ces # personnes sont-elles nouvelles\u202f?',
        }),
      effect: (people) =>
        `${plural(people, { one: '# ancien compte est effacé pour toujours', many: '# anciens comptes sont effacés pour toujours', other: '# anciens comptes sont effacés pour toujours' })}\u202f: profil, exclusions, arrêt et e-mails. L’historique des autres montre alors «\u202fEx-collègue\u202f». Les nouvelles personnes partent de zéro. C’est irréversible.`,
    },
    number: (people) => `Saisis ${people} pour confirmer`,
    otherNumber: 'Saisis le nombre de personnes',
    pending: 'Enregistrement…',
    failed: 'Impossible d’enregistrer ta réponse',
  },
  create: {
    pending: 'Création…',
    linked: (title, pairings) => `«\u202f${title}\u202f» est un brouillon, lié à ${pairings.join(', ')}.`,
    draft: (title) => `«\u202f${title}\u202f» est un brouillon avec un contenu de départ.`,
    failed: 'Impossible de créer la newsletter',
  },
  resume: { pending: 'Reprise…', done: 'L’envoi a repris.', failed: 'Impossible de reprendre l’envoi' },
  sending: 'Envoi…',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: 'Dérouler tout le mois',
  made: 'Montrer le résultat',
  run: 'Dérouler',
  goOn: 'Continuer',
  pending: 'En cours…',
  text: (scope = 'tout le monde') =>
    `Ce que l’administration fait une fois par mois, pour ${scope}\u202f: faire le tirage des personnes prêtes, écrire la newsletter, l’approuver, l’envoyer. Chaque e-mail va dans la boîte d’envoi\u202f; aucun ne quitte cette machine.`,
  round: {
    title: 'Dérouler toute la tournée',
    made: 'Montrer le résultat',
    text: (scope = 'tout le monde') =>
      `Ce que l’administration fait une fois par tournée, pour ${scope}\u202f: faire le tirage des personnes prêtes, écrire la newsletter, l’approuver, l’envoyer. Chaque e-mail va dans la boîte d’envoi\u202f; aucun ne quitte cette machine.`,
  },
  noChange: 'Cette étape n’a rien changé.',
  failed: 'Cette étape a échoué.',
  sent: 'Tous les e-mails sont dans la boîte d’envoi.',
  result: {
    failed: 'Impossible de charger les tirages.',
    somebody: 'une personne',
    proof: 'La preuve',
    proofFailed: 'Impossible de charger la preuve.',
    mailTo: (name) => `L’e-mail à ${name}`,
    mail: (name) => `E-mail à ${name}`,
    mailFailed: 'Impossible de charger l’e-mail.',
    outbox: 'Ouvrir la boîte d’envoi',
    pageOf: (name) => `La page de ${name}`,
    pageFailed: 'Impossible de charger la page.',
    be: (name, path, email) => [
      `Pour te connecter à la place de ${name ?? 'cette personne'}, ouvre `,
      path,
      ' dans une fenêtre privée et saisis ',
      email,
      '.',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: 'Cycle automatique',
  next: (moment) => `Prochain passage\u202f: ${moment}`,
  off: 'Désactivé\u202f: chaque mois se fait à la main. Active-le sous Outils, Programme.',
  look: 'Actualiser',
  looking: 'Actualisation…',
  failed: 'Impossible de charger les passages.',
  none: 'Aucun passage pour l’instant.',
  attention: 'À vérifier',
  running: 'En cours',
  steps: (run) => `Étapes du passage\u202f: ${run}`,
  columns: { step: 'Étape', state: 'État', when: 'Quand', tries: 'Essais', result: 'Résultat' },
  states: {
    waiting: 'En attente',
    committing: 'Envoi en cours',
    done: 'Fait',
    skipped: 'Sauté',
    failed: 'Échoué',
    unknown: 'Incertain',
    again: 'Nouvel essai',
  },
  nextTry: (moment) => `Prochain essai\u202f: ${moment}`,
  isNext: 'Suivante',
  afterOthers: 'Après les autres',
  now: 'Maintenant',
  inAll: steps,
  finished: (done, all) =>
    `${digits(done)} sur ${plural(all, { one: '# étape terminée', many: '# d’étapes terminées', other: '# étapes terminées' })}`,
  someFailed: (run, failed) =>
    `${run}, ${plural(failed, { one: '# étape échouée', many: '# d’étapes échouées', other: '# étapes échouées' })}`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'Avis',
  month: 'Mois',
  people: 'Personnes',
  failed: 'Impossible de charger les avis.',
  tooFew: {
    title: 'Montrés à partir de cinq',
    group:
      'Ce groupe n’a pas encore cinq avis à montrer ensemble. Les cinq premiers d’un mois ne comptent parfois que pour toute l’entreprise.',
    company: 'Il n’y a pas encore cinq avis à montrer ensemble.',
  },
  given: (mean, small, answers) => [mean, ' ', small(`sur 5 grains, ${digits(answers)} avis`)],
  lines: 'Ce qu’on a écrit',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Participation',
  failed: 'Impossible de charger les compteurs.',
  total: 'En tout',
  active: 'Participent',
  paused: 'En pause',
  optedOut: 'Ont arrêté',
}
