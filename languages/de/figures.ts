import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits } = formatsOf('de')

export const figures: Words['figures'] = {
  failed: 'Die Zahlen konnten nicht geladen werden.',
  summary: {
    label: 'Zusammenfassung',
    users: 'Personen',
    pendingSetup: (count) => `${digits(count)} noch ohne Profil`,
    active: 'Offene Treffen',
    completed: 'Getrunkene Kaffees',
    participation: 'Teilnahme',
    participationNote: (joined, all) => `${digits(joined)} von ${digits(all)} sind dabei`,
  },
  period: { label: 'Monate', current: 'Dieser Monat', previous: 'Frühere Monate' },
  views: {
    label: 'Auswertung',
    users: 'Personen',
    matching: 'Treffen',
    engagement: 'Beteiligung',
    system: 'System',
  },
  table: 'Als Tabelle zeigen',
  share: 'Anteil',
  month: 'Monat',
  department: 'Abteilung',
  users: {
    failed: 'Die Personen konnten nicht geladen werden.',
    column: 'Personen',
    status: {
      title: 'Wer dabei ist',
      caption: 'Personen nach Status',
      column: 'Status',
      active: 'Dabei',
      paused: 'Pause',
      optedOut: 'Ausgestiegen',
    },
    departments: {
      title: 'Größte Abteilungen',
      none: 'Noch niemand da',
      caption: 'Abteilungen mit den meisten Personen',
      notSet: 'Nicht gewählt',
    },
  },
  chart: {
    tookPlace: 'fanden statt',
    others: 'andere Treffen',
    rate: 'Erfolgsquote',
    total: 'Insgesamt',
    completed: 'Stattgefunden',
  },
  matching: {
    failed: 'Die Treffen konnten nicht geladen werden.',
    current: {
      total: 'Treffen insgesamt',
      active: 'Offene Treffen',
      completed: 'Getrunkene Kaffees',
      rate: 'Erfolgsquote',
    },
    quality: {
      title: 'Güte der Auslosungen',
      failed: 'Die Güte der Auslosungen konnte nicht geladen werden.',
      none: 'Noch keine Runden',
      recent: 'Letzte Runden',
      issues: 'Probleme',
      average: 'Durchschnittliche Güte',
      unknown: 'unbekannt',
      ofTen: 'von 10',
      kinds: {
        overdue: 'Überfällig',
        unavailable: 'Nicht verfügbar',
        left_out: 'Ausgesetzt',
        not_optimal: 'Ohne Nachweis',
      },
      caption: 'Letzte Runden',
      pairing: 'Runde',
      quality: 'Güte',
      pairs: 'Paare',
      across: 'Über Abteilungen hinweg',
      metBefore: 'Schon einmal getroffen',
      leftOut: 'Ausgesetzt',
    },
    previous: {
      caption: 'Treffen der vorigen sechs Monate',
      success: (rate, completed, all) => [
        rate,
        ` Erfolg, ${digits(completed)} von ${digits(all)} fanden statt`,
      ],
    },
  },
  engagement: {
    title: 'Beteiligung',
    failed: 'Die Beteiligung konnte nicht geladen werden.',
    connections: 'Begegnungen',
    peopleMet: 'Menschen, die sich trafen',
    activeUsers: 'Aktiv im Monat',
    retention: 'Dabeigeblieben',
    byMonth: 'Treffen, Monat für Monat',
    caption: 'Treffen der vorigen zwölf Monate',
  },
  whoMet,
  map,
  system,
}
