import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const signIn: Responses['signIn'] = {
  manyFailed: (wait) =>
    `Zu viele Anmeldungen sind fehlgeschlagen. Bitte versuch es in ${wait} noch einmal, oder melde dich mit einem Link an.`,
  manyFailedHere: (wait) =>
    `Viele Anmeldungen an diesem Konto sind fehlgeschlagen. Bitte versuch es in ${wait} noch einmal, oder melde dich mit einem Link an.`,
  onlyCompany: (domains, areMore) => {
    const named = domains.join(', ')
    const which = named && ` (${named}${areMore ? ' und andere' : ''})`
    return `Mitmachen können nur Menschen mit einer Adresse der Firma${which}. Bitte melde dich mit deiner Arbeitsadresse an.`
  },
  codeSentAlready: {
    orEnterIt: (wait) =>
      `An diese Adresse ging schon ein Code. Bitte warte ${wait}, oder gib diesen Code ein.`,
    orByLink: (wait) =>
      `An diese Adresse ging schon ein Code. Bitte warte ${wait}, oder melde dich mit einem Link an.`,
  },
  wait: {
    hours: (count) => plural(count, { one: '# Stunde', other: '# Stunden' }),
    minutes: (count) => plural(count, { one: 'eine Minute', other: '# Minuten' }),
  },
  codeSent: 'Wir haben dir einen sechsstelligen Code geschickt.',
  erasedNow: 'Dieses Konto wurde gerade gelöscht. Bitte melde dich noch einmal an.',
  isAdminAlready: (email) => `${email} verwaltet Cup of Joe schon.`,
  wrongPasswords: (wait) =>
    `Zu viele falsche Passwörter. Bitte versuch es in ${wait} noch einmal. Du bleibst angemeldet, und dein Passwort bleibt, wie es ist.`,
  noPassword:
    'Du meldest dich mit Link oder Code an und hast kein Passwort. „npm run admin -- reset-password“ setzt eines.',
  notCurrent: 'Das ist nicht dein jetziges Passwort.',
  lastAdmin: 'Sonst verwaltet niemand Cup of Joe. Leg zuerst jemanden an: npm run admin -- create EMAIL',
  nobodyWith: (email) => `Niemand hier hat die Adresse ${email}.`,
  noSecondFactor: (email) => `${email} hat keinen zweiten Faktor.`,
  noAdmin: (email) => `${email} verwaltet Cup of Joe nicht.`,
  passwordChanged: 'Dein Passwort ist geändert. Du bist überall sonst abgemeldet.',
  manyByPassword:
    'Gerade melden sich viele mit Passwort an. Bitte versuch es in ein paar Sekunden noch einmal, oder melde dich mit einem Link an.',
  easyToGuess:
    'Dieses Passwort ist leicht zu erraten. Nimm ein längeres, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
  invalidCredentials: 'E-Mail-Adresse oder Passwort ist falsch.',
  notAuthorized:
    'Diese Adresse ist nicht freigegeben. Bitte wende dich an die Menschen, die Cup of Joe betreuen.',
  appUnreadable:
    'Deine Authenticator-App wurde mit einem anderen geheimen Schlüssel eingerichtet. Nimm einen Passkey oder einen Notfallcode, und richte die App dann neu ein.',
  wrongAppCodes: (wait) =>
    `Zu viele falsche Codes. Nimm einen Passkey oder einen Notfallcode, oder versuch es in ${wait} noch einmal mit einem Code.`,
  wrongAppCode: 'Dieser Code ist falsch oder wurde schon benutzt. Bitte warte auf den nächsten.',
  beginAgain: 'Bitte fang mit einem neuen Schlüssel noch einmal an.',
  noApp: 'Du hast keine Authenticator-App. Bitte nimm einen anderen Weg.',
  mostPasskeys: (most) => `Du hast schon ${most} Passkeys. Bitte entfern zuerst einen.`,
  passkeyAlready: 'Diesen Passkey hast du schon hinzugefügt.',
  onlySecondFactor:
    'Du brauchst hier einen zweiten Faktor, und das ist dein einziger. Bitte füg zuerst einen anderen hinzu.',
  addFirst: 'Bitte füg zuerst einen Passkey oder eine Authenticator-App hinzu.',
  wrongRecoveryCode:
    'Dieser Notfallcode ist falsch oder wurde schon benutzt. Bitte versuch es mit einem anderen.',
  manyPasskeySignIns: (wait) =>
    `Aus deinem Netz kamen zu viele Anmeldungen mit Passkey. Melde dich anders an, oder versuch es in ${wait} noch einmal.`,
  passkeyAdded: 'Der Passkey ist hinzugefügt.',
  passkeyRemoved: 'Der Passkey ist entfernt.',
  appSetUp: 'Die Authenticator-App ist eingerichtet.',
  appRemoved: 'Die Authenticator-App ist entfernt.',
  proved: 'Danke. Das warst du.',
  noPasskey: 'Du hast keinen Passkey. Bitte nimm einen anderen Weg.',
  passkeyNotAdded:
    'Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuch es noch einmal; geht es wieder nicht, nimm ein anderes Gerät oder eine Authenticator-App.',
  passkeyRefused:
    'Dieser Passkey wurde nicht angenommen. Versuch es noch einmal, oder nimm einen anderen Weg.',
  linkJustSent: 'An diese Adresse ging gerade ein Link. Die letzten drei Links funktionieren.',
  manyToday:
    'An diese Adresse gingen heute viele E-Mails. Die letzten drei Links funktionieren noch. Ein anderer Browser braucht den Code aus derselben E-Mail.',
  manyMails: (wait) =>
    `Aus deinem Netz wurden zu viele E-Mails angefordert. Bitte versuch es in ${wait} noch einmal. Links, die du schon hast, funktionieren weiter.`,
  mailFailed: 'Die E-Mail konnte gerade nicht verschickt werden. Bitte versuch es gleich noch einmal.',
  accountOff: 'Dieses Konto ist abgeschaltet. Bitte wende dich an die Menschen, die Cup of Joe betreuen.',
  wrongCode: 'Dieser Code ist falsch oder abgelaufen.',
  fifthTry: 'Das war der fünfte falsche Versuch. Bitte fordere einen neuen Code an.',
  invalidLink: 'Dieser Link ist ungültig oder abgelaufen. Bitte fordere einen neuen an.',
  enterCode: 'Bitte gib den sechsstelligen Code aus derselben E-Mail ein.',
  otherCode: 'Das ist nicht der Code aus dieser E-Mail. Bitte prüf die sechs Ziffern.',
  testAccessOff: 'Der Testzugang ist abgeschaltet. Bitte nimm einen Link.',
  adminsByPassword: 'Wer Cup of Joe verwaltet, meldet sich mit Passwort oder Link an.',
  signedIn: 'Angemeldet.',
  verificationCodeSent: 'Wir haben dir einen sechsstelligen Code geschickt, der deine Adresse bestätigt.',
  linkSent: 'Sieh in deine E-Mails: Wir haben dir einen Link geschickt.',
  confirmed: 'Deine E-Mail-Adresse ist bestätigt.',
  confirmedAlready: 'Deine E-Mail-Adresse ist schon bestätigt.',
  newCodeSent: 'Wir haben dir einen neuen sechsstelligen Code geschickt.',
  signedOut: 'Abgemeldet.',
  signedOutThere: 'Dort abgemeldet.',
  signedOutElsewhere: 'Du bist überall sonst abgemeldet.',
  wrongCodes: (wait) =>
    `Zu viele falsche Codes. Bitte versuch es in ${wait} noch einmal, oder melde dich mit einem Link an.`,
}
