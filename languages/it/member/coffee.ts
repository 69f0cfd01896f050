import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('it')

export const meetings: Words['member']['meetings'] = {
  range: (from, to) => `${from}–\u2060${to}`,
  slot: (day, range) => `${day}, ${range}`,
  slotAlone: (slot) => `${slot}.`,
  at: (day, time) => `${day}, ${time}`,
  where: (place) => ['Dove: ', place],
  timesAreOf: (city) => `Ora di ${city}.`,
  timesAreOfAnd: (city, elsewhere) => `Ora di ${city}; ${elsewhere}.`,
  timesAreOfProfile: (city) => `Ora di ${city}, dal tuo profilo.`,
  elsewhere: (at, name) => `${at} per ${name}`,
  yours: 'per te',
  theirs: (at, name) => `${at} per ${name}`,
  suit: (isOfMore) => `Orari che vanno bene a ${isOfMore ? 'tutto il gruppo' : 'voi due'}`,
  otherTimes: 'Altri orari',
  suggestedTimes: 'Torna agli orari proposti',
  noTime: (reason) => `${reason}. Scrivetevi per trovare un orario.`,
  noOtherTime: 'Nelle prossime quattro settimane nessun altro orario va bene per il vostro incontro.',
  otherTimesFailed: 'Non è stato possibile caricare gli altri orari.',
  day: 'Giorno',
  time: 'Orario',
  meetOn: (isOfMore, slot) => `Il vostro caffè in ${isOfMore ? 'gruppo' : 'due'}: ${slot}.`,
  planned: (slot) => `Il vostro caffè era previsto per ${slot}.`,
  wasCancelled: (slot) => `Il caffè di ${slot} è stato annullato.`,
  suits: (isOfMore) =>
    `L’orario va bene per ${isOfMore ? 'tutti i vostri' : 'i vostri due'} calendari. Puoi spostarlo o annullarlo.`,
  chose: (name) => `L’orario l’ha scelto ${name}.`,
  youChose: 'L’orario l’hai scelto tu.',
  accepted: (name) => `${name} ha accettato.`,
  mayCome: (name) => `Forse ${name} viene.`,
  suggests: (name) => `Questo mese l’orario lo propone ${name}.`,
  youSuggest: 'Questo mese l’orario lo proponi tu.',
  schedule: 'Fissa il caffè',
  again: 'Un altro caffè',
  move: 'Sposta',
  book: {
    moveTitle: 'Sposta il caffè',
    text: (minutes, names, isOfMore) =>
      `${minutes} minuti con ${names}. Scegli un orario: l’invito arriva via e-mail a ${isOfMore ? 'tutto il gruppo' : 'voi due'}.`,
    book: 'Prenota questo orario',
    move: 'Sposta a questo orario',
    booked: (isOfMore) =>
      `Prenotato. L’invito arriva via e-mail a ${isOfMore ? 'tutto il gruppo' : 'voi due'}.`,
    moved: (isOfMore) =>
      `Spostato. L’invito arriva via e-mail a ${isOfMore ? 'tutto il gruppo' : 'voi due'}.`,
    failed: 'Non è stato possibile prenotare l’orario',
    timesFailed: 'Non è stato possibile caricare gli orari.',
    byHand: 'Preferisci mandarlo dal tuo calendario?',
    download: 'Scarica l’invito (.ics)',
    entry: {
      title: (names) => `Caffè: ${names}`,
      text: (starter) => `Il vostro caffè del mese.\nPer cominciare: ${starter}`,
    },
  },
  cancel: {
    action: 'Annulla',
    title: 'Annullare questo caffè?',
    effect: (isOfMore) =>
      `Lo diciamo via e-mail a ${isOfMore ? 'tutto il gruppo' : 'voi due'}, e il caffè sparisce dai vostri calendari. Puoi prenotare un altro orario.`,
    confirm: 'Annullalo',
    keep: 'Tienilo',
    done: (isOfMore) => `Annullato. Lo diciamo via e-mail a ${isOfMore ? 'tutto il gruppo' : 'voi due'}.`,
    failed: 'Non è stato possibile annullare il caffè',
  },
}

export const matches: Words['member']['matches'] = {
  description: {
    one: 'Una persona al mese. Ecco la tua.',
    more: 'Più persone questa volta. Eccole.',
    none: 'Una persona al mese, e tutte quelle che hai incontrato.',
  },
  current: 'Incontro in corso',
  currentFailed: 'Non è stato possibile caricare il tuo incontro in corso.',
  active: 'In corso',
  away: 'Non può venire',
  history: 'Incontri passati',
  historyFailed: 'Non è stato possibile caricare i tuoi incontri passati.',
  noHistory: 'Ancora nessun incontro passato',
  noHistoryText: 'Qui compariranno i tuoi caffè conclusi.',
  search: 'Cerca tra gli incontri passati',
  completed: 'Concluso',
  calledOff: 'Saltato',
  notSaid: 'Ancora nessuna risposta',
  answers: { confirmed: 'Ci siamo visti', not_confirmed: 'Questo mese no', pending: 'In attesa' },
  earlierAnswers: { confirmed: 'Ci siamo visti', not_confirmed: 'Non ci siamo visti' },
  didYouMeet: (names) => ['Hai incontrato ', names, '?'],
  change: 'Cambia la mia risposta',
  keep: 'Lasciala così',
  answered: 'La tua risposta è salvata.',
  notAnswered: 'Non è stato possibile salvare la tua risposta',
  takenBack: { title: 'Annullato', text: 'La tua risposta è di nuovo aperta.' },
  undo: 'Annulla',
  complete: {
    action: 'Segna come concluso',
    title: 'Segnare come concluso?',
    effect: (isOfMore) =>
      `Così dici che ${isOfMore ? 'in gruppo' : 'voi due'} vi siete visti, e chiudi l’incontro per te.`,
    done: 'Il caffè è segnato come concluso.',
    failed: 'Non è stato possibile concludere l’incontro',
  },
  sayYouMet: (names) =>
    names.map((name) => `${name || 'L’altra persona'} dice che vi siete visti`).join('. '),
  lines: {
    notAnswered: (name) => `${name} non ha ancora risposto.`,
    mayAnswer: (name) => `${name} può ancora dire com’è andata.`,
    metToo: (name) => `Lo dice anche ${name}. Salute.`,
    missedToo: (name) => `Anche per ${name} è saltato. Succede.`,
    bothMet: 'Le due risposte dicono che vi siete visti. Salute.',
    bothMissed: 'Questa volta è saltato. Succede.',
    onlyYouMet: (name) =>
      `Tu ricordi il caffè; ${name} dice che è saltato. Succede: un breve messaggio chiarisce tutto.`,
    onlyTheyMet: (name) => `${name} ricorda il caffè con te. Succede: un breve messaggio chiarisce tutto.`,
  },
  met: (people, departments) =>
    `Hai incontrato ${plural(people, { one: '# persona', many: '# di persone', other: '# persone' })} di ${plural(departments, { one: '# reparto', many: '# di reparti', other: '# reparti' })}`,
  noDepartment: 'Nessun reparto',
  formerColleagues: 'Ex colleghi',
  youHost: 'A questo tavolo ospiti tu.',
  host: 'Ospita',
  why: (isOfMore) => (isOfMore ? 'Perché questo gruppo' : 'Perché voi due'),
  toBegin: 'Per cominciare',
  reveal: { month: (month) => `Il tuo caffè di ${month}`, with: 'è con…' },
  changed: {
    title: 'Il tuo incontro è cambiato',
    now: (names) => `Ora incontri ${names}.`,
    none: 'Questo mese non hai più un incontro.',
    seen: 'Ho capito',
    failed: 'Non è stato possibile salvare',
  },
  none: {
    title: 'Nessun incontro in corso',
    next: 'Il prossimo giro del mese te ne porta uno.',
  },
  stranded: {
    text: 'Non serve aspettare il mese prossimo.',
    ask: 'Trovatemi un’altra persona',
    failed: 'Non è stato possibile chiedere un’altra persona',
  },
}

export const feedback: Words['member']['feedback'] = {
  question: 'Com’è andata?',
  change: 'Cambia',
  beans: (count) => plural(count, { one: '# chicco', many: '# di chicchi', other: '# chicchi' }),
  choose: 'Scegli da uno a cinque chicchi',
  line: 'In una riga',
  hint: 'Chi cura il programma la legge senza il tuo nome, insieme alle righe di almeno altre quattro persone. L’altra persona non la vede.',
  quote: 'La mia riga può essere citata in un rapporto, senza il mio nome',
  give: (count) => plural(count, { one: 'Dai # chicco', many: 'Dai # di chicchi', other: 'Dai # chicchi' }),
  giveSome: 'Dai chicchi',
  notNow: 'Non ora',
  given: 'Grazie. Viene mostrato senza il tuo nome.',
  failed: 'Non è stato possibile salvare la tua opinione',
}
