import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { access, bulk, ending } from './dashboard/changes'

const { plural } = formatsOf('it')

export const dashboard: Words['dashboard'] = {
  tabs: {
    operations: 'Operazioni',
    'admin-tools': 'Strumenti',
    departments: 'Reparti',
    metrics: 'Dati e analisi',
    'email-whitelist': 'Lista di accesso',
    'email-logs': 'Registri degli invii',
    images: 'Galleria',
  },
  groups: { people: 'Persone', programme: 'Programma', it: 'Per l’IT' },
  sections: {
    users: 'Gestione degli utenti',
    programme: 'Programma',
    tools: 'Strumenti del programma',
    departments: 'Gestione dei reparti',
    topics: 'Temi',
    attributes: 'Attributi',
    inquiries: 'Richieste delle aziende',
    'audit-log': 'Registro delle attività',
  },
  buttons: {
    save: 'Salva',
    saving: 'Salvataggio…',
    adding: 'Aggiunta…',
    delete: 'Elimina',
    deleting: 'Eliminazione…',
    rename: 'Rinomina',
    csv: 'Scarica CSV',
    of: {
      delete: (name) => `Elimina ${name}`,
      rename: (name) => `Rinomina ${name}`,
      remove: (name) => `Togli ${name}`,
      select: (name) => `Seleziona ${name}`,
      more: (name) => `Altro per ${name}`,
    },
  },
  choices: {
    allGroups: 'Tutti i gruppi',
    allProgrammes: 'Tutti i programmi',
    allStatuses: 'Tutti gli stati',
    byGroup: 'Filtra per gruppo di domini',
    unassigned: 'Senza gruppo',
    newestFirst: 'Prima i più recenti',
    oldestFirst: 'Prima i meno recenti',
    wholeCompany: 'Tutta l’azienda',
    yourGroups: 'I tuoi gruppi',
  },
  domainGroup: 'Gruppo di domini',
  entries: (count) => plural(count, { one: '# voce', many: '# di voci', other: '# voci' }),
  commands: {
    title: 'Comandi',
    field: 'Comando, scheda o utente',
    placeholder: 'Cerca una scheda, un’azione o un utente',
    goTo: 'Vai a',
    action: 'Azione',
    newsletter: 'Crea newsletter',
    created: (title) => `«${title}» è una bozza con testi di partenza.`,
    notCreated: 'Non è stato possibile creare la bozza della newsletter',
    generate: 'Abbina per questo mese',
    generateFor: (group) => `Genera gli abbinamenti di ${group}`,
    looking: 'Ricerca degli utenti…',
    nothing: 'Nessun risultato.',
    also: {
      section: 'vai a',
      generate: 'tutti gli utenti di tutta l’azienda',
      tabs: {
        operations:
          'questo mese, giro, abbinamento, sorteggio, coppie, risposte, chi resta fuori, senza incontro, dimostrazione, prova, newsletter, inviare, concludere',
        'admin-tools': 'utenti, persone, invitare, esportare, programma, registro delle attività',
        departments: 'team, gruppi',
        metrics: 'cifre, statistiche, chi si è visto, esportare, stato del sistema',
        'email-whitelist': 'importare persone, aggiungere persone, domini, gruppi',
        'email-logs': 'e-mail, arrivate, respinte, esportare',
        images: 'foto, immagini',
      },
    },
  },
  tools: {
    pairAll: 'Crea gli abbinamenti di tutti i gruppi',
    sync: 'Sincronizza i dati del personale',
    notSynced: 'Non è stato possibile sincronizzare i dati del personale',
    sample: {
      action: 'Aggiungi utenti di esempio',
      title: 'Aggiungere 100 utenti di esempio?',
      effect: 'Alle tue persone si aggiunge un’azienda di esempio con la sua storia. Serve a fare prove.',
      confirm: 'Aggiungi gli utenti di esempio',
      failed: 'Non è stato possibile aggiungere gli utenti di esempio',
    },
  },
  unreachable: {
    title: (count) =>
      plural(count, {
        one: 'Le e-mail non raggiungono # persona',
        many: 'Le e-mail non raggiungono # di persone',
        other: 'Le e-mail non raggiungono # persone',
      }),
    who: 'Vedi chi',
    text: 'Gli indirizzi rifiutati si riprovano ogni mese, finché un’e-mail arriva. Chiedi a queste persone l’indirizzo giusto, o mettile in pausa.',
    refused: (months, said) => `Rifiutato: ${months}. ${said}`.trim(),
    complained: (day) => `Ha segnalato una newsletter come spam (${day}), e da allora non partecipa.`,
    show: (name) => `Mostra ${name} nella gestione degli utenti`,
  },
  demo: {
    title: 'Questa è una demo.',
    text: 'Un’azienda di esempio nel tuo browser: guardati intorno, non cambia e non parte niente.',
    leave: 'Esci dalla demo',
    changesNothing: 'Questa è una demo: non cambia niente. Il prodotto lo fa.',
    lacksThis: 'Questa è una demo: qui questo non c’è. Nel prodotto sì.',
    noFiles: {
      title: 'Questa è una demo',
      text: 'Non ha file da scaricare. Il prodotto sì.',
    },
  },
  access,
  ending,
  bulk,
}
