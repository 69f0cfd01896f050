import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('it')

export const visitor: Words['visitor'] = {
  auth: {
    title: 'Entra, siediti',
    text: 'Accedi o iscriviti con la tua e-mail di lavoro. Non ci serve altro per trovarti compagnia.',
    blurbs: {
      noPassword: {
        title: 'Nessuna password da ricordare',
        text: 'Ti mandiamo un link via e-mail. Vale 24 ore e funziona una volta.',
      },
      onceAMonth: {
        title: 'Un volto nuovo al mese',
        text: 'Scelto con cura: in base a chi ti piacerebbe incontrare e a chi hai già incontrato.',
      },
      pause: {
        title: 'Una pausa quando vuoi',
        text: 'Trimestre pieno? Salta un mese o tre, e torni automaticamente.',
      },
    },
    figures: {
      connections: { figure: '500+', name: 'incontri' },
      satisfaction: { figure: '95%', name: 'di soddisfazione' },
    },
    sendLink: 'Invia il link',
    notSent: 'Non è stato possibile inviare il link. Riprova.',
    wait: (minutes) =>
      plural(minutes, {
        one: 'Aspetta # minuto prima di chiedere un altro link.',
        many: 'Aspetta # di minuti prima di chiedere un altro link.',
        other: 'Aspetta # minuti prima di chiedere un altro link.',
      }),
    singleSignOn: 'Accesso aziendale (single sign-on)',
    byCode: 'Accedi con un codice di 6 cifre',
    byLink: 'Usa un link',
    signedInAs: (address) => ['Hai fatto l’accesso come ', address, '.'],
  },
  address: {
    label: 'E-mail di lavoro',
    example: 'nome@azienda.it',
    needsScript: 'Per accedere serve JavaScript. Consentilo nel browser.',
  },
  errors: {
    missing_token: 'Al link manca una parte. Chiedi un nuovo link.',
    invalid_link: 'Questo link non è valido o è scaduto. Chiedine uno nuovo.',
    verification_failed: 'Non è stato possibile verificare il link. Chiedine uno nuovo.',
    invalid_email: 'Si partecipa solo con un indirizzo dell’azienda. Accedi con la tua e-mail di lavoro.',
    unauthorized_email: 'Questo indirizzo non è autorizzato. Rivolgiti all’amministrazione.',
    auth_failed: 'L’accesso non è riuscito. Riprova.',
    session_expired: 'La tua sessione è scaduta. Accedi di nuovo.',
    sign_out_failed: 'L’uscita non è riuscita, quindi il tuo accesso potrebbe essere ancora attivo. Riprova.',
    auth_check_failed: 'Non è stato possibile verificare il tuo accesso. Riprova.',
  },
  otherError: 'Si è verificato un errore durante l’accesso.',
  messages: {
    signed_out: 'La tua sessione è chiusa. Alla prossima.',
    email_confirmed: 'Il tuo indirizzo è confermato. Ora puoi accedere.',
  },
  noCookie: 'Il browser non ha conservato l’accesso. Consenti i cookie e riprova.',
  linkSent: {
    title: 'Controlla la tua e-mail',
    text: (address) => [
      'Abbiamo inviato un link a ',
      address,
      '. Vale 24 ore. Se ne hai chiesti diversi, funzionano gli ultimi tre.',
    ],
    otherDevice: 'Sei su un altro dispositivo? Ti servirà il codice di 6 cifre della stessa e-mail.',
    otherAddress: 'Usa un altro indirizzo',
  },
  code: {
    text: 'Ti mandiamo sei cifre via e-mail. Valgono 15 minuti, in questo browser.',
    send: 'Invia il codice',
    enter: 'Inserisci il tuo codice',
    sentTo: (address) => ['L’abbiamo inviato a ', address, '.'],
    signingIn: 'Accesso in corso…',
    done: 'Ci sei',
    leaving: 'Accesso riuscito. Ti portiamo al tuo profilo…',
  },
  link: {
    looking: 'Verifica del tuo link…',
    arrived: 'Ti diamo il benvenuto',
    press: 'Il tuo link è valido. Un clic, e ci sei.',
    needsCode: 'Ancora un sorso',
    otherBrowser:
      'Questo non è il browser in cui hai chiesto il link. Inserisci il codice di 6 cifre della stessa e-mail.',
    fromInvitation: 'Inserisci il codice di 6 cifre del tuo invito, e ci sei.',
    join: 'Partecipa',
    otherPerson: 'Questo link fa accedere un’altra persona: quella a cui è stato inviato.',
    newLink: 'Chiedi un nuovo link',
    unchecked: {
      title: 'In questo momento non possiamo verificare il tuo link',
      text: 'Il server non risponde. Il tuo link resta valido.',
    },
  },
  arriving: {
    title: 'Accesso in corso…',
    text: 'Un momento, il caffè sta salendo.',
    done: 'Accesso riuscito',
    toProfile: 'Ti portiamo al tuo profilo.',
    elsewhere: 'Ancora un attimo.',
  },
  test: {
    text: (example) =>
      example === undefined
        ? 'Per provare Cup of Joe, inserisci un indirizzo dell’azienda di esempio e guardati intorno.'
        : `Per provare Cup of Joe, inserisci un indirizzo dell’azienda di esempio, come ${example}, e guardati intorno.`,
    noPeople:
      'Qui non c’è un’azienda di esempio. Per provare Cup of Joe, inserisci un indirizzo della lista di accesso.',
    off: 'L’accesso di prova è disattivato. Usa un link.',
    enter: 'Vai al profilo',
    entering: 'Apertura…',
    failed: 'L’accesso non è riuscito',
    signInAs: 'Oppure accedi come',
    person: (name, state) => `${name}, ${state}`,
    states: {
      active: 'partecipa',
      paused: 'in pausa',
      'left-out': 'senza incontro il mese scorso',
      'on-leave': 'in congedo',
      'not-set-up': 'senza profilo',
      'opted-out': 'non partecipa',
    },
  },
  admin: {
    text: 'Per chi cura i caffè insieme.',
    asEmployee: 'Accedi per partecipare',
    dashboard: 'Vai all’amministrazione',
    address: 'E-mail',
    password: 'Password',
    signIn: 'Accedi all’amministrazione',
    signingIn: 'Accesso in corso…',
    failed: 'L’accesso non è riuscito. Controlla l’e-mail e la password.',
    byPasskey: 'Accedi con una passkey',
    waiting: 'In attesa della tua passkey…',
  },
  passkey: {
    notChecked: 'Non è stato possibile verificare la passkey. Riprova.',
    notUsed: 'Nessuna passkey usata: operazione annullata o tempo scaduto. Riprova.',
    known: 'Questo dispositivo ha già una tua passkey.',
    wrongPlace:
      'Le passkey funzionano solo all’indirizzo che chi gestisce il server ha impostato per Cup of Joe.',
    notHere: 'Qui questo browser non può usare una passkey. Scegli un altro modo.',
  },
  replies: {
    hello: (name) => `Ciao ${name}.`,
    dead: {
      title: 'Questo link si è raffreddato',
      text: 'È incompleto o non è più valido. Accedi e fai lo stesso dalla tua pagina.',
      refused: 'Questa volta no',
    },
    met: {
      title: (name) => `Hai incontrato ${name}?`,
      titleUnnamed: 'Vi siete visti?',
      onePress: 'Basta un clic.',
      onePressFor: (month) => `Per ${month} basta un clic.`,
      failed: 'Non è stato possibile salvare la tua risposta',
      thanks: 'Grazie',
      already: 'Hai già risposto',
      about: (name) => `Sul tuo caffè con ${name}:`,
      aboutUnnamed: 'Sul tuo caffè:',
    },
    another: {
      title: 'Un’altra persona per te?',
      ask: 'Trovatemi un’altra persona',
      failed: 'Non è stato possibile chiedere un’altra persona',
      over: 'Il tuo caffè di questo mese',
      overOfRound: 'Il tuo caffè',
      notLooked: 'Non cerchiamo nessuno: il tuo incontro resta, o ne hai già un altro.',
    },
    plan: {
      title: (names) => `Caffè con ${names}`,
      moves: (slot, isOfMore) =>
        `Per ora: ${slot}. Un clic sposta l’orario, e un nuovo invito arriva via e-mail a ${isOfMore ? 'tutto il gruppo' : 'voi due'}.`,
      cancelled: (isOfMore) =>
        `Annullato. Lo diciamo via e-mail a ${isOfMore ? 'tutto il gruppo' : 'voi due'}. Puoi prenotare un altro orario.`,
      failed: 'Non ha funzionato. Riprova.',
      keep: 'Lascia tutto com’è',
      isBooked: (names) => `Il tuo caffè con ${names} è prenotato.`,
      gone: {
        past: (time) => `${time}: questo orario è passato.`,
        unsuitable: (time) => `${time}: questo orario non va più bene per il vostro incontro.`,
      },
    },
    leave: {
      title: 'Ti prendi una pausa?',
      titleFor: (name) => `Ti prendi una pausa, ${name}?`,
      text: 'Scegli quello che ti va bene. Non cambia nulla finché non premi il pulsante.',
      legend: 'Da adesso in poi',
      choices: {
        skip: { label: 'Salta il prossimo giro', hint: 'Poi torni automaticamente.' },
        pause_1: { label: 'Pausa di 1 mese', hint: 'Torni automaticamente.' },
        pause_3: { label: 'Pausa di 3 mesi', hint: 'Torni automaticamente.' },
        opt_out: {
          label: 'Smetti di partecipare',
          hint: 'Nessun incontro e nessuna newsletter finché non torni.',
        },
      },
      save: 'Salva la mia scelta',
      saving: 'Salvataggio…',
      failed: 'Non è stato possibile salvare la tua scelta. Riprova.',
      done: 'La tua scelta è salvata',
      out: {
        title: 'Non partecipi più',
        text: 'Nessun incontro e nessuna newsletter finché non torni, dal tuo profilo.',
      },
      invited: {
        title: 'Non fa per te?',
        text: 'Un clic, e non te lo chiediamo più.',
        decline: 'Non chiedermelo più',
        join: 'Preferisco partecipare',
      },
      asked: {
        title: 'Ci sei questa volta?',
        text: 'Un clic, e ti troviamo qualcuno.',
        in: 'Ci sono',
        isIn: { title: 'Ci sei', text: 'Puoi annullare finché il giro non è fatto.', takeBack: 'Annulla' },
        over: {
          title: 'Nessuna domanda aperta',
          text: 'Questo giro è già stato fatto. Te lo chiediamo prima del prossimo.',
        },
      },
      staying: {
        title: 'Ti va ancora un caffè?',
        text: 'Con un clic resti con noi.',
        stay: 'Sì, voglio continuare',
        notNow: 'Per ora no',
      },
    },
  },
  inquiry: {
    title: 'Caffè per la tua azienda',
    text: 'Dicci quante persone ti piacerebbe far incontrare. Rispondiamo via e-mail.',
    company: 'Nome dell’azienda',
    noCompany: 'Scrivi il nome dell’azienda',
    address: 'E-mail di contatto',
    users: 'Persone previste',
    noUsers: 'Scegli quante persone prevedi',
    chooseUsers: 'Scegli',
    more: 'Altre informazioni',
    send: 'Invia la richiesta',
    sending: 'Invio in corso…',
    incomplete: 'Manca qualcosa',
    invalidAddress: 'E-mail non valida',
    failed: 'Invio non riuscito',
    tryAgain: 'Non è stato possibile inviare la tua richiesta. Riprova.',
    sent: {
      notice: 'Richiesta inviata',
      title: 'Grazie della tua richiesta',
      text: (address) => ['Ti scriviamo a ', address, '. Intanto, guardati intorno.'],
      demo: 'Guarda la demo',
      again: 'Inviane un’altra',
    },
  },
}
