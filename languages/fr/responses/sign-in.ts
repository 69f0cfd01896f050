import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('fr')

export const signIn: Responses['signIn'] = {
  manyFailed: (wait) => `Trop de connexions ont échoué. Réessaie dans ${wait}, ou connecte-toi par lien.`,
  manyFailedHere: (wait) =>
    `Beaucoup de connexions à ce compte ont échoué. Réessaie dans ${wait}, ou connecte-toi par lien.`,
  onlyCompany: (domains, areMore) => {
    const named = domains.join(', ')
    const which = named && ` (${named}${areMore ? ' et d’autres' : ''})`
    return `Seules les adresses de l’entreprise${which} peuvent participer. Connecte-toi avec ton adresse professionnelle.`
  },
  codeSentAlready: {
    orEnterIt: (wait) =>
      `Nous avons déjà envoyé un code à cette adresse. Saisis-le, ou demandes-en un autre dans ${wait}.`,
    orByLink: (wait) =>
      `Nous avons déjà envoyé un code à cette adresse. Demandes-en un autre dans ${wait}, ou connecte-toi par lien.`,
  },
  wait: {
    hours: (count) => plural(count, { one: '# heure', many: '# d’heures', other: '# heures' }),
    minutes: (count) => plural(count, { one: '# minute', many: '# de minutes', other: '# minutes' }),
  },
  codeSent: 'Nous t’avons envoyé un code à 6 chiffres par e-mail.',
  erasedNow: 'Ce compte vient d’être effacé. Connecte-toi à nouveau.',
  isAdminAlready: (email) => `${email} fait déjà partie de l’administration.`,
  wrongPasswords: (minutes) =>
    `Trop de mots de passe erronés. Réessaie dans ${minutes}. Ta session reste ouverte, et ton mot de passe ne change pas.`,
  noPassword:
    'Tu te connectes par lien ou par code, et tu n’as pas de mot de passe. Définis-en un avec «\u202fnpm run admin -- reset-password\u202f».',
  notCurrent: 'Ce n’est pas ton mot de passe actuel.',
  lastAdmin:
    'C’est le dernier compte d’administration. Crées-en d’abord un autre\u202f: npm run admin -- create EMAIL',
  nobodyWith: (email) => `Personne ici n’a l’adresse ${email}.`,
  noSecondFactor: (email) => `${email} n’a pas de second facteur.`,
  noAdmin: (email) => `Il n’y a pas de compte d’administration ${email}.`,
  passwordChanged: 'Ton mot de passe est changé, et toutes tes autres sessions sont fermées.',
  manyByPassword:
    'Beaucoup de personnes se connectent par mot de passe en ce moment. Réessaie dans quelques secondes, ou connecte-toi par lien.',
  easyToGuess:
    'Ce mot de passe est facile à deviner. Choisis-en un plus long, comme quatre mots sans lien entre eux.',
  invalidCredentials: 'L’adresse ou le mot de passe n’est pas correct.',
  notAuthorized: 'Cette adresse n’est pas autorisée. Adresse-toi à l’administration.',
  appUnreadable:
    'Ton application d’authentification a été configurée sous une autre clé de signature. Utilise une clé d’accès ou un code de secours, puis configure-la à nouveau.',
  wrongAppCodes: (minutes) =>
    `Trop de codes erronés. Utilise une clé d’accès ou un code de secours, ou réessaie un code dans ${minutes}.`,
  wrongAppCode: 'Ce code est erroné ou a déjà servi. Attends le suivant.',
  beginAgain: 'Recommence avec une nouvelle clé.',
  noApp: 'Tu n’as pas d’application d’authentification. Choisis un autre moyen.',
  mostPasskeys: (most) => `Tu as déjà ${most} clés d’accès. Retires-en d’abord une.`,
  passkeyAlready: 'Tu as déjà ajouté cette clé d’accès.',
  onlySecondFactor:
    'Il te faut un second facteur ici, et c’est le seul que tu as. Ajoutes-en d’abord un autre.',
  addFirst: 'Ajoute d’abord une clé d’accès ou une application d’authentification.',
  wrongRecoveryCode: 'Ce code de secours est erroné ou a déjà servi. Essaies-en un autre.',
  manyPasskeySignIns: (minutes) =>
    `Trop de connexions par clé d’accès depuis ton réseau. Connecte-toi autrement, ou réessaie dans ${minutes}.`,
  passkeyAdded: 'La clé d’accès est ajoutée.',
  passkeyRemoved: 'La clé d’accès est retirée.',
  appSetUp: 'L’application d’authentification est configurée.',
  appRemoved: 'L’application d’authentification est retirée.',
  proved: 'Merci. C’était bien toi.',
  noPasskey: 'Tu n’as pas de clé d’accès. Choisis un autre moyen.',
  passkeyNotAdded:
    'Impossible d’ajouter cette clé d’accès. Réessaie. Si cela échoue encore, prends un autre appareil ou une application d’authentification.',
  passkeyRefused: 'Cette clé d’accès n’a pas été acceptée. Réessaie, ou choisis un autre moyen.',
  linkJustSent: 'Nous venons d’envoyer un lien à cette adresse. Les trois derniers fonctionnent.',
  manyToday:
    'Nous avons envoyé beaucoup d’e-mails à cette adresse aujourd’hui. Les trois derniers liens fonctionnent encore. Un autre navigateur demande le code du même e-mail.',
  manyMails: (minutes) =>
    `Ton réseau a demandé trop d’e-mails. Réessaie dans ${minutes}. Les liens que tu as déjà fonctionnent encore.`,
  mailFailed: 'Impossible d’envoyer l’e-mail. Réessaie dans un instant.',
  accountOff: 'Ce compte est désactivé. Adresse-toi à l’administration.',
  wrongCode: 'Ce code est erroné ou a expiré.',
  fifthTry: 'C’était le cinquième essai erroné. Demande un nouveau code.',
  invalidLink: 'Ce lien n’est pas valable ou a expiré. Demande un nouveau lien.',
  enterCode: 'Saisis le code à 6 chiffres du même e-mail.',
  otherCode: 'Ce n’est pas le code de cet e-mail. Vérifie les six chiffres.',
  testAccessOff: 'L’accès de test est désactivé. Utilise un lien.',
  adminsByPassword: 'L’administration se connecte par mot de passe ou par lien.',
  signedIn: 'Connexion réussie.',
  verificationCodeSent: 'Nous t’avons envoyé un code de vérification à 6 chiffres par e-mail.',
  linkSent: 'Regarde tes e-mails\u202f: nous t’avons envoyé un lien.',
  confirmed: 'Ton adresse est confirmée.',
  confirmedAlready: 'Ton adresse est déjà confirmée.',
  newCodeSent: 'Nous t’avons envoyé un nouveau code à 6 chiffres par e-mail.',
  signedOut: 'Ta session est fermée.',
  signedOutThere: 'La session y est fermée.',
  signedOutElsewhere: 'Toutes tes autres sessions sont fermées.',
  wrongCodes: (minutes) => `Trop de codes erronés. Réessaie dans ${minutes}, ou connecte-toi par lien.`,
}
