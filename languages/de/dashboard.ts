import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { access, bulk, ending } from './dashboard/changes'

const { plural } = formatsOf('de')

export const dashboard: Words['dashboard'] = {
  about: { help: 'Hilfe', changed: 'Was ist neu' },
  tabs: {
    operations: 'Betrieb',
    'admin-tools': 'Werkzeuge',
    departments: 'Abteilungen',
    metrics: 'Auswertung',
    'email-whitelist': 'Freigabeliste',
    'email-logs': 'Versandprotokolle',
    images: 'Bildergalerie',
  },
  groups: { people: 'Personen', programme: 'Programm', it: 'Für die IT' },
  sections: {
    users: 'Personen',
    programme: 'Programm',
    tools: 'Programmwerkzeuge',
    departments: 'Abteilungen verwalten',
    topics: 'Themen',
    attributes: 'Merkmale',
    inquiries: 'Firmenanfragen',
    'audit-log': 'Änderungsprotokoll',
  },
  buttons: {
    save: 'Speichern',
    saving: 'Wird gespeichert ...',
    adding: 'Wird hinzugefügt ...',
    delete: 'Löschen',
    deleting: 'Wird gelöscht ...',
    rename: 'Umbenennen',
    csv: 'Als CSV laden',
    of: {
      delete: (name) => `${name} löschen`,
      rename: (name) => `${name} umbenennen`,
      remove: (name) => `${name} entfernen`,
      select: (name) => `${name} auswählen`,
      more: (name) => `Mehr zu ${name}`,
    },
  },
  choices: {
    allGroups: 'Alle Gruppen',
    allProgrammes: 'Alle Programme',
    allStatuses: 'Jeder Status',
    byGroup: 'Nach Domaingruppe filtern',
    unassigned: 'Ohne Gruppe',
    newestFirst: 'Neueste zuerst',
    oldestFirst: 'Älteste zuerst',
    wholeCompany: 'Ganze Firma',
    yourGroups: 'Deine Gruppen',
  },
  domainGroup: 'Domaingruppe',
  entries: (count) => plural(count, { one: '# Eintrag', other: '# Einträge' }),
  commands: {
    title: 'Befehle',
    field: 'Befehl, Bereich oder Person',
    placeholder: 'Bereich, Befehl oder Person suchen',
    goTo: 'Gehe zu',
    action: 'Befehl',
    newsletter: 'Newsletter anlegen',
    created: (title) => `„${title}“ ist ein Entwurf mit Texten für den Anfang.`,
    notCreated: 'Der Newsletter konnte nicht angelegt werden',
    generate: 'Runde des Monats auslosen',
    generateFor: (group) => `Runde auslosen: ${group}`,
    looking: 'Personen werden gesucht ...',
    nothing: 'Nichts gefunden.',
    also: {
      section: 'gehe zu',
      generate: 'alle ganze firma',
      tabs: {
        operations:
          'dieser Monat, Runde, Auslosung, auslosen, Paare, Antworten, ausgesetzt, leer ausgegangen, Nachweis, Newsletter, verschicken, abschließen',
        'admin-tools': 'Personen, einladen, exportieren, Programm, Protokoll',
        departments: 'Teams, Gruppen',
        metrics: 'Zahlen, Statistik, wer sich getroffen hat, exportieren, Zustand des Systems',
        'email-whitelist': 'Personen importieren, hinzufügen, Domains, Gruppen',
        'email-logs': 'E-Mails, erreicht, zurückgekommen, exportieren',
        images: 'Fotos, Bilder',
      },
    },
  },
  tools: {
    pairAll: 'Runden aller Gruppen auslosen',
    sync: 'Personalliste abgleichen',
    notSynced: 'Die Personalliste konnte nicht abgeglichen werden',
    sample: {
      action: 'Beispielfirma anlegen',
      title: '100 ausgedachte Personen hinzufügen?',
      effect:
        'Zu deinen Leuten kommt eine Beispielfirma mit ihrer Vorgeschichte hinzu. Sie ist zum Ausprobieren gedacht.',
      confirm: 'Hinzufügen',
      failed: 'Die Beispielfirma konnte nicht angelegt werden',
    },
  },
  unreachable: {
    title: (count) =>
      plural(count, {
        one: 'E-Mails erreichen # Person nicht',
        other: 'E-Mails erreichen # Personen nicht',
      }),
    who: 'Personen ansehen',
    text: 'An abgelehnte Adressen wird jeden Monat wieder geschickt, bis etwas ankommt. Frag diese Personen nach ihrer richtigen Adresse, oder lass sie pausieren.',
    refused: (months, said) => `Abgelehnt: ${months}. ${said}`.trim(),
    complained: (day) =>
      `Hat am ${day} einen Newsletter als Spam gemeldet und gilt seitdem als ausgestiegen.`,
    show: (name) => `${name} unter Personen zeigen`,
  },
  demo: {
    title: 'Das ist eine Demo.',
    text: 'Eine Beispielfirma in deinem Browser: Sieh dich um, es wird nichts geändert und nichts verschickt.',
    leave: 'Demo verlassen',
    changesNothing: 'Das ist eine Demo: Sie ändert nichts. Cup of Joe selbst kann das.',
    lacksThis: 'Das ist eine Demo: Sie hat das nicht. Cup of Joe selbst hat es.',
    noFiles: {
      title: 'Das ist eine Demo',
      text: 'Sie hat keine Dateien zum Herunterladen. Cup of Joe selbst hat sie.',
    },
  },
  access,
  ending,
  bulk,
}
