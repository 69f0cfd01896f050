import { formatsOf } from '../../../shared/languages/formats'
import type { Worded } from '../../../languages/words'
import type * as en from './en'

const { digits, plural } = formatsOf('es')

/** What the browser shows. */
export const web: Worded<typeof en.web> = {
  open: 'Informe',
  title: 'Informe para la dirección',
  text: 'Una página para imprimir o enviar: quién participó, quién se vio, los nuevos lazos, las opiniones. No se nombra a nadie, y nada trata de menos de cinco personas.',
  last: 'Último mes',
  months: 'Meses',
  language: 'Idioma',
  make: 'Crear enlace',
  making: 'Creando…',
  notMade: 'No se pudo crear el enlace',
  ready: 'El enlace está listo',
  once: 'Quien lo tenga puede abrir el informe durante 30 días, sin cuenta. Solo se muestra esta vez.',
  link: 'Enlace',
  show: 'Abrir el informe',
  links: 'Enlaces que aún funcionan',
  failed: 'No se pudieron cargar los enlaces.',
  none: 'Aún no hay enlaces.',
  allProgrammes: 'Todos los programas',
  of: (programme, months, last) => `${programme}, ${digits(months)} meses hasta ${last}`,
  until: (day) => `hasta el ${day}`,
  revoke: 'Revocar',
  effect: 'Nadie podrá abrir el informe con este enlace.',
  notRevoked: 'No se pudo revocar el enlace',
}

/** What the server says: the page itself, and its answers. */
export const server: Worded<typeof en.server> = {
  title: (programme) => `Lo que ha aportado «${programme}»`,
  allProgrammes: 'todos los programas',
  span: (first, last) => `De ${first} a ${last}`,
  people: 'Personas con pareja de café',
  matches: 'Encuentros propuestos',
  met: 'Se vieron',
  ofAnswered: (met, answered, low, high) =>
    `${digits(met)} de ${digits(answered)} parejas que respondieron; con un 95 % de confianza, de ${low} a ${high}`,
  tooFew: 'muy pocas respuestas',
  beans: 'Granos, de cinco',
  given: (count) => plural(count, { one: 'de # persona', many: 'de # de personas', other: 'de # personas' }),
  byMonth: 'Mes a mes',
  month: 'Mes',
  ties: 'Nuevos lazos entre departamentos',
  tiesNote: 'Dos personas de estos departamentos se vieron por primera vez.',
  between: (one, other) => `${one} y ${other}`,
  others: 'Los demás, en conjunto',
  quotes: 'Con sus palabras',
  quotesNote: 'De todos los programas, sin nombres. Cada persona dio su permiso.',
  nothing: 'Menos de cinco personas tuvieron pareja en este tiempo, así que no hay nada que mostrar.',
  five: 'Nada de lo que hay aquí trata de menos de cinco personas; esos meses y departamentos no aparecen. Las opiniones son de todos los programas.',
  until: (day) => `Este enlace funciona hasta el ${day}.`,
  noLink: 'Este enlace no es correcto, se revocó o ha caducado. Pide uno nuevo.',
  revoked: 'El enlace está revocado. Ya no abre nada.',
}
