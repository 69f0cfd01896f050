import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('es')

export const visitor: Words['visitor'] = {
  auth: {
    title: 'Pasa, siéntate',
    text: 'Inicia sesión o regístrate con tu correo del trabajo. No necesitamos más para encontrarte compañía.',
    blurbs: {
      noPassword: {
        title: 'Sin contraseña que recordar',
        text: 'Te enviamos un enlace por correo. Vale 24 horas y funciona una vez.',
      },
      onceAMonth: {
        title: 'Una cara nueva al mes',
        text: 'Elegida con cuidado: según a quién te gustaría conocer y a quién conoces ya.',
      },
      pause: {
        title: 'Una pausa cuando quieras',
        text: '¿Un trimestre con mucho trabajo? Descansa un mes o tres: vuelves automáticamente.',
      },
    },
    figures: {
      connections: { figure: '500+', name: 'encuentros' },
      satisfaction: { figure: '95\u00a0%', name: 'de satisfacción' },
    },
    sendLink: 'Enviar el enlace',
    notSent: 'No se ha podido enviar el enlace. Vuelve a intentarlo.',
    wait: (minutes) =>
      plural(minutes, {
        one: 'Espera # minuto antes de pedir otro enlace.',
        many: 'Espera # de minutos antes de pedir otro enlace.',
        other: 'Espera # minutos antes de pedir otro enlace.',
      }),
    singleSignOn: 'Acceso de la empresa (inicio de sesión único)',
    byCode: 'Iniciar sesión con un código de 6 cifras',
    byLink: 'Mejor con un enlace',
    signedInAs: (address) => ['Tienes la sesión abierta con la dirección ', address, '.'],
  },
  address: {
    label: 'Correo del trabajo',
    example: 'nombre@empresa.es',
    needsScript: 'Para iniciar sesión hace falta JavaScript. Permítelo en tu navegador.',
  },
  errors: {
    missing_token: 'Al enlace le falta una parte. Pide un enlace nuevo.',
    invalid_link: 'Este enlace no es válido o ha caducado. Pide uno nuevo.',
    verification_failed: 'No se ha podido comprobar el enlace. Pide uno nuevo.',
    invalid_email:
      'Solo se puede participar con una dirección de la empresa. Inicia sesión con tu correo del trabajo.',
    unauthorized_email: 'Esta dirección no está autorizada. Escribe a la administración.',
    auth_failed: 'No se ha podido iniciar sesión. Vuelve a intentarlo.',
    session_expired: 'Tu sesión ha caducado. Inicia sesión otra vez.',
    sign_out_failed: 'No se ha podido cerrar la sesión, así que quizá siga abierta. Vuelve a intentarlo.',
    auth_check_failed: 'No se ha podido comprobar tu sesión. Vuelve a intentarlo.',
  },
  otherError: 'Algo ha fallado al iniciar sesión.',
  messages: {
    signed_out: 'Tu sesión está cerrada. Hasta la próxima.',
    email_confirmed: 'Tu dirección está confirmada. Ya puedes iniciar sesión.',
  },
  noCookie: 'Tu navegador no ha guardado la sesión. Permite las cookies y vuelve a intentarlo.',
  linkSent: {
    title: 'Mira tu correo',
    text: (address) => [
      'Hemos enviado un enlace a ',
      address,
      '. Vale 24 horas. Si has pedido varios, funcionan los tres últimos.',
    ],
    otherDevice: '¿En otro dispositivo? Necesitarás el código de 6 cifras del mismo correo.',
    otherAddress: 'Usar otra dirección',
  },
  code: {
    text: 'Te enviamos seis cifras por correo. Valen 15 minutos, en este navegador.',
    send: 'Enviar el código',
    enter: 'Escribe tu código',
    sentTo: (address) => ['Lo hemos enviado a ', address, '.'],
    signingIn: 'Iniciando sesión…',
    done: 'Ya estás dentro',
    leaving: 'Sesión iniciada. Vamos a tu perfil…',
  },
  link: {
    looking: 'Comprobando tu enlace…',
    arrived: 'Te damos la bienvenida',
    press: 'Tu enlace es válido. Un clic y ya estás dentro.',
    needsCode: 'Un sorbo más',
    otherBrowser:
      'Este no es el navegador en el que se pidió el enlace. Escribe el código de 6 cifras del mismo correo.',
    fromInvitation: 'Escribe el código de 6 cifras de tu invitación y ya estás dentro.',
    join: 'Participar',
    otherPerson: 'Este enlace es de otra persona: abre la sesión de quien recibió el correo.',
    newLink: 'Pedir un enlace nuevo',
    unchecked: {
      title: 'Ahora mismo no podemos comprobar tu enlace',
      text: 'El servidor no responde. Tu enlace sigue siendo válido.',
    },
  },
  arriving: {
    title: 'Iniciando sesión…',
    text: 'Un momento, el café ya está saliendo.',
    done: 'Sesión iniciada',
    toProfile: 'Vamos a tu perfil.',
    elsewhere: 'Vamos allá.',
  },
  test: {
    text: (example) =>
      example === undefined
        ? 'Para probar Cup of Joe, escribe una dirección de la empresa de ejemplo y echa un vistazo.'
        : `Para probar Cup of Joe, escribe una dirección de la empresa de ejemplo, como ${example}, y echa un vistazo.`,
    noPeople:
      'Aquí no hay empresa de ejemplo. Para probar Cup of Joe, escribe una dirección de la lista de acceso.',
    off: 'El acceso de prueba está desactivado. Usa un enlace.',
    enter: 'Ir al perfil',
    entering: 'Abriendo…',
    failed: 'No se ha podido iniciar sesión',
    signInAs: 'O inicia sesión como',
    person: (name, state) => `${name}, ${state}`,
    states: {
      active: 'participa',
      paused: 'en pausa',
      'left-out': 'sin encuentro el mes pasado',
      'on-leave': 'de permiso',
      'not-set-up': 'sin perfil',
      'opted-out': 'no participa',
    },
  },
  admin: {
    text: 'Para quienes organizan los cafés.',
    asEmployee: 'Iniciar sesión para participar',
    dashboard: 'Ir a la administración',
    address: 'Correo',
    password: 'Contraseña',
    signIn: 'Entrar en la administración',
    signingIn: 'Iniciando sesión…',
    failed: 'No se ha podido iniciar sesión. Revisa el correo y la contraseña.',
    byPasskey: 'Iniciar sesión con una llave de acceso',
    waiting: 'Esperando tu llave de acceso…',
  },
  passkey: {
    notChecked: 'No se ha podido comprobar la llave de acceso. Vuelve a intentarlo.',
    notUsed: 'No se ha usado ninguna llave de acceso: se canceló o tardó demasiado. Vuelve a intentarlo.',
    known: 'Este dispositivo ya tiene una llave de acceso tuya.',
    wrongPlace: 'Las llaves de acceso solo funcionan en la dirección configurada para Cup of Joe.',
    notHere: 'Este navegador no puede usar aquí una llave de acceso. Elige otra forma de entrar.',
  },
  replies: {
    hello: (name) => `Hola, ${name}.`,
    dead: {
      title: 'Este enlace se ha quedado frío',
      text: 'Está incompleto o ya no es válido. Inicia sesión y haz lo mismo desde tu página.',
      refused: 'Esta vez no',
    },
    met: {
      title: (name) => `¿Hubo café con ${name}?`,
      titleUnnamed: '¿Hubo café?',
      onePress: 'Basta un clic.',
      onePressFor: (month) => `Para ${month} basta un clic.`,
      failed: 'No se ha podido guardar tu respuesta',
      thanks: 'Gracias',
      already: 'Ya has respondido',
      about: (name) => `Sobre tu café con ${name}:`,
      aboutUnnamed: 'Sobre tu café:',
    },
    another: {
      title: '¿Otra persona para ti?',
      ask: 'Buscarme a otra persona',
      failed: 'No se ha podido pedir otro encuentro',
      over: 'Tu café de este mes',
      overOfRound: 'Tu café',
      notLooked: 'No buscamos a nadie: tu encuentro sigue en pie, o ya tienes otro.',
    },
    plan: {
      title: (names) => `Café con ${names}`,
      moves: (slot) =>
        `Ahora es el ${slot}. Un clic cambia la hora, y os llega una nueva invitación por correo.`,
      cancelled: () => 'Cancelado. Os llega un aviso por correo. Puedes reservar otra hora.',
      failed: 'No ha funcionado. Vuelve a intentarlo.',
      keep: 'Dejarlo como está',
      isBooked: (names) => `Tu café con ${names} está reservado.`,
      gone: {
        past: (time) => `${time}: esa hora ya ha pasado.`,
        unsuitable: (time) => `${time}: esa hora ya no os viene bien.`,
      },
    },
    leave: {
      title: '¿Haces una pausa?',
      titleFor: (name) => `¿Haces una pausa, ${name}?`,
      text: 'Elige lo que te convenga. Nada cambia hasta que pulses el botón.',
      legend: 'A partir de ahora',
      choices: {
        skip: { label: 'Saltarme la próxima ronda', hint: 'Después vuelves automáticamente.' },
        pause_1: { label: 'Pausa de 1 mes', hint: 'Vuelves automáticamente.' },
        pause_3: { label: 'Pausa de 3 meses', hint: 'Vuelves automáticamente.' },
        opt_out: { label: 'Dejar de participar', hint: 'Sin encuentros ni boletines hasta que vuelvas.' },
      },
      save: 'Guardar mi elección',
      saving: 'Guardando…',
      failed: 'No se ha podido guardar tu elección. Vuelve a intentarlo.',
      done: 'Tu elección está guardada',
      out: {
        title: 'Ya no participas',
        text: 'Sin encuentros ni boletines hasta que vuelvas a participar, desde tu perfil.',
      },
      invited: {
        title: '¿No es para ti?',
        text: 'Un clic, y no volvemos a preguntar.',
        decline: 'No preguntarme más',
        join: 'Mejor participar',
      },
      asked: {
        title: '¿Te apuntas esta vez?',
        text: 'Un clic y te buscamos a alguien.',
        in: 'Me apunto',
        isIn: {
          title: 'Te has apuntado',
          text: 'Puedes retirarlo hasta que se haga la ronda.',
          takeBack: 'Retirarlo',
        },
        over: {
          title: 'No hay ninguna pregunta abierta',
          text: 'Esta ronda ya está hecha. Te preguntaremos antes de la próxima.',
        },
      },
      staying: {
        title: '¿Aún te apetece un café?',
        text: 'Un clic y sigues.',
        stay: 'Sí, quiero seguir',
        notNow: 'Ahora no',
      },
    },
  },
  inquiry: {
    title: 'Café para tu empresa',
    text: 'Dinos a cuántas personas te gustaría presentar entre sí. Respondemos por correo.',
    company: 'Nombre de la empresa',
    noCompany: 'Escribe el nombre de la empresa',
    address: 'Correo de contacto',
    users: 'Personas previstas',
    noUsers: 'Elige cuántas personas están previstas',
    chooseUsers: 'Elegir',
    more: 'Información adicional',
    send: 'Enviar la consulta',
    sending: 'Enviando…',
    incomplete: 'Falta algo',
    invalidAddress: 'Esta dirección no es correcta',
    failed: 'No se ha podido enviar',
    tryAgain: 'No se ha podido enviar tu consulta. Vuelve a intentarlo.',
    sent: {
      notice: 'Consulta enviada',
      title: 'Gracias por preguntar',
      text: (address) => ['Te escribimos a ', address, '. Mientras tanto, echa un vistazo.'],
      demo: 'Ver la demo',
      again: 'Enviar otra',
    },
  },
}
