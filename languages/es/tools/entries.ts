import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('es')
const leavesOut =
  'A las personas incluidas solo por estas entradas se les cierra la sesión, y ya no pueden iniciarla ni tienen encuentros.'
/** What a button does, and to how many; only what it does for 0. */
const to = (action: string) => (count: number) =>
  count === 0
    ? action
    : `${action} ${plural(count, { one: '# entrada', many: '# de entradas', other: '# entradas' })}`

export const entries: Words['tools']['entries'] = {
  bar: {
    label: 'Bloquear',
    title: 'Bloquear entradas de la lista de acceso',
    effect: leavesOut,
    submit: to('Bloquear'),
  },
  activate: {
    label: 'Activar',
    title: 'Activar entradas de la lista de acceso',
    submit: to('Activar'),
  },
  remove: {
    label: 'Quitar',
    title: 'Quitar entradas de la lista de acceso',
    effect: leavesOut,
    submit: to('Quitar'),
  },
  group: {
    label: 'Grupo',
    title: 'Cambiar de grupo',
    choose: 'Elige uno',
    submit: to('Trasladar'),
  },
}
