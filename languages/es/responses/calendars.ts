import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('es')

export const calendars: Responses['calendars'] = {
  invalidAddress: 'Esta dirección no es válida.',
  keyChanged: 'La clave con la que se conectó este calendario ha cambiado. Conéctalo otra vez.',
  unreadable: 'El calendario no se puede leer.',
  tooSlow: 'El calendario tarda demasiado en leerse.',
  notICalendar: 'En la dirección no hay ningún calendario en formato iCalendar.',
  tooManyOccurrences: (most) => `El calendario tiene más de ${digits(most)} citas.`,
  readInPart: (zones, events, starts) => {
    const quoted = (names: string[]) => names.map((name) => `«${name}»`).join(', ')
    const named = quoted(zones)
    const taken =
      named &&
      `La zona horaria ${named} no existe, así que sus horas cuentan como ocupadas en cualquier zona posible.`
    const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
    const left = plural(events, {
      one: `Un evento no se puede leer${at}: lo que se entiende de él cuenta como ocupado.`,
      many: `# de eventos no se pueden leer${at}: lo que se entiende de ellos cuenta como ocupado.`,
      other: `# eventos no se pueden leer${at}: lo que se entiende de ellos cuenta como ocupado.`,
    })
    return [taken, events > 0 && left].filter(Boolean).join(' ')
  },
  ourFault: 'No se puede leer, por un motivo nuestro.',
  companyAway: 'El calendario de tu empresa no se puede leer en este momento.',
  notInCompany: 'Tu empresa no tiene ningún calendario con tu dirección.',
  noAccess: (host, status) =>
    `${host} niega el acceso (${status}). Revisa CALENDAR_URL y los permisos concedidos allí.`,
  askedAgainLater: (host) => `A ${host} se le ha preguntado demasiado; se le preguntará más tarde.`,
  notUnderstood: (host) => `${host} devuelve algo que no se entiende.`,
  notSignedIn: (host, settings) => `${host} no nos deja entrar. Revisa ${listed(settings)}.`,
  redirectsNowhere: (host) => `${host} redirige a ninguna dirección.`,
  redirectsAgain: (host) => `${host} redirige una y otra vez.`,
  refused: (host) =>
    `${host} niega el acceso. Revisa la dirección, y el usuario y la contraseña si hacen falta.`,
  nothingThere: (host) => `${host} no tiene ningún calendario en esta dirección.`,
  askedTooOften: (host) => `A ${host} se le ha preguntado demasiado.`,
  error: (host, status) => `${host} devuelve un error (${status}).`,
  onlyHttps: (host) => `A ${host} solo se le pregunta por https: la dirección debe empezar por https://.`,
  notPublic: (host) =>
    `${host} no está en el internet público. Quien lleva el servidor puede permitirlo con el ajuste CALENDAR_HOSTS.`,
  packed: (host) => `${host} devuelve contenido comprimido, que no se lee.`,
  tooLarge: (host) => `${host} devuelve más de 5 MB.`,
  noHost: (host) => `No existe el servidor ${host}.`,
  tookTooLong: (host) => `${host} ha tardado más de 10 segundos.`,
  certificate: (host) => `El certificado de ${host} no es válido.`,
  unreachable: (host, code) => `No se puede llegar a ${host}${code && ` (${code})`}.`,
  noAnswer: (host) => `${host} no responde en este momento.`,
  leadsElsewhere: (host, other) =>
    `${host} lleva a ${other}, que no recibe tu contraseña. Da la dirección que tu calendario tiene allí.`,
  otherSignIn: (host) => `${host} pide otra forma de acceso que usuario y contraseña.`,
  wrongPassword: (host) => `${host} no acepta este usuario y esta contraseña.`,
  notXml: (host) => `${host} no devuelve un XML que se pueda leer.`,
}
