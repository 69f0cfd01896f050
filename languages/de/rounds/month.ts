import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

export const thisMonth: Words['rounds']['thisMonth'] = {
  restored: {
    title: (at, made) => `Am ${at} aus der Sicherung vom ${made} wiederhergestellt`,
    text: 'Was dazwischen geschah, fehlt hier.',
    held: {
      mails: 'E-Mails, die dazwischen fällig waren, sind angehalten: Vielleicht sind sie schon verschickt',
      round: 'Dazwischen wurde vielleicht eine Runde ausgelost',
      administrators: 'Andere Zugänge zur Verwaltung sind abgeschaltet',
      second_factors: 'Passkeys, Apps und Notfallcodes anderer in der Verwaltung sind abgeschaltet',
      managers: 'Gruppenverwaltungen sind abgeschaltet',
      api_keys: 'API-Schlüssel sind abgeschaltet',
      directory_tokens: 'Der Abgleich mit dem Verzeichnis ist seit der Wiederherstellung aus',
      webhooks: 'Webhooks und Kanäle sind abgeschaltet',
    },
    send: 'Verschicken',
    noRound: 'Es gab keine Runde',
    turnOn: 'Wieder einschalten',
    leave: 'So lassen',
    done: 'Deine Entscheidung ist gespeichert.',
    failed: 'Deine Entscheidung konnte nicht gespeichert werden.',
  },
  title: 'Dieser Monat',
  scope: (month, group) => `${month}, ${group}`,
  failed: 'Dieser Monat konnte nicht geladen werden.',
  steps: {
    people: 'Personen',
    pairing: 'Auslosung',
    newsletter: 'Newsletter',
    sending: 'Versand',
    meetings: 'Kaffee',
    completed: 'Abschluss',
  },
  states: {
    todo: 'später',
    due: 'als Nächstes',
    running: 'läuft',
    done: 'fertig',
    problem: 'braucht dich',
  },
  details: {
    todo: 'Beginnt, sobald die Tassen davor voll sind.',
    due: 'Das kommt als Nächstes.',
    running: 'Es läuft.',
    done: 'Fertig.',
    problem: 'Hier braucht es dich.',
  },
  afterStep: (state) => `: ${state}`,
  stepAndState: (step, state) => `${step}: ${state}`,
  allDone: 'Alle Schritte des Monats sind erledigt.',
  round: {
    title: 'Diese Runde',
    allDone: 'Alle Schritte der Runde sind erledigt.',
  },
  mails: 'E-Mails',
  behind: {
    mails: 'E-Mails ansehen',
    people: 'Personen ansehen',
    pairs: 'Paare ansehen',
    answers: 'Antworten ansehen',
    open: (newsletter) => `„${newsletter}“ öffnen`,
  },
  /** People whom the directory brought back under new ids. */
  returns: {
    question: (people) =>
      plural(people, {
        one: '# Person ist mit neuer Kennung zurück. Dieselbe oder eine neue?',
        other: '# Personen sind mit neuen Kennungen zurück. Dieselben oder neue?',
      }),
    text: (day) =>
      `Seit ${day} hat das Verzeichnis der Firma sie entfernt und unter denselben Adressen Personen angelegt. Das kommt vor, wenn das Verzeichnis wechselt oder eine Adresse neu vergeben wird. Bis zu deiner Antwort sind diese Konten in keiner Runde und bekommen keine E-Mail.`,
    same: {
      action: 'Dieselben',
      title: (people) =>
        plural(people, { one: 'Ist # Person dieselbe?', other: 'Sind # Personen dieselben?' }),
      effect: (people) =>
        `${plural(people, { one: '# Konto geht weiter wie zuvor', other: '# Konten gehen weiter wie zuvor' })}, mit Verlauf, Ausschlüssen und Ausstieg. Die neueren Konten werden gelöscht; ein dort angelegtes Profil ersetzt das frühere.`,
    },
    other: {
      action: 'Neue',
      title: (people) => plural(people, { one: 'Ist # Person neu?', other: 'Sind # Personen neu?' }),
      effect: (people) =>
        `${plural(people, { one: '# früheres Konto wird endgültig gelöscht', other: '# frühere Konten werden endgültig gelöscht' })}: Profil, Ausschlüsse, Ausstieg und E-Mails. Im Verlauf der anderen steht dort jemand, der nicht mehr in der Firma ist. Die neuen Personen beginnen von vorn. Das lässt sich nicht rückgängig machen.`,
    },
    number: (people) => `Gib zur Bestätigung ${people} ein`,
    otherNumber: 'Gib die Zahl der Personen ein',
    pending: 'Wird gespeichert ...',
    failed: 'Die Antwort konnte nicht gespeichert werden',
  },
  create: {
    pending: 'Wird angelegt ...',
    linked: (title, pairings) => `„${title}“ ist ein Entwurf, verknüpft mit ${pairings.join(', ')}.`,
    draft: (title) => `„${title}“ ist ein Entwurf mit Texten für den Anfang.`,
    failed: 'Der Newsletter konnte nicht angelegt werden',
  },
  resume: {
    pending: 'Geht weiter ...',
    done: 'Der Versand geht weiter.',
    failed: 'Der Versand konnte nicht fortgesetzt werden',
  },
  sending: 'Wird verschickt ...',
}

export const wholeMonth: Words['rounds']['wholeMonth'] = {
  title: 'Den ganzen Monat durchspielen',
  made: 'Ergebnis zeigen',
  run: 'Durchspielen',
  goOn: 'Weiter',
  pending: 'Läuft ...',
  text: (scope = 'allen') =>
    `Was die Verwaltung einmal im Monat tut, hier mit ${scope}: alle zusammenbringen, die bereit sind, den Newsletter schreiben, freigeben und verschicken. Jede E-Mail landet im Postausgang, keine verlässt diesen Rechner.`,
  round: {
    title: 'Die ganze Runde durchspielen',
    made: 'Ergebnis zeigen',
    text: (scope = 'allen') =>
      `Was die Verwaltung einmal je Runde tut, hier mit ${scope}: alle zusammenbringen, die bereit sind, den Newsletter schreiben, freigeben und verschicken. Jede E-Mail landet im Postausgang, keine verlässt diesen Rechner.`,
  },
  noChange: 'Dieser Schritt hat nichts geändert.',
  failed: 'Dieser Schritt ist fehlgeschlagen.',
  sent: 'Alle E-Mails liegen im Postausgang.',
  result: {
    failed: 'Die Runden konnten nicht geladen werden.',
    somebody: 'eine Person',
    proof: 'Der Nachweis',
    proofFailed: 'Der Nachweis konnte nicht geladen werden.',
    mailTo: (name) => `Die E-Mail an ${name}`,
    mail: (name) => `E-Mail an ${name}`,
    mailFailed: 'Die E-Mail konnte nicht geladen werden.',
    outbox: 'Postausgang öffnen',
    pageOf: (name) => `Die Seite von ${name}`,
    pageFailed: 'Die Seite konnte nicht geladen werden.',
    be: (name, path, email) => [
      `Um dich als ${name ?? 'diese Person'} anzumelden, öffne `,
      path,
      ' in einem privaten Fenster und gib ',
      email,
      ' ein.',
    ],
  },
}

export const cycle: Words['rounds']['cycle'] = {
  title: 'Automatischer Ablauf',
  next: (moment) => `Nächster Lauf: ${moment}`,
  off: 'Aus: Jeder Monat läuft von Hand. Einschalten kannst du ihn unter Werkzeuge, Programm.',
  look: 'Aktualisieren',
  looking: 'Wird aktualisiert ...',
  failed: 'Die Läufe konnten nicht geladen werden.',
  none: 'Noch keine Läufe.',
  attention: 'Braucht dich',
  running: 'Läuft',
  steps: (run) => `Schritte des Laufs: ${run}`,
  columns: { step: 'Schritt', state: 'Stand', when: 'Wann', tries: 'Versuche', result: 'Ergebnis' },
  states: {
    waiting: 'Wartet',
    committing: 'Wird verschickt',
    done: 'Fertig',
    skipped: 'Ausgelassen',
    failed: 'Fehlgeschlagen',
    unknown: 'Unklar',
    again: 'Neuer Versuch',
  },
  nextTry: (moment) => `Nächster Versuch: ${moment}`,
  isNext: 'Als Nächstes',
  afterOthers: 'Nach den anderen',
  now: 'Jetzt',
  inAll: (steps) => plural(steps, { one: '# Schritt', other: '# Schritte' }),
  finished: (done, steps) =>
    `${digits(done)} von ${plural(steps, { one: '# Schritt', other: '# Schritten' })} fertig`,
  someFailed: (run, steps) =>
    `${run}, ${plural(steps, { one: '# Schritt', other: '# Schritte' })} fehlgeschlagen`,
}

export const feedback: Words['rounds']['feedback'] = {
  title: 'Rückmeldungen',
  month: 'Monat',
  people: 'Personen',
  failed: 'Die Rückmeldungen konnten nicht geladen werden.',
  tooFew: {
    title: 'Gezeigt ab fünf',
    group:
      'Von dieser Gruppe gibt es noch keine fünf Antworten, die sich zusammen zeigen lassen. Die ersten fünf eines Monats zählen vielleicht nur für die ganze Firma.',
    company: 'Es gibt noch keine fünf Antworten, die sich zusammen zeigen lassen.',
  },
  given: (mean, small, answers) => [mean, ' ', small(`von 5 Bohnen, aus ${digits(answers)} Antworten`)],
  lines: 'Was geschrieben wurde',
}

export const counters: Words['rounds']['counters'] = {
  title: 'Teilnahme',
  failed: 'Die Zahlen konnten nicht geladen werden.',
  total: 'Insgesamt',
  active: 'Dabei',
  paused: 'Pause',
  optedOut: 'Ausgestiegen',
}
