import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')
const rows = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' })
const counted = (count: number, near: string | null) =>
  near === null ? `: ${rows(count)}` : `: ${rows(count)}, ähnlich wie ${near}`

export const importing: Words['people']['import'] = {
  title: 'Personen importieren',
  text: 'Eine CSV-Datei mit einer Person je Zeile: Adresse, Namen, Abteilung, Gruppe, Vorgesetzte, Sprache, Status, Abwesenheit.',
  nothingSaved: (count) =>
    `Gespeichert wird erst, wenn du „Importieren“ drückst. ${plural(count, { one: '# Zeile wurde', other: '# Zeilen wurden' })} gelesen.`,
  pasted: 'Eingefügte Liste',
  notRead: 'Die Datei konnte nicht gelesen werden',
  failed: 'Der Import ist fehlgeschlagen',
  back: 'Zurück',
  importing: 'Wird importiert ...',
  submit: (people) => plural(people, { one: '# Person importieren', other: '# Personen importieren' }),
  submitOut: (people, out) =>
    `${plural(people, { one: '# Person', other: '# Personen' })} importieren, ${digits(out)} herausnehmen`,
  reading: 'Wird gelesen ...',
  preview: 'Vorschau',
  choose: {
    file: 'Wähl eine CSV-Datei, oder zieh sie hierher',
    fileHint: (size, most) =>
      `Höchstens ${size} und ${digits(most)} Zeilen; UTF-8 oder Windows-1252; Komma, Semikolon oder Tabulator`,
    paste: 'Oder füg eine Liste ein',
    pasteHint: 'Zeilen einer Tabelle, oder eine Adresse oder *@domain je Zeile',
    last: 'Letzter Import',
    lastState: (file, moment, figures, undone) =>
      undone === null
        ? `${file}, ${moment}: ${figures}`
        : `${file}, ${moment}: ${figures}. Rückgängig gemacht: ${undone}`,
  },
  figures: {
    new: (count) => `${digits(count)} neu`,
    changed: (count) => `${digits(count)} geändert`,
    unchanged: (count) => `${digits(count)} unverändert`,
    refused: (count) => `${digits(count)} abgelehnt`,
  },
  done: {
    whitelisted: (count) =>
      plural(count, {
        one: '# Eintrag kam auf die Freigabeliste.',
        other: '# Einträge kamen auf die Freigabeliste.',
      }),
    newPeople: 'Neue Personen sind dabei, sobald sie sich angemeldet und ihr Profil angelegt haben.',
    invite: 'Sie einladen',
    refusedRows: 'Abgelehnte Zeilen als CSV',
    kept: 'Was bleibt, wie es ist',
  },
  undo: {
    action: 'Import rückgängig',
    undoing: 'Wird rückgängig gemacht ...',
    failed: 'Der Import konnte nicht rückgängig gemacht werden',
    question: 'Import rückgängig machen?',
    effect: (people) =>
      `${plural(people, { one: '# Person wird', other: '# Personen werden' })} wieder, wie es vorher war. Konten, die der Import angelegt hat, werden gelöscht, außer sie werden benutzt oder das Verzeichnis der Firma hat sie übernommen. Alles, was bleibt, wird mit dem Grund aufgezählt.`,
    confirm: 'Rückgängig',
  },
  names: {
    open: 'Zuerst wählen',
    chosen: 'Gewählt',
    createAll: (count) => `Alle ${digits(count)} anlegen`,
    notWithAll: (names) => `Nicht mit allen angelegt, weil es einen ähnlichen Namen gibt: ${names}`,
    near: (name, other) => `${name} (ähnlich wie ${other})`,
    department: (name, count, near) => [name, counted(count, near)],
    group: (name, count, near) => ['Gruppe ', name, counted(count, near)],
    lines: (count, lines) => plural(count, { one: `Zeile ${lines}`, other: `Zeilen ${lines}` }),
    linesAndMore: (lines) => `Zeilen ${lines} und mehr`,
    people: (name) => `Menschen aus ${name}`,
    status: (name, count) => ['Status ', name, `: ${rows(count)}`],
    noStatus: 'Ohne Status importieren',
    statuses: { active: 'Sie arbeiten hier', leave: 'Sie sind abwesend', leaves: 'Sie verlassen die Firma' },
    leaveOut: 'Diese Zeilen auslassen',
    create: 'Anlegen',
    into: (name) => `Zuordnen: ${name}`,
    intoOther: 'Zuordnen',
  },
  found: {
    instead: (field, taken, other) => `${field}: genommen ist „${taken}“, nicht „${other}“.`,
    headerLine: 'Die Namen der Spalten stehen in',
    lineOf: (line, text) => `Zeile ${line}: ${text}`,
    noHeader: 'Keiner Zeile',
    leavers: {
      title: 'Wer geht',
      leaving: (count) =>
        plural(count, {
          one: '# Person verlässt die Firma, sagt die Datei',
          other: '# Personen verlassen die Firma, sagt die Datei',
        }),
      missing: (count) =>
        plural(count, {
          one: '# Person ist hier und nicht in der Datei',
          other: '# Personen sind hier und nicht in der Datei',
        }),
      keep: 'Behalten',
      out: 'Herausnehmen',
      press: 'Herausnehmen',
      effect:
        'Sie können sich nicht mehr anmelden, sind in keiner Runde und bekommen keine Mails. Wird der Import rückgängig gemacht, sind sie wieder dabei.',
      more: (names, count) => `${names} und ${digits(count)} weitere`,
    },
    noAddress: {
      title: 'In welcher Spalte stehen die Adressen?',
      text: 'Keine Spalte heißt so. Wähl darüber E-Mail.',
    },
    onLeave: 'Abwesende Personen',
    group: 'Domaingruppe neuer Einträge der Freigabeliste',
    groupHint: 'Für Zeilen ohne Gruppe, wenn auch der Eintrag ihrer Domain keine hat',
    languageHint: 'Wo die Datei keine nennt. Jede Person kann sie ändern.',
    noLanguage: 'Die ihrer Gruppe, sonst die der Firma',
    chooseGroup: 'Bitte wählen',
    waiting: {
      title: (count) =>
        plural(count, {
          one: '# Zeile wartet auf deine Wahl',
          other: '# Zeilen warten auf deine Wahl',
        }),
      text: 'Ihre Abteilung oder Gruppe ist unbekannt. Ohne deine Wahl werden diese Zeilen ausgelassen.',
    },
    outcomes: { new: 'neu', changed: 'geändert', unchanged: 'unverändert', refused: 'abgelehnt' },
    rows: {
      new: 'Zeilen: neu',
      changed: 'Zeilen: geändert',
      unchanged: 'Zeilen: unverändert',
      refused: 'Zeilen: abgelehnt',
    },
    first: (shown, all) => `Die ersten ${digits(shown)} von ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: '# Eintrag kommt auf die Freigabeliste.',
        other: '# Einträge kommen auf die Freigabeliste.',
      }),
    withoutGroup: (count) =>
      `${plural(count, { one: '# Person wird', other: '# Personen werden' })} zu keiner Domaingruppe gehören und in Paarungen von Gruppen fehlen. Wähl eine Gruppe für neue Einträge, oder eine Spalte, die eine nennt.`,
    problem: (text, count) => `${text}: ${rows(count)}`,
    newPerson: 'Nein, eine neue Person: Das frühere Konto wird endgültig gelöscht',
    withoutLanguage: (text, count) => `${text}: ${rows(count)}, importiert ohne Sprache`,
    withoutManager: (text, count) => `${text}: ${rows(count)}, importiert ohne Vorgesetzte`,
    again: (text, count) => `${text}: ${rows(count)}, noch einmal importiert`,
  },
  sheet: {
    label: 'Die Datei',
    caption: 'Die ersten Zeilen der Datei',
    holds: (column) => `Was in „${column}“ steht`,
    leftOut: 'Ausgelassen',
    now: (field, column) => `${field} (jetzt „${column}“)`,
    fields: {
      email: 'E-Mail',
      former_email: 'Frühere Adresse',
      first_name: 'Vorname',
      last_name: 'Nachname',
      full_name: 'Beide Namen in einem',
      department: 'Abteilung',
      group: 'Domaingruppe',
      manager: 'Vorgesetzte (Adresse)',
      language: 'Sprache',
      status: 'Status',
      account: 'Konto (aktiv, gesperrt)',
      start_date: 'Erster Tag',
      leave_start: 'Abwesend von',
      leave_end: 'Abwesend bis',
      leave_reason: 'Grund der Abwesenheit',
    },
  },
}
