import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits, plural } = formatsOf('nl')

export const figures: Words['figures'] = {
  failed: 'De cijfers konden niet worden geladen.',
  summary: {
    label: 'Samenvatting',
    users: 'Gebruikers',
    pendingSetup: (count) => `${digits(count)} nog zonder profiel`,
    active: 'Open matches',
    completed: 'Gedronken koffies',
    participation: 'Deelname',
    participationNote: (joined, all) =>
      plural(joined, { one: `# van ${digits(all)} is erbij`, other: `# van ${digits(all)} zijn erbij` }),
  },
  period: { label: 'Maanden', current: 'Deze maand', previous: 'Eerdere maanden' },
  views: {
    label: 'Analyse',
    users: 'Gebruikers',
    matching: 'Matches',
    engagement: 'Betrokkenheid',
    system: 'Systeem',
  },
  table: 'Als tabel tonen',
  share: 'Aandeel',
  month: 'Maand',
  department: 'Afdeling',
  users: {
    failed: 'De gebruikers konden niet worden geladen.',
    column: 'Gebruikers',
    status: {
      title: 'Wie er meedoet',
      caption: 'Gebruikers per status',
      column: 'Status',
      active: 'Doet mee',
      paused: 'Pauze',
      optedOut: 'Gestopt',
    },
    departments: {
      title: 'Grootste afdelingen',
      none: 'Nog geen gebruikers',
      caption: 'Afdelingen met de meeste gebruikers',
      notSet: 'Niet gekozen',
    },
  },
  chart: {
    tookPlace: 'gelukt',
    others: 'andere matches',
    rate: 'Slagingspercentage',
    total: 'Totaal',
    completed: 'Gelukt',
  },
  matching: {
    failed: 'De matches konden niet worden geladen.',
    current: {
      total: 'Matches in totaal',
      active: 'Open matches',
      completed: 'Gedronken koffies',
      rate: 'Slagingspercentage',
    },
    quality: {
      title: 'Kwaliteit van de koppelingen',
      failed: 'De kwaliteit van de koppelingen kon niet worden geladen.',
      none: 'Nog geen koppelingen',
      recent: 'Recente koppelingen',
      issues: 'Opmerkingen',
      average: 'Gemiddelde kwaliteit',
      unknown: 'onbekend',
      ofTen: 'van 10',
      kinds: {
        overdue: 'Te laat',
        unavailable: 'Niet beschikbaar',
        left_out: 'Zonder match',
        not_optimal: 'Niet bewezen',
      },
      caption: 'Recente koppelingen',
      pairing: 'Koppeling',
      quality: 'Kwaliteit',
      pairs: 'Paren',
      across: 'Andere afdelingen',
      metBefore: 'Eerder ontmoet',
      leftOut: 'Zonder match',
    },
    previous: {
      caption: 'Matches van de zes maanden ervoor',
      success: (rate, completed, all) => [rate, ` gelukt, ${digits(completed)} van ${digits(all)}`],
    },
  },
  engagement: {
    title: 'Betrokkenheid',
    failed: 'De betrokkenheid kon niet worden geladen.',
    connections: 'Ontmoetingen',
    peopleMet: 'Mensen die elkaar ontmoetten',
    activeUsers: 'Actief deze maand',
    retention: 'Gebleven',
    byMonth: 'Matches, maand voor maand',
    caption: 'Matches van de twaalf maanden ervoor',
  },
  whoMet,
  map,
  system,
}
