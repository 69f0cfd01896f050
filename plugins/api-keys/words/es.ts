import type { Worded } from '../../../languages/words'
import { formatsOf } from '../../../shared/languages/formats'
import type * as en from './en'

const { digits } = formatsOf('es')

export const web: Worded<typeof en.web> = {
  section: 'Claves de API',
  text: 'Con una clave de API, un programa hace las llamadas de la administración: un sistema de RR. HH., un script, un almacén de datos. Puede hacer lo que elijas, y nada más.',
  calls: 'Todas las llamadas',
  failed: 'No se han podido cargar las claves de API.',
  of: (name) => `La clave de API «${name}»`,
  once: 'Solo se muestra esta vez. Cópiala ahora.',
  key: 'Clave de API',
  until: (end) => `hasta el ${end}`,
  ended: (end) => `Caducó el ${end}`,
  may: (scopes) => `Puede: ${scopes}`,
  name: 'Nombre de una clave de API nueva',
  what: 'Qué puede hacer',
  lasts: 'Válida durante',
  choose: 'Elige al menos una cosa que pueda hacer',
  make: 'Crear clave de API',
  notMade: 'No se ha podido crear la clave de API',
  effect: 'Las llamadas con esta clave se rechazan enseguida. Lo que hizo se queda.',
  notRevoked: 'No se ha podido revocar la clave de API',
  example: 'Nóminas',
  scopes: {
    read: 'leer todo lo que ve la administración',
    people: 'cambiar personas, grupos y la lista de acceso',
    rounds: 'crear y cambiar rondas y programas',
    newsletters: 'escribir y enviar boletines',
    integrations: 'gestionar webhooks y canales',
  },
  days: {
    30: '30 días',
    90: '90 días',
    365: '1 año',
    730: '2 años',
  },
}

export const server: Worded<typeof en.server> = {
  keyExists: (name) => `Ya hay una clave de API llamada «${name}». Elige otro nombre.`,
  keyRevoked: (name) => `«${name}» se ha revocado. Las llamadas con ella se rechazan desde ahora.`,
  wrongKeys: (wait) =>
    `Se han enviado desde aquí demasiadas claves de API erróneas. Inténtalo de nuevo dentro de ${wait}.`,
  wrongKey: 'Esta clave de API es errónea, o fue revocada.',
  keyEnded: (name) => `La clave de API «${name}» ha caducado. Crea una nueva.`,
  keyInAddress:
    'Una clave de API no debe ir en una dirección, donde la guardan los registros. Revócala y envía una nueva en la cabecera Authorization.',
  cookieBesideKey: 'Envía una clave de API o una cookie de sesión, no ambas.',
  tooManyCalls: (most) =>
    `Se han hecho más de ${digits(most)} llamadas con esta clave de API en un minuto. Espera un poco.`,
  repeatKeyTooLong: (most) => `Idempotency-Key necesita de 1 a ${digits(most)} caracteres.`,
  repeatedOtherwise: 'Este Idempotency-Key se usó para otra llamada. Usa uno nuevo para cada llamada.',
  callUnderWay: 'La primera llamada con este Idempotency-Key sigue en curso. Repítela un poco más tarde.',
  callCutOff:
    'El servidor se paró en medio de la primera llamada con este Idempotency-Key. Mira si se hizo y luego llama con otro.',
  notFound: 'No se ha encontrado esta clave de API.',
}
