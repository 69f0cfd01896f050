import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

const entry = (label: string, item: string) => ({
  label,
  item: (mark: string) => `${item} ${mark}`,
  up: (mark: string) => `${item} ${mark} nach oben`,
  down: (mark: string) => `${item} ${mark} nach unten`,
  remove: (mark: string) => `${item} ${mark} entfernen`,
  removed: (mark: string) => `${item} ${mark} entfernt`,
  isNow: (place: number, of: number) => `${item} ist jetzt an Stelle ${place} von ${of}`,
  add: `${item} hinzufügen`,
})
const issues = (count: number) => plural(count, { one: '# Problem', other: '# Problemen' })
const matched = (count: number) =>
  plural(count, { one: '# Person hat ein Treffen', other: '# Personen haben ein Treffen' })
const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
const critical = (count: number) => plural(count, { one: '# schwerer Fehler', other: '# schwere Fehler' })

export const editor: Words['newsletters']['editor'] = {
  form: 'Newsletter',
  unsaved: 'Nicht gespeichert',
  edit: 'Bearbeiten',
  cancel: 'Bearbeiten abbrechen',
  saveFirst: { title: 'Bitte speichere zuerst', text: 'Verschickt wird nur, was gespeichert ist.' },
  gone: {
    title: 'Diesen Newsletter gibt es nicht mehr',
    text: 'Er wurde verschickt oder gelöscht. Verschickte stehen unter Versandprotokolle.',
  },
  discard: {
    title: 'Deine Änderungen verwerfen?',
    effect: (title) => `Was du in „${title}“ seit dem letzten Speichern geändert hast, geht verloren.`,
    confirm: 'Änderungen verwerfen',
    keep: 'Weiter bearbeiten',
  },
  conflict: {
    title: 'Jemand anderes hat diesen Newsletter inzwischen gespeichert.',
    withChanges:
      'Deine Änderungen sind noch da, aber nicht gespeichert. Lade die andere Fassung und verwirf deine, oder bearbeite weiter und ersetze die andere beim Speichern.',
    withoutChanges: 'Lade die andere Fassung, um dort weiterzumachen.',
    load: 'Neuere Fassung laden',
    keep: 'Meine weiter bearbeiten',
  },
  save: {
    action: 'Änderungen speichern',
    pending: 'Wird gespeichert ...',
    saved: 'Newsletter gespeichert',
    failed: 'Der Newsletter konnte nicht gespeichert werden',
    plain: 'Der Newsletter ist gespeichert.',
    approved: 'Der Newsletter ist gespeichert und freigegeben.',
    back: 'Der Newsletter ist gespeichert und wieder ein Entwurf: Gib ihn noch einmal frei.',
    issues: (count) => `Der Newsletter ist gespeichert, mit ${issues(count)}. Er ist ein Entwurf.`,
    issuesAndBack: (count) =>
      `Der Newsletter ist gespeichert, mit ${issues(count)}. Er ist wieder ein Entwurf: Gib ihn noch einmal frei.`,
    ready: (count) =>
      `Der Newsletter ist gespeichert und geprüft: ${matched(count)}, er kann verschickt werden.`,
    readyAndBack: (count) =>
      `Der Newsletter ist gespeichert und geprüft: ${matched(count)}. Er ist wieder ein Entwurf: Gib ihn noch einmal frei.`,
  },
  sections: {
    subject: 'Titel und Betreff',
    mood: 'Stimmung des Monats',
    quote: 'Zitat zum Kaffee',
    buzzer: 'Knobelei des Monats',
    chats: 'Damit der Kaffee sich lohnt',
    tips: 'Tipps',
    match: 'Das Treffen',
    closing: 'Vorschau und Schluss',
  },
  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    subject: 'Betreff der E-Mail',
    newsletterImageUrl: 'Adresse des Titelbilds',
    moodDescription: 'Text zur Stimmung',
    moodImageUrl: 'Adresse des Bilds zur Stimmung',
    quoteText: 'Zitat',
    quoteAuthor: 'Von wem das Zitat ist',
    brainBuzzerQuestion: 'Frage',
    brainBuzzerCorrectAnswer: 'Richtige Antwort',
    coffeeChatsParagraph: 'Erster Absatz',
    matchPlaceholder: 'Ersatztext',
    closingMessage: 'Schluss',
    adminNotes: 'Notizen der Verwaltung',
  },
  lists: {
    brainBuzzerChoices: entry('Antworten', 'Antwort'),
    coffeeChatStarters: entry('Fragen zum Anfangen', 'Frage'),
    proTips: entry('Tipps', 'Tipp'),
  },
  translations: {
    label: 'Sprachen',
    add: 'Sprache hinzufügen',
    choose: 'Sprache hinzufügen …',
    addOne: (language) => `Starttexte auf ${language} ergänzen`,
    addAll: (languages) => `Starttexte in allen ${digits(languages)} ergänzen`,
    added: (first) => `Starttexte ergänzt. Was du selbst geschrieben hast, steht dort noch auf ${first}.`,
    older: 'älter',
    olderThan: (first) => `Der Text auf ${first} hat sich seither geändert.`,
    stillFits: 'Passt noch',
    addFailed: 'Die Übersetzung konnte nicht angelegt werden',
    remove: (language) => `${language} entfernen`,
    preview: 'Sprache der Vorschau',
    own: 'Eigene Sprache',
  },
  starterExample: 'Worüber hast du diese Woche gelächelt?',
  notesHint: 'Sieht nur die Verwaltung; wird nie verschickt.',
  placeholderHint: 'Für alle, die kein Treffen haben.',
  noAnswer: 'Noch nicht gewählt (A, B, C oder D)',
  answer: (letter, choice) => `${letter}: ${choice}`,
  image: {
    hint: 'In E-Mails funktionieren direkte Adressen von Bildern, etwa https://…/kaffee.jpg, nicht aber Links zu einem Album.',
    broken: 'Das Bild konnte nicht geladen werden. Bitte prüfe die Adresse.',
    choose: 'Aus der Galerie wählen',
    chooseFor: {
      newsletterImageUrl: 'Aus der Galerie wählen: Titelbild',
      moodImageUrl: 'Aus der Galerie wählen: Bild zur Stimmung',
    },
    frame: 'Bild',
  },
  preview: {
    live: 'Vorschau beim Schreiben',
    subject: (subject) => `Betreff: ${subject}`,
    frame: 'Der Newsletter, wie er ankommt',
    forWhom: 'Vorschau für jemanden',
    withMatch: 'mit Treffen',
    withoutMatch: 'ohne Treffen',
    recipient: 'Adresse für die Vorschau',
    previous: 'Vorige Person',
    next: 'Nächste Person',
    place: (name, place, all) => `${name}: ${digits(place)} von ${digits(all)}`,
    ofDraft: 'Entwurf ansehen',
    action: 'Vorschau',
    error: 'Keine Vorschau',
    mailFailed: 'Die Vorschau der E-Mail konnte nicht erstellt werden',
  },
  test: {
    onlySaved: 'Ein Test zeigt die gespeicherte Fassung, nicht deine letzten Änderungen.',
    to: 'Test schicken an',
    action: 'Test schicken',
    pending: 'Test wird geschickt ...',
    sent: (email) => `Der Test ist an ${email} geschickt`,
    sentUnmatched: (email) => `Der Test ist an ${email} geschickt. Du bist nicht in dieser Runde.`,
    failed: 'Der Test konnte nicht geschickt werden',
  },
}

export const linking: Words['newsletters']['linking'] = {
  label: 'Verknüpfte Runde',
  hint: 'Runden siehst du nur, wenn du in der Verwaltung angemeldet bist.',
  none: 'Keine Runde verknüpft',
  noneThere: 'Keine Runden vorhanden',
  failed: (reason) => `Die Runden konnten nicht geladen werden: ${reason}`,
  notSignedIn: 'Anmeldung nötig',
  ownMonth: (month) => `${month}, der Monat dieses Newsletters`,
  option: (group, pairs) => `${group} (${plural(pairs, { one: '# Paar', other: '# Paare' })})`,
  mailedOption: (group, pairs, day) =>
    `${group} (${plural(pairs, { one: '# Paar', other: '# Paare' })}, verschickt am ${day})`,
  alsoFor: 'Auch für',
  alsoForHint: (whom) => `${whom}. Jede Gruppe hat ihren eigenen Versand und ihr eigenes Protokoll.`,
  people,
  peopleMailed: (count, day) => `${people(count)}, verschickt am ${day}`,
  forWhom: (groups, count) => `${groups}: ${people(count)}`,
}

export const validation: Words['newsletters']['validation'] = {
  action: 'Treffen prüfen',
  pending: 'Wird geprüft ...',
  failed: 'Der Newsletter konnte nicht geprüft werden',
  error: 'Nicht geprüft',
  chooseFirst: { title: 'Noch nicht möglich', text: 'Bitte wähle zuerst eine Runde' },
  result: 'Ergebnis der Prüfung',
  levels: { valid: 'Alles in Ordnung', warning: 'Bitte ansehen', error: 'Nicht in Ordnung' },
  criticalCount: critical,
  criticalSentence: (count) => `${critical(count)}.`,
  missingMatches: (missing) => `Fehlende Treffen: ${missing.join('; ')}.`,
  missingMatchesAndMore: (missing, more) =>
    `Fehlende Treffen: ${missing.join('; ')}; und ${digits(more)} weitere.`,
  what: (title, month, pairings) => `${title} (${month}) mit ${pairings}`,
  pairing: (name, group) => `${name} (${group})`,
  figures: {
    people: 'Personen',
    matched: 'Mit Treffen',
    unmatched: 'Ohne Treffen',
    invalid: 'Ungültige Treffen',
    rate: 'Erfolgsquote',
  },
  dangers: 'Wahrscheinlich ein Irrtum',
  critical: 'Schwere Fehler',
  missing: 'Fehlende Treffen',
  issues: (title, count) => `${title} (${digits(count)})`,
  more: (count) => `und ${digits(count)} weitere`,
}
