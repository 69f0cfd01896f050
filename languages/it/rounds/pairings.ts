import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })
const matches = (count: number) =>
  plural(count, { one: '# incontro', many: '# di incontri', other: '# incontri' })
/** "I suoi 12 incontri si salvano": its matches, and what becomes of them. */
const itsMatches = (count: number, verb: { one: string; other: string }) =>
  plural(count, {
    one: `Il suo incontro ${verb.one}`,
    many: `I suoi # di incontri ${verb.other}`,
    other: `I suoi # incontri ${verb.other}`,
  })
const generated = (count: number) =>
  plural(count, {
    one: '# coppia generata',
    many: '# di coppie generate',
    other: '# coppie generate',
  })
const werePaired = (count: number) =>
  plural(count, {
    one: '# di queste persone ha',
    many: '# di queste persone hanno',
    other: '# di queste persone hanno',
  })

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Tutti gli utenti',
  companyWideChoice: 'Tutti gli utenti (tutta l’azienda)',
  failed: 'Non è stato possibile caricare gli abbinamenti',
  matches,
  leftOut: (count) =>
    plural(count, {
      one: '# persona resta fuori',
      many: '# di persone restano fuori',
      other: '# persone restano fuori',
    }),
  actions: {
    title: 'Azioni',
    generate: 'Abbina per questo mese',
    view: (count) => `Abbinamenti in corso (${digits(count)})`,
    sync: 'Sincronizza il personale',
    syncFailed: 'Non è stato possibile sincronizzare il personale',
  },
  announce: {
    ask: {
      action: 'Chiedi chi c’è',
      title: 'Chiedi chi c’è',
      text: 'Tutti ricevono un’e-mail con il pulsante «Ci sono». Partecipa solo chi lo preme.',
      now: (count) => `Chiedi ora a ${people(count)}`,
      all: 'È già stato chiesto a tutti.',
      failed: 'Non è stato possibile chiederlo.',
    },
    action: 'Annuncia il giro',
    title: 'Annuncia il giro',
    company:
      'Chi in azienda parteciperebbe riceve un’e-mail con la data e un pulsante per saltare questo giro.',
    group: (name) =>
      `Chi in ${name} parteciperebbe riceve un’e-mail con la data e un pulsante per saltare questo giro.`,
    date: 'Data dell’abbinamento',
    tell: (count) => `Annuncia a ${people(count)}`,
    tellThem: 'Annuncia',
    pending: 'Annuncio…',
    failed: 'Non è stato possibile annunciare il giro.',
    countFailed: 'Non è stato possibile contare le persone',
    allTold: 'Tutte le persone di questo giro hanno già ricevuto l’annuncio.',
    tooFew: 'A questo giro parteciperebbero troppo poche persone.',
    told: (count) =>
      plural(count, {
        one: '# persona ha già ricevuto l’annuncio, e non riceve una seconda e-mail.',
        many: '# di persone hanno già ricevuto l’annuncio, e non ricevono una seconda e-mail.',
        other: '# persone hanno già ricevuto l’annuncio, e non ricevono una seconda e-mail.',
      }),
  },
  eligibility: {
    asked: (asked, yes, silent) =>
      `Interpellati: ${digits(asked)} · Ci sono: ${digits(yes)} · Senza risposta: ${digits(silent)}`,
    title: 'Chi si può abbinare',
    failed: 'Non è stato possibile verificare chi si può abbinare',
    total: 'Utenti in totale',
    ready: 'Pronti',
    excluded: 'Esclusi',
    why: 'Perché?',
    meetsNobody:
      'Servirebbero più persone nel loro gruppo, una preferenza aperta o meno mesi prima di rivedersi.',
    noGroup:
      'Chi non ha un gruppo di domini entra solo nei giri di tutta l’azienda. Con un gruppo, entra anche nei giri di quello.',
    minimum: 'Minimo di utenti',
    met: (required) => `Raggiunto (ne servono ${digits(required)})`,
    notMet: (required) => `Non raggiunto (ne servono ${digits(required)})`,
    evenNumbers: 'Numero pari',
    yes: 'Sì',
    no: 'No',
    even: (count) => `${digits(count)} è pari`,
    odd: (count) => `${digits(count)} è dispari`,
  },
  figures: {
    pairs: 'Coppie',
    tables: 'Tavoli',
    across: 'Tra reparti diversi',
    metBefore: 'Già incontrati',
    threes: 'In tre',
    leftOut: 'Fuori',
    uneasy: {
      withoutTime: (count) =>
        plural(count, {
          one: '# tavolo non ha una mezz’ora che vada bene a tutti.',
          many: '# di tavoli non hanno una mezz’ora che vada bene a tutti.',
          other: '# tavoli non hanno una mezz’ora che vada bene a tutti.',
        }),
      otherSizes: (count) =>
        plural(count, {
          one: '# tavolo è più grande o più piccolo di quanto scelto.',
          many: '# di tavoli sono più grandi o più piccoli di quanto scelto.',
          other: '# tavoli sono più grandi o più piccoli di quanto scelto.',
        }),
      mixed: (count) =>
        plural(count, {
          one: '# tavolo riunisce persone di più gruppi.',
          many: '# di tavoli riuniscono persone di più gruppi.',
          other: '# tavoli riuniscono persone di più gruppi.',
        }),
    },
  },
  round: {
    generate: 'Abbina per questo giro',
    none: 'In Azioni scegli chi abbinare, poi genera gli abbinamenti del giro.',
    paired: {
      title: 'Già abbinate in questo giro',
      text: (count) =>
        `${werePaired(count)} un incontro in un abbinamento concluso di questo giro. Un secondo abbinamento porta un’altra persona.`,
      textTold: (count, day) =>
        `${werePaired(count)} un incontro in un abbinamento concluso di questo giro, annunciato da una newsletter (${day}). Un secondo abbinamento porta un’altra persona.`,
    },
  },
  generate: {
    title: 'Abbina per questo mese',
    text: (name) =>
      `Una prova per ${name}. Finché non confermi, non si salva niente e nessuno riceve avvisi.`,
    looking: 'Ricerca dell’abbinamento migliore…',
    impossible: 'Ora non è possibile nessun abbinamento',
    generate: (count) =>
      plural(count, { one: 'Genera # coppia', many: 'Genera # di coppie', other: 'Genera # coppie' }),
    generateTables: (count) =>
      plural(count, { one: 'Genera # tavolo', many: 'Genera # di tavoli', other: 'Genera # tavoli' }),
    again: (count) => `Abbina di nuovo ${people(count)}`,
    pending: 'Generazione…',
    failed: 'Non è stato possibile generare gli abbinamenti',
    done: (count, name) => `${name}: ${generated(count)}`,
    doneAndLinked: (count, name, newsletter) =>
      `${name}: ${generated(count)}, con la newsletter «${newsletter}» collegata`,
    paired: {
      title: 'Già abbinate questo mese',
      text: (count) =>
        `${werePaired(count)} un incontro in un abbinamento concluso di questo mese. Un secondo abbinamento porta un’altra persona.`,
      textTold: (count, day) =>
        `${werePaired(count)} un incontro in un abbinamento concluso di questo mese, annunciato da una newsletter (${day}). Un secondo abbinamento porta un’altra persona.`,
      tick: (count) => `Abbina di nuovo ${people(count)}, con qualcun altro`,
    },
    leftOut: 'Chi resta fuori questa volta',
    completes: 'Quello che si conclude non si può riaprire.',
    unseen: {
      title: 'Nessuno ha visto questi incontri',
      tick: 'Concludili anche se non sono mai partiti',
    },
    nextByItself: (day) => `Il prossimo giro comincia da solo il ${day}.`,
    shown: {
      'at-once': 'Ogni persona vede subito sulla sua pagina chi incontra.',
      'with-newsletter':
        'Ogni persona vede chi incontra quando parte la newsletter, o quando premi «Mostra ora gli incontri».',
    },
  },
  pairGroups: {
    title: 'Creare gli abbinamenti di tutti i gruppi?',
    confirm: (label) => `${label}?`,
    text: 'Una prova per ogni gruppo di domini con abbastanza persone. Finché non confermi, non si salva niente e nessuno riceve avvisi.',
    looking: 'Ricerca degli abbinamenti migliori…',
    create: 'Crea gli abbinamenti',
    pending: 'Creazione…',
    failed: 'Non è stato possibile creare gli abbinamenti',
    warning: 'Attenzione',
    first: (shown) => `Ecco i primi ${digits(shown)}. Ogni abbinamento elenca chi resta fuori.`,
    skipped: (groups) =>
      plural(groups, { one: '# gruppo saltato', many: '# di gruppi saltati', other: '# gruppi saltati' }),
  },
  current: {
    title: 'Abbinamenti in corso',
    none: 'Nessun abbinamento in corso',
    noneText: 'In Azioni scegli chi abbinare, poi genera gli abbinamenti del mese.',
    hidden: 'Non ancora visibile',
    complete: 'Concludi',
    completeThis: (name) => `Concludi l’abbinamento ${name}`,
    view: 'Vedi gli incontri',
    leftOut: 'Chi resta fuori, e perché',
    removeThis: (name) => `Eliminare «${name}»?`,
    removeSeen: (count) =>
      `${itsMatches(count, { one: 'sparisce dalla pagina di ognuno', other: 'spariscono dalla pagina di ognuno' })}. Poi puoi generare un nuovo abbinamento. Non si può annullare.`,
    removeHidden: (count) =>
      `${itsMatches(count, { one: 'viene eliminato prima che qualcuno lo veda', other: 'vengono eliminati prima che qualcuno li veda' })}. Poi puoi generare un nuovo abbinamento. Non si può annullare.`,
    removeConfirm: 'Elimina l’abbinamento',
    removeFailed: 'Non è stato possibile eliminare l’abbinamento',
  },
  complete: {
    title: (name) => `Concludere «${name}»?`,
    effect: () => 'Chiude il giro. I caffè prenotati restano. Non si può riaprire.',
    effectHidden: () =>
      'Chiude il giro. Non si può riaprire. Ogni persona vede chi incontra quando parte la newsletter.',
    confirm: 'Concludi l’abbinamento',
    pending: 'Conclusione…',
    failed: 'Non è stato possibile concludere gli abbinamenti',
  },
  show: {
    action: 'Mostra ora gli incontri',
    actionOf: (name) => `Mostra ora gli incontri di ${name}`,
    title: (name) => `Mostrare ora gli incontri di «${name}»?`,
    effect: (count) =>
      `${plural(count, { one: '# persona vede', many: '# di persone vedono', other: '# persone vedono' })} subito sulla propria pagina chi incontra. Non parte nessuna e-mail. Non si può annullare.`,
    confirm: 'Mostra gli incontri',
    pending: 'In corso…',
    failed: 'Non è stato possibile mostrare gli incontri',
  },
  completed: {
    title: 'Abbinamenti conclusi',
    none: 'Nessun abbinamento concluso',
    noneText: 'Quando un abbinamento si conclude, il suo file compare qui, da vedere e scaricare.',
    search: 'Cerca tra gli abbinamenti conclusi',
    searchHint: 'Mese, gruppo o nome del file',
    found: (count) =>
      plural(count, { one: '# file trovato', many: '# di file trovati', other: '# file trovati' }),
    view: 'Vedi',
    viewThis: (name) => `Vedi ${name}`,
    download: 'Scarica',
    sureToRemove: (name) => `Vuoi davvero eliminare il file di abbinamento «${name}»? Non si può annullare.`,
    removeFailed: 'Non è stato possibile eliminare il file dell’abbinamento concluso',
  },
  list: {
    summary: (rounds, all) =>
      `${plural(rounds, { one: '# abbinamento', many: '# di abbinamenti', other: '# abbinamenti' })}, ${matches(all)}`,
    pairing: 'Abbinamento',
    choice: (name, count) => `${name} (${matches(count)})`,
    noneText: 'Abbina per questo mese per vederli qui.',
    search: 'Cerca per nome o e-mail',
    found: (count) =>
      plural(count, {
        one: '# incontro trovato',
        many: '# di incontri trovati',
        other: '# incontri trovati',
      }),
    nobody: (search) => `Nessun risultato per «${search}».`,
    empty: 'Questo abbinamento non ha incontri.',
    label: (name) => `Incontri di ${name}`,
    rescued: 'aggiunto dopo',
    statuses: {
      active: 'in corso',
      completed: 'concluso',
      called_off: 'saltato',
      met: 'si sono visti',
      missed: 'non si sono visti',
      no_answer: 'nessuna risposta',
    },
    host: 'Ospita',
    booked: 'prenotato',
    answers: {
      pending: 'nessuna risposta',
      confirmed: 'dice che si sono visti',
      not_confirmed: 'dice che è saltato',
    },
    overruled: {
      preference: 'Contro una preferenza',
      'met-lately': 'Visti da poco',
      hours: 'Nessun orario in comune',
    },
  },
  left: {
    title: 'Chi resta fuori, e perché',
    nobody: 'Nessuno resta fuori.',
    search: 'Cerca tra chi resta fuori',
    label: 'Chi resta fuori, e perché',
    bring: 'Fai incontrare',
    bringThis: (name) => `Fai incontrare: ${name}`,
  },
  stranded: {
    nobody: 'Oggi nessun nuovo incontro',
    looking: 'Ricerca…',
    lookFailed: 'Non è stato possibile cercare nuovi incontri',
    make: (count) =>
      plural(count, {
        one: 'Formare # altra coppia?',
        many: 'Formare altre # di coppie?',
        other: 'Formare altre # coppie?',
      }),
    waiting: (waiting, leftOut) =>
      `${plural(waiting, { one: '# persona aspetta', many: '# di persone aspettano', other: '# persone aspettano' })} qualcun altro, e ${plural(leftOut, { one: '# era rimasta fuori', many: '# erano rimaste fuori', other: '# erano rimaste fuori' })}.`,
    none: 'Oggi nessun nuovo incontro è possibile. Cup of Joe riprova ogni giorno.',
    effect:
      'Le persone di ogni coppia ricevono subito un’e-mail, e i loro vecchi incontri saltano. Non si può annullare.',
    confirm: 'Abbina e scrivi loro',
    pending: 'Abbinamento…',
    failed: 'Non è stato possibile creare nuovi incontri',
    atTables: {
      make: 'Cercare un tavolo per chi aspetta?',
      none: 'Oggi nessun tavolo è possibile. Cup of Joe riprova ogni giorno.',
      more: (tables) =>
        plural(tables, { one: '# nuovo tavolo.', many: '# di nuovi tavoli.', other: '# nuovi tavoli.' }),
      effect:
        'Tutte le persone di questi tavoli ricevono subito un’e-mail, e i vecchi incontri di chi riceve un posto saltano. Non si può annullare.',
      confirm: 'Dai un posto e scrivi loro',
    },
  },
  sync: {
    pending: 'Sincronizzazione…',
    title: 'Sincronizzazione del personale',
    summary: (updated, created, unchanged) =>
      `Aggiornati: ${digits(updated)}, creati: ${digits(created)}, invariati: ${digits(unchanged)}.`,
    skipped: (lines) =>
      plural(lines, { one: '# riga saltata', many: '# di righe saltate', other: '# righe saltate' }),
    caption: 'Righe saltate del file del personale',
    line: 'Riga',
    wrong: 'Che cosa non va',
  },
}
