import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

export const programmes: Words['rounds']['programmes'] = {
  title: 'Programme',
  text: 'Jedes hat seine eigenen Leute, seinen Rhythmus und seine Tische. Ein Treffen zählt in jedem Programm.',
  add: 'Neues Programm',
  none: 'Zurzeit gibt es in keinem Programm Runden für deine Gruppen.',
  edit: 'Bearbeiten',
  editOne: (name) => `${name} bearbeiten`,
  moreFor: (name) => `Mehr zu ${name}`,
  facts: {
    who: 'Wer',
    hosts: 'Gastgeber',
    rhythm: 'Rhythmus',
    tables: 'Tische',
    people: 'Dabei',
    next: 'Nächste Runde',
  },
  everybody: 'Alle',
  named: (count) => `Namentlich: ${digits(count)}`,
  newcomers: (weeks) =>
    plural(weeks, {
      one: 'In der letzten Woche dazugekommen',
      other: 'In den letzten # Wochen dazugekommen',
    }),
  whoJoins: 'Mit Beitritt',
  byHand: 'Von Hand',
  monthly: 'Jeden Monat',
  everyWeeks: (every) => plural(every, { one: 'Jede Woche', other: 'Alle # Wochen' }),
  pairs: 'Zu zweit',
  tablesOf: (size) => `Tische mit ${digits(size)}`,
  notKnown: 'Wird noch bekannt gegeben',
  reach: {
    title: 'Heute dabei',
    ready: (count) => `In einer Runde, die heute ausgelost würde: ${digits(count)}`,
    hosts: (count) => `Gastgeber darin: ${digits(count)}`,
    guests: (count) => `Gäste darin: ${digits(count)}`,
    nobody: 'Heute ist niemand dabei',
    tooFew: (size) => `Zu wenige für einen Tisch mit ${digits(size)}`,
    failed: 'Die Zahl der Personen konnte nicht geladen werden.',
  },
  start: {
    title: 'Beginnen mit',
    coffee: { label: 'Kaffee im Monat', hint: 'Alle, zu zweit, einmal im Monat' },
    pairs: { label: 'Paare der Woche', hint: 'Alle, zu zweit, einmal in der Woche' },
    lunch: {
      label: 'Mittagessen zu viert',
      hint: 'Zu viert am Tisch, alle Gruppen gemischt, alle sechs Wochen',
    },
    newcomers: {
      label: 'Neue treffen Gastgeber',
      hint: 'In den letzten 12 Wochen dazugekommen; zu dritt am Tisch, mit einem Gastgeber deiner Wahl',
    },
    sites: {
      label: 'Kaffee über Standorte hinweg',
      hint: 'Zu zweit von verschiedenen Standorten, einmal im Monat',
    },
    leader: {
      label: 'Eine Führungskraft treffen',
      hint: 'Alle der Reihe nach; zu fünft am Tisch, mit einer Führungskraft deiner Wahl',
    },
    skipLevel: {
      label: 'Eine Ebene überspringen',
      hint: 'Zu zweit mit jemandem zwei Ebenen höher oder mehr, einmal im Monat',
    },
    lottery: {
      label: 'Los des Monats',
      hint: 'Ein Gastgeber deiner Wahl, und jeden Monat ein ausgeloster Gast',
    },
  },
  steps: { who: 'Wer', hosts: 'Gastgeber', rhythm: 'Rhythmus und Größe', name: 'Name' },
  stepOf: (step, steps) => `Schritt ${digits(step)} von ${digits(steps)}`,
  next: 'Weiter',
  previous: 'Zurück',
  create: 'Programm anlegen',
  creating: 'Wird angelegt ...',
  created: (name) => `„${name}“ ist angelegt.`,
  notCreated: 'Das Programm konnte nicht angelegt werden',
  rest: 'Weitere Einstellungen',
  hosts: {
    has: {
      label: 'Dieses Programm hat Gastgeber',
      hint: 'An jedem Tisch sitzt ein Gastgeber mit Gästen aus dem ersten Schritt. Wer am längsten gewartet hat, kommt zuerst dran, und Gastgeber wechseln sich ab.',
    },
    sayWho: 'Gib an, wer Gastgeber ist',
    levelsAbove: {
      label: 'Wie weit über ihren Gästen',
      hint: 'Nach der Reihe der Führungskräfte des Gastes, wo sie bekannt ist',
    },
    anywhere: 'Egal',
    levels: (levels) => plural(levels, { one: '# Ebene oder mehr', other: '# Ebenen oder mehr' }),
  },
  who: {
    text: 'Dabei ist, wer zu jeder ausgefüllten Liste passt. Bleiben alle leer, ist es für alle auf der Freigabeliste.',
    domainGroups: 'Domaingruppen',
    departments: 'Abteilungen',
    directoryGroups: 'Verzeichnisgruppen',
    choose: 'Hinzufügen ...',
    addresses: { label: 'Namentlich', hint: 'Eine Adresse je Zeile' },
    newcomersWeeks: {
      label: 'Neue',
      hint: 'Vor höchstens so vielen Wochen dazugekommen. Bleibt es leer, ist es für alle.',
    },
    join: {
      label: 'Wie man teilnimmt',
      choices: {
        everyone: { label: 'Von selbst', hint: 'Bis man es verlässt.' },
        'opt-in': { label: 'Durch Beitritt', hint: 'Man tritt im Profil bei.' },
        ask: {
          label: 'Durch ein Ja vor jeder Runde',
          hint: 'Vor jeder Runde bekommen alle eine Mail mit dem Knopf „Ich bin dabei“. Nur wer ihn drückt, macht mit.',
        },
      },
    },
  },
  weeks: 'Von selbst, jede Woche oder alle paar Wochen',
  every: 'Wie oft',
  from: { label: 'Ab', hint: 'Die erste Runde ist am ersten solchen Wochentag ab diesem Tag.' },
  mix: {
    label: 'Wer zusammenkommt',
    personal: 'Wie alle es sich wünschen',
    different: (name) => `Unterschiedlich: ${name}`,
    same: (name) => `Gleich: ${name}`,
    department: 'Abteilung',
    preferences: 'Auch die Wünsche zu Abteilungen einhalten',
  },
  size: 'Wie viele sich treffen',
  noRepeatMonths: { label: 'Monate, bis sich zwei wiedersehen dürfen', hint: 'Über alle Programme gezählt' },
  name: 'Name',
  description: { label: 'Beschreibung', hint: 'Für alle, die dabei sind' },
  colour: { label: 'Farbe', hint: 'Kennzeichnet den Namen auf Seiten und in E-Mails' },
  archive: {
    action: 'Archivieren',
    title: (name) => `„${name}“ archivieren?`,
    effect:
      'Es gibt darin keine Runden mehr, und niemand ist mehr dabei. Bisherige Runden bleiben, und E-Mails, die unterwegs sind, kommen noch an. Der Name ist wieder frei.',
    pending: 'Wird archiviert ...',
    failed: 'Das Programm konnte nicht archiviert werden',
  },
}
