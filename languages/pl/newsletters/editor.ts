import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('pl')

/** @param then the item as it follows a verb */
const entry = (label: string, item: string, then = item.toLowerCase()) => ({
  label,
  item: (mark: string) => `${item} ${mark}`,
  up: (mark: string) => `Przenieś w górę: ${item.toLowerCase()} ${mark}`,
  down: (mark: string) => `Przenieś w dół: ${item.toLowerCase()} ${mark}`,
  remove: (mark: string) => `Usuń: ${item.toLowerCase()} ${mark}`,
  removed: (mark: string) => `Usunięto: ${item.toLowerCase()} ${mark}`,
  isNow: (place: number, of: number) => `${item}: teraz miejsce ${place} z ${of}`,
  add: `Dodaj ${then}`,
})

const issues = (count: number) =>
  plural(count, { one: '# uwaga', few: '# uwagi', many: '# uwag', other: '# uwagi' })
const critical = (count: number) =>
  plural(count, {
    one: '# poważny problem',
    few: '# poważne problemy',
    many: '# poważnych problemów',
    other: '# poważnego problemu',
  })
const haveMatch = (count: number) =>
  plural(count, {
    one: '# osoba ma spotkanie',
    few: '# osoby mają spotkanie',
    many: '# osób ma spotkanie',
    other: '# osoby ma spotkanie',
  })
const pairs = (count: number) =>
  plural(count, { one: '# para', few: '# pary', many: '# par', other: '# pary' })
const people = (count: number) =>
  plural(count, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })

export const editor: Words['newsletters']['editor'] = {
  form: 'Newsletter',
  unsaved: 'Niezapisane zmiany',
  edit: 'Edytuj',
  cancel: 'Anuluj edycję',
  saveFirst: { title: 'Najpierw zapisz zmiany', text: 'E-mailem wychodzą tylko zapisane zmiany.' },
  gone: {
    title: 'Tego newslettera już nie ma',
    text: 'Został wysłany albo usunięty. Wysłane są w części Dzienniki wysyłki.',
  },
  discard: {
    title: 'Odrzucić zmiany?',
    effect: (title) => `Niezapisane zmiany w „${title}” przepadną.`,
    confirm: 'Odrzuć zmiany',
    keep: 'Edytuj dalej',
  },
  conflict: {
    title: 'Ktoś inny zapisał ten newsletter.',
    withChanges:
      'Twoje zmiany są nadal tutaj, niezapisane. Wczytaj tamtą wersję i strać swoją albo edytuj dalej i zastąp tamtą przy zapisie.',
    withoutChanges: 'Wczytaj tamtą wersję, żeby pracować na niej dalej.',
    load: 'Wczytaj nowszą wersję',
    keep: 'Edytuj dalej moją',
  },
  save: {
    action: 'Zapisz zmiany',
    pending: 'Zapisywanie…',
    saved: 'Newsletter zapisany',
    failed: 'Nie udało się zapisać newslettera',
    plain: 'Newsletter jest zapisany.',
    approved: 'Newsletter jest zapisany i zatwierdzony.',
    back: 'Newsletter jest zapisany. Znów jest szkicem: zatwierdź go ponownie.',
    issues: (count) => `Newsletter jest zapisany, ale sprawdzenie dało: ${issues(count)}. Jest szkicem.`,
    issuesAndBack: (count) =>
      `Newsletter jest zapisany, ale sprawdzenie dało: ${issues(count)}. Znów jest szkicem: zatwierdź go ponownie.`,
    ready: (matched) => `Newsletter jest zapisany i sprawdzony: ${haveMatch(matched)}, można wysyłać.`,
    readyAndBack: (matched) =>
      `Newsletter jest zapisany i sprawdzony: ${haveMatch(matched)}. Znów jest szkicem: zatwierdź go ponownie.`,
  },
  sections: {
    subject: 'Tytuł i temat',
    mood: 'Nastrój miesiąca',
    quote: 'Cytat do kawy',
    buzzer: 'Łamigłówka miesiąca',
    chats: 'Żeby kawa się udała',
    tips: 'Dobre rady',
    match: 'Spotkanie',
    closing: 'Podgląd e-maila i zakończenie',
  },
  fields: {
    title: 'Tytuł',
    description: 'Opis',
    subject: 'Temat e-maila',
    newsletterImageUrl: 'Adres URL obrazu w nagłówku',
    moodDescription: 'Opis nastroju',
    moodImageUrl: 'Adres URL obrazu nastroju',
    quoteText: 'Cytat',
    quoteAuthor: 'Autor cytatu',
    brainBuzzerQuestion: 'Pytanie',
    brainBuzzerCorrectAnswer: 'Prawidłowa odpowiedź',
    coffeeChatsParagraph: 'Akapit na początek',
    matchPlaceholder: 'Tekst zastępczy',
    closingMessage: 'Zakończenie',
    adminNotes: 'Notatki administracji',
  },
  lists: {
    brainBuzzerChoices: entry('Odpowiedzi', 'Odpowiedź'),
    coffeeChatStarters: entry('Tematy na początek rozmowy', 'Temat'),
    proTips: entry('Rady', 'Rada', 'radę'),
  },
  starterExample: 'Co cię rozbawiło w tym tygodniu?',
  notesHint: 'Widzi je tylko administracja; nigdy nie wychodzą e-mailem.',
  placeholderHint: 'Dla osób bez spotkania.',
  noAnswer: 'Jeszcze nie wybrano (A, B, C lub D)',
  answer: (letter, choice) => `${letter}: ${choice}`,
  image: {
    hint: 'W e-mailu działają bezpośrednie adresy obrazów, na przykład https://…/coffee.jpg. Linki do albumu nie działają.',
    broken: 'Nie udało się wczytać obrazu. Sprawdź adres URL.',
    choose: 'Wybierz z galerii',
    chooseFor: {
      newsletterImageUrl: 'Wybierz z galerii: obraz w nagłówku',
      moodImageUrl: 'Wybierz z galerii: obraz nastroju',
    },
    frame: 'Obraz',
  },
  preview: {
    live: 'Podgląd na żywo',
    subject: (subject) => `Temat: ${subject}`,
    frame: 'Newsletter tak, jak się go czyta',
    forWhom: 'Podgląd dla kogoś',
    withMatch: 'ze spotkaniem',
    withoutMatch: 'bez spotkania',
    recipient: 'Adres osoby, dla której jest podgląd',
    previous: 'Poprzednia osoba',
    next: 'Następna osoba',
    place: (name, place, all) => `${name}: ${digits(place)} z ${digits(all)}`,
    ofDraft: 'Podgląd szkicu',
    action: 'Podgląd',
    error: 'Błąd podglądu',
    mailFailed: 'Nie udało się utworzyć podglądu e-maila',
  },
  translations: {
    label: 'Języki',
    add: 'Dodaj język',
    choose: 'Dodaj język…',
    addOne: (language) => `Dodaj teksty początkowe: ${language}`,
    addAll: (languages) => `Dodaj teksty początkowe (języki: ${digits(languages)})`,
    added: (first) =>
      `Dodano teksty początkowe. Twoje własne teksty są tam nadal w pierwszym języku: ${first}.`,
    older: 'starsze',
    olderThan: (first) => `Tekst w pierwszym języku zmienił się od tego czasu: ${first}.`,
    stillFits: 'Nadal pasuje',
    addFailed: 'Nie udało się dodać tłumaczenia',
    remove: (language) => `Usuń: ${language}`,
    preview: 'Język podglądu',
    own: 'Własny język',
  },
  test: {
    onlySaved: 'E-mail próbny pokazuje zapisaną wersję, nie twoje ostatnie zmiany.',
    to: 'Wyślij próbę na adres',
    action: 'Wyślij e-mail próbny',
    pending: 'Wysyłanie próby…',
    sent: (email) => `E-mail próbny wysłano na adres ${email}`,
    sentUnmatched: (email) => `E-mail próbny wysłano na adres ${email}. Nie bierzesz udziału w tej rundzie.`,
    failed: 'Nie udało się wysłać e-maila próbnego',
  },
}

export const linking: Words['newsletters']['linking'] = {
  label: 'Połączony dobór par',
  hint: 'Dobory par są dostępne po zalogowaniu do administracji.',
  none: 'Nie połączono doboru par',
  noneThere: 'Nie ma doborów par',
  failed: (reason) => `Nie udało się wczytać doborów par: ${reason}`,
  notSignedIn: 'Potrzebne logowanie',
  ownMonth: (month) => `${month}, miesiąc tego newslettera`,
  option: (group, count) => `${group} (${pairs(count)})`,
  mailedOption: (group, count, day) => `${group} (${pairs(count)}, wysłano: ${day})`,
  alsoFor: 'Także dla',
  alsoForHint: (whom) => `${whom}. Każda grupa ma własną wysyłkę i własny dziennik.`,
  people,
  peopleMailed: (count, day) => `${people(count)}, wysłano: ${day}`,
  forWhom: (groups, count) => `${groups}: ${people(count)}`,
}

export const validation: Words['newsletters']['validation'] = {
  action: 'Sprawdź spotkania',
  pending: 'Sprawdzanie…',
  failed: 'Nie udało się sprawdzić newslettera',
  error: 'Błąd sprawdzania',
  chooseFirst: { title: 'Błąd', text: 'Najpierw wybierz plik doboru par' },
  result: 'Wynik sprawdzenia',
  levels: { valid: 'Wszystko w porządku', warning: 'Są ostrzeżenia', error: 'Są błędy' },
  criticalCount: critical,
  criticalSentence: (count) => `${critical(count)}.`,
  missingMatches: (missing) => `Brak spotkań: ${missing.join('; ')}.`,
  missingMatchesAndMore: (missing, more) => `Brak spotkań: ${missing.join('; ')}; i jeszcze ${digits(more)}.`,
  what: (title, month, pairings) => `${title} (${month}), dobór par: ${pairings}`,
  pairing: (name, group) => `${name} (${group})`,
  figures: {
    people: 'Osoby',
    matched: 'Ze spotkaniem',
    unmatched: 'Bez spotkania',
    invalid: 'Nieprawidłowe',
    rate: 'Skuteczność',
  },
  dangers: 'Prawdopodobnie pomyłka',
  critical: 'Poważne problemy',
  missing: 'Brak spotkań',
  issues: (title, count) => `${title} (${digits(count)})`,
  more: (count) => `i jeszcze ${digits(count)}`,
}
