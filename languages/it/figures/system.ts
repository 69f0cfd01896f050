import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('it')

export const system: Words['figures']['system'] = {
  employees: {
    title: 'Stato del personale',
    failed: 'Non è stato possibile caricare il personale.',
    total: 'Personale in totale',
    active: 'Attivi',
    onLeave: 'In congedo',
    available: 'Disponibili per l’abbinamento',
    synced: (moment) => `Ultima sincronizzazione: ${moment}`,
    neverSynced: 'Ultima sincronizzazione: mai',
  },
  title: 'Stato del sistema',
  checked: (moment) => `Verifica: ${moment}`,
  checking: 'Verifica…',
  check: 'Verifica di nuovo',
  failed: 'Non è stato possibile verificare lo stato del sistema.',
  lines: {
    database: 'Database',
    email: 'Servizio e-mail',
    sync: 'Sincronizzazione del personale',
    cycle: 'Ciclo automatico',
    signIn: 'Accesso',
    job: (name) => `Attività: ${name}`,
    pendingSetups: 'Profili da creare',
  },
  troubles: (count) =>
    count === 0
      ? 'Funziona tutto.'
      : plural(count, {
          one: '# parte da controllare.',
          many: '# parti da controllare.',
          other: '# parti da controllare.',
        }),
  behind: 'Tutte le parti e attività',
  responded: (milliseconds) => `Risposta in ${milliseconds}\u00a0ms`,
  lastSync: (moment) => `Ultima sincronizzazione: ${moment}.`,
  lastRead: (moment) => `Ultima lettura: ${moment}.`,
  failingSince: (moment) => `Non funziona da: ${moment}.`,
  until: (moment) => `Fino a: ${moment}.`,
  wrongCodes: (moment) => `Troppi codici errati inseriti: ${moment}.`,
  nextRun: (moment, rule, zone) => `Prossimo avvio: ${moment} (${rule}, ${zone}).`,
  runs: (every, last) => (last === null ? `Si avvia ${every}` : `Si avvia ${every}, ultima volta: ${last}`),
  jobFailed: (moment, message) => `Non riuscito (${moment}): ${message}`,
  every: {
    days: (count) => plural(count, { one: 'ogni giorno', many: 'ogni # di giorni', other: 'ogni # giorni' }),
    hours: (count) => plural(count, { one: 'ogni ora', many: 'ogni # di ore', other: 'ogni # ore' }),
    minutes: (count) =>
      plural(count, { one: 'ogni minuto', many: 'ogni # di minuti', other: 'ogni # minuti' }),
    seconds: (count) =>
      plural(count, { one: 'ogni secondo', many: 'ogni # di secondi', other: 'ogni # secondi' }),
  },
}
