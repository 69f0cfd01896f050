import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
const matches = (count: number) => plural(count, { one: '# Treffen', other: '# Treffen' })
const itsMatches = (count: number) => plural(count, { one: 'Ihr # Treffen', other: 'Ihre # Treffen' })
const wasPaired = (count: number) =>
  plural(count, { one: '# dieser Personen hat', other: '# dieser Personen haben' })

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Alle',
  companyWideChoice: 'Alle (ganze Firma)',
  failed: 'Die Runden konnten nicht geladen werden',
  matches,
  leftOut: (count) => plural(count, { one: '# Person setzt aus', other: '# Personen setzen aus' }),
  actions: {
    title: 'Aktionen',
    generate: 'Runde des Monats auslosen',
    view: (count) => `Laufende Runden (${digits(count)})`,
    sync: 'Personalliste abgleichen',
    syncFailed: 'Die Personalliste konnte nicht abgeglichen werden',
  },
  announce: {
    ask: {
      action: 'Fragen, wer dabei ist',
      title: 'Fragen, wer dabei ist',
      text: 'Alle bekommen eine Mail mit dem Knopf „Ich bin dabei“. Nur wer ihn drückt, macht mit.',
      now: (count) => `${people(count)} jetzt fragen`,
      all: 'Alle sind schon gefragt.',
      failed: 'Es konnte niemand gefragt werden.',
    },
    action: 'Runde ankündigen',
    title: 'Die Runde ankündigen',
    company: 'Alle, die dabei sind, bekommen eine E-Mail mit dem Datum und einem Knopf zum Aussetzen.',
    group: (name) =>
      `Alle in ${name}, die dabei sind, bekommen eine E-Mail mit dem Datum und einem Knopf zum Aussetzen.`,
    date: 'Datum der Runde',
    tell: (count) => `An ${people(count)} schicken`,
    tellThem: 'Ankündigen',
    pending: 'Wird angekündigt ...',
    failed: 'Die Runde konnte nicht angekündigt werden.',
    countFailed: 'Die Personen konnten nicht gezählt werden',
    allTold: 'Alle in dieser Runde haben die Ankündigung schon.',
    tooFew: 'Für eine Runde sind zu wenige dabei.',
    told: (count) =>
      plural(count, {
        one: '# Person hat die Ankündigung schon und bekommt keine zweite.',
        other: '# Personen haben die Ankündigung schon und bekommen keine zweite.',
      }),
  },
  eligibility: {
    asked: (asked, yes, silent) =>
      `Gefragt: ${digits(asked)} · Dabei: ${digits(yes)} · Ohne Antwort: ${digits(silent)}`,
    title: 'Wer bereit ist',
    failed: 'Wer bereit ist, konnte nicht geladen werden',
    total: 'Insgesamt',
    ready: 'Bereit',
    excluded: 'Nicht dabei',
    why: 'Warum?',
    meetsNobody:
      'Es hilft, wenn mehr Personen aus der Gruppe mitmachen, für alle offen sind oder sich nach weniger Monaten wieder treffen dürfen.',
    noGroup:
      'Personen ohne Domaingruppe sind nur in Runden der ganzen Firma dabei. Gib ihnen eine Gruppe, dann sind sie auch in deren Runden.',
    minimum: 'Mindestzahl',
    met: (required) => `Erreicht (${digits(required)} nötig)`,
    notMet: (required) => `Nicht erreicht (${digits(required)} nötig)`,
    evenNumbers: 'Gerade Zahl',
    yes: 'Ja',
    no: 'Nein',
    even: (count) => `${digits(count)} ist gerade`,
    odd: (count) => `${digits(count)} ist ungerade`,
  },
  figures: {
    pairs: 'Paare',
    tables: 'Tische',
    across: 'Über Abteilungen hinweg',
    metBefore: 'Schon einmal getroffen',
    threes: 'Zu dritt',
    leftOut: 'Setzen aus',
    uneasy: {
      withoutTime: (count) =>
        plural(count, {
          one: 'An # Tisch passt keine halbe Stunde allen.',
          other: 'An # Tischen passt keine halbe Stunde allen.',
        }),
      otherSizes: (count) =>
        plural(count, {
          one: '# Tisch ist größer oder kleiner als gewählt.',
          other: '# Tische sind größer oder kleiner als gewählt.',
        }),
      mixed: (count) =>
        plural(count, {
          one: 'An # Tisch sitzen Menschen aus mehreren Gruppen.',
          other: 'An # Tischen sitzen Menschen aus mehreren Gruppen.',
        }),
    },
  },
  round: {
    generate: 'Runde auslosen',
    none: 'Wähl unter Aktionen, für wen, und los dann die Runde aus.',
    paired: {
      title: 'In dieser Runde schon zusammengebracht',
      text: (count) =>
        `${wasPaired(count)} schon ein Treffen aus einer abgeschlossenen Auslosung dieser Runde. Eine zweite Auslosung bringt ein anderes Gegenüber.`,
      textTold: (count, day) =>
        `${wasPaired(count)} schon ein Treffen aus einer abgeschlossenen Auslosung dieser Runde, verschickt mit einem Newsletter am ${day}. Eine zweite Auslosung bringt ein anderes Gegenüber.`,
    },
  },
  generate: {
    title: 'Runde des Monats auslosen',
    text: (name) =>
      `Ein Probelauf für ${name}. Nichts wird gespeichert, und niemand erfährt davon, bis du bestätigst.`,
    looking: 'Die beste Runde wird gesucht ...',
    impossible: 'Gerade lässt sich keine Runde auslosen',
    generate: (count) => plural(count, { one: '# Paar bilden', other: '# Paare bilden' }),
    generateTables: (count) => plural(count, { one: '# Tisch bilden', other: '# Tische bilden' }),
    again: (count) => `${people(count)} noch einmal zusammenbringen`,
    pending: 'Wird ausgelost ...',
    failed: 'Die Runde konnte nicht ausgelost werden',
    done: (count, name) => `${name}: ${plural(count, { one: '# Treffen', other: '# Treffen' })} ausgelost`,
    doneAndLinked: (count, name, newsletter) =>
      `${name}: ${plural(count, { one: '# Treffen', other: '# Treffen' })} ausgelost, verknüpft mit „${newsletter}“`,
    paired: {
      title: 'Diesen Monat schon zusammengebracht',
      text: (count) =>
        `${wasPaired(count)} schon ein Treffen aus einer abgeschlossenen Auslosung dieses Monats. Eine zweite Auslosung bringt ein anderes Gegenüber.`,
      textTold: (count, day) =>
        `${wasPaired(count)} schon ein Treffen aus einer abgeschlossenen Auslosung dieses Monats, verschickt mit einem Newsletter am ${day}. Eine zweite Auslosung bringt ein anderes Gegenüber.`,
      tick: (count) => `${people(count)} noch einmal zusammenbringen, mit jemand anderem`,
    },
    leftOut: 'Setzen diesmal aus',
    completes: 'Eine abgeschlossene Runde lässt sich nicht wieder öffnen.',
    unseen: {
      title: 'Diese Treffen hat niemand gesehen',
      tick: 'Abschließen, obwohl sie nie verschickt wurden',
    },
    nextByItself: (day) => `Die nächste Runde beginnt von selbst am ${day}.`,
    shown: {
      'at-once': 'Alle sehen ihr Treffen sofort auf ihrer Seite.',
      'with-newsletter':
        'Alle sehen ihr Treffen, wenn der Newsletter hinausgeht oder wenn du „Treffen jetzt zeigen“ drückst.',
    },
  },
  pairGroups: {
    title: 'Runden für alle Gruppen auslosen?',
    confirm: (label) => `${label}?`,
    text: 'Ein Probelauf für jede Domaingruppe mit genug Personen. Nichts wird gespeichert, und niemand erfährt davon, bis du bestätigst.',
    looking: 'Die besten Runden werden gesucht ...',
    create: 'Runden auslosen',
    pending: 'Wird ausgelost ...',
    failed: 'Die Runden konnten nicht ausgelost werden',
    warning: 'Achtung',
    first: (shown) => `Das sind die ersten ${digits(shown)}. Bei jeder Runde steht, wer aussetzt.`,
    skipped: (groups) => plural(groups, { one: '# Gruppe ausgelassen', other: '# Gruppen ausgelassen' }),
  },
  current: {
    title: 'Laufende Runden',
    none: 'Keine laufenden Runden',
    noneText: 'Wähl unter Aktionen, für wen, und los dann die Runde des Monats aus.',
    hidden: 'Noch nicht zu sehen',
    complete: 'Abschließen',
    completeThis: (name) => `Runde abschließen: ${name}`,
    view: 'Treffen ansehen',
    leftOut: 'Wer ausgesetzt hat, und warum',
    removeThis: (name) => `„${name}“ löschen?`,
    removeSeen: (count) =>
      `${itsMatches(count)} ${count === 1 ? 'verschwindet' : 'verschwinden'} von allen Seiten. Danach kannst du eine neue Runde auslosen. Das lässt sich nicht rückgängig machen.`,
    removeHidden: (count) =>
      `${itsMatches(count)} ${count === 1 ? 'wird' : 'werden'} gelöscht, bevor jemand etwas gesehen hat. Danach kannst du eine neue Runde auslosen. Das lässt sich nicht rückgängig machen.`,
    removeConfirm: 'Runde löschen',
    removeFailed: 'Die Runde konnte nicht gelöscht werden',
  },
  complete: {
    title: (name) => `„${name}“ abschließen?`,
    effect: () => 'Schließt die Runde ab. Gebuchte Kaffees finden statt. Wieder öffnen lässt sie sich nicht.',
    effectHidden: () =>
      'Schließt die Runde ab. Wieder öffnen lässt sie sich nicht. Alle sehen ihr Treffen, wenn der Newsletter hinausgeht.',
    confirm: 'Runde abschließen',
    pending: 'Wird abgeschlossen ...',
    failed: 'Die Runde konnte nicht abgeschlossen werden',
  },
  show: {
    action: 'Treffen jetzt zeigen',
    actionOf: (name) => `Treffen jetzt zeigen: ${name}`,
    title: (name) => `Die Treffen von „${name}“ jetzt zeigen?`,
    effect: (count) =>
      `${plural(count, { one: '# Person sieht', other: '# Personen sehen' })} das Treffen sofort auf der eigenen Seite. Es wird keine E-Mail verschickt. Das lässt sich nicht rückgängig machen.`,
    confirm: 'Treffen zeigen',
    pending: 'Wird gezeigt ...',
    failed: 'Die Treffen konnten nicht gezeigt werden',
  },
  completed: {
    title: 'Abgeschlossene Runden',
    none: 'Keine abgeschlossenen Runden',
    noneText: 'Schließ eine laufende Runde ab, dann liegt ihre Datei hier zum Ansehen und Herunterladen.',
    search: 'Abgeschlossene Runden durchsuchen',
    searchHint: 'Monat, Gruppe oder Dateiname',
    found: (count) => plural(count, { one: '# Datei gefunden', other: '# Dateien gefunden' }),
    view: 'Ansehen',
    viewThis: (name) => `${name} ansehen`,
    download: 'Herunterladen',
    sureToRemove: (name) =>
      `Die Datei der Runde „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
    removeFailed: 'Die Datei der Runde konnte nicht gelöscht werden',
  },
  list: {
    summary: (rounds, all) => `${plural(rounds, { one: '# Runde', other: '# Runden' })}, ${matches(all)}`,
    pairing: 'Runde',
    choice: (name, count) => `${name} (${matches(count)})`,
    noneText: 'Los die Runde des Monats aus, dann steht sie hier.',
    search: 'Nach Name oder E-Mail suchen',
    found: (count) => plural(count, { one: '# Treffen gefunden', other: '# Treffen gefunden' }),
    nobody: (search) => `Niemand passt zu „${search}“.`,
    empty: 'In dieser Runde gibt es keine Treffen.',
    label: (name) => `Treffen: ${name}`,
    rescued: 'nachträglich',
    statuses: {
      active: 'offen',
      completed: 'abgeschlossen',
      called_off: 'entfallen',
      met: 'getroffen',
      missed: 'verpasst',
      no_answer: 'keine Antwort',
    },
    host: 'Gastgeber',
    booked: 'verabredet',
    answers: {
      pending: 'hat nicht geantwortet',
      confirmed: 'sagt: getroffen',
      not_confirmed: 'sagt: verpasst',
    },
    overruled: {
      preference: 'Gegen einen Wunsch',
      'met-lately': 'Erst kürzlich getroffen',
      hours: 'Keine gemeinsamen Arbeitszeiten',
    },
  },
  left: {
    title: 'Wer ausgesetzt hat, und warum',
    nobody: 'Niemand setzt aus.',
    search: 'Personen durchsuchen, die aussetzen',
    label: 'Wer aussetzt, und warum',
    bring: 'Zusammenbringen',
    bringThis: (name) => `Zusammenbringen: ${name}`,
  },
  stranded: {
    nobody: 'Heute kein neues Treffen',
    looking: 'Wird gesucht ...',
    lookFailed: 'Die Suche nach neuen Treffen ist fehlgeschlagen',
    make: (count) => plural(count, { one: '# weiteres Paar bilden?', other: '# weitere Paare bilden?' }),
    waiting: (waiting, leftOut) =>
      `${plural(waiting, { one: '# Person wartet', other: '# Personen warten' })} auf ein neues Treffen, und ${plural(leftOut, { one: '# Person hat', other: '# Personen haben' })} ausgesetzt.`,
    none: 'Heute findet sich kein passendes Treffen. Cup of Joe versucht es jeden Tag wieder.',
    effect:
      'Die beiden eines Paars bekommen sofort eine E-Mail. Ihre alten Treffen entfallen. Das lässt sich nicht rückgängig machen.',
    confirm: 'Zusammenbringen und benachrichtigen',
    pending: 'Wird zusammengebracht ...',
    failed: 'Die neuen Treffen kamen nicht zustande',
    atTables: {
      make: 'Tische für die Wartenden suchen?',
      none: 'Heute findet sich kein passender Tisch. Cup of Joe versucht es jeden Tag wieder.',
      more: (tables) => plural(tables, { one: '# neuer Tisch.', other: '# neue Tische.' }),
      effect:
        'Alle an diesen Tischen bekommen sofort eine E-Mail. Wer hier einen neuen Platz bekommt, dessen altes Treffen entfällt. Das lässt sich nicht rückgängig machen.',
      confirm: 'Plätze geben und benachrichtigen',
    },
  },
  sync: {
    pending: 'Wird abgeglichen ...',
    title: 'Abgleich der Personalliste',
    summary: (updated, created, unchanged) =>
      `${digits(updated)} geändert, ${digits(created)} angelegt, ${digits(unchanged)} unverändert.`,
    skipped: (lines) => plural(lines, { one: '# Zeile ausgelassen', other: '# Zeilen ausgelassen' }),
    caption: 'Ausgelassene Zeilen der Personalliste',
    line: 'Zeile',
    wrong: 'Was nicht stimmt',
  },
}
