import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('it')

export const logs: Words['tools']['logs'] = {
  title: 'Registri degli invii e archivio delle newsletter',
  tabs: {
    label: 'Registri',
    current: (count) => `In corso (${count})`,
    archived: (count) => `Archiviati (${count})`,
  },
  search: 'Cerca nei registri',
  failed: 'Non è stato possibile caricare i registri degli invii',
  archivedFailed: 'Non è stato possibile caricare i registri archiviati',
  none: {
    title: 'Questo mese non è stato inviato niente',
    text: 'Quando si invia una newsletter, il suo registro compare qui, un destinatario alla volta.',
  },
  noneArchived: {
    title: 'Nessun registro archiviato',
    text: 'Qui compaiono i registri dei mesi precedenti.',
  },
  when: { sent: 'Inviata', cancelled: 'Annullata', started: 'Iniziata' },
  at: {
    sent: (at) => `Inviata: ${at}`,
    cancelled: (at) => `Annullata: ${at}`,
    started: (at) => `Iniziata: ${at}`,
  },
  notStarted: 'Non ancora iniziata',
  states: {
    queued: 'in coda',
    sending: 'in invio',
    paused: 'in pausa',
    sent: 'inviata',
    cancelled: 'annullata',
  },
  archived: 'Archiviato',
  purged: 'Ripulito',
  to: (title, group) => `${title}, a ${group}`,
  details: 'Vedi i dettagli',
  detailsOf: (title) => `Vedi i dettagli di ${title}`,
  csvOf: (title) => `Scarica CSV di ${title}`,
  csvOfMonth: (month) => `Scarica CSV di tutti gli invii di ${month}`,
  counts: {
    recipients: 'Destinatari',
    successful: 'Riusciti',
    failed: 'Non riusciti',
    cancelled: 'Annullati',
    unknown: 'Incerti',
  },
  statuses: {
    success: 'Riuscito',
    sendgrid_limit: 'Limite di SendGrid',
    sendgrid_forbidden: 'Vietato da SendGrid',
    sendgrid_error: 'Errore di SendGrid',
    failed: 'Non riuscito',
    unknown: 'Incerto',
    pending: 'In attesa',
    cancelled: 'Annullato',
  },
  dialog: {
    label: 'Registro',
    overview: 'Riepilogo',
    entries: 'Voci dell’invio',
    validation: 'Esito della verifica',
    preview: 'Anteprima dell’e-mail',
  },
  facts: {
    state: 'Stato',
    pairing: 'Abbinamento',
    noPairing: 'Nessuno',
    file: 'File di archivio',
  },
  again: {
    action: 'Inizia da questa una nuova newsletter',
    done: (title) => `«${title}» è una bozza con questi testi, per questo mese. Si trova in Operazioni.`,
    failed: 'Non è stato possibile iniziare da questa una newsletter',
  },
  uncertain: {
    title: (count) =>
      plural(count, {
        one: '# e-mail è forse arrivata, forse no',
        many: '# di e-mail sono forse arrivate, forse no',
        other: '# e-mail sono forse arrivate, forse no',
      }),
    text: 'Il server si è fermato mentre le inviava.',
    action: 'Reinvia',
    question: (count) =>
      plural(count, {
        one: 'Reinviare # e-mail incerta?',
        many: 'Reinviare # di e-mail incerte?',
        other: 'Reinviare # e-mail incerte?',
      }),
    effect: 'Hanno lo stesso Message-ID, quindi quasi tutti i programmi di posta le mostrano una volta sola.',
    confirm: 'Reinvia',
    failed: 'Non è stato possibile reinviare le e-mail incerte',
  },
  purge: {
    title: 'Contenuti personali',
    deleted: (day) =>
      `Eliminati: ${day}. I conteggi, e a chi è stato inviato con quale esito, sono ancora qui.`,
    held: (count) =>
      plural(count, {
        one: 'L’e-mail com’è stata inviata: nomi, incontri, reparti, foto.',
        many: '# di e-mail come sono state inviate: nomi, incontri, reparti, foto.',
        other: 'Le # e-mail come sono state inviate: nomi, incontri, reparti, foto.',
      }),
    action: 'Elimina i contenuti personali',
    question: (title) => `Eliminare i contenuti personali di «${title}»?`,
    effect: (count, month) =>
      `${plural(count, { one: 'Si elimina # e-mail', many: 'Si eliminano # di e-mail', other: 'Si eliminano # e-mail' })} di ${month}, con i nomi che contiene e le risposte dei server di posta. Le anteprime non funzionano più. I conteggi, e a chi è stato inviato con quale esito, restano. Non si può annullare.`,
    confirm: 'Elimina',
    purging: 'Eliminazione…',
    failed: 'Non è stato possibile ripulire il registro',
  },
  matches: {
    total: 'Incontri in totale',
    validated: 'Verificati',
    mismatches: 'Discordanze',
    nobody: 'Nessuna persona di questi incontri partecipava più, quindi nessuno ha ricevuto un’e-mail.',
    none: 'L’abbinamento non aveva incontri.',
    valid: 'Tutti gli incontri dell’abbinamento erano ancora validi.',
    failed: 'Non è stato possibile caricare le discordanze.',
    purged: 'La nota è stata eliminata.',
    matched: (email) => `Incontra ${email}`,
    noMatch: 'Nessun incontro',
  },
  entries: {
    search: 'Cerca destinatari',
    status: 'Stato dell’invio',
    count: (count) =>
      plural(count, { one: '# destinatario', many: '# di destinatari', other: '# destinatari' }),
    failed: 'Non è stato possibile caricare i destinatari.',
    none: 'Nessun risultato.',
    matched: (email) => `incontra ${email}`,
    noMatch: 'nessun incontro',
    valid: 'Valido',
    issues: 'Problemi',
  },
  preview: {
    purged:
      'Questa newsletter è stata inviata e archiviata automaticamente. Le anteprime delle newsletter inviate non sono disponibili, perché si eliminano per tenere il sistema in ordine.',
    nobody: 'Questa e-mail non è arrivata a nessuno, quindi non c’è niente da mostrare.',
    find: 'Cerca per indirizzo',
    recipient: 'Destinatario',
    notTheirs: 'Nessuno con questo indirizzo ha ricevuto questa e-mail.',
    choose: 'Scegli un destinatario',
    none: 'Nessun risultato',
    mailTo: (email) => `E-mail a ${email}`,
    loading: 'Caricamento dell’e-mail…',
    unknownUser: 'L’utente scelto non è stato trovato nel sistema.',
    signIn: 'Serve l’accesso. Ricarica la pagina e riprova.',
    error: (message) => `Errore: ${message}`,
  },
}

export const inquiries: Words['tools']['inquiries'] = {
  search: 'Cerca tra le richieste',
  failed: 'Non è stato possibile caricare le richieste.',
  none: {
    title: 'Ancora nessuna richiesta',
    text: 'I messaggi inviati con il modulo per le aziende compaiono qui, e vanno al tuo indirizzo di contatto.',
  },
  users: (howMany) => `${howMany} utenti`,
}

export const audit: Words['tools']['audit'] = {
  search: 'Cerca nel registro delle attività',
  searchExample: 'Persona, oggetto o valore',
  action: 'Azione',
  allActions: 'Tutte le azioni',
  from: 'Dal',
  to: 'Al',
  order: 'Ordine',
  byPerson: 'Per persona',
  byAction: 'Per azione',
  failed: 'Non è stato possibile caricare il registro delle attività.',
  none: 'Nessun risultato.',
  changes: (count) => plural(count, { one: '# modifica', many: '# di modifiche', other: '# modifiche' }),
  nothing: 'niente',
}

export const topics: Words['tools']['topics'] = {
  text: 'Ogni persona ne sceglie fino a cinque nel profilo. Chi si incontra legge che cosa ha in comune. Nessun altro lo legge, nemmeno tu.',
  language: 'Nomi e domande in',
  name: 'Tema',
  question: 'Domanda per cominciare',
  questionHint: 'Se manca, nasce dal nome.',
  add: 'Aggiungi un tema',
  remove: (name) => `Elimina ${name}`,
  failed: 'Impossibile caricare i temi.',
  saved: 'I temi sono salvati.',
  notSaved: 'Impossibile salvare i temi.',
}
