import type { Words } from '../words'

export const demo: Words['demo'] = {
  title: 'Un mes con Cup of Joe',
  description: 'Toda la gente de esta página es inventada. El café es de verdad.',
  start: 'Empezar ahora',
  tabs: {
    profile: 'Tu perfil',
    'sign-in': 'Entrar es fácil',
    matching: 'Parejas con tino',
    newsletter: 'El boletín del mes',
  },
  admin: {
    title: '¿Y detrás de la barra?',
    text: 'El mismo mes, visto por quien lo organiza, con una empresa inventada para probar.',
    open: 'Abrir la demo de la administración',
  },
  profile: {
    title: 'Dos minutos sobre ti',
    text: {
      what: 'Una foto si quieres, tu departamento, a quién te gustaría conocer y una frase sobre ti.',
      pause:
        '¿Te vas de vacaciones? Haz una pausa de un mes o de tres. La taza muestra si participas, y vuelves automáticamente.',
    },
    department: 'Diseño',
    preference: 'A quién me gustaría conocer',
    ownPreference: 'SOLO gente de otros departamentos',
    bio: 'Sobre mí',
    ownBio:
      'Convierto formularios largos en formularios cortos. Lejos de la pantalla: rocódromos, juegos de palabras malos y el dal de mi abuela.',
    active: 'Participa',
    next: 'Contamos contigo en la próxima ronda mensual.',
  },
  signIn: {
    title: 'Nunca más una contraseña',
    text: {
      ways: 'Basta un enlace en tu correo del trabajo. O un código de 6 cifras, si estás en otro dispositivo.',
      nothing: 'Nada que recordar, nada que restablecer, nada que se filtre.',
    },
    steps: {
      address: {
        title: 'Escribe tu correo del trabajo',
        text: 'priya@example.com',
        note: 'Solo entran direcciones de tu empresa.',
      },
      mail: {
        title: 'Abre el correo',
        text: 'Tu enlace para entrar en Cup of Joe',
        note: 'Vale 24 horas y funciona una vez.',
      },
      button: {
        title: 'Pulsa un botón',
        text: 'Hola, Priya',
        note: 'En otro dispositivo sirve el código de 6 cifras: 408\u00a0213.',
      },
    },
  },
  matching: {
    title: 'Azar, con buenos modales',
    text: 'Una vez al mes, a cada cual le toca una persona. Las reglas son pocas:',
    rules: {
      noRepeat: 'nunca la misma persona dos veces en 3 meses',
      active: 'solo entra en el sorteo quien participa',
      across: 'primero, parejas de departamentos distintos',
    },
    pairs: {
      priya: {
        from: 'Diseño y Finanzas',
        why: 'Cada cual pidió a alguien de otro departamento. Aún no se conocen.',
      },
      lena: {
        from: 'Ventas e Ingeniería',
        why: 'A ninguna de las dos personas le importa el departamento, así que toca mezclar.',
      },
      mei: {
        from: 'Legal',
        why: 'Mei pidió a alguien de su departamento. Su último café fue hace ocho meses.',
      },
    },
  },
  newsletter: {
    title: 'Un correo que apetece abrir',
    text: {
      one: 'En cuanto están las parejas del mes, cada persona recibe un correo: con quién le toca, y una chispa para conversar.',
      company:
        'Con las palabras de tu empresa alrededor: un estado de ánimo, una cita, un acertijo para la cocina.',
    },
    from: (label, name) => [label('De: '), name],
    to: (label, address) => [label('Para: '), address],
    subject: 'Priya, te presentamos a Jonas, de Finanzas',
    match: 'Tu encuentro de este mes',
    department: 'Finanzas',
    bio: 'Entre semana, hojas de cálculo; el fin de semana, veleros. Pregúntame cómo se lee un balance en cuatro minutos.',
    toBegin: 'Para empezar',
    starter: '¿Qué querías ser cuando tenías nueve años?',
    tips: {
      title: 'Tres consejos',
      casual: 'Sin formalidades: con 25 minutos basta.',
      curious: 'Con curiosidad.',
      beyond: 'Más allá de los cargos.',
    },
  },
}
