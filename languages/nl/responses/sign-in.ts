import type { Responses } from '../../words'

export const signIn: Responses['signIn'] = {
  manyFailed: (wait) =>
    `Het inloggen is te vaak mislukt. Probeer het over ${wait} opnieuw, of log in met een link.`,
  manyFailedHere: (wait) =>
    `Het inloggen op dit account is vaak mislukt. Probeer het over ${wait} opnieuw, of log in met een link.`,
  onlyCompany: (domains, areMore) => {
    const named = domains.join(', ')
    const which = named && ` (${named}${areMore ? ' en andere' : ''})`
    return `Meedoen kan alleen met een e-mailadres van het bedrijf${which}. Log in met je werkadres.`
  },
  codeSentAlready: {
    orEnterIt: (wait) =>
      `We hebben al een code naar dit adres gestuurd. Vul die in, of vraag over ${wait} een nieuwe.`,
    orByLink: (wait) =>
      `We hebben al een code naar dit adres gestuurd. Vraag over ${wait} een nieuwe, of log in met een link.`,
  },
  wait: {
    hours: (count) => `${count} uur`,
    minutes: (count) => (count === 1 ? 'een minuut' : `${count} minuten`),
  },
  codeSent: 'We hebben een code van 6 cijfers naar je gemaild.',
  erasedNow: 'Dit account is zojuist gewist. Log opnieuw in.',
  isAdminAlready: (email) => `${email} is al beheerder.`,
  wrongPasswords: (minutes) =>
    `Te veel verkeerde wachtwoorden. Probeer het over ${minutes} opnieuw. Je blijft ingelogd, en je wachtwoord blijft zoals het is.`,
  noPassword:
    'Je logt in met een link of code en hebt geen wachtwoord. Stel er een in met ‘npm run admin -- reset-password’.',
  notCurrent: 'Dat is niet je huidige wachtwoord.',
  lastAdmin: 'Dit is de laatste beheerder. Maak eerst een andere: npm run admin -- create EMAIL',
  nobodyWith: (email) => `Niemand hier heeft het adres ${email}.`,
  noSecondFactor: (email) => `${email} heeft geen tweede factor.`,
  noAdmin: (email) => `Er is geen beheerder met het adres ${email}.`,
  passwordChanged: 'Je wachtwoord is gewijzigd, en je bent overal elders uitgelogd.',
  manyByPassword:
    'Er loggen nu veel mensen in met een wachtwoord. Probeer het over een paar seconden opnieuw, of log in met een link.',
  easyToGuess:
    'Dat wachtwoord is makkelijk te raden. Kies een langer, zoals vier woorden die niets met elkaar te maken hebben.',
  invalidCredentials: 'Het e-mailadres of het wachtwoord klopt niet.',
  notAuthorized: 'Dit e-mailadres heeft geen toegang. Vraag het aan het beheer.',
  appUnreadable:
    'Je authenticator-app is ingesteld met een ander geheim van de server. Gebruik een passkey of een herstelcode, en stel de app daarna opnieuw in.',
  wrongAppCodes: (minutes) =>
    `Te veel verkeerde codes. Gebruik een passkey of een herstelcode, of probeer over ${minutes} opnieuw een code.`,
  wrongAppCode: 'Die code klopt niet, of is al gebruikt. Wacht op de volgende.',
  beginAgain: 'Begin opnieuw met een nieuwe sleutel.',
  noApp: 'Je hebt geen authenticator-app. Kies een andere manier.',
  mostPasskeys: (most) => `Je hebt al ${most} passkeys. Verwijder er eerst een.`,
  passkeyAlready: 'Je hebt deze passkey al toegevoegd.',
  onlySecondFactor: 'Je hebt hier een tweede factor nodig, en dit is je enige. Voeg er eerst nog een toe.',
  addFirst: 'Voeg eerst een passkey of een authenticator-app toe.',
  wrongRecoveryCode: 'Die herstelcode klopt niet, of is al gebruikt. Probeer een andere.',
  manyPasskeySignIns: (minutes) =>
    `Vanuit je netwerk wordt te vaak met een passkey ingelogd. Log op een andere manier in, of probeer het over ${minutes} opnieuw.`,
  passkeyAdded: 'De passkey is toegevoegd.',
  passkeyRemoved: 'De passkey is verwijderd.',
  appSetUp: 'De authenticator-app is ingesteld.',
  appRemoved: 'De authenticator-app is verwijderd.',
  proved: 'Dank je. Jij was het.',
  noPasskey: 'Je hebt geen passkey. Kies een andere manier.',
  passkeyNotAdded:
    'We konden deze passkey niet toevoegen. Probeer het opnieuw. Lukt dat niet, gebruik dan een ander apparaat of een authenticator-app.',
  passkeyRefused: 'Deze passkey is niet geaccepteerd. Probeer het opnieuw, of kies een andere manier.',
  linkJustSent: 'We hebben net een link naar dit adres gestuurd. De laatste drie links werken.',
  manyToday:
    'We hebben vandaag veel mails naar dit adres gestuurd. De laatste drie links werken nog. Een andere browser heeft de code uit dezelfde mail nodig.',
  manyMails: (minutes) =>
    `Vanuit je netwerk zijn te veel mails gevraagd. Probeer het over ${minutes} opnieuw. Links die je al hebt, werken nog.`,
  mailFailed: 'We konden de mail nu niet versturen. Probeer het zo nog eens.',
  accountOff: 'Dit account is uitgeschakeld. Vraag het aan het beheer.',
  wrongCode: 'Die code klopt niet of is verlopen.',
  fifthTry: 'Dat was de vijfde verkeerde poging. Vraag een nieuwe code.',
  invalidLink: 'Deze link is ongeldig of verlopen. Vraag een nieuwe.',
  enterCode: 'Vul de code van 6 cijfers uit dezelfde mail in.',
  otherCode: 'Dat is niet de code uit deze mail. Controleer de zes cijfers.',
  testAccessOff: 'De testtoegang is uitgeschakeld. Gebruik een link.',
  adminsByPassword: 'Beheerders loggen in met een wachtwoord of een link.',
  signedIn: 'Je bent ingelogd.',
  verificationCodeSent: 'We hebben een code van 6 cijfers naar je gemaild om je adres te bevestigen.',
  linkSent: 'Kijk in je mail: we hebben je een link gestuurd.',
  confirmed: 'Je e-mailadres is bevestigd.',
  confirmedAlready: 'Je e-mailadres is al bevestigd.',
  newCodeSent: 'We hebben een nieuwe code van 6 cijfers naar je gemaild.',
  signedOut: 'Je bent uitgelogd.',
  signedOutThere: 'Je bent daar uitgelogd.',
  signedOutElsewhere: 'Overal elders ben je uitgelogd.',
  wrongCodes: (minutes) =>
    `Te veel verkeerde codes. Probeer het over ${minutes} opnieuw, of log in met een link.`,
}
