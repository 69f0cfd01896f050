import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits } = formatsOf('pt-BR')

export const figures: Words['figures'] = {
  failed: 'Não foi possível carregar as métricas.',
  summary: {
    label: 'Resumo',
    users: 'Total de pessoas',
    pendingSetup: (count) => `${digits(count)} sem perfil`,
    active: 'Encontros ativos',
    completed: 'Cafés concluídos',
    participation: 'Taxa de participação',
    participationNote: (joined, all) => `${digits(joined)} de ${digits(all)} já entraram`,
  },
  period: { label: 'Meses', current: 'Mês atual', previous: 'Meses anteriores' },
  views: {
    label: 'Métricas',
    users: 'Pessoas',
    matching: 'Sorteios',
    engagement: 'Engajamento',
    system: 'Sistema',
  },
  table: 'Mostrar como tabela',
  share: 'Parcela',
  month: 'Mês',
  department: 'Área',
  users: {
    failed: 'Não foi possível carregar as pessoas.',
    column: 'Pessoas',
    status: {
      title: 'Distribuição por situação',
      caption: 'Pessoas por situação',
      column: 'Situação',
      active: 'Participam',
      paused: 'Em pausa',
      optedOut: 'Não participam',
    },
    departments: {
      title: 'Maiores áreas',
      none: 'Nenhuma pessoa encontrada',
      caption: 'Áreas com mais pessoas',
      notSet: 'Não definida',
    },
  },
  chart: {
    tookPlace: 'com café',
    others: 'outros encontros',
    rate: 'Taxa de sucesso',
    total: 'Total',
    completed: 'Concluídos',
  },
  matching: {
    failed: 'Não foi possível carregar os encontros.',
    current: {
      total: 'Total de encontros',
      active: 'Encontros ativos',
      completed: 'Cafés concluídos',
      rate: 'Taxa de conclusão',
    },
    quality: {
      title: 'Qualidade dos sorteios',
      failed: 'Não foi possível carregar a qualidade dos sorteios.',
      none: 'Não há dados de sorteios',
      recent: 'Sorteios recentes',
      issues: 'Problemas de validação',
      average: 'Qualidade média',
      unknown: '–',
      ofTen: 'de 10',
      kinds: {
        overdue: 'Com atraso',
        unavailable: 'Indisponível',
        left_out: 'De fora',
        not_optimal: 'Sem prova',
      },
      caption: 'Sorteios recentes',
      pairing: 'Sorteio',
      quality: 'Qualidade',
      pairs: 'Duplas',
      across: 'Entre áreas',
      metBefore: 'Já se encontraram',
      leftOut: 'De fora',
    },
    previous: {
      caption: 'Encontros dos seis meses anteriores',
      success: (rate, completed, all) => [
        rate,
        ` de sucesso, ${digits(completed)} de ${digits(all)} concluídos`,
      ],
    },
  },
  engagement: {
    title: 'Engajamento',
    failed: 'Não foi possível carregar o engajamento.',
    connections: 'Total de conexões',
    peopleMet: 'Pessoas que se encontraram',
    activeUsers: 'Pessoas ativas no mês',
    retention: 'Taxa de permanência',
    byMonth: 'Encontros, mês a mês',
    caption: 'Encontros dos doze meses anteriores',
  },
  whoMet,
  map,
  system,
}
