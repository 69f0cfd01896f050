import type { Responses } from '../../words'

export const signIn: Responses['signIn'] = {
  manyFailed: (wait) =>
    `Demasiados intentos fallidos. Inténtalo de nuevo dentro de ${wait}, o inicia sesión con un enlace por correo.`,
  manyFailedHere: (wait) =>
    `Muchos intentos de entrar en esta cuenta han fallado. Inténtalo de nuevo dentro de ${wait}, o inicia sesión con un enlace por correo.`,
  onlyCompany: (domains, areMore) => {
    const named = domains.join(', ')
    const which = named && ` (${named}${areMore ? ' y otras' : ''})`
    return `Solo se puede participar con una dirección de la empresa${which}. Inicia sesión con tu correo del trabajo.`
  },
  codeSentAlready: {
    orEnterIt: (wait) =>
      `Ya hemos enviado un código a esta dirección. Escríbelo, o pide otro dentro de ${wait}.`,
    orByLink: (wait) =>
      `Ya hemos enviado un código a esta dirección. Pide otro dentro de ${wait}, o inicia sesión con un enlace por correo.`,
  },
  wait: {
    hours: (count) => `${count} horas`,
    minutes: (count) => (count === 1 ? 'un minuto' : `${count} minutos`),
  },
  codeSent: 'Te hemos enviado por correo un código de 6 cifras.',
  erasedNow: 'Esta cuenta se ha eliminado en este momento. Inicia sesión otra vez.',
  isAdminAlready: (email) => `${email} ya tiene acceso de administración.`,
  wrongPasswords: (minutes) =>
    `Demasiadas contraseñas erróneas. Inténtalo de nuevo dentro de ${minutes}. Tu sesión sigue abierta, y tu contraseña no cambia.`,
  noPassword:
    'Inicias sesión con enlace o código y no tienes contraseña. Se crea una con «npm run admin -- reset-password».',
  notCurrent: 'Esa no es tu contraseña actual.',
  lastAdmin: 'Es la última cuenta de administración. Crea antes otra: npm run admin -- create EMAIL',
  nobodyWith: (email) => `Aquí nadie tiene la dirección ${email}.`,
  noSecondFactor: (email) => `${email} no tiene segundo factor.`,
  noAdmin: (email) => `No hay ninguna cuenta de administración con la dirección ${email}.`,
  passwordChanged: 'Tu contraseña ha cambiado. Se han cerrado todas tus demás sesiones.',
  manyByPassword:
    'Ahora mismo está entrando mucha gente con contraseña. Inténtalo de nuevo dentro de unos segundos, o inicia sesión con un enlace.',
  easyToGuess:
    'Esa contraseña es fácil de adivinar. Elige una más larga, como cuatro palabras sin relación entre sí.',
  invalidCredentials: 'El correo o la contraseña no son correctos.',
  notAuthorized: 'Esta dirección no está autorizada. Escribe a la administración.',
  appUnreadable:
    'Tu aplicación de autenticación se configuró con otro secreto de firma. Usa una llave de acceso o un código de recuperación, y después configura la aplicación de nuevo.',
  wrongAppCodes: (minutes) =>
    `Demasiados códigos erróneos. Usa una llave de acceso o un código de recuperación, o prueba otra vez un código dentro de ${minutes}.`,
  wrongAppCode: 'Ese código es erróneo, o ya se ha usado. Espera al siguiente.',
  beginAgain: 'Empieza de nuevo con otra clave.',
  noApp: 'No tienes aplicación de autenticación. Elige otra forma.',
  mostPasskeys: (most) => `Ya tienes ${most} llaves de acceso. Quita primero una.`,
  passkeyAlready: 'Esta llave de acceso ya está añadida.',
  onlySecondFactor: 'Es tu único segundo factor, y aquí necesitas uno. Añade primero otro.',
  addFirst: 'Añade primero una llave de acceso o una aplicación de autenticación.',
  wrongRecoveryCode: 'Ese código de recuperación es erróneo, o ya se ha usado. Prueba con otro.',
  manyPasskeySignIns: (minutes) =>
    `Desde tu red se han empezado demasiados inicios de sesión con llave de acceso. Entra de otra forma, o inténtalo de nuevo dentro de ${minutes}.`,
  passkeyAdded: 'La llave de acceso se ha añadido.',
  passkeyRemoved: 'La llave de acceso se ha quitado.',
  appSetUp: 'La aplicación de autenticación está configurada.',
  appRemoved: 'La aplicación de autenticación se ha quitado.',
  proved: 'Gracias. Eras tú.',
  noPasskey: 'No tienes llave de acceso. Elige otra forma.',
  passkeyNotAdded:
    'No se ha podido añadir esta llave de acceso. Inténtalo de nuevo; si vuelve a pasar, usa otro dispositivo o una aplicación de autenticación.',
  passkeyRefused: 'No se ha aceptado esta llave de acceso. Inténtalo de nuevo, o elige otra forma.',
  linkJustSent: 'Hace un momento hemos enviado un enlace a esta dirección. Funcionan los tres últimos.',
  manyToday:
    'Hoy se han enviado muchos correos a esta dirección. Los tres últimos enlaces siguen funcionando. En otro navegador hace falta el código del mismo correo.',
  manyMails: (minutes) =>
    `Desde tu red se han pedido demasiados correos. Inténtalo de nuevo dentro de ${minutes}. Los enlaces que ya tienes siguen funcionando.`,
  mailFailed: 'Ahora mismo no se ha podido enviar el correo. Inténtalo de nuevo dentro de un momento.',
  accountOff: 'Esta cuenta está desactivada. Escribe a la administración.',
  wrongCode: 'Ese código es erróneo o ha caducado.',
  fifthTry: 'Ha sido el quinto intento fallido. Pide otro código.',
  invalidLink: 'Este enlace no es válido o ha caducado. Pide uno nuevo.',
  enterCode: 'Escribe el código de 6 cifras del mismo correo.',
  otherCode: 'Ese no es el código de este correo. Revisa las seis cifras.',
  testAccessOff: 'El acceso de prueba está desactivado. Usa un enlace.',
  adminsByPassword: 'La administración inicia sesión con contraseña o con un enlace por correo.',
  signedIn: 'Sesión iniciada.',
  verificationCodeSent: 'Te hemos enviado por correo un código de 6 cifras para confirmar tu dirección.',
  linkSent: 'Mira tu correo: te hemos enviado un enlace.',
  confirmed: 'Tu dirección está confirmada.',
  confirmedAlready: 'Tu dirección ya está confirmada.',
  newCodeSent: 'Te hemos enviado por correo otro código de 6 cifras.',
  signedOut: 'Sesión cerrada.',
  signedOutThere: 'Sesión cerrada allí.',
  signedOutElsewhere: 'Se han cerrado todas tus demás sesiones.',
  wrongCodes: (minutes) =>
    `Demasiados códigos erróneos. Inténtalo de nuevo dentro de ${minutes}, o inicia sesión con un enlace por correo.`,
}
