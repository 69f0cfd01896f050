import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

export const access: Words['dashboard']['access'] = {
  visitor: {
    title: 'Hace falta iniciar sesión',
    description: 'Inicia sesión para entrar en la administración.',
  },
  employee: { title: 'Sin acceso', description: 'Esto es solo para la administración.' },
  unknown: {
    title: 'Ahora mismo no podemos saber quién eres',
    text: 'El servidor no responde. Tu sesión no se ha cerrado.',
  },
  loading: 'Cargando la administración…',
  checking: 'Comprobando los permisos…',
}

export const ending: Words['dashboard']['ending'] = {
  keepsThem: 'Esto vale para las próximas rondas: un encuentro ya anunciado sigue en pie.',
  endsThem:
    'Esto termina ya su encuentro: se cancela la hora reservada, y quien se queda sin encuentro recibe un aviso por correo.',
  staysAsItIs: 'Su encuentro sigue en pie.',
  people: (count) =>
    plural(count, {
      one: '# persona en un emparejamiento activo',
      many: '# de personas en un emparejamiento activo',
      other: '# personas en un emparejamiento activo',
    }),
  pair: ({ name, other, pairing, isAnnounced, coffee }) =>
    `${name} va con ${other} en ${pairing}${isAnnounced ? '' : ' (aún sin anunciar)'}${coffee === null ? '' : `; han quedado el ${coffee}`}.`,
  more: (matches, booked) => {
    const others = plural(matches, {
      one: 'Y # encuentro más',
      many: 'Y # de encuentros más',
      other: 'Y # encuentros más',
    })
    return booked === 0
      ? `${others}.`
      : `${others}; ${plural(booked, { one: '# de ellos tiene hora reservada', many: '# de ellos tienen hora reservada', other: '# de ellos tienen hora reservada' })}.`
  },
}

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const entries = (count: number) =>
  plural(count, { one: '# entrada', many: '# de entradas', other: '# entradas' })
const selected = (counted: string, count: number) =>
  `${counted} ${count === 1 ? 'seleccionada' : 'seleccionadas'}`
const ofMany = (counted: (count: number) => string) => ({
  // Both, "personas" and "entradas", are feminine.
  selected: (count: number) => selected(counted(count), count),
  allFound: (count: number) => `Todo lo encontrado: ${counted(count)}`,
  sentence: (count: number) => `${selected(counted(count), count)}.`,
  changes: (changed: number, count: number) => `Cambia ${digits(changed)} de ${counted(count)}.`,
  changesNone: (count: number) => `No hay nada que cambiar (${counted(count)}).`,
})

export const bulk: Words['dashboard']['bulk'] = {
  selectAll: (total) => `Seleccionar todo lo encontrado (${digits(total)})`,
  clear: 'Quitar',
  undo: 'Deshacer',
  notUndone: 'No se ha podido deshacer el cambio',
  counting: 'Contando las personas afectadas.',
  notCounted: 'No se han podido cargar las personas afectadas.',
  covers: (count) =>
    plural(count, {
      one: 'Incluyen a # persona con cuenta.',
      many: 'Incluyen a # de personas con cuenta.',
      other: 'Incluyen a # personas con cuenta.',
    }),
  refused: (count) =>
    plural(count, {
      one: '# persona no tiene ese departamento en su lista.',
      many: '# de personas no tienen ese departamento en su lista.',
      other: '# personas no tienen ese departamento en su lista.',
    }),
  users: {
    label: 'Personas seleccionadas',
    failed: 'No se han podido cambiar las personas',
    ...ofMany(people),
  },
  entries: {
    label: 'Entradas seleccionadas',
    failed: 'No se han podido cambiar las entradas',
    ...ofMany(entries),
  },
}
