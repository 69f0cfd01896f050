import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('es')

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
}
