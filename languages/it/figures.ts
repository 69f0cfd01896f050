import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits } = formatsOf('it')

export const figures: Words['figures'] = {
  failed: 'Non è stato possibile caricare i dati.',
  summary: {
    label: 'Riepilogo',
    users: 'Utenti in totale',
    pendingSetup: (count) => `${digits(count)} senza profilo`,
    active: 'Incontri aperti',
    completed: 'Caffè conclusi',
    participation: 'Tasso di partecipazione',
    participationNote: (joined, all) => `iscritti ${digits(joined)} su ${digits(all)}`,
  },
  period: { label: 'Mesi', current: 'Mese in corso', previous: 'Mesi precedenti' },
  views: {
    label: 'Dati',
    users: 'Utenti',
    matching: 'Abbinamenti',
    engagement: 'Coinvolgimento',
    system: 'Sistema',
  },
  table: 'Mostra come tabella',
  share: 'Quota',
  month: 'Mese',
  department: 'Reparto',
  users: {
    failed: 'Non è stato possibile caricare gli utenti.',
    column: 'Utenti',
    status: {
      title: 'Distribuzione degli stati',
      caption: 'Utenti per stato',
      column: 'Stato',
      active: 'Partecipano',
      paused: 'In pausa',
      optedOut: 'Non partecipano',
    },
    departments: {
      title: 'Reparti principali',
      none: 'Nessun utente',
      caption: 'Reparti con più utenti',
      notSet: 'Non scelto',
    },
  },
  chart: {
    tookPlace: 'avvenuti',
    others: 'altri incontri',
    rate: 'Tasso di riuscita',
    total: 'Totale',
    completed: 'Conclusi',
  },
  matching: {
    failed: 'Non è stato possibile caricare gli incontri.',
    current: {
      total: 'Incontri in totale',
      active: 'Incontri aperti',
      completed: 'Caffè conclusi',
      rate: 'Tasso di conclusione',
    },
    quality: {
      title: 'Qualità degli abbinamenti',
      failed: 'Non è stato possibile caricare la qualità degli abbinamenti.',
      none: 'Nessun dato sugli abbinamenti',
      recent: 'Abbinamenti recenti',
      issues: 'Problemi di verifica',
      average: 'Qualità media',
      unknown: 'n.d.',
      ofTen: 'su 10',
      kinds: {
        overdue: 'In ritardo',
        unavailable: 'Non disponibili',
        left_out: 'Fuori',
        not_optimal: 'Non dimostrati',
      },
      caption: 'Abbinamenti recenti',
      pairing: 'Abbinamento',
      quality: 'Qualità',
      pairs: 'Coppie',
      across: 'Tra reparti diversi',
      metBefore: 'Già incontrati',
      leftOut: 'Fuori',
    },
    previous: {
      caption: 'Incontri dei sei mesi precedenti',
      success: (rate, completed, all) => [
        rate,
        ` di riuscita, ${digits(completed)} di ${digits(all)} conclusi`,
      ],
    },
  },
  engagement: {
    title: 'Coinvolgimento',
    failed: 'Non è stato possibile caricare il coinvolgimento.',
    connections: 'Contatti in totale',
    peopleMet: 'Persone che si sono viste',
    activeUsers: 'Utenti attivi nel mese',
    retention: 'Tasso di permanenza',
    byMonth: 'Incontri, mese per mese',
    caption: 'Incontri dei dodici mesi precedenti',
  },
  whoMet,
  map,
  system,
}
