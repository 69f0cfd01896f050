import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('de')

export const health: Responses['health'] = {
  database: { slow: 'Langsam', fine: 'In Ordnung' },
  email: {
    outbox: {
      label: 'Probebetrieb',
      detail: 'E-Mails landen im Postausgang und erreichen niemanden. Mit MAIL_URL werden sie verschickt.',
    },
    unreachable: (transport) => `${transport} nicht erreichbar`,
    cannotReach: (why) => `Der Mailserver ist nicht erreichbar: ${why}`,
    silent: 'Der Mailserver antwortet nicht.',
    paused: (transport) => `${transport}, Versand angehalten`,
    pausedBy: 'Jemand aus der Verwaltung hat einen Newsletter angehalten.',
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
      detail: 'Jeder Monat läuft von Hand. Automatisieren kannst du ihn unter Werkzeuge, Programm.',
    },
    sends: 'Lost die Runden aus und verschickt die Newsletter.',
    drafts: 'Lost die Runden aus. Die Newsletter gibst du frei.',
    needsAttention: 'Braucht dich',
    tryingAgain: 'Neuer Versuch',
    notDone: (step, run, why) => `„${step}“ wurde im Lauf vom ${run} nicht erledigt: ${why}.`,
    failing: (step, run, why) => `„${step}“ schlägt im Lauf vom ${run} immer wieder fehl: ${why}.`,
    noReason: 'ein Grund ist nicht bekannt',
    running: 'Läuft',
    scheduled: 'Geplant',
  },
  signIn: {
    slowed: {
      label: 'Codes gebremst',
      detail: (codes) =>
        `Innerhalb von zehn Minuten wurden mehr als ${codes} falsche Codes eingegeben: Vielleicht rät jemand. Neue Browser haben einen Versuch pro Minute. Links funktionieren weiterhin.`,
    },
    fine: { label: 'In Ordnung', detail: 'Links und Codes funktionieren.' },
  },
}
