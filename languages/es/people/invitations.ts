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
  text: 'Cada una recibe un correo personal en tu nombre: de qué se trata, y un botón para participar. Como máximo tres correos por persona, con siete días entre uno y otro, y ninguno después de «No preguntarme más».',
  submit: (count) => (count === 0 ? 'Invitar' : `Invitar a ${people(count)}`),
  inviting: 'Invitando…',
  failed: 'No se ha podido invitar a nadie.',
  noName: 'Las invitaciones salen con tu nombre, y aún no tienes.',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  whom: 'A quién',
  all: 'A todas las personas que aún no están',
  allHint: 'También a direcciones de la lista de acceso que no tienen cuenta.',
  selected: (count) =>
    plural(count, {
      one: 'A # persona seleccionada',
      many: 'A # de personas seleccionadas',
      other: 'A # personas seleccionadas',
    }),
  list: (count) => `A la lista tal como está filtrada: ${people(count)}`,
  named: 'A direcciones que escribo yo',
  addresses: 'Direcciones',
  addressesHint: 'Una por línea, o separadas por comas.',
  words: 'Unas palabras tuyas',
  mail: 'El correo',
  subject: (text) => `Asunto: ${text}`,
  inLanguage: (language, people) => `${language}: ${digits(people)}`,
  notCounted: 'No se ha podido leer el número de personas.',
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
    ready: 'Por emparejar',
    'meets-nobody': 'Sin nadie a quien conocer en su grupo',
    'no-group': 'Sin grupo de dominios',
    'never-invited': 'Sin invitar',
    invited: 'Con invitación',
    'not-set-up': 'Con sesión, pero sin perfil',
    'at-cap': 'Con todos los cafés que quieren',
    'not-joined': 'Fuera de este programa',
    paused: 'En pausa',
    skipped: 'Se salta esta ronda',
    dormant: 'Sin señales',
    'opted-out': 'No participa',
    'on-leave': 'De permiso',
    'not-covered': 'Fuera de la lista de acceso',
  },
  badges: {
    'meets-nobody': 'sin nadie a quien conocer en su grupo',
    'no-group': 'sin grupo de dominios',
    'never-invited': 'sin invitar',
    invited: 'con invitación',
    'not-set-up': 'sin perfil',
    'at-cap': 'con todos los cafés que quieren',
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
