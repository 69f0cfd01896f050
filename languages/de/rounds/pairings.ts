import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

const people = (count: number) => plural(count, { one: '# Person', other: '# Personen' })
const matches = (count: number) => plural(count, { one: '# Treffen', other: '# Treffen' })
const itsMatches = (count: number) => plural(count, { one: 'Ihr # Treffen', other: 'Ihre # Treffen' })
const wasPaired = (count: number) =>
  plural(count, { one: '# dieser Personen hat', other: '# dieser Personen haben' })
const completing = (count: number) =>
  `${itsMatches(count)} ${count === 1 ? 'wird' : 'werden'} als Datei aufgehoben, und eine neue Paarung ist möglich. Wieder öffnen lässt sie sich nicht.`

export const pairings: Words['rounds']['pairings'] = {
  companyWide: 'Alle',
  companyWideChoice: 'Alle (ganze Firma)',
  failed: 'Die Paarungen konnten nicht geladen werden',
  matches,
  leftOut: (count) => `${people(count)} leer ausgegangen`,
  actions: {
    title: 'Aktionen',
    generate: 'Paarung des Monats machen',
    view: (count) => `Laufende Paarungen (${digits(count)})`,
    sync: 'Personalliste abgleichen',
    syncFailed: 'Die Personalliste konnte nicht abgeglichen werden',
  },
  announce: {
    action: 'Runde ankündigen',
    title: 'Die Runde ankündigen',
    company:
      'Alle in der Firma, die dabei wären, bekommen eine E-Mail mit dem Datum und einem Knopf zum Aussetzen.',
    group: (name) =>
      `Alle in ${name}, die dabei wären, bekommen eine E-Mail mit dem Datum und einem Knopf zum Aussetzen.`,
    date: 'Datum der Paarung',
    tell: (count) => `An ${people(count)} schicken`,
    tellThem: 'Ankündigen',
    pending: 'Wird angekündigt ...',
    failed: 'Die Runde konnte nicht angekündigt werden.',
    countFailed: 'Die Personen konnten nicht gezählt werden',
    allTold: 'Alle in dieser Runde haben die Ankündigung schon.',
    tooFew: 'In dieser Runde wären zu wenige dabei.',
    told: (count) =>
      plural(count, {
        one: '# Person hat die Ankündigung schon und bekommt keine zweite.',
        other: '# Personen haben die Ankündigung schon und bekommen keine zweite.',
      }),
  },
  eligibility: {
    title: 'Wer bereit ist',
    failed: 'Wer bereit ist, konnte nicht geladen werden',
    total: 'Insgesamt',
    ready: 'Bereit',
    excluded: 'Nicht dabei',
    why: 'Warum sie nicht dabei sind',
    meetsNobody:
      'Es hilft, wenn mehr Menschen aus der Gruppe mitmachen, wenn sie für alle offen sind oder wenn man sich nach weniger Monaten wieder treffen darf.',
    noGroup:
      'Menschen ohne Domaingruppe sind nur in einer Paarung der ganzen Firma dabei. Gib ihnen eine Gruppe, dann sind sie auch in deren Paarungen.',
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
    across: 'Verschiedene Abteilungen',
    metBefore: 'Schon einmal getroffen',
    threes: 'Zu dritt',
    leftOut: 'Leer ausgegangen',
  },
  round: {
    generate: 'Paarung der Runde machen',
    none: 'Wähl unter Aktionen, für wen, und mach dann die Paarung der Runde.',
    paired: {
      title: 'In dieser Runde schon zusammengebracht',
      text: (count) =>
        `${wasPaired(count)} schon ein Treffen aus einer abgeschlossenen Paarung dieser Runde. Eine zweite Paarung bringt ein anderes Gegenüber.`,
      textTold: (count, day) =>
        `${wasPaired(count)} schon ein Treffen aus einer abgeschlossenen Paarung dieser Runde, verschickt mit einem Newsletter am ${day}. Eine zweite Paarung bringt ein anderes Gegenüber.`,
    },
  },
  generate: {
    title: 'Paarung des Monats machen',
    text: (name) =>
      `Ein Probelauf: ${name}. Es wird nichts gespeichert und niemand erfährt davon, bis du bestätigst.`,
    looking: 'Die beste Paarung wird gesucht ...',
    impossible: 'Gerade ist keine Paarung möglich',
    generate: (count) => plural(count, { one: '# Paar bilden', other: '# Paare bilden' }),
    generateTables: (count) => plural(count, { one: '# Tisch bilden', other: '# Tische bilden' }),
    again: (count) => `${people(count)} noch einmal zusammenbringen`,
    pending: 'Wird gemacht ...',
    failed: 'Die Paarung konnte nicht gemacht werden',
    done: (count, name) => `${name}: ${plural(count, { one: '# Treffen', other: '# Treffen' })} gemacht`,
    doneAndLinked: (count, name, newsletter) =>
      `${name}: ${plural(count, { one: '# Treffen', other: '# Treffen' })} gemacht, verknüpft mit „${newsletter}“`,
    paired: {
      title: 'Diesen Monat schon zusammengebracht',
      text: (count) =>
        `${wasPaired(count)} schon ein Treffen aus einer abgeschlossenen Paarung dieses Monats. Eine zweite Paarung bringt ein anderes Gegenüber.`,
      textTold: (count, day) =>
        `${wasPaired(count)} schon ein Treffen aus einer abgeschlossenen Paarung dieses Monats, verschickt mit einem Newsletter am ${day}. Eine zweite Paarung bringt ein anderes Gegenüber.`,
      tick: (count) => `${people(count)} noch einmal zusammenbringen, mit jemand anderem`,
    },
    leftOut: 'Gehen diesmal leer aus',
    completes: 'Was abgeschlossen ist, lässt sich nicht wieder öffnen.',
    unseen: {
      title: 'Diese Treffen hat niemand gesehen',
      tick: 'Abschließen, obwohl sie nie verschickt wurden',
    },
    shown: {
      'at-once': 'Alle sehen ihr Treffen sofort auf ihrer Seite.',
      'with-newsletter':
        'Alle sehen ihr Treffen, wenn der Newsletter hinausgeht oder wenn du „Treffen jetzt zeigen“ drückst.',
    },
  },
  pairGroups: {
    title: 'Paarungen für alle Gruppen machen?',
    confirm: (label) => `${label}?`,
    text: 'Ein Probelauf für jede Domaingruppe mit genug Menschen. Es wird nichts gespeichert und niemand erfährt davon, bis du bestätigst.',
    looking: 'Die besten Paarungen werden gesucht ...',
    create: 'Paarungen machen',
    pending: 'Wird gemacht ...',
    failed: 'Die Paarungen konnten nicht gemacht werden',
    warning: 'Achtung',
    first: (shown) =>
      `Das sind die ersten ${digits(shown)}. Bei jeder Paarung steht, wer leer ausgegangen ist.`,
    skipped: (groups) => plural(groups, { one: '# Gruppe ausgelassen', other: '# Gruppen ausgelassen' }),
  },
  current: {
    title: 'Laufende Paarungen',
    none: 'Keine laufenden Paarungen',
    noneText: 'Wähl unter Aktionen, für wen, und mach dann die Paarung des Monats.',
    hidden: 'Noch nicht zu sehen',
    complete: 'Abschließen',
    completeThis: (name) => `Paarung abschließen: ${name}`,
    view: 'Treffen ansehen',
    viewThis: (name) => `Treffen ansehen: ${name}`,
    leftOut: 'Leer ausgegangen, und der Nachweis',
    removeThis: (name) => `„${name}“ löschen?`,
    removeSeen: (count) =>
      `${itsMatches(count)} ${count === 1 ? 'verschwindet' : 'verschwinden'} von den Seiten aller, und eine neue Paarung ist möglich. Das lässt sich nicht rückgängig machen.`,
    removeHidden: (count) =>
      `${itsMatches(count)} ${count === 1 ? 'wird' : 'werden'} gelöscht, bevor jemand etwas gesehen hat, und eine neue Paarung ist möglich. Das lässt sich nicht rückgängig machen.`,
    removeConfirm: 'Paarung löschen',
    removeFailed: 'Die Paarung konnte nicht gelöscht werden',
  },
  complete: {
    title: (name) => `„${name}“ abschließen?`,
    effect: completing,
    effectHidden: (count) => `${completing(count)} Alle sehen ihr Treffen, wenn der Newsletter hinausgeht.`,
    confirm: 'Paarung abschließen',
    pending: 'Wird abgeschlossen ...',
    failed: 'Die Paarung konnte nicht abgeschlossen werden',
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
    title: 'Abgeschlossene Paarungen',
    none: 'Keine abgeschlossenen Paarungen',
    noneText:
      'Wenn eine laufende Paarung abgeschlossen wird, liegt ihre Datei hier zum Ansehen und Herunterladen.',
    count: (count) => plural(count, { one: '# abgeschlossene Paarung', other: '# abgeschlossene Paarungen' }),
    search: 'Abgeschlossene Paarungen durchsuchen',
    searchHint: 'Monat, Gruppe oder Dateiname',
    found: (count) => plural(count, { one: '# Datei gefunden', other: '# Dateien gefunden' }),
    view: 'Ansehen',
    viewThis: (name) => `${name} ansehen`,
    download: 'Herunterladen',
    sureToRemove: (name) =>
      `Die Datei der Paarung „${name}“ wirklich löschen? Das lässt sich nicht rückgängig machen.`,
    removeFailed: 'Die Datei der Paarung konnte nicht gelöscht werden',
  },
  list: {
    summary: (rounds, all) =>
      `${plural(rounds, { one: '# Paarung', other: '# Paarungen' })}, ${matches(all)}`,
    pairing: 'Paarung',
    choice: (name, count) => `${name} (${matches(count)})`,
    noneText: 'Mach die Paarung des Monats, dann steht sie hier.',
    search: 'Nach Name oder E-Mail suchen',
    found: (count) => plural(count, { one: '# Treffen gefunden', other: '# Treffen gefunden' }),
    nobody: (search) => `Niemand passt zu „${search}“.`,
    empty: 'In dieser Paarung gibt es keine Treffen.',
    label: (name) => `Treffen: ${name}`,
    rescued: 'nachträglich',
    statuses: {
      active: 'offen',
      completed: 'abgeschlossen',
      called_off: 'abgeblasen',
      met: 'getroffen',
      missed: 'verpasst',
      no_answer: 'keine Antwort',
    },
    answers: {
      pending: 'hat nichts gesagt',
      confirmed: 'sagt: getroffen',
      not_confirmed: 'sagt: verpasst',
    },
    overruled: {
      preference: 'Gegen einen Wunsch',
      'met-lately': 'Neulich erst getroffen',
      hours: 'Keine gemeinsamen Arbeitszeiten',
    },
  },
  left: {
    title: 'Leer ausgegangen, und der Nachweis',
    nobody: 'Gerade geht niemand leer aus.',
    search: 'Leer Ausgegangene durchsuchen',
    label: 'Wer leer ausgegangen ist, und warum',
    bring: 'Zusammenbringen',
    bringThis: (name) => `Zusammenbringen: ${name}`,
  },
  stranded: {
    nobody: 'Heute kann niemand zusammengebracht werden',
    looking: 'Wird gesucht ...',
    lookFailed: 'Wer zusammengebracht werden kann, ließ sich nicht herausfinden',
    make: (count) => plural(count, { one: '# weiteres Paar bilden?', other: '# weitere Paare bilden?' }),
    waiting: (waiting, leftOut) =>
      `${plural(waiting, { one: '# Person wartet', other: '# Personen warten' })} auf jemand anderen, und ${plural(leftOut, { one: '# Person ist', other: '# Personen sind' })} leer ausgegangen.`,
    none: 'Keine zwei von ihnen lassen sich zusammenbringen. Cup of Joe versucht es jeden Tag wieder.',
    effect:
      'Beide eines Paars bekommen sofort eine E-Mail, und ihre alten Treffen werden abgeblasen. Das lässt sich nicht rückgängig machen.',
    confirm: 'Bilden und benachrichtigen',
    pending: 'Wird gebildet ...',
    failed: 'Die Paare konnten nicht gebildet werden',
    atTables: {
      make: 'Tische für die Wartenden suchen?',
      none: 'Für niemanden von ihnen findet sich ein Tisch. Cup of Joe versucht es jeden Tag wieder.',
      more: (tables) => `Weitere Tische: ${digits(tables)}.`,
      effect:
        'Alle an diesen Tischen bekommen sofort eine E-Mail, und wer einen Platz bekommt, hat das alte Treffen nicht mehr. Das lässt sich nicht rückgängig machen.',
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
