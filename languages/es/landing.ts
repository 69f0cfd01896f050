import type { Words } from '../words'

export const landing: Words['landing'] = {
  places: {
    home: 'Inicio',
    howItWorks: 'Cómo funciona',
    whyChooseUs: 'Qué aporta',
    features: 'Qué incluye',
  },
  actions: {
    demo: 'Demo',
    admin: 'Administración',
    signIn: 'Iniciar sesión',
  },
  hero: {
    above: 'Un café en el trabajo, una vez al mes',
    title: 'Buen café. Gente\u00a0nueva.',
    text: 'Cada mes, Cup of Joe te presenta a una persona de tu empresa con la que de otro modo no te habrías cruzado. Veinticinco minutos, dos tazas, sin orden del día.',
    openHub: 'Abrir tu rincón del café',
    signIn: 'Iniciar sesión o registrarse',
    demo: 'Ver la demo',
    noPassword: 'Sin contraseña. Basta un enlace en tu correo del trabajo.',
  },
  note: {
    above: 'Tu encuentro de este mes',
    pair: 'Priya, de Diseño, te presentamos a Jonas, de Finanzas.',
    why: 'Habéis pedido conocer a alguien de otro departamento. Y aún no os conocéis.',
    toBegin: 'Para empezar:',
    question: '¿Qué querías ser cuando tenías nueve años?',
  },
  steps: {
    signUp: {
      title: 'Regístrate',
      text: 'Entra con tu correo del trabajo, ya verificado. Di quién eres, en qué departamento estás y a quién te gustaría conocer.',
    },
    getMatched: {
      title: 'Mira quién te toca',
      text: 'Una vez al mes, el azar te une con una persona, según tu preferencia y nunca dos veces en tres meses.',
    },
    connect: {
      title: 'Conoce a alguien',
      text: 'Un boletín te trae el perfil de esa persona y una chispa para conversar. El resto ya es cosa vuestra.',
    },
  },
  why: {
    lead: 'Después de compartir un café, es más fácil pedirse ayuda.',
    figures: {
      engagement: {
        figure: '+32\u00a0%',
        title: 'Más compromiso',
        text: 'Quien conoce a gente de otros equipos participa más.',
      },
      quitting: {
        figure: '−71\u00a0%',
        title: 'Menos ganas de irse',
        text: 'Una cara amable en otro departamento es una razón para quedarse.',
      },
      burnout: {
        figure: '−40\u00a0%',
        title: 'Menos agotamiento',
        text: 'Una pausa que lo es de verdad: sin diapositivas, sin actas, sin tareas después.',
      },
    },
  },
  features: {
    title: 'Lo que hay en la carta',
    list: {
      signIn: {
        name: 'Acceso seguro',
        tag: 'sin contraseñas',
        text: 'Un enlace o un código de seis cifras en tu correo del trabajo, solo para la gente de tu empresa.',
      },
      matching: {
        name: 'Parejas con tino',
        tag: 'equidad probada',
        text: 'Se respetan las preferencias, nunca la misma cara dos veces en tres meses, y nadie se queda fuera una y otra vez.',
      },
      pairings: {
        name: 'Cada mes',
        tag: 'a dos',
        text: 'Una cara nueva al mes: lo bastante a menudo para que ilusione, lo bastante poco para tener tiempo.',
      },
      mails: {
        name: 'Por correo',
        tag: 'con vuestra marca',
        text: 'Un boletín que apetece abrir: con el encuentro, un estado de ánimo, una cita y un acertijo.',
      },
      figures: {
        name: 'Panel de datos',
        tag: 'cifras al día',
        text: 'Quién participa, quién se ha conocido y cómo se acercan los departamentos.',
      },
      controls: {
        name: 'Administración',
        tag: 'en un solo lugar',
        text: 'Departamentos, personas, boletines y el estado de la plataforma: basta una persona para llevarlo.',
      },
    },
  },
  getStarted: {
    title: 'A la próxima taza invita la casa',
    member: 'Mira con quién es, o pregunta cómo sería en otra empresa.',
    visitor: 'Regístrate en dos minutos, o pregunta cómo sería en tu empresa.',
    start: 'Empezar ahora',
    inquiry: 'Consulta de empresas',
    test: 'Acceso rápido de prueba',
    questions: '¿Preguntas?',
    writeTo: (address) => ['Escribe a ', address],
    write: 'Escríbenos.',
  },
  footer: { label: 'Pie de página', help: 'Ayuda', contact: 'Contacto' },
}
