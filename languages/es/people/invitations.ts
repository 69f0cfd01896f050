import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const days = (count: number) =>
  plural(count, { one: 'el último día', many: 'los últimos # de días', other: 'los últimos # días' })
const invitations = (count: number) =>
  plural(count, { one: '# invitación', many: '# de invitaciones', other: '# invitaciones' })
const without = (count: number, why: string) => `${digits(count)} sin correo: ${why}`

export const invite: Words['people']['invite'] = {
  title: 'Invitar a personas',
  text: 'Cada persona recibe un correo tuyo que explica de qué se trata, con un botón para participar. Como máximo tres correos, con siete días entre uno y otro, y ninguno después de «No preguntarme más».',
  submit: (count) => (count === 0 ? 'Invitar' : `Invitar a ${people(count)}`),
  inviting: 'Invitando…',
  failed: 'No se han podido enviar las invitaciones.',
  noName: 'Añade tu nombre: es la firma del correo.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  invitees: 'A quién invitar',
  all: 'A quienes aún no se han unido',
  allHint: 'También a direcciones de la lista de acceso que no tienen cuenta.',
  selected: (count) =>
    plural(count, {
      one: 'A # persona seleccionada',
      many: 'A # de personas seleccionadas',
      other: 'A # personas seleccionadas',
    }),
  list: (count) =>
    plural(count, {
      one: 'A esta # persona',
      many: 'A estas # de personas',
      other: 'A estas # personas',
    }),
  named: 'A direcciones que escribo yo',
  addresses: 'Direcciones',
  addressesHint: 'Una por línea, o separadas por comas.',
  words: 'Unas palabras tuyas',
  mail: 'El correo',
  subject: (text) => `Asunto: ${text}`,
  inLanguage: (language, count) => `${language}: ${digits(count)}`,
  notCounted: 'No se ha podido contar a las personas.',
  nobody: 'Nadie recibe un correo.',
  people: (count) =>
    plural(count, {
      one: '# persona recibe un correo.',
      many: '# de personas reciben un correo.',
      other: '# personas reciben un correo.',
    }),
  reminded: (count) =>
    plural(count, {
      one: '# de ellas ya recibió una invitación.',
      many: '# de ellas ya recibieron una invitación.',
      other: '# de ellas ya recibieron una invitación.',
    }),
  skipped: {
    in: (count) => without(count, 'ya en el programa'),
    'not-covered': (count) => without(count, 'fuera de la lista de acceso'),
    refused: (count) => without(count, 'ya no participan, o no quieren más invitaciones'),
    'too-often': (count, most) => without(count, `${invitations(most)} en doce meses`),
    'too-soon': (count, last) => without(count, `invitación en ${days(last)}`),
    away: (count) => without(count, 'en pausa o de permiso'),
  },
}

export const readiness: Words['people']['readiness'] = {
  labels: {
    ready: 'Puede participar',
    'meets-nobody': 'Sin nadie posible en su grupo',
    'not-answered': 'Sin respuesta aún',
    'no-group': 'Sin grupo de dominios',
    'never-invited': 'Sin invitar',
    invited: 'Con invitación',
    'not-set-up': 'Con sesión, pero sin perfil',
    'at-cap': 'En su límite mensual',
    'not-joined': 'Fuera de este programa',
    paused: 'En pausa',
    skipped: 'Se salta esta ronda',
    dormant: 'Sin señales',
    'opted-out': 'No participa',
    'on-leave': 'De permiso',
    'not-covered': 'Fuera de la lista de acceso',
  },
  badges: {
    'meets-nobody': 'sin nadie posible en su grupo',
    'not-answered': 'sin respuesta aún',
    'no-group': 'sin grupo de dominios',
    'never-invited': 'sin invitar',
    invited: 'con invitación',
    'not-set-up': 'sin perfil',
    'at-cap': 'en su límite mensual',
    'not-joined': 'fuera de este programa',
    paused: 'en pausa',
    skipped: 'se salta esta ronda',
    dormant: 'sin señales',
    'opted-out': 'no participa',
    'on-leave': 'de permiso',
    'not-covered': 'fuera de la lista de acceso',
  },
  invitedOn: (day) => `con invitación del ${day}`,
  until: (badge, day) => `${badge} hasta el ${day}`,
}
