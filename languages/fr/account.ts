import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('fr')
const times = (added: string, used: string | null) =>
  used === null
    ? `ajout\u202f: ${added}, n’a pas encore servi`
    : `ajout\u202f: ${added}, dernière utilisation\u202f: ${used}`

export const account: Words['account'] = {
  description: 'Comment tu te connectes, et où tes sessions sont ouvertes.',
  checking: 'Vérification…',
  waitingForDevice: 'En attente de ton appareil…',
  codes: {
    title: 'Tes codes de secours',
    save: 'Garde-les là où tu les trouveras sans cet appareil. Chacun te fait entrer une fois si tu perds ton second facteur. Ils ne sont montrés qu’une fois.',
    copied: 'Codes copiés',
    download: 'Télécharger',
    file: (codes) => `Codes de secours pour Cup of Joe\n\n${codes}\n`,
    saved: 'Je les ai gardés',
  },
  add: {
    passkey: {
      action: 'Ajouter une clé d’accès',
      title: 'Ajouter une clé d’accès',
      description:
        'Avec ton empreinte, ton visage, le verrouillage de l’écran ou une clé de sécurité. Elle suffit aussi, seule, pour te connecter.',
      name: 'Nom',
      nameHint: 'Pour la reconnaître, par exemple «\u202fOrdinateur\u202f» ou «\u202fClé bleue\u202f».',
      submit: 'Ajouter',
      failed: 'Impossible d’ajouter la clé d’accès',
    },
    app: {
      action: 'Configurer une application',
      replace: 'Remplacer l’application',
      title: 'Configurer une application d’authentification',
      description:
        'Scanne ceci avec l’application de ton téléphone, ou saisis la clé. Saisis ensuite le code qu’elle affiche.',
      submit: 'Activer',
      failed: 'Impossible de configurer l’application',
      noKey: 'Impossible de créer une clé. Réessaie.',
      copyKey: 'Copier la clé',
      keyCopied: 'Clé copiée',
      image: 'Code QR de la clé',
    },
  },
  proof: {
    setUp: {
      title: 'Configure un second facteur',
      text: 'Pour l’administration et les responsables de groupe, un lien ou un mot de passe ne suffit pas ici. La configuration prend une minute.',
    },
    title: 'C’est bien toi\u202f?',
    text: 'Il faut ton second facteur. Ensuite, tu reprends là où tu en étais.',
    ways: {
      passkey: 'Utiliser une clé d’accès',
      app: 'Utiliser l’application d’authentification',
      'recovery-code': 'Utiliser un code de secours',
    },
    hints: {
      app: 'Celui de ton application d’authentification.',
      'recovery-code': 'Chacun ne sert qu’une fois.',
    },
    recoveryCode: 'Code de secours',
    waiting: 'En attente de ta clé d’accès…',
    failed: 'Impossible de vérifier le code. Réessaie.',
    submit: 'C’est moi',
  },
  secondFactor: {
    title: 'Second facteur',
    description: 'Il te le faut après la connexion, et à nouveau avant tout ce qui est définitif.',
    failed: 'Impossible de charger ton second facteur.',
    passkey: {
      state: (added, used) => `Clé d’accès, ${times(added, used)}`,
      question: (name) => `Retirer la clé d’accès «\u202f${name}\u202f»\u202f?`,
    },
    app: {
      name: 'Application d’authentification',
      state: (added, used) => `Code à six chiffres, ${times(added, used)}`,
      question: 'Retirer l’application d’authentification\u202f?',
    },
    remove: {
      action: 'Retirer',
      named: (name) => `Retirer ${name}`,
      effect:
        'Elle ne pourra plus prouver que c’est toi. Si c’était ton dernier moyen, tes codes de secours disparaissent aussi.',
      failed: 'Le retrait a échoué',
    },
    codes: {
      title: 'Codes de secours',
      left: (count) =>
        plural(count, {
          one: '# restant',
          many: '# restants',
          other: '# restants',
        }),
      renew: 'En créer d’autres',
      question: 'Créer de nouveaux codes de secours\u202f?',
      effect: 'Les codes que tu as maintenant ne fonctionneront plus.',
      confirm: 'Créer les codes',
      done: 'Tes anciens codes ne fonctionnent plus.',
      failed: 'Impossible de créer de nouveaux codes',
    },
  },
}
