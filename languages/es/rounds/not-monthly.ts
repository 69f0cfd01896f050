import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('es')
const havePaired = (count: number) =>
  plural(count, {
    one: '# de estas personas ya tiene un encuentro',
    many: '# de estas personas ya tienen un encuentro',
    other: '# de estas personas ya tienen un encuentro',
  })

export const notMonthly: Words['rounds']['notMonthly'] = {
  thisMonth: {
    title: 'Esta ronda',
    failed: 'No se ha podido cargar esta ronda.',
    allDone: 'Todos los pasos de la ronda están hechos.',
    allFull: 'Todas las tazas están llenas: esta ronda está hecha.',
  },
  wholeMonth: {
    title: 'Recorrer toda la ronda',
    made: 'Ver lo que ha salido de la ronda',
    text: (scope = 'todo el mundo') =>
      `Lo que la administración hace en cada ronda, con ${scope}: emparejar a quienes pueden participar, escribir el boletín, aprobarlo y enviarlo. Todos los correos van a la bandeja de salida; ninguno sale de esta máquina.`,
  },
  generate: 'Emparejar',
  paired: {
    title: 'Ya con encuentro en esta ronda',
    text: (count) =>
      `${havePaired(count)} en un emparejamiento terminado de esta ronda. Un segundo emparejamiento les da a otra persona.`,
    textTold: (count, day) =>
      `${havePaired(count)} en un emparejamiento terminado de esta ronda, y un boletín lo dijo el ${day}. Un segundo emparejamiento les da a otra persona.`,
  },
  noneCurrent:
    'Elige a quién emparejar en las acciones de administración, y genera los emparejamientos de la ronda.',
  noneToSee: 'Genera los emparejamientos de la ronda para verlos aquí.',
}
