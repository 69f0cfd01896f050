import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
/** What a button does, and to how many; only what it does for 0. */
const to = (action: string) => (count: number) => (count === 0 ? action : `${action} a ${people(count)}`)
const move = to('Trasladar')

export const pause: Words['people']['pause'] = {
  again: 'Vuelve a participar',
  inMonths: (months, day) =>
    `${plural(months, { one: 'En # mes', many: 'En # de meses', other: 'En # meses' })}, el ${day}`,
  otherDay: 'Otro día',
  day: 'Día',
  tooEarly: 'Elige un día posterior a hoy',
  match: 'Un encuentro abierto',
  keep: 'Mantenerlo',
  stepOut: 'Retirarse ya',
  stepOutHint: 'Se cancela la hora reservada, y quien se queda sin encuentro recibe un aviso por correo.',
}

export const bulk: Words['people']['bulk'] = {
  status: {
    action: 'Estado',
    title: 'Cambiar el estado',
    active: { label: 'Participa', hint: 'Participa en la próxima ronda.', submit: to('Activar') },
    paused: { label: 'En pausa', submit: to('Poner en pausa') },
    opted_out: {
      label: 'No participa',
      hint: 'Hasta que vuelva por su cuenta, o lo cambies tú.',
      submit: to('Dar de baja'),
    },
  },
  department: {
    action: 'Departamento',
    title: 'Cambiar el departamento',
    submit: move,
    of: 'Departamentos de',
    noGroup: 'Personas sin grupo',
    department: 'Departamento',
    choose: 'Elige uno',
  },
  group: {
    action: 'Grupo de dominios',
    title: 'Asignar a un grupo de dominios',
    submit: move,
    effect:
      'Cada persona recibe una entrada propia de la lista de acceso en este grupo; si ya tiene una, se traslada. Los emparejamientos en marcha no cambian. Puedes volver a trasladarlas.',
    group: 'Asignar a',
    choose: 'Elige un grupo',
  },
  invite: 'Invitar',
  signOut: {
    action: 'Cerrar sesiones',
    title: 'Cerrar sus sesiones en todas partes',
    submit: (count) => (count === 0 ? 'Cerrar sesiones' : `Cerrar sesiones de ${people(count)}`),
    effect: 'Pueden volver a iniciar sesión; la tuya sigue abierta. Esto no se puede deshacer.',
  },
}
