import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, listed, plural } = formatsOf('es')

const haveOwn = (people: number) =>
  plural(people, {
    one: '# persona ha conectado el suyo',
    many: '# de personas han conectado el suyo',
    other: '# personas han conectado el suyo',
  })

export const web: Worded<typeof en.web> = {
  title: 'Tu calendario',
  description:
    'No se propone ningún café cuando no puedes. Solo se leen las horas ocupadas, nunca los títulos, y se guardan menos de un día.',
  failed: 'No se ha podido cargar tu calendario.',
  names: { company: 'El calendario de tu empresa', caldav: 'CalDAV', ics: 'Dirección iCalendar' },
  states: { ok: 'Funciona', failing: 'No se puede leer', unchecked: 'Hoy sin leer' },
  lastRead: (moment) => `Última lectura: ${moment}`,
  withoutIt: 'Mientras no se pueda leer, las horas se proponen sin él.',
  disconnect: {
    action: 'Desconectar',
    title: '¿Desconectar tu calendario?',
    effect:
      'Se eliminan su dirección y su contraseña, junto con todo lo que se leyó. A partir de ahí, las horas se proponen sin él.',
    done: 'Tu calendario está desconectado.',
    failed: 'No se ha podido desconectar el calendario',
  },
  connect: {
    title: 'Conectar un calendario',
    ownInstead: 'Conectar mejor el mío',
    another: 'Conectar otro',
    text: 'La conexión se prueba enseguida. Lo que escribas se cifra y no se muestra a nadie.',
    action: 'Conectar',
    trying: 'Probando…',
    done: 'Tu calendario está conectado.',
    failed: 'No se ha podido conectar el calendario',
    where: 'Dónde está tu calendario',
    onServer: {
      label: 'En un servidor CalDAV',
      hint: 'iCloud, Fastmail, Nextcloud, mailbox.org y otros',
      addressHint: 'La del servidor, como https://caldav.icloud.com, o la de tu calendario.',
    },
    atAddress: {
      label: 'En una dirección secreta',
      hint: 'Google y Outlook ofrecen una que termina en .ics',
      addressHint:
        'Google: Configuración, tu calendario, Dirección secreta en formato iCal. Outlook: Configuración, Calendario, Calendarios compartidos, Publicar.',
    },
    address: 'Dirección',
    user: 'Usuario',
    noUser: 'Escribe el usuario',
    password: 'Contraseña',
    noPassword: 'Escribe la contraseña',
    passwordHint:
      'Con verificación en dos pasos, usa una contraseña de aplicación, que se crea en los ajustes de tu cuenta.',
  },
}

export const server: Worded<typeof en.server> = {
  problems: {
    invalidAddress: 'Esta dirección no es válida.',
    keyChanged: 'La clave de esta instalación ha cambiado. Conecta el calendario otra vez.',
    unreadable: 'El calendario no se puede leer.',
    tooSlow: 'El calendario tarda demasiado en leerse.',
    notICalendar: 'En esta dirección no hay ningún archivo iCalendar.',
    tooManyOccurrences: (most) => `El calendario tiene más de ${digits(most)} citas.`,
    readInPart: (zones, events, starts) => {
      const quoted = (names: string[]) => names.map((name) => `«${name}»`).join(', ')
      const named = quoted(zones)
      const taken =
        named &&
        `La zona horaria ${named} no existe, así que sus horas cuentan como ocupadas en todas partes.`
      const at = starts.length > 0 ? ` (${quoted(starts)})` : ''
      const left = plural(events, {
        one: `Un evento no se puede leer entero${at}. La parte legible cuenta como ocupada.`,
        many: `# de eventos no se pueden leer enteros${at}. Las partes legibles cuentan como ocupadas.`,
        other: `# eventos no se pueden leer enteros${at}. Las partes legibles cuentan como ocupadas.`,
      })
      return [taken, events > 0 && left].filter(Boolean).join(' ')
    },
    ourFault: 'No se puede leer. El fallo es nuestro.',
    companyAway: 'El calendario de tu empresa no se puede leer en este momento.',
    notInCompany: 'Tu empresa no tiene ningún calendario con tu dirección.',
    noAccess: (host, status) =>
      `${host} niega el acceso (${status}). Revisa CALENDAR_URL y los permisos concedidos allí.`,
    askedAgainLater: (host) => `Se ha preguntado demasiado a ${host}. Volveremos a preguntar más tarde.`,
    notUnderstood: (host) => `${host} devuelve algo que no se entiende.`,
    notSignedIn: (host, settings) => `${host} no nos deja entrar. Revisa ${listed(settings)}.`,
    redirectsNowhere: (host) => `${host} redirige sin decir adónde.`,
    redirectsAgain: (host) => `${host} redirige una y otra vez.`,
    refused: (host) =>
      `${host} niega el acceso. Revisa la dirección, y el usuario y la contraseña si hacen falta.`,
    nothingThere: (host) => `${host} no tiene ningún calendario en esta dirección.`,
    askedTooOften: (host) => `Se ha preguntado demasiado a ${host}.`,
    error: (host, status) => `${host} devuelve un error (${status}).`,
    onlyHttps: (host) => `La dirección de ${host} tiene que empezar por https://.`,
    notPublic: (host) =>
      `${host} no está en el internet público. Quien lleva el servidor puede permitirlo con el ajuste CALENDAR_HOSTS.`,
    packed: (host) => `${host} devuelve contenido comprimido, que no se puede leer.`,
    tooLarge: (host) => `${host} devuelve más de 5\u00a0MB.`,
    noHost: (host) => `No existe el servidor ${host}.`,
    tookTooLong: (host) => `${host} ha tardado más de 10 segundos.`,
    certificate: (host) => `El certificado de ${host} no es válido.`,
    unreachable: (host, code) => `No se puede llegar a ${host}${code && ` (${code})`}.`,
    noAnswer: (host) => `${host} no responde en este momento.`,
    leadsElsewhere: (host, other) =>
      `${host} lleva a ${other}, que no recibe tu contraseña. Escribe la dirección que tu calendario tiene allí.`,
    otherSignIn: (host) => `${host} no admite usuario y contraseña para iniciar sesión.`,
    wrongPassword: (host) => `${host} no acepta este usuario y esta contraseña.`,
    notXml: (host) => `${host} no devuelve un XML que se pueda leer.`,
  },
  health: {
    title: 'Calendarios',
    own: (people) => `${haveOwn(people)}.`,
    ownFailing: (people, failing) =>
      `${haveOwn(people)}. ${plural(failing, { one: '# no se puede leer; la persona ve por qué.', many: '# de ellos no se pueden leer; cada persona ve por qué.', other: '# no se pueden leer; cada persona ve por qué.' })}`,
    ownOnly: 'Solo propios',
    failing: (calendar) => `${calendar}, falla`,
    without: 'Las horas se proponen sin él.',
  },
  triedTooOften: (minutes) =>
    `Has intentado conectar un calendario 20 veces en una hora. Inténtalo de nuevo dentro de ${minutes}.`,
  myData: {
    title: 'El calendario que dice qué horas tienes ocupadas',
    fields: {
      source: 'Fuente',
      host: 'Servidor',
      connectedAt: 'Conexión el',
      readAt: 'Lectura el',
      note: 'Nota',
      busy: 'Ocupado',
    },
    sources: { caldav: 'CalDAV', ics: 'iCalendar', company: 'el calendario de la empresa' },
  },
}
