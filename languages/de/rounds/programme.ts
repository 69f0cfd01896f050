import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, listed } = formatsOf('de')

export const programme: Words['rounds']['programme'] = {
  title: 'Programm',
  failed: 'Das Programm konnte nicht geladen werden.',
  saved: 'Das Programm ist geändert.',
  saveFailed: 'Das Programm konnte nicht geändert werden',
  undo: 'Änderungen verwerfen',
  save: 'Programm speichern',
  saving: 'Wird gespeichert ...',
  byOperator: 'Vom Betrieb festgelegt',
  next: {
    title: 'Nächste Läufe',
    failed: 'Die nächsten Läufe konnten nicht geladen werden.',
  },
  plan: {
    title: 'Wann der Ablauf beginnt',
    byHand: { label: 'Von Hand', hint: 'Du drückst jeden Monat die Knöpfe.' },
    onDay: 'Von selbst, an einem Tag des Monats',
    onWeekday: 'Von selbst, an einem Wochentag des Monats',
    asSet: 'Von selbst, wie es jetzt eingestellt ist',
    nextRound: {
      label: 'Nächste Runde',
      hint: 'Diesen Tag sehen alle, und er wird ihnen vorher angekündigt. Ohne ihn lesen sie „Wird noch bekannt gegeben“.',
    },
    day: 'Tag des Monats',
    lastDay: 'der letzte',
    which: 'Welcher',
    places: { 1: 'der erste', 2: 'der zweite', 3: 'der dritte', 4: 'der vierte', L: 'der letzte' },
    weekday: 'Wochentag',
    time: 'Uhrzeit',
    noTime: 'Bitte gib eine Uhrzeit ein',
    zone: 'Zeitzone',
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
          hint: 'Er lost die Runde aus und entwirft die Newsletter. Du liest sie, gibst sie frei und verschickst sie.',
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
        'at-once': { label: 'Sofort' },
        'with-newsletter': {
          label: 'Mit dem Newsletter',
          hint: 'Wenn er hinausgeht, oder wenn du bei der Runde „Treffen jetzt zeigen“ drückst.',
        },
      },
    },
    minimumUsers: { label: 'Mindestzahl' },
    tellBy: {
      label: 'Benachrichtigen per',
      choices: {
        mail: {
          label: 'E-Mail',
        },
      },
      chat: (chat) =>
        `In ${chat}. Kalendereinladungen gehen per E-Mail hinaus, und wer kein ${chat}-Konto hat, bekommt alles per E-Mail.`,
      both: { label: 'Beides', hint: (chats) => `Per E-Mail und in ${chats}.` },
    },
    language: {
      label: 'Sprache',
      hint: 'Für alle, deren Sprache wir nicht kennen.',
    },
    reminders: {
      label: 'Erinnern',
      hint: 'Wer nicht gesagt hat, ob das Treffen stattfand, wird eine Woche nach dem Newsletter einmal erinnert. Nach einem gebuchten Kaffee kommt die Frage stattdessen am nächsten Tag.',
    },
    scope: {
      label: 'Wer wen trifft',
      choices: {
        'per-group': { label: 'Jede Domaingruppe für sich', hint: 'Eine Runde für jede Gruppe.' },
        across: { label: 'Alle zusammen', hint: 'Eine Runde für alle.' },
        between: { label: 'Nur Menschen aus verschiedenen Gruppen', hint: 'Eine Runde für alle.' },
      },
      meets: (scope, names) =>
        ({
          'per-group': `${listed(names.map((name) => `${name} trifft ${name}`))}.`,
          across: 'Alle treffen alle.',
          between: `${names.join(' trifft ')}.`,
        })[scope],
    },
    topics: {
      label: 'Gemeinsame Themen',
      hint: 'Unter gleich guten Runden gewinnt die, in der mehr Leute ein Thema gemeinsam haben. Sie lesen es bei ihrem Treffen.',
    },
    threes: {
      label: 'Zu dritt am Tisch',
      hint: 'Wer kein Gegenüber hat, darf zu einem Paar dazukommen, wenn es für beide passt. So bleibt bei ungerader Zahl niemand allein.',
    },
    headsUpDays: {
      label: 'Vorher ankündigen',
      hint: 'Eine E-Mail sagt, wann die nächste Runde ist. Ein Klick setzt sie aus.',
      option: (days) => plural(days, { one: '# Tag vorher', other: '# Tage vorher' }),
    },
    dormantAfter: {
      label: 'Stille Personen auslassen',
      hint: 'Wer so viele Runden lang nicht antwortet, sich nicht anmeldet und nichts anklickt, wird per E-Mail gefragt. Bleibt es still, gehen die Runden ohne diese Person weiter, bis sie sich meldet.',
      option: (rounds, isSuggested) =>
        plural(rounds, {
          one: `Nach # stillen Runde${isSuggested ? ' (empfohlen)' : ''}`,
          other: `Nach # stillen Runden${isSuggested ? ' (empfohlen)' : ''}`,
        }),
    },
    meal: {
      label: 'Wozu man sich trifft',
      values: { coffee: 'Kaffee', lunch: 'Lunch', tea: 'Tee' },
    },
    minutes: {
      label: 'Dauer in Minuten',
    },
    booking: {
      label: 'Termine',
      choices: {
        offer: {
          label: 'Vorgeschlagen',
          hint: 'Die E-Mail und die Seite des Treffens bieten drei Termine, die allen passen. Ein Klick bucht einen.',
        },
        auto: {
          label: 'Von selbst gebucht',
          hint: 'Mit dem Newsletter wird überall dort der erste Termin gebucht, wo alle Kalender bekannt sind. Ein Klick verschiebt ihn oder sagt ihn ab.',
        },
        off: {
          label: 'Ihnen überlassen',
          hint: 'Termine werden weder vorgeschlagen noch gebucht, und niemand wird um einen Vorschlag gebeten.',
        },
      },
    },
  },
}
