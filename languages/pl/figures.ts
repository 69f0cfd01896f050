import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits } = formatsOf('pl')

export const figures: Words['figures'] = {
  failed: 'Nie udało się wczytać danych.',
  summary: {
    label: 'Podsumowanie',
    users: 'Wszystkie osoby',
    pendingSetup: (count) => `bez profilu: ${digits(count)}`,
    active: 'Trwające spotkania',
    completed: 'Odbyte kawy',
    participation: 'Udział',
    participationNote: (joined, all) => `dołączyło ${digits(joined)} z ${digits(all)}`,
  },
  period: { label: 'Miesiące', current: 'Ten miesiąc', previous: 'Poprzednie miesiące' },
  views: {
    label: 'Dane',
    users: 'Osoby',
    matching: 'Spotkania',
    engagement: 'Zaangażowanie',
    system: 'System',
  },
  table: 'Pokaż jako tabelę',
  share: 'Odsetek',
  month: 'Miesiąc',
  department: 'Dział',
  users: {
    failed: 'Nie udało się wczytać osób.',
    column: 'Osoby',
    status: {
      title: 'Statusy',
      caption: 'Osoby według statusu',
      column: 'Status',
      active: 'Biorą udział',
      paused: 'Przerwa',
      optedOut: 'Nie biorą udziału',
    },
    departments: {
      title: 'Największe działy',
      none: 'Nie ma osób',
      caption: 'Działy z największą liczbą osób',
      notSet: 'Nie ustawiono',
    },
  },
  chart: {
    tookPlace: 'odbyły się',
    others: 'inne spotkania',
    rate: 'Skuteczność',
    total: 'Razem',
    completed: 'Odbyły się',
  },
  matching: {
    failed: 'Nie udało się wczytać spotkań.',
    current: {
      total: 'Wszystkie spotkania',
      active: 'Trwające spotkania',
      completed: 'Odbyte kawy',
      rate: 'Odsetek odbytych',
    },
    quality: {
      title: 'Jakość doboru par',
      failed: 'Nie udało się wczytać jakości doborów par.',
      none: 'Nie ma danych o doborach par',
      recent: 'Ostatnie dobory par',
      issues: 'Uwagi po sprawdzeniu',
      average: 'Średnia jakość',
      unknown: 'brak',
      ofTen: 'z 10',
      kinds: {
        overdue: 'Po terminie',
        unavailable: 'Niedostępni',
        left_out: 'Bez pary',
        not_optimal: 'Bez dowodu',
      },
      caption: 'Ostatnie dobory par',
      pairing: 'Dobór par',
      quality: 'Jakość',
      pairs: 'Pary',
      across: 'Między działami',
      metBefore: 'Znają się już',
      leftOut: 'Bez pary',
    },
    previous: {
      caption: 'Spotkania z poprzednich sześciu miesięcy',
      success: (rate, completed, all) => [
        'Skuteczność: ',
        rate,
        `, odbyło się ${digits(completed)} z ${digits(all)}`,
      ],
    },
  },
  engagement: {
    title: 'Zaangażowanie',
    failed: 'Nie udało się wczytać zaangażowania.',
    connections: 'Wszystkie kontakty',
    peopleMet: 'Osoby, które się spotkały',
    activeUsers: 'Osoby aktywne w miesiącu',
    retention: 'Pozostają',
    byMonth: 'Spotkania miesiąc po miesiącu',
    caption: 'Spotkania z poprzednich dwunastu miesięcy',
  },
  whoMet,
  map,
  system,
}
