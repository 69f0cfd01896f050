import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')
const rows = (count: number) => plural(count, { one: '# Zeile', other: '# Zeilen' })
const counted = (count: number, near: string | null) =>
  near === null ? `: ${rows(count)}` : `: ${rows(count)}. Meintest du ${near}?`

export const importing: Words['people']['import'] = {
  title: 'Personen importieren',
  text: 'Eine CSV-Datei mit einer Person je Zeile: Adresse, Namen, Abteilung, Gruppe, Vorgesetzte, Sprache, Status, Abwesenheit.',
  nothingSaved: (count) => `${rows(count)} gelesen. Gespeichert wird erst beim Importieren.`,
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
    invite: 'Jetzt einladen',
    refusedRows: 'Abgelehnte Zeilen als CSV',
    kept: 'Nicht rückgängig gemacht',
  },
  undo: {
    action: 'Import rückgängig',
    undoing: 'Wird rückgängig gemacht ...',
    failed: 'Der Import konnte nicht rückgängig gemacht werden',
    question: 'Import rückgängig machen?',
    effect: (people) =>
      `Für ${plural(people, { one: '# Person', other: '# Personen' })} gilt wieder, was vorher galt. Konten aus dem Import werden gelöscht, außer sie werden schon benutzt oder das Verzeichnis der Firma hat sie übernommen. Du siehst dann, was bleibt und warum.`,
    confirm: 'Rückgängig',
  },
  names: {
    open: 'Was soll damit geschehen?',
    chosen: 'Gewählt',
    createAll: (count) => `Alle ${digits(count)} anlegen`,
    notWithAll: (names) => `Bitte prüfen, das sieht nach Tippfehlern aus: ${names}`,
    near: (name, other) => `${name} (${other}?)`,
    department: (name, count, near) => [name, counted(count, near)],
    group: (name, count, near) => ['Gruppe ', name, counted(count, near)],
    lines: (count, lines) => plural(count, { one: `Zeile ${lines}`, other: `Zeilen ${lines}` }),
    linesAndMore: (lines) => `Zeilen ${lines} und weitere`,
    people: (name) => `Was mit ${name} geschieht`,
    status: (name, count) => ['Unbekannter Status: „', name, `“, ${rows(count)}`],
    noStatus: 'Ohne Status importieren',
    statuses: { active: 'Sie arbeiten hier', leave: 'Sie sind abwesend', leaves: 'Sie verlassen die Firma' },
    leaveOut: 'Diese Zeilen auslassen',
    create: 'Anlegen',
    into: (name) => `Zuordnen: ${name}`,
    intoOther: 'Zuordnen',
  },
  found: {
    instead: (field, taken, other) => `${field} kommt aus „${taken}“, nicht aus „${other}“.`,
    headerLine: 'Die Spaltennamen stehen in',
    lineOf: (line, text) => `Zeile ${line}: ${text}`,
    noHeader: 'Keiner Zeile',
    leavers: {
      title: 'Abgänge',
      leaving: (count) =>
        plural(count, {
          one: 'Laut Datei verlässt # Person die Firma',
          other: 'Laut Datei verlassen # Personen die Firma',
        }),
      missing: (count) =>
        plural(count, {
          one: '# Person ist hier, aber nicht in der Datei',
          other: '# Personen sind hier, aber nicht in der Datei',
        }),
      keep: 'Behalten',
      out: 'Herausnehmen',
      press: 'Herausnehmen',
      effect:
        'Sie können sich nicht mehr anmelden und bekommen weder Treffen noch E-Mails. Wird der Import rückgängig gemacht, sind sie wieder dabei.',
      more: (names, count) => `${names} und ${digits(count)} weitere`,
    },
    noAddress: {
      title: 'In welcher Spalte stehen die Adressen?',
      text: 'Keine Spalte ist so benannt. Wähl über der richtigen „E-Mail“.',
    },
    onLeave: 'Abwesende Personen',
    group: 'Domaingruppe für neue Einträge der Freigabeliste',
    groupsFrom: (column, meets) => `„${column}“ wird zur Domaingruppe. ${meets}`,
    toMix: (choice, place) => `Sollen sie sich mischen, wähle unter „${place}“: „${choice}“.`,
    groupHint: 'Wo die Datei keine Gruppe nennt',
    languageHint: 'Wo die Datei keine nennt. Alle können sie selbst ändern.',
    noLanguage: 'Die ihrer Gruppe, sonst die der Firma',
    chooseGroup: 'Bitte wählen',
    waiting: {
      title: (count) =>
        plural(count, {
          one: '# Zeile braucht deine Wahl',
          other: '# Zeilen brauchen deine Wahl',
        }),
      text: 'Ihre Abteilung oder Gruppe ist unbekannt. Zeilen ohne Wahl werden ausgelassen.',
    },
    outcomes: { new: 'neu', changed: 'geändert', unchanged: 'unverändert', refused: 'abgelehnt' },
    rows: {
      new: 'Neue Zeilen',
      changed: 'Geänderte Zeilen',
      unchanged: 'Unveränderte Zeilen',
      refused: 'Abgelehnte Zeilen',
    },
    first: (shown, all) => `Die ersten ${digits(shown)} von ${digits(all)}`,
    whitelisted: (count) =>
      plural(count, {
        one: '# Eintrag kommt auf die Freigabeliste.',
        other: '# Einträge kommen auf die Freigabeliste.',
      }),
    neverHere: (count) =>
      plural(count, {
        one: '# Person ist laut Datei ausgeschieden und war nie hier. Für sie ändert sich nichts.',
        other: '# Personen sind laut Datei ausgeschieden und waren nie hier. Für sie ändert sich nichts.',
      }),
    withoutGroup: (count) =>
      `${plural(count, { one: '# Person hat', other: '# Personen haben' })} dann keine Domaingruppe und fehlen in den Runden der Gruppen. Wähl eine Gruppe für neue Einträge oder eine Spalte, die eine nennt.`,
    problem: (text, count) => `${text}: ${rows(count)}`,
    newPerson: 'Nein, eine neue Person. Das frühere Konto endgültig löschen.',
    unread: (text, count) => `${text} (${rows(count)}), Feld bleibt leer`,
    again: (text, count) => `${text} (${rows(count)}), noch einmal importiert`,
  },
  sheet: {
    label: 'Die Datei',
    caption: 'Die ersten Zeilen der Datei',
    holds: (column) => `Was in „${column}“ steht`,
    leftOut: 'Nicht importiert',
    now: (field, column) => `${field} (jetzt „${column}“)`,
    fields: {
      email: 'E-Mail',
      former_email: 'Frühere Adresse',
      first_name: 'Vorname',
      last_name: 'Nachname',
      full_name: 'Vor- und Nachname',
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
