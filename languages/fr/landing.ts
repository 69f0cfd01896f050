import type { Words } from '../words'

export const landing: Words['landing'] = {
  places: {
    home: 'Accueil',
    howItWorks: 'Comment ça marche',
    whyChooseUs: 'Ce que ça apporte',
    features: 'Fonctionnalités',
  },
  actions: {
    demo: 'Démo',
    admin: 'Administration',
    signIn: 'Se connecter',
  },
  hero: {
    above: 'Une fois par mois, un café entre collègues',
    title: 'Du bon café. Une\u00a0rencontre.',
    text: 'Chaque mois, Cup of Joe te présente une personne de ton entreprise que tu n’aurais jamais croisée. Vingt-cinq minutes, deux tasses, pas d’ordre du jour.',
    openHub: 'Ouvrir ton coin café',
    signIn: 'Se connecter ou s’inscrire',
    demo: 'Voir la démo',
    noPassword: 'Pas de mot de passe. Un lien dans ta boîte mail professionnelle suffit.',
  },
  note: {
    above: 'Ta rencontre du mois',
    pair: 'Priya, du design, voici Jonas, de la finance.',
    why: 'Vous aviez la même envie\u202f: quelqu’un d’un autre service. C’est votre première rencontre.',
    toBegin: 'Pour commencer\u202f:',
    question: 'À neuf ans, que voulais-tu faire plus tard\u202f?',
  },
  steps: {
    signUp: {
      title: 'S’inscrire',
      text: 'Rejoins-nous avec ton adresse professionnelle vérifiée. Dis qui tu es, dans quel service tu travailles et qui tu aimerais rencontrer.',
    },
    getMatched: {
      title: 'Découvrir ta rencontre',
      text: 'Une fois par mois, le hasard te propose une personne de l’entreprise, selon ta préférence et jamais la même deux fois en trois mois.',
    },
    connect: {
      title: 'Faire connaissance',
      text: 'Une newsletter t’apporte le profil de la personne et une idée pour lancer la conversation. À vous deux de faire le reste.',
    },
  },
  why: {
    lead: 'Quand on a pris un café ensemble, on se demande plus facilement un coup de main.',
    figures: {
      engagement: {
        figure: '+32\u202f%',
        title: 'Plus d’engagement',
        text: 'Quand on se connaît d’une équipe à l’autre, on participe davantage.',
      },
      quitting: {
        figure: '−71\u202f%',
        title: 'Moins de départs',
        text: 'Un visage amical dans un autre service est une raison de rester.',
      },
      burnout: {
        figure: '−40\u202f%',
        title: 'Moins d’épuisement',
        text: 'Une pause qui en est vraiment une\u202f: ni diapos, ni compte rendu, ni suite à donner.',
      },
    },
  },
  features: {
    title: 'À la carte',
    list: {
      signIn: {
        name: 'Connexion sûre',
        tag: 'sans mot de passe',
        text: 'Un lien ou un code à six chiffres dans ta boîte mail, réservé aux personnes de ton entreprise.',
      },
      matching: {
        name: 'Tirage réfléchi',
        tag: 'équité prouvée',
        text: 'Préférences respectées, jamais deux fois la même personne en trois mois, et ce ne sont pas toujours les mêmes qui restent de côté.',
      },
      pairings: {
        name: 'Chaque mois',
        tag: 'à deux',
        text: 'Un nouveau visage par mois\u202f: assez souvent pour s’en réjouir, assez rarement pour avoir le temps.',
      },
      mails: {
        name: 'Par e-mail',
        tag: 'à vos couleurs',
        text: 'Une newsletter qu’on ouvre avec plaisir\u202f: la rencontre, l’humeur du mois, une citation et un casse-tête.',
      },
      figures: {
        name: 'Tableau de bord',
        tag: 'chiffres en direct',
        text: 'Qui participe, qui s’est rencontré, et comment les services se rapprochent.',
      },
      controls: {
        name: 'Administration',
        tag: 'au même endroit',
        text: 'Les services, les personnes, les newsletters et l’état de la plateforme\u202f: une seule personne suffit.',
      },
    },
  },
  getStarted: {
    title: 'La prochaine tasse est offerte par la maison',
    member: 'Découvre avec qui, ou demande ce que cela donnerait dans une autre entreprise.',
    visitor: 'L’inscription prend deux minutes. Ou demande ce que cela donnerait dans ton entreprise.',
    start: 'Commencer',
    inquiry: 'Demande pour une entreprise',
    test: 'Accès de test rapide',
    questions: 'Des questions\u202f?',
    writeTo: (address) => ['Écris à ', address],
    write: 'Écris-nous.',
  },
  footer: { label: 'Pied de page', help: 'Aide', contact: 'Contact' },
}
