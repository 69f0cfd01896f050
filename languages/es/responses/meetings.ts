import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { listed } = formatsOf('es')

export const meetings: Responses['meetings'] = {
  obstacles: {
    noCommonHours: (others) =>
      `Tu horario laboral y el de ${listed(others)} no tienen ninguna media hora en común`,
    allFull: (people, until) =>
      `${people === 2 ? 'Los dos calendarios están llenos' : 'Todos vuestros calendarios están llenos'} hasta el ${until}`,
    yoursIsFull: (until) => `Tu calendario está lleno hasta el ${until}`,
    isFull: (name, until) => `El calendario de ${name} está lleno hasta el ${until}`,
  },
  tooMany: 'Hoy has reservado 20 veces. Acuerda la hora con la otra persona, o reserva otra vez mañana.',
  over: 'Este encuentro ha terminado, así que no hay nada que reservar.',
  nothingBooked: 'No hay ninguna hora reservada, así que no hay nada que cancelar.',
  quarterHour: 'Elige un cuarto de hora.',
  past: 'Esa hora ya ha pasado. Elige otra más tarde.',
  timeTaken: 'A esa hora alguien de vosotros ya tiene otro encuentro. Elige otra.',
  onLeaveThen: 'Ese día alguien de vosotros está de permiso. Elige otro.',
  tooFar: (days) => `Elige una hora dentro de los próximos ${days} días.`,
  booked: (when) => `Vuestro café ya está reservado: ${when}.`,
  cancelled: (when) => `La hora se ha cancelado mientras tanto: ${when}.`,
  nobodyToInvite:
    'La otra persona ya no está, así que no hay a quién invitar. El mes que viene hay otra ronda.',
  thisCentury: 'Elige una hora de este siglo.',
  lookedAt: (looks, minutes) =>
    `Has consultado horas ${looks} veces en una hora. Inténtalo de nuevo dentro de ${minutes}.`,
  matchLeft: 'La otra persona ya no está.',
  notTakingPart: 'Ahora mismo no participas. Vuelve desde tu perfil y reserva después.',
  cannotMakeIt: (name) => `Ahora mismo ${name} no puede venir.`,
  off: 'Aquí Cup of Joe no reserva horas. Podéis escribiros para encontrar una.',
}
