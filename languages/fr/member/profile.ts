import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('fr')

export const profile: Words['member']['profile'] = {
  edit: 'Modifier le profil',
  label: 'Profil',
  kept: 'Tes modifications non enregistrées sont toujours là.',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  saved: 'Ton profil est enregistré.',
  notSaved: 'Impossible d’enregistrer ton profil',
  firstName: 'Prénom',
  lastName: 'Nom',
  address: 'E-mail',
  department: 'Service',
  noDepartment: 'Pas encore choisi',
  chooseDepartment: 'Choisis ton service',
  loadingDepartments: 'Chargement des services…',
  departmentsFailed:
    'Impossible de charger les services. Recharge la page ou adresse-toi à l’administration.',
  fromDirectory: 'Vient de l’annuaire de ton entreprise',
  preference: 'Qui tu aimerais rencontrer',
  preferences: {
    'same-department': 'Des personnes de mon service',
    'cross-department': 'UNIQUEMENT des personnes d’autres services',
    any: 'Tout le monde (au hasard)',
  },
  photo: {
    label: 'Photo de profil',
    uploading: 'Envoi…',
    adjust: 'Recadrer',
    remove: 'Retirer',
    removing: 'Retrait…',
    hint: (largest) => `Facultatif. JPG, PNG, GIF ou WebP, ${largest} au plus.`,
    done: 'Ta photo est enregistrée.',
    failedTitle: 'L’envoi a échoué',
    failed: 'Impossible d’envoyer ton image. Réessaie.',
    removed: 'Ta photo est retirée.',
    notRemoved: 'Impossible de retirer ta photo. Réessaie.',
    noImage: {
      title: 'Ce n’est pas une image',
      description: 'Choisis un fichier image (JPG, PNG, GIF, etc.)',
    },
    tooLarge: { title: 'Fichier trop lourd', description: 'Choisis une image de moins de 5\u00a0Mo' },
    crop: {
      title: 'Recadrer ta photo',
      text: 'Fais-la glisser, ou utilise les curseurs.',
      preview: 'Aperçu de ta photo',
      zoom: 'Zoom',
      x: 'De gauche à droite',
      y: 'De haut en bas',
      use: 'Utiliser la photo',
      failed: 'Cette image ne peut pas être recadrée ici.',
    },
  },
  tellBy: {
    title: 'Comment te prévenir',
    label: 'Me prévenir par',
    company: (choice) => `Par défaut dans l’entreprise\u202f: ${choice}`,
    programmes: 'Par défaut dans chaque programme',
    mail: 'E-mail',
    both: (chats) => `E-mail et ${chats}`,
    hint: 'Les invitations d’agenda arrivent toujours par e-mail.',
    changed: 'C’est enregistré, et valable dès le prochain message.',
    notChanged: 'Impossible d’enregistrer ton choix',
  },
  whenAndWhere: {
    title: 'Quand et où',
    days: 'Jours de travail',
    from: 'De',
    to: 'À',
    zone: 'Fuseau horaire',
    zoneHint: 'Nous ne proposons que des heures où tout le monde travaille.',
    noZone: 'Ce n’est pas un fuseau horaire valable. Exemple\u202f: Europe/Berlin.',
    link: 'Lien vidéo',
    linkHint: 'Là où vous vous voyez en vidéo. L’invitation l’indique.',
    hours: 'Horaires de travail',
    hoursText: (days, from, to, city) => `${days}, de ${from} à ${to} (${city})`,
    daysFromTo: (first, last) => `${first} à ${last}`,
  },
  attributes: {
    none: 'Pas choisi',
    fixed: 'De ton entreprise',
    shown: 'La personne que tu rencontres le voit.',
  },
  topics: {
    label: 'Ce dont j’aime parler',
    hint: 'Cinq au plus. Ton binôme apprend ce que vous avez en commun, personne d’autre.',
    failed: 'Les sujets n’ont pas pu être chargés.',
  },
  seldom: 'De temps en temps',
  blocks: {
    title: 'Les personnes que je préfère ne pas rencontrer',
    description: 'Elles ne le savent jamais, ni personne d’autre.',
    failed: 'Impossible de charger ta liste.',
    notSaved: 'Impossible d’enregistrer ce changement.',
    remove: 'Retirer',
    removeOne: (address) => `Retirer ${address}`,
    address: 'Son adresse',
    hint: (most) =>
      `L’adresse professionnelle complète, sans faute\u202f: nous ne disons pas si elle existe. Jusqu’à ${digits(most)} personnes.`,
    add: 'Ajouter',
    full: (most) =>
      `Ta liste compte ${digits(most)} personnes. Pour en ajouter une, retires-en d’abord une autre.`,
  },
  sessions: {
    title: 'Sessions ouvertes',
    description: 'Tu ne reconnais pas un de ces appareils\u202f? Déconnecte-le.',
    failed: 'Impossible de charger la liste de tes appareils.',
    here: 'Ce navigateur',
    since: (moment) => `Depuis\u202f: ${moment}`,
    sinceAndUsed: (moment, used) => `Depuis\u202f: ${moment}, dernière utilisation\u202f: ${used}`,
    end: 'Déconnecter cet appareil',
    endOne: (device, moment) => `Déconnecter ${device}, depuis\u202f: ${moment}`,
    endOthers: 'Déconnecter tous les autres',
    notEnded: 'La déconnexion a échoué',
  },
  password: {
    title: 'Mot de passe',
    description: 'Pour l’accès à l’administration. Le changer te déconnecte partout ailleurs.',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    hint: (shortest) =>
      `Au moins ${digits(shortest)} caractères. Quatre mots sans lien entre eux font l’affaire.`,
    change: 'Changer le mot de passe',
    changing: 'Changement du mot de passe…',
    failed: 'Impossible de changer le mot de passe',
  },
}

export const setUp: Words['member']['setUp'] = {
  check: {
    title: 'Regarde tes e-mails',
    text: (address) => ['Nous avons envoyé un code à 6 chiffres à ', address, '.'],
    hint: 'Valable 15 minutes.',
    entered: 'J’ai saisi mon code',
    checking: 'Vérification…',
    missing: 'Saisis le code à 6 chiffres',
    sent: 'Code envoyé',
  },
  title: 'Tu y es presque\u202f: crée ton profil',
  text: 'Parle-nous un peu de toi, pour que nous te trouvions quelqu’un avec qui prendre un café.',
  agree: 'J’accepte de recevoir chaque mois le nom d’une personne et de participer aux pauses café',
  askToAgree: { title: 'Encore une chose', text: 'Coche la case pour rejoindre les pauses café.' },
  join: 'Rejoindre les pauses café',
  joining: 'Création de ton profil…',
  missing: {
    title: 'Il manque quelque chose',
    description: 'Remplis tous les champs obligatoires, pour que nous te trouvions quelqu’un.',
  },
  failedTitle: 'Ça n’a pas marché',
  failed: 'Vérifie ce que tu as saisi et réessaie.',
  welcome: 'Bienvenue chez Cup of Joe 🎉',
  welcomeName: (name) => ['Bienvenue, ', name],
  allSet: 'Ton profil est prêt. Place aux rencontres.',
}

export const participation: Words['member']['participation'] = {
  title: 'Participation aux pauses café',
  badges: {
    active: 'Participe',
    paused: 'En pause',
    skipped: 'Passe son tour',
    'at-cap': 'Limite atteinte',
    dormant: 'En sommeil',
    'opted-out': 'Ne participe plus',
    'on-leave': 'En congé',
  },
  mugs: {
    active: 'Une tasse pleine et fumante\u202f: tu participes',
    paused: 'Une tasse avec un reste de café\u202f: tu fais une pause',
    skipped: 'Une tasse avec un reste de café\u202f: tu passes ton tour à la prochaine tournée',
    'at-cap': 'Une tasse pleine\u202f: tu as tous les cafés que tu veux ce mois-ci',
    dormant: 'Une tasse avec un reste de café\u202f: les tournées se font sans toi',
    'on-leave': 'Une tasse avec un reste de café\u202f: tu es en congé',
    'opted-out': 'Une tasse vide\u202f: tu ne participes plus',
  },
  until: (day) => `Jusqu’au ${day}`,
  optedOut: 'Plus de rencontres tant que tu ne reviens pas. Ta place reste au chaud.',
  resumes: (day) => `Ta participation reprend automatiquement le ${day}.`,
  paused: 'Les tournées se font sans toi jusqu’à ton retour.',
  onLeave: 'Les tournées se font sans toi jusque-là.',
  pause1: 'Pause de 1 mois',
  pause3: 'Pause de 3 mois',
  reactivate: 'Participer à nouveau',
  changed: 'Ta participation est mise à jour.',
  failed: 'Impossible de modifier ta participation',
  optOut: {
    action: 'Arrêter',
    title: 'Arrêter les pauses café\u202f?',
    effect:
      'Plus de rencontres ni de newsletter tant que tu ne reviens pas. Ton profil et tes cafés passés restent.',
    stay: 'Continuer à participer',
  },
  keepOrStepOut: {
    question: (names) => `Ton café avec ${names}\u202f: le garder, ou te désister maintenant\u202f?`,
    questionOn: (names, day) =>
      `Ton café avec ${names} (${day})\u202f: le garder, ou te désister maintenant\u202f?`,
    optsOut:
      'Dans les deux cas, plus de rencontres ni de newsletter tant que tu ne reviens pas. Ton profil et tes cafés passés restent.',
    pauses: 'Dans les deux cas, les prochaines tournées se font sans toi.',
    stepOut: 'Me désister maintenant',
    keep: 'Le garder',
    effect: (names, isOfMore) =>
      isOfMore
        ? `Si tu te désistes maintenant, ${names} reçoivent un e-mail et peuvent demander quelqu’un d’autre.`
        : `Si tu te désistes maintenant, ${names} reçoit un e-mail et peut demander quelqu’un d’autre.`,
    effectBooked: (names, isOfMore) =>
      isOfMore
        ? `Si tu te désistes maintenant, le café est annulé. ${names} reçoivent un e-mail et peuvent demander quelqu’un d’autre.`
        : `Si tu te désistes maintenant, le café est annulé. ${names} reçoit un e-mail et peut demander quelqu’un d’autre.`,
  },
}

export const privacy: Words['member']['privacy'] = {
  title: 'Ce qui est conservé à ton sujet',
  description:
    'Ton profil, tes rencontres, tes e-mails et tes connexions\u202f: en fichier, ou en page à imprimer.',
  download: 'Télécharger mes données',
  read: 'Lire mes données',
  deletion: {
    action: 'Supprimer mon compte',
    title: 'Supprimer ton compte\u202f?',
    text: 'C’est irréversible. Personne ne pourra récupérer tes données.',
    goes: {
      title: 'Ce qui disparaît',
      text: 'Ton compte, ton profil et ta photo, tes sessions ouvertes, ton adresse sur la liste d’accès et les e-mails qui t’étaient adressés.',
    },
    stays: {
      title: 'Ce qui reste',
      text: 'Les rencontres passées\u202f: les autres voient «\u202fEx-collègue\u202f». Une empreinte illisible de ton adresse, pour avertir toute personne qui voudrait t’importer à nouveau. Les sauvegardes existantes et la liste du personnel de l’entreprise ne changent pas.',
    },
    sendCode: 'M’envoyer un code',
    codeHint: 'Nous te l’avons envoyé par e-mail. Valable 15 minutes, dans ce navigateur.',
    confirm: 'Supprimer définitivement',
    deleting: 'Suppression…',
    failed: 'Impossible de supprimer ton compte',
  },
}

/** The programmes that are for somebody, once there are two. */
export const programmes: Words['member']['programmes'] = {
  failed: 'Impossible de charger tes programmes.',
  changed: 'Ton choix est enregistré.',
  notChanged: 'Impossible d’enregistrer ton choix.',
  cadence: {
    'by-hand': 'Prochaine tournée\u202f: à annoncer',
    monthly: 'Chaque mois',
    weeks: (every: number) =>
      plural(every, { one: 'Chaque semaine', many: 'Toutes les # semaines', other: 'Toutes les # semaines' }),
  },
  next: (day: string) => `Prochaine tournée\u202f: ${day}`,
  isOut: 'Tu n’y participes pas.',
  backOn: (day: string) => `De retour le ${day}`,
  sitsOut: 'Tu passes ton tour à la prochaine tournée.',
  join: 'Participer',
  leave: 'Quitter',
  skip: 'Passer mon tour',
  ask: {
    question: 'Tu en es la prochaine fois\u202f?',
    in: 'J’en suis',
    isIn: 'Tu en es la prochaine fois.',
    takeBack: 'Annuler',
    later: 'Nous te demanderons avant la prochaine tournée.',
    tellWaiting: {
      label: 'M’écrire où j’en suis dans la liste',
      hint: 'Avec chaque newsletter, tant que tu attends une place.',
    },
    me: { label: 'Me demander à chaque fois', hint: 'Sans réponse, tu passes ton tour.' },
  },
  takePart: 'Participer à la prochaine tournée',
  cap: {
    label: 'Cafés par mois',
    hint: 'Tous programmes confondus. Une fois la limite atteinte, les tournées se font sans toi.',
    none: 'Sans limite',
    most: (count: number) => plural(count, { one: '# au plus', many: '# au plus', other: '# au plus' }),
  },
}
