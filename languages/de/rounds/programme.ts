import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('de')

export const programme: Words['rounds']['programme'] = {
  title: 'Programm',
  text: 'Wie der monatliche Ablauf geht. Änderungen gelten innerhalb einer Minute überall. Ein Lauf, der schon begonnen hat, behält seine alten Einstellungen.',
  failed: 'Das Programm konnte nicht geladen werden.',
  saved: 'Das Programm ist geändert.',
  saveFailed: 'Das Programm konnte nicht geändert werden',
  undo: 'Änderungen verwerfen',
  save: 'Programm speichern',
  saving: 'Wird gespeichert ...',
  byOperator: 'Beim Betrieb festgelegt',
  next: {
    title: 'Nächste Läufe',
    none: 'Keine: Jeder Monat läuft von Hand.',
    failed: 'Die nächsten Läufe konnten nicht geladen werden.',
    text: 'Monate, die schon eine Paarung haben, fehlen hier.',
  },
  plan: {
    title: 'Wann der Ablauf beginnt',
    byHand: { label: 'Von Hand', hint: 'Du drückst jeden Monat die Knöpfe.' },
    onDay: 'Von selbst, an einem Tag des Monats',
    onWeekday: 'Von selbst, an einem Wochentag des Monats',
    asSet: 'Von selbst, wie es jetzt eingestellt ist',
    nextRound: {
      label: 'Nächste Runde',
      hint: 'Diesen Tag sehen alle, und er wird ihnen vorher angekündigt. Ohne ihn lesen sie, dass er noch bekannt gegeben wird.',
    },
    day: 'Tag des Monats',
    lastDay: 'der letzte',
    which: 'Welcher',
    places: { 1: 'der erste', 2: 'der zweite', 3: 'der dritte', 4: 'der vierte', L: 'der letzte' },
    weekday: 'Wochentag',
    time: 'Uhrzeit',
    noTime: 'Bitte gib eine Uhrzeit ein',
    zone: 'Zeitzone',
    zoneHint: 'Cup of Joe rechnet alle Tage und Monate in ihr.',
    noZone: 'Bitte gib eine Zeitzone ein',
  },
  faults: {
    number: 'Bitte gib eine ganze Zahl ein',
    least: (least) => `Mindestens ${digits(least)}`,
    most: (most) => `Höchstens ${digits(most)}`,
  },
  none: 'Nein',
  settings: {
    cycleSend: {
      label: 'Wie weit der Ablauf geht',
      choices: {
        draft: {
          label: 'Bis zu den Entwürfen',
          hint: 'Er macht die Paarung und die Newsletter. Du liest sie, gibst sie frei und verschickst sie.',
        },
        send: {
          label: 'Bis zum Versand',
          hint: 'Er gibt die Newsletter auch frei und verschickt sie. Niemand liest sie vorher.',
        },
      },
    },
    publish: {
      label: 'Wann das Treffen zu sehen ist',
      choices: {
        'at-once': { label: 'Sofort', hint: 'Sobald die Paarung gemacht ist.' },
        'with-newsletter': {
          label: 'Mit dem Newsletter',
          hint: 'Wenn er hinausgeht, oder wenn du bei der Paarung „Treffen jetzt zeigen“ drückst.',
        },
      },
    },
    minimumUsers: { label: 'Mindestzahl', hint: 'Eine Paarung gibt es ab so vielen Menschen.' },
    tellBy: {
      label: 'Benachrichtigen per',
      choices: {
        mail: {
          label: 'E-Mail',
          hint: 'Wie bisher.',
        },
      },
    },
    language: {
      label: 'Sprache',
      hint: 'Für alle, die keine gewählt haben und von denen weder das Verzeichnis noch ihr Browser eine nennt.',
    },
    reminders: {
      label: 'Erinnern',
      hint: 'Wer eine Woche nach dem Newsletter nicht gesagt hat, ob das Treffen stattfand, wird einmal erinnert. Nach einem gebuchten Kaffee kommt stattdessen immer am nächsten Tag die Frage.',
    },
    threes: {
      label: 'Zu dritt am Tisch',
      hint: 'Wer leer ausginge, darf zu einem Paar dazukommen, wenn es für alle passt. So sitzt bei ungerader Zahl niemand allein.',
    },
    headsUpDays: {
      label: 'Vorher ankündigen',
      hint: 'Eine E-Mail sagt, wann die nächste Runde ist. Ein Klick setzt sie aus.',
      option: (days) => plural(days, { one: '# Tag vorher', other: '# Tage vorher' }),
    },
    dormantAfter: {
      label: 'Stille auslassen',
      hint: 'Wer so viele Runden nacheinander nichts beantwortet, sich nicht anmeldet und nichts anklickt, wird per E-Mail gefragt. Kommt auch dann nichts, gehen die Runden ohne diese Person weiter, bis sie sich meldet.',
      option: (rounds, isSuggested) =>
        plural(rounds, {
          one: `Nach # stillen Runde${isSuggested ? ' (empfohlen)' : ''}`,
          other: `Nach # stillen Runden${isSuggested ? ' (empfohlen)' : ''}`,
        }),
    },
    booking: {
      label: 'Termine',
      choices: {
        offer: {
          label: 'Vorgeschlagen',
          hint: 'Die E-Mail und die Seite des Treffens bieten drei Termine, die allen passen. Jede Person kann einen mit einem Klick buchen.',
        },
        auto: {
          label: 'Von selbst gebucht',
          hint: 'Beim Versand des Newsletters wird für jedes Treffen, dessen Kalender alle bekannt sind, der erste Termin gebucht. Ein Klick verschiebt ihn oder sagt ihn ab.',
        },
        off: {
          label: 'Ihnen überlassen',
          hint: 'Es werden keine Termine vorgeschlagen oder gebucht, und niemand soll einen vorschlagen.',
        },
      },
    },
  },
}
