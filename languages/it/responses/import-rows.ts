import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, month, plural } = formatsOf('it')

export const importRows: Responses['importRows'] = {
  file: {
    tooLarge: (most) => `supera ${most}`,
    archive: 'è un foglio di calcolo o un archivio, non un file CSV',
    empty: 'è vuoto',
    noHeader: (columns) => `la prima riga deve nominare le colonne ${columns}`,
  },
  list: 'Un elenco',
  faults: {
    quote: 'Virgolette non chiuse',
    width: 'Più celle che colonne',
    encoding: 'Questo file era già danneggiato prima dell’esportazione',
    control: 'Un’interruzione di riga o un carattere di controllo',
    long: 'Troppo lungo',
    address: 'Non è un indirizzo e-mail',
    date: 'Non è una data',
    order: 'Congedo che finisce prima di iniziare',
    twice: 'La stessa persona due volte',
    whitelist: 'Non nella lista di accesso',
    admin: 'Se ne va qualcuno dell’amministrazione',
    department: 'Reparto sconosciuto',
    group: 'Gruppo sconosciuto',
    elsewhere: 'Né dei tuoi gruppi, né un indirizzo che puoi ammettere',
    former: 'Non è chiaro di chi sia l’indirizzo attuale o quello precedente',
    homeless: 'Persona nuova, senza un gruppo tuo',
  },
  row: {
    quote: 'illeggibile: virgolette non chiuse',
    width: (cells, columns) =>
      `ha ${digits(cells)} celle invece di ${digits(columns)}: un testo con virgola vuole le virgolette`,
    encoding: (column) =>
      `${column} ha perso caratteri: questo file era già danneggiato prima dell’esportazione. Esportalo di nuovo in UTF-8`,
    control: (column) => `${column} contiene un’interruzione di riga o un carattere di controllo`,
    long: (column, most) => `${column} supera ${digits(most)} caratteri`,
    noAddress: 'senza indirizzo e-mail',
    address: (cell) => `«${cell}» non è un indirizzo e-mail`,
    date: (column, cell) => `${column} è «${cell}»: usa una data come 2026-12-01`,
    order: 'leave_end è prima di leave_start',
    twice: (email, line) => `${email} è già alla riga ${digits(line)}`,
    group: (name) => `«${name}» non è un gruppo di domini`,
    department: (name, email) => `«${name}» non è un reparto della lista di ${email}`,
    person: (email, why) => `${email} ${why}`,
  },
  person: {
    whitelist: 'non è nella lista di accesso',
    admin: 'se ne va, ma è dell’amministrazione: togli prima questi diritti',
    elsewhere: 'non è dei tuoi gruppi, né un indirizzo che puoi ammettere',
    former:
      'non può ricevere l’account dell’indirizzo precedente: entrambi gli indirizzi ne hanno uno, un’altra riga lo riguarda o è di amministrazione. Cambia l’indirizzo nella gestione degli utenti',
    homeless: 'è persona nuova: scegli il gruppo delle persone nuove',
  },
  unknown: {
    attribute: (name) => `${name}: più di 500 valori diversi, o più lunghi di 80 lettere`,
    department: (name) => `Reparto sconosciuto: «${name}»`,
    group: (name) => `Gruppo sconosciuto: «${name}»`,
    status: (name) => `Stato sconosciuto: «${name}»`,
    language: (name) => `Lingua sconosciuta: «${name}»`,
    day: (day) => `Primo giorno non leggibile, per esempio «${day}»`,
    manager: (name, others) =>
      others === 0
        ? `Responsabile «${name}» senza account`
        : `Responsabili senza account: «${name}» e ${plural(others, { one: 'un altro', many: 'altri #', other: 'altri #' })}`,
  },
  formerAccount: (email, until) =>
    `All’indirizzo ${email} c’era un account fino a ${month(until.slice(0, 7))}. La stessa persona?`,
  movedAccount: (email, movedTo) =>
    `L’account di ${email} ha ora l’indirizzo ${movedTo}, quindi ne nasce uno nuovo`,
  deletedAccount: (email) => `${email} ha eliminato il proprio account`,
  changes: {
    value: (what, before, after) => `${what}: ${before} → ${after}`,
    none: 'nulla',
    columns: {
      first_name: 'nome',
      last_name: 'cognome',
      department: 'reparto',
      manager_id: 'responsabile',
      directory_language: 'lingua',
      email: 'indirizzo',
      joined_on: 'primo giorno',
      employee_status: 'stato in azienda',
      leave_start_date: 'congedo dal',
      leave_end_date: 'congedo fino al',
      leave_reason: 'motivo del congedo',
    },
    statuses: { active: 'in servizio', leave: 'in congedo' },
    entry: 'voce della lista di accesso',
    group: 'gruppo di domini',
  },
  kept: {
    changed: 'è cambiato nel frattempo',
    signedIn: 'ha avuto un accesso nel frattempo',
    directory: 'è nella directory dell’azienda',
    manages: 'gestisce un gruppo di domini',
    invited: 'ha ricevuto un invito nel frattempo',
    used: 'è in uso',
    entry: 'la sua voce della lista di accesso è cambiata nel frattempo',
  },
}
