import type { Words } from '../words'

export const demo: Words['demo'] = {
  title: 'Un mois avec Cup of Joe',
  description: 'Les personnes de cette page sont inventées. Le café, lui, est vrai.',
  start: 'Commencer',
  tabs: {
    profile: 'Ton profil',
    'sign-in': 'Connexion facile',
    matching: 'Tirage réfléchi',
    newsletter: 'La newsletter du mois',
  },
  admin: {
    title: 'Et derrière le comptoir\u202f?',
    text: 'Le même mois, vu de l’autre côté, avec une entreprise inventée pour essayer.',
    open: 'Ouvrir la démo de l’administration',
  },
  profile: {
    title: 'Deux minutes sur toi',
    text: {
      what: 'Une photo si tu veux, ton service, qui tu aimerais rencontrer, et une phrase sur toi.',
      pause:
        'Tu pars en vacances\u202f? Fais une pause d’un mois ou de trois. La tasse montre où tu en es, et tu reviens automatiquement.',
    },
    department: 'Design',
    preference: 'Qui j’aimerais rencontrer',
    ownPreference: 'UNIQUEMENT des personnes d’autres services',
    bio: 'À propos de moi',
    ownBio:
      'Je transforme des formulaires compliqués en formulaires courts. Loin de l’écran\u202f: salles d’escalade, mauvais jeux de mots, le dal de ma grand-mère.',
    active: 'Participe',
    next: 'Tu participes à la prochaine tournée.',
  },
  signIn: {
    title: 'Plus jamais de mot de passe',
    text: {
      ways: 'Un lien dans ta boîte mail professionnelle suffit pour te connecter. Un code à 6 chiffres aussi, sur un autre appareil.',
      nothing: 'Rien à retenir, rien à réinitialiser, rien qui puisse fuiter.',
    },
    steps: {
      address: {
        title: 'Saisis ton adresse professionnelle',
        text: 'priya@example.com',
        note: 'Seules les adresses de ton entreprise entrent.',
      },
      mail: {
        title: 'Ouvre l’e-mail',
        text: 'Ton lien de connexion à Cup of Joe',
        note: 'Valable 24 heures, il sert une seule fois.',
      },
      button: {
        title: 'Appuie sur un bouton',
        text: 'Bienvenue, Priya',
        note: 'Sur un autre appareil, le code à 6 chiffres suffit\u202f: 408\u00a0213.',
      },
    },
  },
  matching: {
    title: 'Le hasard, avec de bonnes manières',
    text: 'Une fois par mois, chaque personne en rencontre une autre. Les règles tiennent en trois lignes\u202f:',
    rules: {
      noRepeat: 'jamais la même personne deux fois en 3 mois',
      active: 'seules les personnes qui participent sont tirées au sort',
      across: 'de préférence d’un service à l’autre',
    },
    pairs: {
      priya: {
        from: 'Design et Finance',
        why: 'La même envie des deux côtés\u202f: quelqu’un d’un autre service. C’est leur première rencontre.',
      },
      lena: {
        from: 'Ventes et Ingénierie',
        why: 'Des deux côtés, tout le monde convient\u202f: on mélange donc les services.',
      },
      mei: {
        from: 'Juridique',
        why: 'Mei voulait quelqu’un de son propre service. Leur dernière rencontre remonte à huit mois.',
      },
    },
  },
  newsletter: {
    title: 'Un e-mail qu’on ouvre avec plaisir',
    text: {
      one: 'Une fois le tirage du mois fait, chaque personne reçoit un e-mail\u202f: qui elle va rencontrer, et une idée pour lancer la conversation.',
      company:
        'Avec les mots de ton entreprise autour\u202f: l’humeur du mois, une citation, un casse-tête pour la machine à café.',
    },
    from: (label, name) => [label('De\u202f: '), name],
    to: (label, address) => [label('À\u202f: '), address],
    subject: 'Priya, voici Jonas, de la finance',
    match: 'Ta rencontre du mois',
    department: 'Finance',
    bio: 'Des tableurs en semaine, des voiliers le week-end. Demande-moi comment lire un bilan en quatre minutes.',
    toBegin: 'Pour commencer',
    starter: 'À neuf ans, que voulais-tu faire plus tard\u202f?',
    tips: {
      title: 'Trois conseils',
      casual: 'Reste simple\u202f: 25 minutes suffisent.',
      curious: 'Pose des questions.',
      beyond: 'Va au-delà des intitulés de poste.',
    },
  },
}
