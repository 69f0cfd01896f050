import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('nl')

const entry = (label: string, item: string) => ({
  label,
  item: (mark: string) => `${item} ${mark}`,
  up: (mark: string) => `${item} ${mark} omhoog`,
  down: (mark: string) => `${item} ${mark} omlaag`,
  remove: (mark: string) => `${item} ${mark} verwijderen`,
  removed: (mark: string) => `${item} ${mark} verwijderd`,
  isNow: (place: number, of: number) => `${item} is nu ${place} van ${of}`,
  add: `${item} toevoegen`,
})
const issues = (count: number) => plural(count, { one: '# opmerking', other: '# opmerkingen' })
const matched = (count: number) =>
  plural(count, { one: '# persoon heeft een match', other: '# mensen hebben een match' })
const people = (count: number) => plural(count, { one: '# persoon', other: '# mensen' })
const critical = (count: number) => plural(count, { one: '# ernstige fout', other: '# ernstige fouten' })

export const editor: Words['newsletters']['editor'] = {
  form: 'Nieuwsbrief',
  unsaved: 'Niet-opgeslagen wijzigingen',
  edit: 'Bewerken',
  cancel: 'Stoppen met bewerken',
  saveFirst: { title: 'Sla eerst je wijzigingen op', text: 'Alleen opgeslagen wijzigingen worden gemaild.' },
  gone: {
    title: 'Deze nieuwsbrief is er niet meer',
    text: 'Hij is verstuurd of verwijderd. Verstuurde staan in het Verzendlogboek.',
  },
  discard: {
    title: 'Je wijzigingen weggooien?',
    effect: (title) => `Je niet-opgeslagen wijzigingen in ‘${title}’ gaan verloren.`,
    confirm: 'Wijzigingen weggooien',
    keep: 'Verder bewerken',
  },
  conflict: {
    title: 'Iemand anders heeft deze nieuwsbrief opgeslagen.',
    withChanges:
      'Je wijzigingen zijn er nog, maar niet opgeslagen. Laad de andere versie en verlies de jouwe, of bewerk verder en vervang de andere als je opslaat.',
    withoutChanges: 'Laad de andere versie om daar verder te gaan.',
    load: 'Nieuwere versie laden',
    keep: 'De mijne verder bewerken',
  },
  save: {
    action: 'Wijzigingen opslaan',
    pending: 'Opslaan…',
    saved: 'Nieuwsbrief opgeslagen',
    failed: 'De nieuwsbrief kon niet worden opgeslagen',
    plain: 'De nieuwsbrief is opgeslagen.',
    approved: 'De nieuwsbrief is opgeslagen en goedgekeurd.',
    back: 'De nieuwsbrief is opgeslagen en weer een concept: keur hem opnieuw goed.',
    issues: (count) => `De nieuwsbrief is opgeslagen, met ${issues(count)}. Hij is een concept.`,
    issuesAndBack: (count) =>
      `De nieuwsbrief is opgeslagen, met ${issues(count)}. Hij is weer een concept: keur hem opnieuw goed.`,
    ready: (count) =>
      `De nieuwsbrief is opgeslagen en gecontroleerd: ${matched(count)}, hij kan worden verstuurd.`,
    readyAndBack: (count) =>
      `De nieuwsbrief is opgeslagen en gecontroleerd: ${matched(count)}. Hij is weer een concept: keur hem opnieuw goed.`,
  },
  sections: {
    subject: 'Titel en onderwerp',
    mood: 'Stemming van de maand',
    quote: 'Citaat bij de koffie',
    buzzer: 'Hersenkraker van de maand',
    chats: 'Maak er een goede koffie van',
    tips: 'Tips',
    match: 'De match',
    closing: 'Voorbeeld en slotwoord',
  },
  fields: {
    title: 'Titel',
    description: 'Beschrijving',
    subject: 'Onderwerp van de mail',
    newsletterImageUrl: 'Adres van de kopafbeelding',
    moodDescription: 'Tekst bij de stemming',
    moodImageUrl: 'Adres van de stemmingsafbeelding',
    quoteText: 'Citaat',
    quoteAuthor: 'Van wie',
    brainBuzzerQuestion: 'Vraag',
    brainBuzzerCorrectAnswer: 'Juiste antwoord',
    coffeeChatsParagraph: 'Eerste alinea',
    matchPlaceholder: 'Vervangende tekst',
    closingMessage: 'Slotwoord',
    adminNotes: 'Notities van het beheer',
  },
  lists: {
    brainBuzzerChoices: entry('Antwoorden', 'Antwoord'),
    coffeeChatStarters: entry('Vragen om te beginnen', 'Vraag'),
    proTips: entry('Tips', 'Tip'),
  },
  translations: {
    label: 'Talen',
    add: 'Taal toevoegen',
    choose: 'Taal toevoegen…',
    addOne: (language) => `Begintekst toevoegen in het ${language}`,
    addAll: (languages) => `Begintekst toevoegen in alle ${digits(languages)}`,
    added: (first) => `Begintekst toegevoegd. Wat je zelf schreef, staat daar nog in het ${first}.`,
    older: 'ouder',
    olderThan: (first) => `De tekst in het ${first} is sindsdien veranderd.`,
    stillFits: 'Klopt nog',
    addFailed: 'De vertaling kon niet worden toegevoegd',
    remove: (language) => `${language} verwijderen`,
    preview: 'Taal van het voorbeeld',
    own: 'Eigen taal',
  },
  starterExample: 'Waar moest je deze week om lachen?',
  notesHint: 'Alleen te zien voor het beheer; wordt nooit gemaild.',
  placeholderHint: 'Voor mensen zonder match.',
  noAnswer: 'Nog niet gekozen (A, B, C of D)',
  answer: (letter, choice) => `${letter}: ${choice}`,
  image: {
    hint: 'Directe adressen van afbeeldingen, zoals https://…/koffie.jpg, werken in mail. Links naar een album niet.',
    broken: 'De afbeelding kon niet worden geladen. Controleer het adres.',
    choose: 'Uit de galerij kiezen',
    chooseFor: {
      newsletterImageUrl: 'Uit de galerij kiezen: kopafbeelding',
      moodImageUrl: 'Uit de galerij kiezen: stemmingsafbeelding',
    },
    frame: 'Afbeelding',
  },
  preview: {
    live: 'Voorbeeld tijdens het schrijven',
    subject: (subject) => `Onderwerp: ${subject}`,
    frame: 'De nieuwsbrief zoals hij te lezen is',
    forWhom: 'Voorbeeld voor iemand',
    withMatch: 'met een match',
    withoutMatch: 'zonder match',
    recipient: 'E-mailadres voor het voorbeeld',
    previous: 'Vorige persoon',
    next: 'Volgende persoon',
    place: (name, place, all) => `${name}: ${digits(place)} van ${digits(all)}`,
    ofDraft: 'Concept bekijken',
    action: 'Voorbeeld',
    error: 'Geen voorbeeld',
    mailFailed: 'Het voorbeeld van de mail kon niet worden gemaakt',
  },
  test: {
    onlySaved: 'Een test toont de opgeslagen versie, niet je laatste wijzigingen.',
    to: 'Test sturen naar',
    action: 'Test sturen',
    pending: 'Test versturen…',
    sent: (email) => `De test is gestuurd naar ${email}`,
    sentUnmatched: (email) => `De test is gestuurd naar ${email}. Je zit niet in deze ronde.`,
    failed: 'De test kon niet worden gestuurd',
  },
}

export const linking: Words['newsletters']['linking'] = {
  label: 'Verbonden koppeling',
  hint: 'Koppelingen zie je alleen als je bij het beheer bent ingelogd.',
  none: 'Niet verbonden met een koppeling',
  noneThere: 'Er zijn geen koppelingen',
  failed: (reason) => `De koppelingen konden niet worden geladen: ${reason}`,
  notSignedIn: 'Inloggen nodig',
  ownMonth: (month) => `${month}, de maand van deze nieuwsbrief`,
  option: (group, pairs) => `${group} (${plural(pairs, { one: '# paar', other: '# paren' })})`,
  mailedOption: (group, pairs, day) =>
    `${group} (${plural(pairs, { one: '# paar', other: '# paren' })}, gemaild op ${day})`,
  alsoFor: 'Ook voor',
  alsoForHint: (whom) => `${whom}. Elke groep heeft een eigen verzending en een eigen logboek.`,
  people,
  peopleMailed: (count, day) => `${people(count)}, gemaild op ${day}`,
  forWhom: (groups, count) => `${groups}: ${people(count)}`,
}

export const validation: Words['newsletters']['validation'] = {
  action: 'Matches controleren',
  pending: 'Controleren…',
  failed: 'De nieuwsbrief kon niet worden gecontroleerd',
  error: 'Niet gecontroleerd',
  chooseFirst: { title: 'Dat kan nog niet', text: 'Kies eerst een koppeling' },
  result: 'Resultaat van de controle',
  levels: { valid: 'Alles in orde', warning: 'Kijk dit na', error: 'Niet in orde' },
  criticalCount: critical,
  criticalSentence: (count) => `${critical(count)}.`,
  missingMatches: (missing) => `Ontbrekende matches: ${missing.join('; ')}.`,
  missingMatchesAndMore: (missing, more) =>
    `Ontbrekende matches: ${missing.join('; ')}; en nog ${digits(more)}.`,
  what: (title, month, pairings) => `${title} (${month}) met ${pairings}`,
  pairing: (name, group) => `${name} (${group})`,
  figures: {
    people: 'Mensen',
    matched: 'Met een match',
    unmatched: 'Zonder',
    invalid: 'Ongeldige matches',
    rate: 'Slagingspercentage',
  },
  dangers: 'Waarschijnlijk een vergissing',
  critical: 'Ernstige fouten',
  missing: 'Ontbrekende matches',
  issues: (title, count) => `${title} (${digits(count)})`,
  more: (count) => `en nog ${digits(count)}`,
}
