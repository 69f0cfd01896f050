import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const health: Responses['health'] = {
  database: { slow: 'Langsam', fine: 'In Ordnung' },
  email: {
    outbox: {
      label: 'Probebetrieb',
      detail: 'E-Mails kommen in den Postausgang; niemand bekommt sie. Mit MAIL_URL werden sie verschickt.',
    },
    unreachable: (transport) => `${transport} nicht erreichbar`,
    cannotReach: (why) => `Der Mailserver ist nicht erreichbar: ${why}`,
    silent: 'Der Mailserver antwortet nicht.',
    paused: (transport) => `${transport}, Versand angehalten`,
    pausedBy: 'Die Verwaltung hat den Versand eines Newsletters angehalten.',
    nothingWaits: 'Nichts wartet auf den Versand.',
    waiting: (count) =>
      plural(count, {
        one: '# E-Mail wartet auf den Versand.',
        other: '# E-Mails warten auf den Versand.',
      }),
  },
  jobs: { failing: 'Gestört', notYet: 'Noch nicht gelaufen', late: 'Überfällig', onTime: 'Pünktlich' },
  employeeFile: {
    label: 'Aus einer Datei',
    reads: (file) => `Liest ${file}.`,
    gone: (file) => `${file} ist seit dem letzten Abgleich verschwunden.`,
    notThere: (file) => `${file} gibt es noch nicht.`,
  },
  cycle: {
    manual: {
      label: 'Von Hand',
      detail: 'Jeder Monat geht von Hand. Unter „Werkzeuge“, „Programm“ kann er von selbst laufen.',
    },
    sends: 'Macht die Paarungen und verschickt die Newsletter.',
    drafts: 'Macht die Paarungen; die Newsletter warten auf die Freigabe.',
    needsAttention: 'Braucht Aufmerksamkeit',
    tryingAgain: 'Wird wiederholt',
    notDone: (step, run, why) => `„${step}“ ist im Lauf vom ${run} ausgefallen: ${why}.`,
    failing: (step, run, why) => `„${step}“ ist im Lauf vom ${run} bisher gescheitert: ${why}.`,
    noReason: 'ein Grund ist nicht bekannt',
    running: 'Läuft',
    scheduled: 'Geplant',
  },
  signIn: {
    slowed: {
      label: 'Codes gebremst',
      detail: (codes) =>
        `In zehn Minuten wurden mehr als ${codes} falsche Codes eingegeben: Vielleicht rät jemand. Browser, in denen sich noch niemand angemeldet hat, haben einen Versuch pro Minute; Links gehen weiterhin.`,
    },
    fine: { label: 'In Ordnung', detail: 'Links und Codes gehen.' },
  },
}
