import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'
import { map } from './figures/map'
import { system } from './figures/system'
import { whoMet } from './figures/who-met'

const { digits } = formatsOf('es')

export const figures: Words['figures'] = {
  failed: 'No se han podido cargar las cifras.',
  summary: {
    label: 'Resumen',
    users: 'Total de personas',
    pendingSetup: (count) => `${digits(count)} aún sin perfil`,
    active: 'Encuentros activos',
    completed: 'Cafés tomados',
    participation: 'Tasa de participación',
    participationNote: (joined, all) => `${digits(joined)} de ${digits(all)} se han unido`,
  },
  period: { label: 'Meses', current: 'Mes actual', previous: 'Meses anteriores' },
  views: {
    label: 'Cifras',
    users: 'Personas',
    matching: 'Emparejamientos',
    engagement: 'Actividad',
    system: 'Sistema',
  },
  table: 'Mostrar como tabla',
  share: 'Proporción',
  month: 'Mes',
  department: 'Departamento',
  users: {
    failed: 'No se han podido cargar las personas.',
    column: 'Personas',
    status: {
      title: 'Distribución por estado',
      caption: 'Personas por estado',
      column: 'Estado',
      active: 'Participan',
      paused: 'En pausa',
      optedOut: 'No participan',
    },
    departments: {
      title: 'Departamentos principales',
      none: 'No hay personas',
      caption: 'Departamentos con más personas',
      notSet: 'Sin elegir',
    },
  },
  chart: {
    tookPlace: 'con café',
    others: 'otros encuentros',
    rate: 'Tasa de éxito',
    total: 'Total',
    completed: 'Con café',
  },
  matching: {
    failed: 'No se han podido cargar los encuentros.',
    current: {
      total: 'Total de encuentros',
      active: 'Encuentros activos',
      completed: 'Cafés tomados',
      rate: 'Tasa de cafés',
    },
    quality: {
      title: 'Calidad de los emparejamientos',
      failed: 'No se ha podido cargar la calidad de los emparejamientos.',
      none: 'No hay datos de emparejamientos',
      recent: 'Emparejamientos recientes',
      issues: 'Problemas encontrados',
      average: 'Calidad media',
      unknown: 's. d.',
      ofTen: 'de 10',
      kinds: {
        overdue: 'Con retraso',
        unavailable: 'Ya no pueden',
        left_out: 'Sin encuentro',
        not_optimal: 'Sin demostrar',
      },
      caption: 'Emparejamientos recientes',
      pairing: 'Emparejamiento',
      quality: 'Calidad',
      pairs: 'Parejas',
      across: 'Entre departamentos',
      metBefore: 'Ya se conocían',
      leftOut: 'Sin encuentro',
    },
    previous: {
      caption: 'Encuentros de los seis meses anteriores',
      success: (rate, completed, all) => [rate, ` de éxito, ${digits(completed)} de ${digits(all)} con café`],
    },
  },
  engagement: {
    title: 'Actividad',
    failed: 'No se ha podido cargar la actividad.',
    connections: 'Total de conexiones',
    peopleMet: 'Personas que se vieron',
    activeUsers: 'Personas activas al mes',
    retention: 'Tasa de permanencia',
    byMonth: 'Encuentros, mes a mes',
    caption: 'Encuentros de los doce meses anteriores',
  },
  whoMet,
  map,
  system,
}
