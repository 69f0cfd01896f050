import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits, plural } = formatsOf('es')

export const web: Worded<typeof en.web> = {
  section: 'Webhooks y canales',
  webhooks: {
    title: 'Webhooks',
    text: 'Un webhook le dice a un programa lo que pasa: a un sistema de RR. HH., a un calendario de salas, a un almacén de datos. Los eventos van firmados según la especificación Standard Webhooks y se reintentan durante tres días.',
    failed: 'No se han podido cargar los webhooks.',
    of: (name) => `El webhook «${name}»`,
    once: 'Solo se muestra esta vez. Con él, el programa comprueba que un evento viene de aquí.',
    secret: 'Secreto',
    earlier: (end) => `Hasta el ${end} también firma el secreto anterior.`,
    told: (events) => `Se le avisa cuando: ${events}`,
    personal: 'Incluir nombres y direcciones de personas',
    personalText:
      'Salen de Cup of Joe con cada evento. Sin ellos, los eventos solo llevan identificadores y números.',
    hasPersonal: 'Con nombres y direcciones',
    off: {
      administrator: (since) => `Desactivado desde el ${since}`,
      failing: (since) => `Desactivado desde el ${since}: no llegó nada en tres días`,
      gone: (since) => `Desactivado desde el ${since}: su servidor dice que la dirección ya no existe`,
    },
    turnOff: 'Desactivar',
    turnOn: 'Activar',
    name: 'Nombre de un nuevo webhook',
    address: 'Dirección',
    what: 'De qué se le avisa',
    choose: 'Elige al menos un evento',
    make: 'Añadir webhook',
    notMade: 'No se ha podido añadir el webhook',
    notChanged: 'No se ha podido cambiar el webhook',
    renew: 'Nuevo secreto',
    renewTitle: (name) => `¿Un nuevo secreto para «${name}»?`,
    renewEffect:
      'Da al programa el secreto nuevo antes de una semana. Hasta entonces también firma el anterior.',
    remove: 'Quitar',
    removeTitle: (name) => `¿Quitar «${name}»?`,
    removeEffect: 'Ya no se envía nada allí, y se borra su registro.',
    notRemoved: 'No se ha podido quitar',
    log: 'Registro',
    logOf: (name) => `Lo que se ha enviado a «${name}»`,
    logFailed: 'No se ha podido cargar el registro.',
    nothing: 'Todavía nada.',
    again: 'Enviar otra vez',
    notSent: 'No se ha podido enviar otra vez',
    tries: (count) => plural(count, { one: '# intento', many: '# de intentos', other: '# intentos' }),
    next: (when) => `próximo intento: ${when}`,
    states: {
      waiting: 'En espera',
      delivered: 'Entregado',
      failed: 'No entregado',
    },
    events: {
      'round.made': 'se crea una ronda',
      'round.changed': 'se cambia una ronda',
      'round.published': 'la gente ve sus encuentros',
      'round.completed': 'se termina una ronda',
      'newsletter.sent': 'se envía un boletín',
      'match.met': 'dos personas dicen que hubo café',
      'meeting.booked': 'se reserva una hora',
      'meeting.moved': 'se cambia una hora',
      'meeting.cancelled': 'se cancela una hora',
      'person.joined': 'alguien se incorpora',
      'person.left': 'alguien se va',
    },
  },
  channels: {
    title: 'Canales',
    text: 'Cada ronda se anuncia en un canal de vuestro chat cuando la gente ve sus encuentros: cuántas parejas hay y cuántas caras nuevas. No se nombra ningún encuentro.',
    failed: 'No se han podido cargar los canales.',
    name: 'Nombre de un nuevo canal',
    form: 'Chat',
    forms: {
      slack: 'Slack, Mattermost, Rocket.Chat o Zulip',
      teams: 'Microsoft Teams (Workflows)',
      'google-chat': 'Google Chat',
    },
    make: 'Añadir canal',
    notMade: 'No se ha podido añadir el canal',
    test: 'Enviar una prueba',
    notTested: 'La prueba no ha llegado',
  },
}

export const server: Worded<typeof en.server> = {
  mostWebhooks: (most) => `Puede haber ${digits(most)} como máximo. Quita uno primero.`,
  webhookExists: (name) => `El nombre «${name}» ya está ocupado. Elige otro.`,
  addressLost:
    'La clave de esta instalación ha cambiado, así que la dirección ya no se puede leer. Escríbela otra vez.',
  webhookRemoved: (name) => `Se ha quitado «${name}». Ya no se envía nada allí.`,
  webhookIsOff: (name) => `«${name}» está desactivado. Actívalo primero.`,
  sentAgain: 'Se está enviando otra vez.',
  channelTested: (name) => `La prueba ha llegado a «${name}».`,
  problems: {
    onlyHttps: (host) => `La dirección de ${host} tiene que empezar por https://.`,
    notPublic: (host) =>
      `${host} no está en la internet pública. Quien opera el servidor puede permitirlo con el ajuste WEBHOOK_HOSTS.`,
    packed: (host) => `${host} devuelve contenido comprimido, que no se puede leer.`,
    noHost: (host) => `No hay ningún servidor llamado ${host}.`,
    tookTooLong: (host) => `${host} ha tardado más de 10 segundos.`,
    certificate: (host) => `El certificado de ${host} no es válido.`,
    unreachable: (host) => `No se puede llegar a ${host}.`,
    keyChanged: (host) =>
      `La clave de esta instalación ha cambiado, así que la dirección de ${host} ya no se puede leer. Escríbela otra vez.`,
    refused: (host, status) => `${host} no lo acepta (${status}).`,
  },
  announcement: {
    round: (pairs, count) => {
      const made = plural(pairs, {
        one: '# pareja nueva',
        many: '# de parejas nuevas',
        other: '# parejas nuevas',
      })
      const fresh = plural(count, { one: '# cara nueva', many: '# de caras nuevas', other: '# caras nuevas' })
      return count > 0 ? `${made}, ${fresh}.` : `${made}.`
    },
    look: 'Ver con quién te toca',
    test: 'Esto es una prueba. Aquí se anunciarán las rondas de Cup of Joe.',
  },
  turnedOff: {
    subject: (name) => `Desactivado: ${name}`,
    failing: (host) => `Durante tres días no se ha podido entregar nada a ${host}.`,
    gone: (host) => `${host} dice que la dirección ya no existe.`,
    effect:
      'No se envía nada más allí hasta que la administración lo active de nuevo en Herramientas, «Webhooks y canales». Todo lo que espera se envía entonces.',
  },
  notFound: {
    webhook: 'No se ha encontrado este webhook.',
    channel: 'No se ha encontrado este canal.',
    delivery: 'No se ha encontrado este envío.',
  },
}
