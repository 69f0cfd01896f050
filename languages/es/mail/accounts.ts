import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('es')

const ignore =
  'Si no lo has pedido tú, alguien ha escrito tu dirección por error. Puedes ignorar este correo: no pasa nada.'

export const accounts: MailWords['accounts'] = {
  link: {
    subject: 'Tu enlace para entrar en Cup of Joe',
    title: 'Tu enlace de acceso',
    preheader: 'Válido durante 24 horas, y una sola vez.',
    open: 'Abre este enlace en el navegador en el que lo pediste y pulsa allí «Iniciar sesión»:',
    button: 'Iniciar sesión en Cup of Joe',
    elsewhere: 'En otro navegador, o en el teléfono, la página pide además este código:',
    once: 'El enlace vale 24 horas y funciona una vez, igual que los dos enlaces anteriores. No des el código a nadie.',
    ignore,
  },
  code: {
    preheader: 'Seis cifras, válidas durante 15 minutos.',
    once: 'El código vale 15 minutos y funciona una vez. No se lo des a nadie.',
    for: {
      code: {
        title: 'Tu código de acceso',
        intro: 'Escríbelo en el navegador en el que lo pediste:',
        subject: 'Tu código de Cup of Joe',
        ignore,
      },
      validation: {
        title: 'Mira tu correo',
        intro: 'Escribe este código para confirmar tu dirección:',
        subject: 'Confirma tu dirección para Cup of Joe',
        ignore,
      },
      deletion: {
        title: 'Eliminar tu cuenta',
        intro: 'Escribe este código para eliminar para siempre tu cuenta y todo lo que se guarda sobre ti:',
        subject: 'Eliminar tu cuenta de Cup of Joe',
        ignore:
          'Si no lo has pedido tú, otra persona ha entrado en tu cuenta. Sin el código no se elimina nada: guárdalo para ti y cierra en tu perfil todas las demás sesiones.',
      },
    },
  },
  deleted: {
    subject: 'Tu cuenta de Cup of Joe se ha eliminado',
    title: 'Tu cuenta se ha eliminado',
    preheader: 'No volveremos a escribirte.',
    what: 'Tu cuenta de Cup of Joe se ha eliminado, junto con tu perfil, tu foto, tus accesos y los correos dirigidos a ti. En el historial de las demás personas eres ahora «Excolega».',
    last: 'Este es el último correo que recibes de Cup of Joe. Las copias de seguridad anteriores contienen aún tus datos, hasta que las elimine quien gestiona Cup of Joe.',
    notYou: (contact) => `Si no has sido tú, escribe a ${contact}.`,
  },
  moved: {
    title: 'Tu dirección en Cup of Joe ha cambiado',
    intro:
      'Tu cuenta de Cup of Joe tiene una dirección nueva. Todas tus sesiones se han cerrado: inicia sesión con la nueva. Tu historial y todo lo demás se conservan.',
    before: 'Antes',
    now: 'Ahora',
    wrong:
      '¿Es un error, o la nueva dirección no es tuya? Responde a este correo: tu respuesta llega a quienes gestionan Cup of Joe.',
  },
  manager: {
    subject: (group) => `Ahora eres responsable de ${group} en Cup of Joe`,
    title: (group) => `Ahora eres responsable de ${group}`,
    intro: (group) =>
      `La administración te ha hecho responsable de ${group} en Cup of Joe. Te encargas de su gente, sus rondas, sus boletines y sus cifras.`,
    noPassword:
      'No necesitas contraseña: inicia sesión con esta dirección y abre la administración. Solo muestra tus grupos.',
  },
  openDashboard: 'Abrir el panel',
  inquiry: {
    subject: (company) => `Cup of Joe: consulta de ${company}`,
    title: 'Una empresa pregunta por Cup of Joe',
    preheader: (company, people) => `${company}, ${people} personas`,
    footer:
      'Recibes este correo porque las consultas se envían a esta dirección. Tu respuesta va a la empresa.',
    company: 'Empresa',
    contact: 'Contacto',
    users: 'Personas previstas',
    more: 'Información adicional',
    none: 'ninguna',
    write: 'Escribirles',
  },
  notice: {
    wasYou: 'Si has sido tú, no tienes que hacer nada.',
    what: 'Qué',
    when: 'Cuándo',
    moment: (moment, zone) => `${moment} (${zone})`,
  },
  device: {
    subject: 'Un dispositivo nuevo ha entrado en Cup of Joe',
    title: 'Un dispositivo nuevo ha iniciado sesión',
    intro:
      'Alguien ha iniciado sesión en tu cuenta de administración desde un navegador que no habías usado antes.',
    device: 'Dispositivo',
    how: 'Cómo',
    ip: 'Dirección IP',
    notYou:
      'Si no has sido tú, cierra todas las demás sesiones y cambia tu contraseña, en «Tu cuenta», y avisa a quienes gestionan el servidor.',
    unknown: 'Un navegador desconocido',
    browserOn: (browser, system) => `${browser} en ${system}`,
    ways: {
      magic_link: 'Con un enlace por correo',
      code: 'Con un código por correo',
      validation: 'Con el código que confirma la dirección',
      password: 'Con contraseña',
      passkey: 'Con llave de acceso',
      single_sign_on: 'Con inicio de sesión único',
      test_access: 'Con acceso de prueba',
    },
  },
  secondFactor: {
    subject: 'Tu segundo factor para Cup of Joe ha cambiado',
    title: 'Tu segundo factor ha cambiado',
    intro: 'El segundo paso de tu inicio de sesión ha cambiado.',
    notYou:
      'Si no has sido tú, avisa enseguida a quienes gestionan el servidor: «npm run admin -- reset-second-factor» quita el segundo factor de tu cuenta y cierra todas tus sesiones.',
    what: {
      passkeyAdded: (name) => `Se añadió la llave de acceso «${name}»`,
      passkeyRemoved: (name) => `Se quitó la llave de acceso «${name}»`,
      appAdded: 'Se configuró una aplicación de autenticación',
      appRemoved: 'Se quitó la aplicación de autenticación',
      newCodes: 'Se crearon nuevos códigos de recuperación; los anteriores ya no funcionan',
      codeUsed: 'Se usó un código de recuperación',
      allRemoved: 'Lo quitó todo quien opera el servidor',
    },
  },
  wrongCodes: {
    subject: 'Muchos códigos de acceso erróneos en Cup of Joe',
    title: 'Muchos códigos de acceso erróneos',
    intro: (count) =>
      plural(count, {
        one: 'En diez minutos se ha escrito # código de acceso erróneo. Quizá alguien intente entrar en una cuenta a base de probar.',
        many: 'En diez minutos se han escrito # de códigos de acceso erróneos. Quizá alguien intente entrar en una cuenta a base de probar.',
        other:
          'En diez minutos se han escrito # códigos de acceso erróneos. Quizá alguien intente entrar en una cuenta a base de probar.',
      }),
    limits:
      'Cup of Joe limita los intentos, y nadie se queda sin acceso: los enlaces por correo funcionan, los navegadores ya conocidos no van más lentos, y cualquier otro navegador tiene al menos un intento por minuto.',
    whatToDo:
      'Si ahora mismo está entrando mucha gente a la vez, puede que sean sus errores al teclear. Si no, pide a quienes gestionan el servidor que busquen en su registro las direcciones de las que vienen las llamadas rechazadas y las bloqueen.',
    onceADay: 'Recibes este correo una vez al día como máximo.',
  },
}
