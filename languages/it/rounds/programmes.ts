import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programmi',
  text: 'Ognuno ha le sue persone, il suo ritmo e i suoi tavoli. Un incontro conta in tutti i programmi.',
  add: 'Nuovo programma',
  none: 'Al momento nessun programma fa giri per i tuoi gruppi.',
  edit: 'Modifica',
  editOne: (name) => `Modifica ${name}`,
  moreFor: (name) => `Altro per ${name}`,
  facts: {
    who: 'Chi',
    hosts: 'Chi ospita',
    rhythm: 'Ritmo',
    tables: 'Tavoli',
    people: 'Persone',
    next: 'Prossimo giro',
  },
  everybody: 'Tutte le persone',
  named: (count) => `Persone indicate: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'Arrivi dell’ultima settimana',
      many: 'Arrivi delle ultime # di settimane',
      other: 'Arrivi delle ultime # settimane',
    }),
  whoJoins: 'Chi si iscrive',
  byHand: 'A mano',
  monthly: 'Ogni mese',
  everyWeeks: (every) =>
    plural(every, { one: 'Ogni settimana', many: 'Ogni # settimane', other: 'Ogni # settimane' }),
  pairs: 'Coppie',
  tablesOf: (size) => `Tavoli da ${digits(size)}`,
  notKnown: 'Da annunciare',
  reach: {
    title: 'Persone oggi',
    ready: (count) => `In un giro fatto oggi: ${digits(count)}`,
    hosts: (count) => `Persone che ospitano: ${digits(count)}`,
    guests: (count) => `Invitati: ${digits(count)}`,
    nobody: 'Oggi non c’è nessuno',
    tooFew: (size) => `Troppo poche per un tavolo da ${digits(size)}`,
    failed: 'Non è stato possibile caricare il numero di persone.',
  },
  start: {
    title: 'Inizia con',
    coffee: { label: 'Caffè del mese', hint: 'Tutte le persone, in coppia, una volta al mese' },
    pairs: { label: 'Coppie della settimana', hint: 'Tutte le persone, in coppia, una volta a settimana' },
    lunch: { label: 'Pranzo in quattro', hint: 'Tavoli da quattro, gruppi mescolati, ogni sei settimane' },
    newcomers: {
      label: 'Volti nuovi e chi ospita',
      hint: 'Arrivi delle ultime 12 settimane; tavoli da tre, con una persona che ospita scelta da te',
    },
    sites: { label: 'Caffè tra sedi', hint: 'Coppie di sedi diverse, una volta al mese' },
    leader: {
      label: 'Incontrare la direzione',
      hint: 'Tutte le persone a turno; tavoli da cinque, con una persona della direzione scelta da te',
    },
    skipLevel: {
      label: 'Salto di livello',
      hint: 'Coppie con una persona due livelli sopra o più, una volta al mese',
    },
    lottery: {
      label: 'Sorteggio del mese',
      hint: 'Una persona che ospita, scelta da te, e un invitato estratto ogni mese',
    },
  },
  steps: { who: 'Chi', hosts: 'Chi ospita', rhythm: 'Ritmo e dimensione', name: 'Nome' },
  stepOf: (step, steps) => `Passo ${digits(step)} di ${digits(steps)}`,
  next: 'Avanti',
  previous: 'Indietro',
  create: 'Crea il programma',
  creating: 'Creazione…',
  created: (name) => `«${name}» è stato creato.`,
  notCreated: 'Non è stato possibile creare il programma',
  rest: 'Altre impostazioni',
  hosts: {
    has: {
      label: 'Questo programma ha persone che ospitano',
      hint: 'A ogni tavolo ospita una persona, con invitati del primo passo. Chi aspetta da più tempo viene prima, e chi ospita fa a turno.',
    },
    sayWho: 'Indica chi ospita',
    levelsAbove: {
      label: 'Quanto sopra i loro invitati',
      hint: 'Secondo la linea dei responsabili dell’invitato, dove è nota',
    },
    anywhere: 'Non importa',
    levels: (levels) =>
      plural(levels, { one: '# livello o più', many: '# di livelli o più', other: '# livelli o più' }),
  },
  who: {
    text: 'Ne fa parte chi corrisponde a ogni elenco che compili. Se li lasci tutti vuoti, è per tutta la lista di accesso.',
    domainGroups: 'Gruppi di domini',
    departments: 'Reparti',
    directoryGroups: 'Gruppi della directory',
    choose: 'Aggiungi…',
    addresses: { label: 'Persone indicate', hint: 'Un indirizzo per riga' },
    newcomersWeeks: {
      label: 'Volti nuovi',
      hint: 'Settimane dall’arrivo, al massimo. Lascia vuoto per includere chiunque.',
    },
    join: {
      label: 'Come si partecipa',
      choices: {
        everyone: { label: 'Automaticamente', hint: 'Finché non si lascia.' },
        'opt-in': { label: 'Su iscrizione', hint: 'Ci si iscrive dal proprio profilo.' },
        ask: {
          label: 'Dicendo sì ogni volta',
          hint: 'Prima di ogni giro tutti ricevono un’e-mail con il pulsante «Ci sono». Partecipa solo chi lo preme.',
        },
      },
    },
  },
  weeks: 'Automaticamente, ogni una o più settimane',
  every: 'Frequenza',
  from: {
    label: 'Dal',
    hint: 'Il primo giro è il primo di quei giorni a partire da questa data.',
  },
  mix: {
    label: 'Chi si incontra',
    personal: 'Come preferisce ogni persona',
    different: (name) => `Diverso: ${name}`,
    same: (name) => `Uguale: ${name}`,
    department: 'reparto',
    preferences: 'Rispettare anche i desideri sui reparti',
  },
  size: 'Quante persone si incontrano',
  noRepeatMonths: { label: 'Mesi prima di rivedersi', hint: 'Contando tutti i programmi' },
  name: 'Nome',
  description: { label: 'Descrizione', hint: 'Per chi partecipa' },
  colour: { label: 'Colore', hint: 'Segna il nome, nelle pagine e nelle e-mail' },
  archive: {
    action: 'Archivia',
    title: (name) => `Archiviare «${name}»?`,
    effect:
      'Non fa altri giri, e nessuno ne fa più parte. I giri passati restano, e le e-mail in viaggio arrivano lo stesso. Il nome torna libero.',
    pending: 'Archiviazione…',
    failed: 'Non è stato possibile archiviare il programma',
  },
}
