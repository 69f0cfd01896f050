import type { Responses } from '../../words'

export const signIn: Responses['signIn'] = {
  manyFailed: (wait) => `Troppi accessi non riusciti. Riprova tra ${wait}, o accedi con un link.`,
  manyFailedHere: (wait) =>
    `Molti accessi a questo account non sono riusciti. Riprova tra ${wait}, o accedi con un link.`,
  onlyCompany: (domains, areMore) => {
    const named = domains.join(', ')
    const which = named && ` (${named}${areMore ? ' e altri' : ''})`
    return `Si partecipa solo con un indirizzo dell’azienda${which}. Accedi con la tua e-mail di lavoro.`
  },
  codeSentAlready: {
    orEnterIt: (wait) =>
      `Abbiamo già inviato un codice a questo indirizzo. Inseriscilo, o chiedine un altro tra ${wait}.`,
    orByLink: (wait) =>
      `Abbiamo già inviato un codice a questo indirizzo. Chiedine un altro tra ${wait}, o accedi con un link.`,
  },
  wait: {
    hours: (count) => (count === 1 ? 'un’ora' : `${count} ore`),
    minutes: (count) => (count === 1 ? 'un minuto' : `${count} minuti`),
  },
  codeSent: 'Ti abbiamo inviato via e-mail un codice di 6 cifre.',
  erasedNow: 'Questo account è stato cancellato proprio ora. Accedi di nuovo.',
  isAdminAlready: (email) => `${email} fa già parte dell’amministrazione.`,
  wrongPasswords: (minutes) =>
    `Troppe password errate. Riprova tra ${minutes}. Il tuo accesso resta attivo e la password non cambia.`,
  noPassword:
    'Accedi con un link o un codice e non hai una password. Impostane una con «npm run admin -- reset-password».',
  notCurrent: 'Questa non è la tua password attuale.',
  lastAdmin: 'È l’ultimo account di amministrazione. Creane prima un altro: npm run admin -- create EMAIL',
  nobodyWith: (email) => `Qui nessuno ha l’indirizzo ${email}.`,
  noSecondFactor: (email) => `${email} non ha un secondo fattore.`,
  noAdmin: (email) => `Nell’amministrazione non c’è nessuno con l’indirizzo ${email}.`,
  passwordChanged: 'La tua password è cambiata. Tutti gli altri tuoi accessi sono chiusi.',
  manyByPassword:
    'In questo momento molte persone accedono con la password. Riprova tra qualche secondo, o accedi con un link.',
  easyToGuess:
    'Questa password è facile da indovinare. Scegline una più lunga, come quattro parole senza legami tra loro.',
  invalidCredentials: 'E-mail o password non corretta.',
  notAuthorized: 'Questo indirizzo e-mail non è autorizzato. Rivolgiti all’amministrazione.',
  appUnreadable:
    'La tua app di autenticazione è stata configurata con un’altra chiave di firma. Usa una passkey o un codice di recupero, poi configura di nuovo l’app.',
  wrongAppCodes: (minutes) =>
    `Troppi codici errati. Usa una passkey o un codice di recupero, o riprova con un codice tra ${minutes}.`,
  wrongAppCode: 'Questo codice è errato o è già stato usato. Aspetta il prossimo.',
  beginAgain: 'Ricomincia con una nuova chiave.',
  noApp: 'Non hai un’app di autenticazione. Usa un altro modo.',
  mostPasskeys: (most) => `Hai già ${most} passkey. Togline prima una.`,
  passkeyAlready: 'Questa passkey è già stata aggiunta.',
  onlySecondFactor: 'È il tuo unico secondo fattore, e qui ne serve uno. Aggiungine prima un altro.',
  addFirst: 'Aggiungi prima una passkey o un’app di autenticazione.',
  wrongRecoveryCode: 'Questo codice di recupero è errato o è già stato usato. Provane un altro.',
  manyPasskeySignIns: (minutes) =>
    `Dalla tua rete sono stati avviati troppi accessi con passkey. Accedi in un altro modo, o riprova tra ${minutes}.`,
  passkeyAdded: 'La passkey è aggiunta.',
  passkeyRemoved: 'La passkey è tolta.',
  appSetUp: 'L’app di autenticazione è configurata.',
  appRemoved: 'L’app di autenticazione è tolta.',
  proved: 'Grazie. La tua identità è confermata.',
  noPasskey: 'Non hai una passkey. Usa un altro modo.',
  passkeyNotAdded:
    'Non è stato possibile aggiungere questa passkey. Riprova; se succede ancora, usa un altro dispositivo o un’app di autenticazione.',
  passkeyRefused: 'Questa passkey non è stata accettata. Riprova, o usa un altro modo.',
  linkJustSent: 'Abbiamo inviato un link a questo indirizzo poco fa. Funzionano gli ultimi tre.',
  manyToday:
    'Oggi abbiamo inviato molte e-mail a questo indirizzo. Gli ultimi tre link funzionano ancora. In un altro browser serve il codice della stessa e-mail.',
  manyMails: (minutes) =>
    `Dalla tua rete sono state chieste troppe e-mail. Riprova tra ${minutes}. I link già ricevuti funzionano ancora.`,
  mailFailed: 'Non è stato possibile inviare l’e-mail. Riprova tra poco.',
  accountOff: 'Questo account è disattivato. Rivolgiti all’amministrazione.',
  wrongCode: 'Questo codice è errato o scaduto.',
  fifthTry: 'Era il quinto tentativo errato. Chiedi un nuovo codice.',
  invalidLink: 'Questo link non è valido o è scaduto. Chiedine uno nuovo.',
  enterCode: 'Inserisci il codice di 6 cifre della stessa e-mail.',
  otherCode: 'Non è il codice di questa e-mail. Controlla le sei cifre.',
  testAccessOff: 'L’accesso di prova è disattivato. Usa un link.',
  adminsByPassword: 'L’amministrazione accede con la password o con un link.',
  signedIn: 'Accesso riuscito.',
  verificationCodeSent: 'Ti abbiamo inviato via e-mail un codice di verifica di 6 cifre.',
  linkSent: 'Controlla la tua e-mail: ti abbiamo inviato un link.',
  confirmed: 'Il tuo indirizzo e-mail è confermato.',
  confirmedAlready: 'Il tuo indirizzo e-mail è già confermato.',
  newCodeSent: 'Ti abbiamo inviato via e-mail un nuovo codice di 6 cifre.',
  signedOut: 'La sessione è chiusa.',
  signedOutThere: 'La sessione in quel browser è chiusa.',
  signedOutElsewhere: 'Tutti gli altri tuoi accessi sono chiusi.',
  wrongCodes: (minutes) => `Troppi codici errati. Riprova tra ${minutes}, o accedi con un link.`,
}
