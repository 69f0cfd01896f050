import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('es')

export const integrations: Responses['integrations'] = {
  keyExists: (name) => `Ya hay una clave de API llamada «${name}». Elige otro nombre.`,
  keyRevoked: (name) => `«${name}» está revocada. Las llamadas con ella se rechazan desde ahora.`,
  wrongKeys: (wait) =>
    `Se han enviado desde aquí demasiadas claves de API erróneas. Inténtalo de nuevo en ${wait}.`,
  wrongKey: 'Esta clave de API es errónea, o fue revocada.',
  keyEnded: (name) => `La clave de API «${name}» ha caducado. Crea una nueva.`,
  keyInAddress:
    'Una clave de API no debe ir en una dirección, donde la guardan los registros. Revócala y envía una nueva en la cabecera Authorization.',
  cookieBesideKey: 'Envía una clave de API o una cookie de sesión, no ambas.',
  notForKeys: 'Ninguna clave de API puede hacer esto. Tiene que hacerlo un administrador.',
  scopeMissing: (scope) => `Esta clave de API no tiene el ámbito «${scope}».`,
  tooManyCalls: (most) =>
    `Se han hecho más de ${digits(most)} llamadas con esta clave de API en un minuto. Espera un poco.`,
  repeatKeyTooLong: (most) => `Idempotency-Key tiene de 1 a ${digits(most)} caracteres.`,
  repeatedOtherwise: 'Este Idempotency-Key se usó para otra llamada. Usa uno nuevo para cada llamada.',
  callUnderWay: 'La primera llamada con este Idempotency-Key sigue en curso. Repítela un poco más tarde.',
  callCutOff:
    'El servidor se paró en medio de la primera llamada con este Idempotency-Key. Mira si se hizo y luego llama con otro.',
  mostWebhooks: (most) => `Puede haber ${digits(most)}. Quita uno primero.`,
  webhookExists: (name) => `Ya hay algo llamado «${name}». Elige otro nombre.`,
  addressLost:
    'La dirección ya no se puede abrir porque ha cambiado la clave de esta instalación. Indícala otra vez.',
  webhookRemoved: (name) => `Se ha quitado «${name}». Ya no se envía nada allí.`,
  webhookIsOff: (name) => `«${name}» está desactivado. Actívalo primero.`,
  sentAgain: 'Se está enviando otra vez.',
  channelTested: (name) => `La prueba ha llegado a «${name}».`,
  problems: {
    onlyHttps: (host) => `A ${host} solo se llama por https.`,
    notPublic: (host) =>
      `${host} no está en la internet pública. Quien opera el servidor puede permitirlo con el ajuste WEBHOOK_HOSTS.`,
    packed: (host) => `${host} devuelve contenido comprimido.`,
    noHost: (host) => `No hay ningún servidor llamado ${host}.`,
    tookTooLong: (host) => `${host} ha tardado más de 10 segundos.`,
    certificate: (host) => `El certificado de ${host} no es válido.`,
    unreachable: (host) => `No se puede llegar a ${host}.`,
    keyChanged: (host) =>
      `Ha cambiado la clave de esta instalación, así que ya no se puede abrir la dirección de ${host}. Indícala otra vez.`,
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
    look: 'Ver tu encuentro',
    test: 'Esto es una prueba. Aquí se anunciarán las rondas de Cup of Joe.',
  },
}
