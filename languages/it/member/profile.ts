import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')

export const profile: Words['member']['profile'] = {
  edit: 'Modifica il profilo',
  label: 'Profilo',
  kept: 'Ecco le modifiche che non avevi ancora salvato.',
  save: 'Salva le modifiche',
  saving: 'Salvataggio…',
  saved: 'Il tuo profilo è salvato.',
  notSaved: 'Non è stato possibile salvare il tuo profilo',
  firstName: 'Nome',
  lastName: 'Cognome',
  address: 'E-mail',
  department: 'Reparto',
  noDepartment: 'Non ancora scelto',
  chooseDepartment: 'Scegli il tuo reparto',
  loadingDepartments: 'Caricamento dei reparti…',
  departmentsFailed:
    'Non è stato possibile caricare i reparti. Ricarica la pagina o rivolgiti all’amministrazione.',
  fromDirectory: 'Dall’elenco della tua azienda',
  preference: 'Chi ti piacerebbe incontrare',
  preferences: {
    'same-department': 'Persone del mio reparto',
    'cross-department': 'SOLO persone di altri reparti',
    any: 'Chiunque (un bel miscuglio)',
  },
  photo: {
    label: 'Foto del profilo',
    uploading: 'Caricamento…',
    adjust: 'Ritaglia',
    remove: 'Togli',
    removing: 'Rimozione…',
    hint: (largest) => `Facoltativa. JPG, PNG, GIF o WebP, al massimo ${largest}.`,
    done: 'La tua foto è salvata.',
    failedTitle: 'Caricamento non riuscito',
    failed: 'C’è stato un problema nel caricare l’immagine. Riprova.',
    removed: 'La tua foto è stata tolta.',
    notRemoved: 'Non è stato possibile togliere la tua foto. Riprova.',
    noImage: {
      title: 'Non è un’immagine',
      description: 'Scegli un file immagine (JPG, PNG, GIF e simili)',
    },
    tooLarge: { title: 'File troppo grande', description: 'Scegli un’immagine di meno di 5\u00a0MB' },
    crop: {
      title: 'Ritaglia la tua foto',
      text: 'Trascinala, o usa i cursori.',
      preview: 'Anteprima della tua foto',
      zoom: 'Zoom',
      x: 'Da sinistra a destra',
      y: 'Dall’alto in basso',
      use: 'Usa la foto',
      failed: 'Questa immagine non si può ritagliare qui.',
    },
  },
  tellBy: {
    title: 'Come ti avvisiamo',
    label: 'Avvisami via',
    company: (choice) => `Impostazione dell’azienda: ${choice}`,
    programmes: 'Impostazione di ciascun programma',
    mail: 'E-mail',
    both: (chats) => `E-mail e ${chats}`,
    hint: 'Gli inviti del calendario arrivano sempre via e-mail.',
    changed: 'Salvato. Vale dal prossimo messaggio.',
    notChanged: 'Non è stato possibile salvare la tua scelta',
  },
  whenAndWhere: {
    title: 'Quando e dove',
    days: 'Giorni di lavoro',
    from: 'Dalle',
    to: 'Alle',
    zone: 'Fuso orario',
    zoneHint: 'Proponiamo solo orari in cui l’intero gruppo è al lavoro.',
    noZone: 'Non è un fuso orario valido. Un esempio è Europe/Berlin.',
    link: 'Link video',
    linkHint: 'Dove vi vedete in video. Compare nell’invito.',
    hours: 'Orario di lavoro',
    hoursText: (days, from, to, city) => `${days}, dalle ${from} alle ${to} (${city})`,
    daysFromTo: (first, last) => `da ${first} a ${last}`,
  },
  attributes: {
    none: 'Non scelto',
    fixed: 'Dalla tua azienda',
    shown: 'La persona che incontri lo vede.',
  },
  topics: {
    label: 'Di che cosa parlo volentieri',
    hint: 'Fino a cinque. Solo chi incontri sa che cosa avete in comune.',
    failed: 'Impossibile caricare i temi.',
  },
  seldom: 'Ogni tanto',
  blocks: {
    title: 'Persone che preferisco non incontrare',
    description: 'Non lo sanno mai, e non lo sa nessun altro.',
    failed: 'Non è stato possibile caricare il tuo elenco.',
    notSaved: 'Non è stato possibile salvare.',
    remove: 'Togli',
    removeOne: (address) => `Togli ${address}`,
    address: 'Il suo indirizzo',
    hint: (most) =>
      `L’indirizzo di lavoro completo della persona, senza errori: non diciamo se qualcuno ce l’ha. Fino a ${digits(most)} persone.`,
    add: 'Aggiungi',
    full: (most) =>
      `Nel tuo elenco ci sono ${digits(most)} persone. Per aggiungerne un’altra, prima togline una.`,
  },
  sessions: {
    title: 'Accessi attivi',
    description: 'Non ne riconosci uno? Chiudilo.',
    failed: 'Non è stato possibile caricare i tuoi accessi.',
    here: 'Questo browser',
    since: (moment) => `Da: ${moment}`,
    sinceAndUsed: (moment, used) => `Da: ${moment}, ultimo uso: ${used}`,
    end: 'Esci da lì',
    endOne: (device, moment) => `Esci da ${device}, da: ${moment}`,
    endOthers: 'Esci da tutti gli altri',
    notEnded: 'Non è stato possibile uscire da lì',
  },
  password: {
    title: 'Password',
    description: 'Per l’accesso all’amministrazione. Se la cambi, gli altri tuoi accessi si chiudono.',
    current: 'Password attuale',
    new: 'Nuova password',
    hint: (shortest) =>
      `Almeno ${digits(shortest)} caratteri. Quattro parole senza legami tra loro ne fanno una buona.`,
    change: 'Cambia la password',
    changing: 'Cambio della password…',
    failed: 'Non è stato possibile cambiare la password',
  },
}

export const setUp: Words['member']['setUp'] = {
  check: {
    title: 'Controlla la tua e-mail',
    text: (address) => ['Abbiamo inviato un codice di 6 cifre a ', address, '.'],
    hint: 'Valido per 15 minuti.',
    entered: 'Ho inserito il mio codice',
    checking: 'Verifica…',
    missing: 'Inserisci il codice di 6 cifre',
    sent: 'Codice inviato',
  },
  title: 'Ci siamo quasi: crea il tuo profilo',
  text: 'Raccontaci qualcosa di te, così troviamo qualcuno per un caffè.',
  agree: 'Accetto di ricevere ogni mese un avviso con il mio incontro e di partecipare ai caffè',
  askToAgree: { title: 'Ancora una cosa', text: 'Spunta la casella per partecipare ai caffè.' },
  join: 'Partecipa ai caffè',
  joining: 'Creazione del tuo profilo…',
  missing: {
    title: 'Manca qualcosa',
    description: 'Compila tutti i campi obbligatori, così possiamo trovare qualcuno per te.',
  },
  failedTitle: 'Non ha funzionato',
  failed: 'Controlla quello che hai scritto e riprova.',
  welcome: 'Ti diamo il benvenuto in Cup of Joe 🎉',
  welcomeName: (name) => ['Ti diamo il benvenuto, ', name],
  allSet: 'Il tuo profilo è pronto. È ora di conoscere persone nuove.',
}

export const participation: Words['member']['participation'] = {
  title: 'Partecipazione ai caffè',
  badges: {
    active: 'Partecipa',
    paused: 'In pausa',
    skipped: 'Salta un giro',
    'at-cap': 'Limite raggiunto',
    dormant: 'In letargo',
    'opted-out': 'Non partecipa',
    'on-leave': 'In congedo',
  },
  mugs: {
    active: 'Una tazza piena e fumante: partecipi',
    paused: 'Una tazza con un po’ di caffè: fai una pausa',
    skipped: 'Una tazza con un po’ di caffè: salti un giro',
    'at-cap': 'Una tazza piena: questo mese hai tutti i caffè che vuoi',
    dormant: 'Una tazza con un po’ di caffè: i giri vanno avanti senza di te',
    'on-leave': 'Una tazza con un po’ di caffè: sei in congedo',
    'opted-out': 'Una tazza vuota: non partecipi più',
  },
  until: (day) => `Fino a: ${day}`,
  optedOut: 'Nessun nuovo incontro finché non torni. Il tuo posto resta al caldo.',
  resumes: (day) => `La tua partecipazione riprende automaticamente: ${day}.`,
  paused: 'Nessun incontro finché non torni.',
  onLeave: 'Nessun incontro fino ad allora.',
  pause1: 'Pausa di 1 mese',
  pause3: 'Pausa di 3 mesi',
  reactivate: 'Partecipa di nuovo',
  changed: 'La tua partecipazione è aggiornata.',
  failed: 'Non è stato possibile cambiare la tua partecipazione',
  optOut: {
    action: 'Smetti di partecipare',
    title: 'Smettere di partecipare ai caffè?',
    effect:
      'Nessun nuovo incontro e nessuna newsletter finché non torni. Il tuo profilo e i caffè passati restano.',
    stay: 'Continua a partecipare',
  },
  keepOrStepOut: {
    question: (names) => `Il tuo caffè con ${names}: lo tieni, o rinunci ora?`,
    questionOn: (names, day) => `Il tuo caffè con ${names} (${day}): lo tieni, o rinunci ora?`,
    optsOut:
      'In ogni caso, nessun nuovo incontro e nessuna newsletter finché non torni. Il tuo profilo e i caffè passati restano.',
    pauses: 'In ogni caso, i prossimi giri vanno avanti senza di te.',
    stepOut: 'Rinuncia ora',
    keep: 'Tienilo',
    effect: (names, isOfMore) =>
      isOfMore
        ? `Se rinunci ora, ${names} ricevono un’e-mail e possono chiedere un’altra persona.`
        : `Se rinunci ora, ${names} riceve un’e-mail e può chiedere un’altra persona.`,
    effectBooked: (names, isOfMore) =>
      isOfMore
        ? `Se rinunci ora, il caffè è annullato. ${names} ricevono un’e-mail e possono chiedere un’altra persona.`
        : `Se rinunci ora, il caffè è annullato. ${names} riceve un’e-mail e può chiedere un’altra persona.`,
  },
}

export const privacy: Words['member']['privacy'] = {
  title: 'Che cosa è conservato su di te',
  description: 'Il tuo profilo, gli incontri, le e-mail e gli accessi: come file, o come pagina da stampare.',
  download: 'Scarica i miei dati',
  read: 'Leggi i miei dati',
  deletion: {
    action: 'Elimina il mio account',
    title: 'Eliminare il tuo account?',
    text: 'Non si può annullare, e nessuno può recuperare i tuoi dati.',
    goes: {
      title: 'Che cosa sparisce',
      text: 'Il tuo account, il profilo e la foto, gli accessi attivi, il tuo indirizzo nella lista di accesso e le e-mail per te.',
    },
    stays: {
      title: 'Che cosa resta',
      text: 'Gli incontri passati: gli altri vedono «Ex collega». Un’impronta del tuo indirizzo, che nessuno può leggere, per avvisare chi volesse importarti di nuovo. Le copie di sicurezza esistenti e l’elenco del personale dell’azienda non cambiano.',
    },
    sendCode: 'Mandami un codice',
    codeHint: 'Te l’abbiamo mandato via e-mail. Valido per 15 minuti, in questo browser.',
    confirm: 'Elimina per sempre',
    deleting: 'Eliminazione…',
    failed: 'Non è stato possibile eliminare il tuo account',
  },
}

/** The programmes that are for somebody, once there are two. */
export const programmes: Words['member']['programmes'] = {
  failed: 'Non è stato possibile caricare i tuoi programmi.',
  changed: 'La tua scelta è salvata.',
  notChanged: 'Non è stato possibile salvare la tua scelta.',
  cadence: {
    'by-hand': 'Prossimo giro: da annunciare',
    monthly: 'Ogni mese',
    weeks: (every: number) =>
      plural(every, { one: 'Ogni settimana', many: 'Ogni # settimane', other: 'Ogni # settimane' }),
  },
  next: (day: string) => `Prossimo giro: ${day}`,
  isOut: 'Non partecipi.',
  backOn: (day: string) => `Ritorno: ${day}`,
  sitsOut: 'Salti il prossimo giro.',
  join: 'Partecipa',
  leave: 'Lascia',
  skip: 'Salta una volta',
  ask: {
    question: 'Ci sei la prossima volta?',
    in: 'Ci sono',
    isIn: 'La prossima volta ci sei.',
    takeBack: 'Annulla',
    later: 'Te lo chiediamo prima del prossimo giro.',
    tellWaiting: {
      label: 'Scrivermi a che punto sono',
      hint: 'Con ogni newsletter, finché aspetti un posto.',
    },
    me: { label: 'Chiedimelo ogni volta', hint: 'Senza risposta salti quel giro.' },
  },
  takePart: 'Partecipa al prossimo giro',
  cap: {
    label: 'Caffè al mese',
    hint: 'In tutti i programmi insieme. Raggiunto il limite, i giri vanno avanti senza di te.',
    none: 'Nessun limite',
    most: (count: number) =>
      plural(count, { one: 'Al massimo #', many: 'Al massimo #', other: 'Al massimo #' }),
  },
}
