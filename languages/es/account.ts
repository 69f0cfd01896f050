import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits } = formatsOf('es')
const times = (added: string, used: string | null) =>
  used === null ? `añadida el ${added}, aún sin usar` : `añadida el ${added}, último uso: ${used}`

export const account: Words['account'] = {
  description: 'Cómo inicias sesión, y dónde la tienes abierta.',
  checking: 'Comprobando…',
  waitingForDevice: 'Esperando a tu dispositivo…',
  codes: {
    title: 'Tus códigos de recuperación',
    save: 'Guárdalos donde puedas encontrarlos sin este dispositivo. Cada uno te deja entrar una vez si pierdes tu segundo factor. Solo se muestran ahora.',
    copied: 'Códigos copiados',
    download: 'Descargar',
    file: (codes) => `Códigos de recuperación para Cup of Joe\n\n${codes}\n`,
    saved: 'Ya los he guardado',
  },
  add: {
    passkey: {
      action: 'Añadir una llave de acceso',
      title: 'Añadir una llave de acceso',
      description:
        'Con tu huella, tu cara, el bloqueo de pantalla o una llave de seguridad. También sirve por sí sola para iniciar sesión.',
      name: 'Nombre',
      nameHint: 'Para que la reconozcas, como «Portátil» o «Llave azul».',
      submit: 'Añadir la llave',
      failed: 'No se ha podido añadir la llave de acceso',
    },
    app: {
      action: 'Configurar una aplicación de autenticación',
      replace: 'Sustituir la aplicación de autenticación',
      title: 'Configurar una aplicación de autenticación',
      description:
        'Escanea esto con la aplicación de tu teléfono, o escribe la clave. Después, escribe el código que muestre.',
      submit: 'Activar',
      failed: 'No se ha podido configurar la aplicación',
      noKey: 'No se ha podido crear una clave. Vuelve a intentarlo.',
      copyKey: 'Copiar la clave',
      keyCopied: 'Clave copiada',
      image: 'Código QR de la clave',
    },
  },
  proof: {
    setUp: {
      title: 'Configura un segundo factor',
      text: 'Aquí, la administración y las personas responsables de grupo necesitan algo más que un enlace o una contraseña. Configurarlo lleva un minuto.',
    },
    title: '¿Eres tú?',
    text: 'Esto requiere tu segundo factor. Después sigues donde estabas.',
    ways: {
      passkey: 'Usar una llave de acceso',
      app: 'Usar la aplicación de autenticación',
      'recovery-code': 'Usar un código de recuperación',
    },
    hints: { app: 'De tu aplicación de autenticación.', 'recovery-code': 'Cada uno sirve una sola vez.' },
    recoveryCode: 'Código de recuperación',
    waiting: 'Esperando tu llave de acceso…',
    failed: 'No se ha podido comprobar el código. Vuelve a intentarlo.',
    submit: 'Sí, soy yo',
  },
  secondFactor: {
    title: 'Segundo factor',
    description: 'Lo necesitas al iniciar sesión, y otra vez antes de lo que no se puede deshacer.',
    failed: 'No se ha podido cargar tu segundo factor.',
    passkey: {
      state: (added, used) => `Llave de acceso, ${times(added, used)}`,
      question: (name) => `¿Quitar la llave de acceso «${name}»?`,
    },
    app: {
      name: 'Aplicación de autenticación',
      state: (added, used) => `Seis cifras, ${times(added, used)}`,
      question: '¿Quitar la aplicación de autenticación?',
    },
    remove: {
      action: 'Quitar',
      named: (name) => `Quitar ${name}`,
      effect:
        'Ya no servirá para demostrar que eres tú. Si es tu último segundo factor, se quitan también tus códigos de recuperación.',
      failed: 'No se ha podido quitar',
    },
    codes: {
      title: 'Códigos de recuperación',
      left: (count) => `Quedan ${digits(count)}`,
      renew: 'Crear otros',
      question: '¿Crear códigos de recuperación nuevos?',
      effect: 'Los códigos que tienes ahora dejarán de funcionar.',
      confirm: 'Crear códigos nuevos',
      done: 'Los códigos anteriores ya no funcionan.',
      failed: 'No se han podido crear códigos nuevos',
    },
  },
}
