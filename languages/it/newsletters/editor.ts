import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('it')

const entry = (label: string, item: string, words: { removed: string; add: string }) => ({
  label,
  item: (mark: string) => `${item} ${mark}`,
  up: (mark: string) => `Sposta ${item.toLowerCase()} ${mark} in su`,
  down: (mark: string) => `Sposta ${item.toLowerCase()} ${mark} in giù`,
  remove: (mark: string) => `Togli ${item.toLowerCase()} ${mark}`,
  removed: (mark: string) => `${item} ${mark}: ${words.removed}`,
  isNow: (place: number, of: number) => `${item} in posizione ${place} di ${of}`,
  add: words.add,
})

const savedWithIssues = (count: number) =>
  plural(count, {
    one: 'Newsletter salvata con # problema di verifica.',
    many: 'Newsletter salvata con # di problemi di verifica.',
    other: 'Newsletter salvata con # problemi di verifica.',
  })
const haveMatch = (count: number) =>
  plural(count, {
    one: '# persona ha un incontro',
    many: '# di persone hanno un incontro',
    other: '# persone hanno un incontro',
  })

export const editor: Words['newsletters']['editor'] = {
  form: 'Newsletter',
  unsaved: 'Modifiche non salvate',
  edit: 'Modifica',
  cancel: 'Annulla la modifica',
  saveFirst: { title: 'Salva prima le modifiche', text: 'Si inviano solo le modifiche salvate.' },
  gone: {
    title: 'Questa newsletter non c’è più',
    text: 'È stata inviata o eliminata. Quelle inviate sono nei registri degli invii.',
  },
  discard: {
    title: 'Scartare le modifiche?',
    effect: (title) => `Si perde tutto ciò che hai cambiato in «${title}» dall’ultimo salvataggio.`,
    confirm: 'Scarta le modifiche',
    keep: 'Continua a modificare',
  },
  conflict: {
    title: 'Nel frattempo un’altra persona ha salvato questa newsletter.',
    withChanges:
      'Le tue modifiche sono ancora qui, ma non salvate. Carica l’altra versione e perdi la tua, o continua a modificare: quando salvi, la tua sostituisce l’altra.',
    withoutChanges: 'Carica l’altra versione e continua da lì.',
    load: 'Carica la versione più recente',
    keep: 'Continua con la mia',
  },
  save: {
    action: 'Salva le modifiche',
    pending: 'Salvataggio…',
    saved: 'Newsletter salvata',
    failed: 'Non è stato possibile salvare la newsletter',
    plain: 'Newsletter salvata.',
    approved: 'Newsletter salvata e approvata.',
    back: 'Newsletter salvata. È di nuovo una bozza: approvala ancora.',
    issues: (count) => `${savedWithIssues(count)} Ora è una bozza.`,
    issuesAndBack: (count) => `${savedWithIssues(count)} È di nuovo una bozza: approvala ancora.`,
    ready: (matched) => `Newsletter salvata e verificata: ${haveMatch(matched)}, pronta per l’invio.`,
    readyAndBack: (matched) =>
      `Newsletter salvata e verificata: ${haveMatch(matched)}. È di nuovo una bozza: approvala ancora.`,
  },
  sections: {
    subject: 'Titolo e oggetto',
    mood: 'L’atmosfera del mese',
    quote: 'Una citazione da sorseggiare',
    buzzer: 'Il rompicapo del mese',
    chats: 'Per un buon caffè',
    tips: 'Consigli',
    match: 'Il tuo incontro',
    closing: 'Anteprima dell’e-mail e saluto finale',
  },
  fields: {
    title: 'Titolo',
    description: 'Descrizione',
    subject: 'Oggetto dell’e-mail',
    newsletterImageUrl: 'URL dell’immagine in alto',
    moodDescription: 'Descrizione dell’atmosfera',
    moodImageUrl: 'URL dell’immagine dell’atmosfera',
    quoteText: 'Citazione',
    quoteAuthor: 'Di chi è la citazione',
    brainBuzzerQuestion: 'Domanda',
    brainBuzzerCorrectAnswer: 'Risposta giusta',
    coffeeChatsParagraph: 'Paragrafo iniziale',
    matchPlaceholder: 'Testo sostitutivo',
    closingMessage: 'Saluto finale',
    adminNotes: 'Note dell’amministrazione',
  },
  lists: {
    brainBuzzerChoices: entry('Scelte', 'Scelta', { removed: 'tolta', add: 'Aggiungi una scelta' }),
    coffeeChatStarters: entry('Spunti di conversazione', 'Spunto', {
      removed: 'tolto',
      add: 'Aggiungi uno spunto',
    }),
    proTips: entry('Consigli', 'Consiglio', { removed: 'tolto', add: 'Aggiungi un consiglio' }),
  },
  translations: {
    label: 'Lingue',
    add: 'Aggiungi una lingua',
    choose: 'Aggiungi una lingua…',
    addOne: (language) => `Aggiungi i testi iniziali in ${language}`,
    addAll: (languages) => `Aggiungi i testi iniziali in tutte e ${digits(languages)}`,
    added: (first) => `Testi iniziali aggiunti. Quello che hai scritto tu è ancora in ${first}.`,
    older: 'da rivedere',
    olderThan: (first) => `Nel frattempo il testo in ${first} è cambiato.`,
    stillFits: 'Va ancora bene',
    addFailed: 'Non è stato possibile iniziare la traduzione',
    remove: (language) => `Togli ${language}`,
    preview: 'Lingua dell’anteprima',
    own: 'La sua lingua',
  },
  starterExample: 'Che cosa ti ha fatto sorridere questa settimana?',
  notesHint: 'Le vede solo l’amministrazione; non si inviano mai.',
  placeholderHint: 'Per chi non ha un incontro.',
  noAnswer: 'Non ancora scelta (A, B, C o D)',
  answer: (letter, choice) => `${letter}: ${choice}`,
  image: {
    hint: 'Nelle e-mail funzionano gli URL diretti di immagini, come https://…/coffee.jpg. I link a un album no.',
    broken: 'Non è stato possibile caricare l’immagine. Controlla l’URL.',
    choose: 'Scegli dalla galleria',
    chooseFor: {
      newsletterImageUrl: 'Scegli dalla galleria: immagine in alto',
      moodImageUrl: 'Scegli dalla galleria: immagine dell’atmosfera',
    },
    frame: 'Immagine',
  },
  preview: {
    live: 'Anteprima in tempo reale',
    subject: (subject) => `Oggetto: ${subject}`,
    frame: 'La newsletter come si legge',
    forWhom: 'Anteprima per chi è',
    withMatch: 'con un incontro',
    withoutMatch: 'senza incontro',
    recipient: 'E-mail di chi la riceve, per l’anteprima',
    previous: 'Persona precedente',
    next: 'Persona successiva',
    place: (name, place, people) => `${name}: ${digits(place)} di ${digits(people)}`,
    ofDraft: 'Anteprima della bozza',
    action: 'Anteprima',
    error: 'Errore nell’anteprima',
    mailFailed: 'Non è stato possibile creare l’anteprima dell’e-mail',
  },
  test: {
    onlySaved: 'Una prova mostra la versione salvata, non le tue ultime modifiche.',
    to: 'Invia una prova a',
    action: 'Invia e-mail di prova',
    pending: 'Invio della prova…',
    sent: (email) => `E-mail di prova inviata a ${email}`,
    sentUnmatched: (email) => `E-mail di prova inviata a ${email}. Non fai parte di questo giro.`,
    failed: 'Non è stato possibile inviare l’e-mail di prova',
  },
}

const pairs = (count: number) => plural(count, { one: '# coppia', many: '# di coppie', other: '# coppie' })
const people = (count: number) =>
  plural(count, { one: '# persona', many: '# di persone', other: '# persone' })

export const linking: Words['newsletters']['linking'] = {
  label: 'Abbinamento collegato',
  hint: 'Per vedere gli abbinamenti serve l’accesso all’amministrazione.',
  none: 'Nessun abbinamento collegato',
  noneThere: 'Nessun abbinamento disponibile',
  failed: (reason) => `Non è stato possibile caricare gli abbinamenti: ${reason}`,
  notSignedIn: 'Serve l’accesso',
  ownMonth: (month) => `${month}, il mese di questa newsletter`,
  option: (group, count) => `${group} (${pairs(count)})`,
  mailedOption: (group, count, day) => `${group} (${pairs(count)}, inviata: ${day})`,
  alsoFor: 'Anche per',
  alsoForHint: (whom) => `${whom}. Ogni gruppo ha il suo invio e il suo registro.`,
  people,
  peopleMailed: (count, day) => `${people(count)}, inviata: ${day}`,
  forWhom: (groups, count) => `${groups}: ${people(count)}`,
}

const critical = {
  one: '# problema critico',
  many: '# di problemi critici',
  other: '# problemi critici',
}

export const validation: Words['newsletters']['validation'] = {
  action: 'Verifica gli incontri',
  pending: 'Verifica…',
  failed: 'Non è stato possibile verificare la newsletter',
  error: 'Errore nella verifica',
  chooseFirst: { title: 'Errore', text: 'Scegli prima un file di abbinamento' },
  result: 'Risultato della verifica',
  levels: {
    valid: 'Verifica superata',
    warning: 'Verifica con avvisi',
    error: 'Verifica non superata',
  },
  criticalCount: (count) => plural(count, critical),
  criticalSentence: (count) => `${plural(count, critical)}.`,
  missingMatches: (issues) => `Incontri mancanti: ${issues.join('; ')}.`,
  missingMatchesAndMore: (issues, more) =>
    `Incontri mancanti: ${issues.join('; ')}; e altri ${digits(more)}.`,
  what: (title, month, pairings) => `${title} (${month}) con ${pairings}`,
  pairing: (name, group) => `${name} (${group})`,
  figures: {
    people: 'Persone',
    matched: 'Con un incontro',
    unmatched: 'Senza',
    invalid: 'Incontri non validi',
    rate: 'Tasso di riuscita',
  },
  dangers: 'Probabilmente un errore',
  critical: 'Problemi critici',
  missing: 'Incontri mancanti',
  issues: (title, count) => `${title} (${digits(count)})`,
  more: (count) => `e altri ${digits(count)}`,
}
