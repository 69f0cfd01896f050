import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')
const rows = (count: number) => plural(count, { one: '# riga', many: '# di righe', other: '# righe' })
const countAndNear = (count: number, near: string | null) =>
  near === null ? `: ${rows(count)}` : `: ${rows(count)}. Intendevi ${near}?`

export const importing: Words['people']['import'] = {
  title: 'Importa persone',
  text: 'Da un file CSV con una persona per riga: indirizzo, nome, reparto, gruppo, responsabile, lingua, stato, congedo.',
  nothingSaved: (count) =>
    `${plural(count, { one: 'Letta # riga.', many: 'Lette # di righe.', other: 'Lette # righe.' })} Finché non premi «Importa», non si salva niente.`,
  pasted: 'Elenco incollato',
  notRead: 'Non è stato possibile leggere il file',
  failed: 'Importazione non riuscita',
  back: 'Indietro',
  importing: 'Importazione…',
  submit: (people) =>
    plural(people, {
      one: 'Importa # persona',
      many: 'Importa # di persone',
      other: 'Importa # persone',
    }),
  submitOut: (people, out) => `Importa ${digits(people)}, rimuovi ${digits(out)}`,
  reading: 'Lettura…',
  preview: 'Anteprima',
  choose: {
    file: 'Scegli un file CSV, o trascinalo qui',
    fileHint: (size, most) =>
      `Al massimo ${size} e ${digits(most)} righe; UTF-8 o Windows-1252; virgola, punto e virgola o tabulazione`,
    paste: 'Oppure incolla un elenco',
    pasteHint: 'Righe di un foglio di calcolo, o un indirizzo o *@dominio per riga',
    last: 'Ultima importazione',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}, ${moment}: ${figures}`
        : `${file}, ${moment}: ${figures}. Annullata: ${undone}`,
  },
  figures: {
    new: (count) => `nuove: ${digits(count)}`,
    changed: (count) => `modificate: ${digits(count)}`,
    unchanged: (count) => `invariate: ${digits(count)}`,
    refused: (count) => `rifiutate: ${digits(count)}`,
  },
  done: {
    whitelisted: (count) =>
      plural(count, {
        one: '# voce è stata aggiunta alla lista di accesso.',
        many: '# di voci sono state aggiunte alla lista di accesso.',
        other: '# voci sono state aggiunte alla lista di accesso.',
      }),
    newPeople: 'Le nuove persone partecipano quando hanno fatto l’accesso e creato il profilo.',
    invite: 'Invitale',
    refusedRows: 'Righe rifiutate in CSV',
    kept: 'Che cosa resta com’è',
  },
  undo: {
    action: 'Annulla l’importazione',
    undoing: 'Annullamento…',
    failed: 'Non è stato possibile annullare l’importazione',
    question: 'Annullare l’importazione?',
    effect: (people) =>
      `${plural(people, { one: '# persona torna', many: '# di persone tornano', other: '# persone tornano' })} com’era prima. Gli account creati si eliminano, a meno che siano in uso o che li abbia presi in carico la directory dell’azienda. Vedrai che cosa resta, e perché.`,
    confirm: 'Annulla l’importazione',
  },
  names: {
    open: 'Scegli che cosa farne',
    chosen: 'Scelti',
    createAll: (count) => plural(count, { one: 'Crea #', many: 'Crea tutti i #', other: 'Crea tutti i #' }),
    notWithAll: (names) => `Controlla questi nomi, sembrano errori di battitura: ${names}`,
    near: (name, other) => `${name} (${other}?)`,
    department: (name, count, near) => [name, countAndNear(count, near)],
    group: (name, count, near) => ['Gruppo ', name, countAndNear(count, near)],
    lines: (count, lines) =>
      plural(count, { one: `riga ${lines}`, many: `righe ${lines}`, other: `righe ${lines}` }),
    linesAndMore: (lines) => `righe ${lines} e altre`,
    people: (name) => `Che cosa fare di ${name}`,
    status: (name, count) => ['Stato sconosciuto: «', name, `», ${rows(count)}`],
    noStatus: 'Importa senza stato',
    statuses: { active: 'Lavorano qui', leave: 'Sono in congedo', leaves: 'Lasciano l’azienda' },
    leaveOut: 'Escludi queste righe',
    create: 'Crealo',
    into: (name) => `Mettile in ${name}`,
    intoOther: 'Mettile in',
  },
  found: {
    instead: (field, taken, other) => `${field}: la colonna presa è «${taken}», non «${other}».`,
    headerLine: 'I nomi delle colonne sono in',
    lineOf: (line, text) => `Riga ${line}: ${text}`,
    noHeader: 'Nessuna riga',
    leavers: {
      title: 'Chi se ne va',
      leaving: (count) =>
        plural(count, {
          one: 'Secondo il file se ne va # persona',
          many: 'Secondo il file se ne vanno # di persone',
          other: 'Secondo il file se ne vanno # persone',
        }),
      missing: (count) =>
        plural(count, {
          one: '# persona è qui ma non nel file',
          many: '# di persone sono qui ma non nel file',
          other: '# persone sono qui ma non nel file',
        }),
      keep: 'Tienile',
      out: 'Rimuovile',
      press: 'Rimuovi',
      effect:
        'Non possono più accedere, e non hanno né incontri né e-mail. Se annulli l’importazione, rientrano.',
      more: (names, count) => `${names} e altre ${digits(count)}`,
    },
    noAddress: {
      title: 'Quale colonna contiene gli indirizzi?',
      text: 'Nessuna colonna ha un nome del genere. Scegli E-mail sopra la colonna giusta.',
    },
    onLeave: 'Persone in congedo',
    group: 'Gruppo di domini delle nuove voci',
    groupsFrom: (column, meets) => `«${column}» diventa il gruppo di domini. ${meets}`,
    toMix: (choice, place) => `Per mescolarli, scegli «${choice}» in «${place}».`,
    groupHint: 'Dove il file non indica un gruppo',
    languageHint: 'Dove il file non ne indica una. Ogni persona può cambiarla.',
    noLanguage: 'Quella del gruppo, altrimenti quella dell’azienda',
    chooseGroup: 'Scegli',
    waiting: {
      title: (count) =>
        plural(count, {
          one: '# riga aspetta la tua scelta',
          many: '# di righe aspettano la tua scelta',
          other: '# righe aspettano la tua scelta',
        }),
      text: 'Il reparto o il gruppo è sconosciuto. Senza una scelta, queste righe restano escluse.',
    },
    outcomes: { new: 'nuove', changed: 'modificate', unchanged: 'invariate', refused: 'rifiutate' },
    rows: {
      new: 'Righe: nuove',
      changed: 'Righe: modificate',
      unchanged: 'Righe: invariate',
      refused: 'Righe: rifiutate',
    },
    first: (shown, all) => `Le prime ${digits(shown)} di ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: '# voce si aggiunge alla lista di accesso.',
        many: '# di voci si aggiungono alla lista di accesso.',
        other: '# voci si aggiungono alla lista di accesso.',
      }),
    neverHere: (count) =>
      plural(count, {
        one: '# persona del file non c’è più e non è mai stata qui. Non cambia nulla.',
        many: '# di persone del file non ci sono più e non sono mai state qui. Non cambia nulla.',
        other: '# persone del file non ci sono più e non sono mai state qui. Non cambia nulla.',
      }),
    withoutGroup: (count) =>
      plural(count, {
        one: '# persona resta senza gruppo di domini e fuori dai giri dei gruppi. Scegli un gruppo per le nuove voci, o una colonna che lo indica.',
        many: '# di persone restano senza gruppo di domini e fuori dai giri dei gruppi. Scegli un gruppo per le nuove voci, o una colonna che lo indica.',
        other:
          '# persone restano senza gruppo di domini e fuori dai giri dei gruppi. Scegli un gruppo per le nuove voci, o una colonna che lo indica.',
      }),
    problem: (text, count) => `${text}: ${rows(count)}`,
    newPerson: 'No, una persona nuova. L’account precedente viene eliminato per sempre.',
    unread: (text, count) => `${text} (${rows(count)}): il campo resta vuoto`,
    again: (text, count) =>
      `${text}: ${rows(count)}, ${plural(count, { one: 'importata', many: 'importate', other: 'importate' })} di nuovo`,
  },
  sheet: {
    label: 'Il file',
    caption: 'Le prime righe del file',
    holds: (column) => `Che cosa contiene «${column}»`,
    leftOut: 'Esclusa',
    now: (field, column) => `${field} (ora «${column}»)`,
    fields: {
      email: 'E-mail',
      former_email: 'Indirizzo precedente',
      first_name: 'Nome',
      last_name: 'Cognome',
      full_name: 'Nome e cognome insieme',
      department: 'Reparto',
      group: 'Gruppo di domini',
      manager: 'Responsabile (indirizzo)',
      language: 'Lingua',
      status: 'Stato',
      account: 'Account (attivo, bloccato)',
      start_date: 'Primo giorno',
      leave_start: 'Congedo dal',
      leave_end: 'Congedo fino al',
      leave_reason: 'Motivo del congedo',
    },
  },
}
