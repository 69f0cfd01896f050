import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'
import { ofDay, onDay } from '../counted/days'

const { digits, plural } = formatsOf('it')
const steps = (count: number) =>
  plural(count, { one: '# passaggio', many: '# di passaggi', other: '# passaggi' })

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Ripristinato ${onDay(at)} dal backup ${ofDay(made)}`,
    text: 'Quello che è successo nel frattempo qui manca.',
    held: {
      mails: 'Le e-mail previste nel frattempo sono trattenute: forse sono già partite',
      round: 'Nel frattempo può essere stato fatto un giro',
      administrators: 'Gli altri account di amministrazione sono disattivati',
      second_factors:
        'Passkey, app e codici di recupero degli altri account di amministrazione sono disattivati',
      managers: 'Gli accessi dei responsabili di gruppo sono disattivati',
      api_keys: 'Le chiavi API sono disattivate',
      directory_tokens: 'La sincronizzazione della directory è disattivata dal ripristino',
      webhooks: 'Webhook e canali sono disattivati',
    },
    send: 'Invia',
    noRound: 'Nessun giro fatto',
    turnOn: 'Riattiva',
    leave: 'Lascia così',
    done: 'La tua decisione è salvata.',
    failed: 'Non è stato possibile salvare la tua decisione.',
  },
  title: 'Questo mese',
  scope: (month, group) => `${month}, ${group}`,
  failed: 'Non è stato possibile caricare questo mese.',
  steps: {
    people: 'Persone',
    pairing: 'Abbinamento',
    newsletter: 'Newsletter',
    sending: 'Invio',
    meetings: 'Caffè',
    completed: 'Fine',
  },
  states: {
    todo: 'più tardi',
    due: 'il prossimo',
    running: 'in corso',
    done: 'fatto',
    problem: 'serve attenzione',
  },
  details: {
    todo: 'Tocca a questa tazza quando le precedenti sono piene.',
    due: 'È il prossimo passaggio.',
    running: 'È in corso.',
    done: 'Fatto.',
    problem: 'Serve attenzione.',
  },
  afterStep: (state) => `: ${state}`,
  stepAndState: (step, state) => `${step}: ${state}`,
  allDone: 'Tutti i passaggi del mese sono fatti.',
  round: {
    title: 'Questo giro',
    allDone: 'Tutti i passaggi del giro sono fatti.',
  },
  mails: 'E-mail',
  behind: {
    mails: 'Vedi le e-mail',
    people: 'Vedi le persone',
    pairs: 'Vedi le coppie',
    answers: 'Vedi le risposte',
    open: (newsletter) => `Apri «${newsletter}»`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) =>
      `${plural(people, { one: '# persona è tornata con un nuovo identificativo.', many: '# persone sono tornate con nuovi identificativi.', other: '# persone sono tornate con nuovi identificativi.' })} Le stesse o altre?`,
    text: (day) =>
      `Dal giorno ${day} la directory dell’azienda ha tolto queste persone e ne ha aggiunte altre agli stessi indirizzi. Succede quando cambia la directory, o quando un indirizzo passa a qualcun altro. Finché non rispondi, questi account non sono in nessun giro e non ricevono e-mail.`,
    same: {
      action: 'Le stesse',
      title: (people) =>
        plural(people, {
          one: '# persona: è la stessa?',
          many: '# di persone: sono le stesse?',
          other: '# persone: sono le stesse?',
        }),
      effect: (people) =>
        `${plural(people, { one: '# account continua come prima, con', many: '# di account continuano come prima, con', other: '# account continuano come prima, con' })} incontri passati, blocchi e scelta di non partecipare. Gli account più recenti vengono cancellati; un profilo compilato lì sostituisce quello di prima.`,
    },
    other: {
      action: 'Altre',
      title: (people) =>
        plural(people, {
          one: '# persona: è nuova?',
          many: '# di persone: sono nuove?',
          other: '# persone: sono nuove?',
        }),
      effect: (people) =>
        `${plural(people, { one: '# account precedente viene cancellato per sempre', many: '# di account precedenti vengono cancellati per sempre', other: '# account precedenti vengono cancellati per sempre' })}: profilo, blocchi, scelta di non partecipare ed e-mail. Tra gli incontri passati gli altri vedono «Ex collega». Le nuove persone cominciano da zero. Non si può annullare.`,
    },
    number: (people) => `Scrivi ${people} per confermare`,
    otherNumber: 'Scrivi il numero di persone',
    pending: 'Salvataggio…',
    failed: 'Non è stato possibile salvare la tua risposta',
  },
  create: {
    pending: 'Creazione…',
    linked: (title, pairings) => `«${title}» è una bozza, collegata a ${pairings.join(', ')}.`,
    draft: (title) => `«${title}» è una bozza con testi di partenza.`,
    failed: 'Non è stato possibile creare la bozza della newsletter',
  },
  resume: {
    pending: 'Ripresa…',
    done: 'L’invio è ripreso.',
    failed: 'Non è stato possibile riprendere l’invio',
  },
  sending: 'Invio in corso…',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: 'Fai tutto il mese',
  made: 'Mostra il risultato',
  run: 'Avvia',
  goOn: 'Continua',
  pending: 'In corso…',
  text: (scope = 'tutte le persone') =>
    `Quello che l’amministrazione fa una volta al mese, con ${scope}: abbina chi è pronto, scrive la newsletter, la approva, la invia. Tutte le e-mail vanno nella posta in uscita; nessuna lascia questo computer.`,
  round: {
    title: 'Fai tutto il giro',
    made: 'Mostra il risultato',
    text: (scope = 'tutte le persone') =>
      `Quello che l’amministrazione fa una volta a ogni giro, con ${scope}: abbina chi è pronto, scrive la newsletter, la approva, la invia. Tutte le e-mail vanno nella posta in uscita; nessuna lascia questo computer.`,
  },
  noChange: 'Questo passaggio non ha cambiato niente.',
  failed: 'Questo passaggio non è riuscito.',
  sent: 'Tutte le e-mail sono nella posta in uscita.',
  result: {
    failed: 'Non è stato possibile caricare gli abbinamenti.',
    somebody: 'una persona',
    proof: 'La dimostrazione',
    proofFailed: 'Non è stato possibile caricare la dimostrazione.',
    mailTo: (name) => `L’e-mail a ${name}`,
    mail: (name) => `E-mail a ${name}`,
    mailFailed: 'Non è stato possibile caricare l’e-mail.',
    outbox: 'Apri la posta in uscita',
    pageOf: (name) => `La pagina di ${name}`,
    pageFailed: 'Non è stato possibile caricare la pagina.',
    be: (name, path, email) => [
      `Per vederla come ${name ?? 'questa persona'}, apri `,
      path,
      ' in una finestra privata e inserisci ',
      email,
      '.',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: 'Ciclo automatico',
  next: (moment) => `Prossimo avvio: ${moment}`,
  off: 'Disattivato: ogni mese si fa a mano. Puoi attivarlo in Strumenti, Programma.',
  look: 'Aggiorna',
  looking: 'Aggiornamento…',
  failed: 'Non è stato possibile caricare gli avvii.',
  none: 'Non è ancora partito.',
  attention: 'Serve attenzione',
  running: 'In corso',
  steps: (run) => `Passaggi dell’avvio di ${run}`,
  columns: { step: 'Passaggio', state: 'Stato', when: 'Quando', tries: 'Tentativi', result: 'Risultato' },
  states: {
    waiting: 'In attesa',
    committing: 'In invio',
    done: 'Fatto',
    skipped: 'Saltato',
    failed: 'Non riuscito',
    unknown: 'Sconosciuto',
    again: 'Nuovo tentativo',
  },
  nextTry: (moment) => `Prossimo tentativo: ${moment}`,
  isNext: 'Il prossimo',
  afterOthers: 'Dopo gli altri',
  now: 'Ora',
  inAll: steps,
  finished: (done, all) => `${digits(done)} di ${steps(all)} completati`,
  someFailed: (run, count) =>
    `${run}, ${plural(count, { one: '# passaggio non riuscito', many: '# di passaggi non riusciti', other: '# passaggi non riusciti' })}`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'Opinioni',
  month: 'Mese',
  people: 'Persone',
  failed: 'Non è stato possibile caricare le opinioni.',
  tooFew: {
    title: 'Si mostrano da cinque in su',
    group:
      'Questo gruppo non ha ancora cinque risposte da mostrare insieme. Le prime cinque di un mese possono valere solo per tutta l’azienda.',
    company: 'Non ci sono ancora cinque risposte da mostrare insieme.',
  },
  given: (mean, small, answers) => [
    mean,
    ' ',
    small(
      plural(answers, {
        one: 'su 5 chicchi, da # persona',
        many: 'su 5 chicchi, da # di persone',
        other: 'su 5 chicchi, da # persone',
      }),
    ),
  ],
  lines: 'Che cosa hanno scritto',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Partecipazione',
  failed: 'Non è stato possibile caricare i contatori.',
  total: 'Utenti in totale',
  active: 'Partecipano',
  paused: 'In pausa',
  optedOut: 'Non partecipano',
}
