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
    orEnterIt: (wait) => `Un code est déjà parti à cette adresse. Attends ${wait}, ou saisis ce code.`,
    orByLink: (wait) => `Un code est déjà parti à cette adresse. Attends ${wait}, ou connecte-toi par lien.`,
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
  passwordChanged: 'Ton mot de passe est changé. Toutes tes autres sessions sont fermées.',
  manyByPassword:
    'Beaucoup de personnes se connectent par mot de passe en ce moment. Réessaie dans quelques secondes, ou connecte-toi par lien.',
  easyToGuess:
    'Ce mot de passe est facile à deviner. Choisis-en un plus long, comme quatre mots sans rapport entre eux.',
  invalidCredentials: 'L’adresse ou le mot de passe n’est pas correct.',
  notAuthorized: 'Cette adresse n’est pas autorisée. Adresse-toi à l’administration.',
  appUnreadable:
    'Ton application d’authentification a été configurée sous une autre clé de signature. Utilise une clé d’accès ou un code de secours, puis configure-la à nouveau.',
  wrongAppCodes: (minutes) =>
    `Trop de codes erronés. Utilise une clé d’accès ou un code de secours, ou réessaie un code dans ${minutes}.`,
  wrongAppCode: 'Ce code est erroné, ou a déjà servi. Attends le suivant.',
  beginAgain: 'Recommence avec une nouvelle clé.',
  noApp: 'Tu n’as pas d’application d’authentification. Choisis un autre moyen.',
  mostPasskeys: (most) => `Tu as ${most} clés d’accès. Retires-en d’abord une.`,
  passkeyAlready: 'Cette clé d’accès est déjà ajoutée.',
  onlySecondFactor: 'C’est ton seul second facteur, et il t’en faut un ici. Ajoutes-en d’abord un autre.',
  addFirst: 'Ajoute d’abord une clé d’accès ou une application d’authentification.',
  wrongRecoveryCode: 'Ce code de secours est erroné, ou a déjà servi.',
  manyPasskeySignIns: (minutes) =>
    `Trop de connexions par clé d’accès ont commencé depuis ton réseau. Connecte-toi autrement, ou réessaie dans ${minutes}.`,
  passkeyAdded: 'La clé d’accès est ajoutée.',
  passkeyRemoved: 'La clé d’accès est retirée.',
  appSetUp: 'L’application d’authentification est configurée.',
  appRemoved: 'L’application d’authentification est retirée.',
  proved: 'Merci. C’était bien toi.',
  noPasskey: 'Tu n’as pas de clé d’accès. Choisis un autre moyen.',
  passkeyNotAdded:
    'Cette clé d’accès n’a pas pu être ajoutée. Réessaie\u202f; si cela se répète, prends un autre appareil ou une application d’authentification.',
  passkeyRefused: 'Cette clé d’accès n’a pas été acceptée. Réessaie, ou choisis un autre moyen.',
  linkJustSent: 'Un lien vient de partir à cette adresse. Les trois derniers fonctionnent.',
  manyToday:
    'Beaucoup d’e-mails sont partis à cette adresse aujourd’hui. Les trois derniers liens fonctionnent encore, dans tout navigateur, avec le code du même e-mail.',
  manyMails: (minutes) =>
    `Trop d’e-mails ont été demandés depuis ton réseau. Réessaie dans ${minutes}. Les liens déjà reçus fonctionnent encore.`,
  mailFailed: 'L’e-mail n’a pas pu partir pour le moment. Réessaie dans un instant.',
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
  wrongCodes: (minutes) =>
    `Trop de codes erronés ont été saisis. Réessaie dans ${minutes}, ou connecte-toi par lien\u202f: les liens fonctionnent.`,
}
