import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('fr')

export const visitor: Words['visitor'] = {
  auth: {
    title: 'Entre, assieds-toi',
    text: 'Connecte-toi ou inscris-toi avec ton adresse professionnelle. C’est tout ce qu’il nous faut pour te trouver de la compagnie.',
    blurbs: {
      noPassword: {
        title: 'Pas de mot de passe à retenir',
        text: 'Nous t’envoyons un lien par e-mail. Il est valable 24 heures et sert une seule fois.',
      },
      onceAMonth: {
        title: 'Un nouveau visage par mois',
        text: 'Choisi avec soin\u202f: selon qui tu aimerais rencontrer, et qui tu as déjà rencontré.',
      },
      pause: {
        title: 'Une pause quand tu veux',
        text: 'Trimestre chargé\u202f? Fais une pause d’un mois ou de trois, tu reviens automatiquement.',
      },
    },
    figures: {
      connections: { figure: '500+', name: 'rencontres' },
      satisfaction: { figure: '95\u202f%', name: 'de satisfaction' },
    },
    sendLink: 'Envoyer le lien',
    notSent: 'Impossible d’envoyer le lien. Réessaie.',
    wait: (minutes) =>
      plural(minutes, {
        one: 'Attends # minute avant de demander un autre lien.',
        many: 'Attends # de minutes avant de demander un autre lien.',
        other: 'Attends # minutes avant de demander un autre lien.',
      }),
    singleSignOn: 'Connexion de l’entreprise (authentification unique)',
    byCode: 'Se connecter avec un code à 6 chiffres',
    byLink: 'Utiliser plutôt un lien',
    signedInAs: (address) => ['Ta session est ouverte avec l’adresse ', address, '.'],
  },
  address: {
    label: 'Adresse professionnelle',
    example: 'toi@entreprise.fr',
    needsScript: 'La connexion a besoin de JavaScript. Autorise-le dans ton navigateur.',
  },
  errors: {
    missing_token: 'Il manque une partie du lien. Demande un nouveau lien.',
    invalid_link: 'Ce lien n’est pas valable ou a expiré. Demande un nouveau lien.',
    verification_failed: 'Impossible de vérifier ce lien. Demande un nouveau lien.',
    invalid_email:
      'Seules les adresses de l’entreprise peuvent participer. Connecte-toi avec ton adresse professionnelle.',
    unauthorized_email: 'Cette adresse n’est pas autorisée. Adresse-toi à l’administration.',
    auth_failed: 'La connexion a échoué. Réessaie.',
    session_expired: 'Ta session a expiré. Connecte-toi à nouveau.',
    sign_out_failed: 'La déconnexion a échoué. Ta session est peut-être encore ouverte, alors réessaie.',
    auth_check_failed: 'Impossible de vérifier ta connexion. Réessaie.',
  },
  otherError: 'Une erreur s’est produite pendant la connexion.',
  messages: {
    signed_out: 'Ta session est fermée. À la prochaine.',
    email_confirmed: 'Ton adresse est confirmée. Tu peux maintenant te connecter.',
  },
  noCookie: 'Ton navigateur n’a pas gardé la connexion. Autorise les cookies, puis réessaie.',
  linkSent: {
    title: 'Regarde tes e-mails',
    text: (address) => [
      'Nous avons envoyé un lien à ',
      address,
      '. Il est valable 24 heures. Si tu en as demandé plusieurs, les trois derniers fonctionnent.',
    ],
    otherDevice: 'Sur un autre appareil\u202f? Il te faudra le code à 6 chiffres du même e-mail.',
    otherAddress: 'Utiliser une autre adresse',
  },
  code: {
    text: 'Nous t’envoyons six chiffres par e-mail, valables 15 minutes dans ce navigateur.',
    send: 'Envoyer le code',
    enter: 'Saisis ton code',
    sentTo: (address) => ['Nous l’avons envoyé à ', address, '.'],
    signingIn: 'Connexion…',
    done: 'Tu y es',
    leaving: 'C’est fait. Direction ton profil…',
  },
  link: {
    looking: 'Vérification de ton lien…',
    arrived: 'Bienvenue',
    press: 'Ton lien est bon. Un clic, et tu y es.',
    needsCode: 'Encore une gorgée',
    otherBrowser:
      'Ce n’est pas le navigateur qui a demandé le lien. Saisis le code à 6 chiffres du même e-mail.',
    fromInvitation: 'Saisis le code à 6 chiffres de ton invitation, et te voilà parmi nous.',
    join: 'Participer',
    otherPerson: 'Ce lien connecte quelqu’un d’autre\u202f: la personne à qui il a été envoyé.',
    newLink: 'Demander un nouveau lien',
    unchecked: {
      title: 'Impossible de vérifier ton lien pour le moment',
      text: 'Le serveur ne répond pas. Ton lien reste valable.',
    },
  },
  arriving: {
    title: 'Connexion en cours…',
    text: 'Un instant, le café coule.',
    done: 'Connexion réussie',
    toProfile: 'Direction ton profil.',
    elsewhere: 'On t’y emmène.',
  },
  test: {
    text: (example) =>
      example === undefined
        ? 'Pour essayer Cup of Joe, saisis une adresse de l’entreprise d’exemple et fais un tour.'
        : `Pour essayer Cup of Joe, saisis une adresse de l’entreprise d’exemple, comme ${example}, et fais un tour.`,
    noPeople:
      'Il n’y a pas d’entreprise d’exemple ici. Pour essayer Cup of Joe, saisis une adresse de la liste d’accès.',
    off: 'L’accès de test est désactivé. Utilise un lien.',
    enter: 'Ouvrir le profil',
    entering: 'Ouverture…',
    failed: 'La connexion a échoué',
    signInAs: 'Ou te connecter comme',
    person: (name, state) => `${name}, ${state}`,
    states: {
      active: 'participe',
      paused: 'en pause',
      'left-out': 'sans rencontre le mois dernier',
      'on-leave': 'en congé',
      'not-set-up': 'sans profil',
      'opted-out': 'ne participe plus',
    },
  },
  admin: {
    text: 'Pour les personnes qui animent les pauses café.',
    asEmployee: 'Se connecter pour participer',
    dashboard: 'Aller à l’administration',
    address: 'E-mail',
    password: 'Mot de passe',
    signIn: 'Se connecter à l’administration',
    signingIn: 'Connexion…',
    failed: 'La connexion a échoué. Vérifie l’adresse et le mot de passe.',
    byPasskey: 'Se connecter avec une clé d’accès',
    waiting: 'En attente de ta clé d’accès…',
  },
  passkey: {
    notChecked: 'Impossible de vérifier la clé d’accès. Réessaie.',
    notUsed:
      'Aucune clé d’accès n’a servi\u202f: l’opération a été annulée, ou a pris trop de temps. Réessaie.',
    known: 'Cet appareil a déjà une clé d’accès pour toi.',
    wrongPlace: 'Les clés d’accès ne fonctionnent qu’à l’adresse réglée pour Cup of Joe.',
    notHere: 'Ce navigateur ne peut pas utiliser de clé d’accès ici. Choisis un autre moyen.',
  },
  replies: {
    hello: (name) => `Bonjour ${name}.`,
    dead: {
      title: 'Ce lien a refroidi',
      text: 'Il est incomplet ou n’est plus valable. Connecte-toi pour faire la même chose sur ta page.',
      refused: 'Pas cette fois',
    },
    met: {
      title: (name) => `As-tu rencontré ${name}\u202f?`,
      titleUnnamed: 'La rencontre a-t-elle eu lieu\u202f?',
      onePress: 'Un clic suffit.',
      onePressFor: (month) => `Un clic suffit pour ${month}.`,
      failed: 'Impossible d’enregistrer ta réponse',
      thanks: 'Merci',
      already: 'Tu as déjà répondu',
      about: (name) => `Au sujet de ton café avec ${name}\u202f:`,
      aboutUnnamed: 'Au sujet de ta rencontre\u202f:',
    },
    another: {
      title: 'Quelqu’un d’autre pour toi\u202f?',
      ask: 'Trouvez-moi quelqu’un d’autre',
      failed: 'La demande n’a pas abouti',
      over: 'Ton café de ce mois-ci',
      overOfRound: 'Ton café',
      notLooked: 'Nous ne cherchons personne\u202f: ta rencontre est maintenue, ou tu en as déjà une autre.',
    },
    plan: {
      title: (names) => `Café avec ${names}`,
      // « vous » says both, and all
      moves: (slot) =>
        `Prévu pour l’instant\u202f: ${slot}. Un clic déplace le café, et vous recevez une nouvelle invitation par e-mail.`,
      cancelled: () => 'C’est annulé, et un e-mail vous prévient. Tu peux réserver une autre heure.',
      failed: 'Ça n’a pas marché. Réessaie.',
      keep: 'Ne rien changer',
      isBooked: (names) => `Ton café avec ${names} est réservé.`,
      gone: {
        past: (time) => `${time}\u202f: c’est passé.`,
        unsuitable: (time) => `${time}\u202f: cela ne convient plus à tout le monde.`,
      },
    },
    leave: {
      title: 'Tu fais une pause\u202f?',
      titleFor: (name) => `Tu fais une pause, ${name}\u202f?`,
      text: 'Choisis ce qui te convient. Rien ne se passe avant que tu appuies sur le bouton.',
      legend: 'À partir de maintenant',
      choices: {
        skip: { label: 'Passer mon tour', hint: 'Tu reviens automatiquement à la tournée suivante.' },
        pause_1: { label: 'Pause de 1 mois', hint: 'Tu reviens automatiquement.' },
        pause_3: { label: 'Pause de 3 mois', hint: 'Tu reviens automatiquement.' },
        opt_out: {
          label: 'Arrêter',
          hint: 'Plus de rencontres ni de newsletters tant que tu ne reviens pas.',
        },
      },
      save: 'Enregistrer mon choix',
      saving: 'Enregistrement…',
      failed: 'Impossible d’enregistrer ton choix. Réessaie.',
      done: 'Ton choix est enregistré',
      out: {
        title: 'Tu ne participes plus',
        text: 'Plus de rencontres ni de newsletters tant que tu ne reviens pas, depuis ton profil.',
      },
      invited: {
        title: 'Pas pour toi\u202f?',
        text: 'Un clic, et nous ne te le demandons plus.',
        decline: 'Ne plus me demander',
        join: 'Finalement, je participe',
      },
      asked: {
        title: 'Tu en es cette fois-ci\u202f?',
        text: 'Un clic, et nous te trouvons quelqu’un.',
        in: 'J’en suis',
        isIn: { title: 'Tu en es', text: 'Tu peux annuler jusqu’au tirage.', takeBack: 'Annuler' },
        over: {
          title: 'Pas de question en cours',
          text: 'Cette tournée est déjà tirée. Nous te demanderons avant la prochaine.',
        },
      },
      staying: {
        title: 'Toujours envie d’un café\u202f?',
        text: 'Un clic, et tu continues.',
        stay: 'Oui, je continue',
        notNow: 'Pas maintenant',
      },
    },
  },
  inquiry: {
    title: 'Des cafés pour ton entreprise',
    text: 'Dis-nous combien de personnes tu aimerais présenter les unes aux autres. Nous te répondrons par e-mail.',
    company: 'Nom de l’entreprise',
    noCompany: 'Saisis le nom de l’entreprise',
    address: 'E-mail de contact',
    users: 'Nombre de personnes prévu',
    noUsers: 'Choisis le nombre de personnes prévu',
    chooseUsers: 'Choisir',
    more: 'Informations complémentaires',
    send: 'Envoyer la demande',
    sending: 'Envoi…',
    incomplete: 'Il manque quelque chose',
    invalidAddress: 'Cette adresse n’est pas correcte',
    failed: 'L’envoi a échoué',
    tryAgain: 'Impossible d’envoyer ta demande. Réessaie.',
    sent: {
      notice: 'Demande envoyée',
      title: 'Merci de ta demande',
      text: (address) => ['Nous t’écrirons à ', address, '. D’ici là, fais un tour.'],
      demo: 'Voir la démo',
      again: 'Envoyer une autre demande',
    },
  },
}
