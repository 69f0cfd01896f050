import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural, listed } = formatsOf('es')

export const programme: Words['rounds']['programme'] = {
  title: 'Programa',
  failed: 'No se ha podido cargar el programa.',
  saved: 'El programa se ha cambiado.',
  saveFailed: 'No se ha podido cambiar el programa',
  undo: 'Deshacer los cambios',
  save: 'Guardar el programa',
  saving: 'Guardando…',
  byOperator: 'Lo fija quien opera el servidor',
  next: {
    title: 'Próximas ejecuciones',
    failed: 'No se han podido cargar las próximas ejecuciones.',
  },
  plan: {
    title: 'Cuándo se ejecuta el ciclo',
    byHand: { label: 'A mano', hint: 'Cada mes pulsas tú los botones.' },
    onDay: 'Automáticamente, un día del mes',
    onWeekday: 'Automáticamente, un día de la semana del mes',
    asSet: 'Automáticamente, como está fijado ahora',
    nextRound: {
      label: 'Próxima ronda',
      hint: 'Todo el mundo ve este día, y recibe un aviso previo. Sin él, se lee «Por anunciar».',
    },
    day: 'Día del mes',
    lastDay: 'el último',
    which: 'Cuál',
    places: { 1: 'el primero', 2: 'el segundo', 3: 'el tercero', 4: 'el cuarto', L: 'el último' },
    weekday: 'Día de la semana',
    time: 'Hora',
    noTime: 'Escribe una hora',
    zone: 'Zona horaria',
    noZone: 'Escribe una zona horaria',
  },
  faults: {
    number: 'Escribe un número entero',
    least: (least) => `Como mínimo, ${digits(least)}`,
    most: (most) => `Como máximo, ${digits(most)}`,
  },
  none: 'No',
  settings: {
    cycleSend: {
      label: 'Hasta dónde llega el ciclo',
      choices: {
        draft: {
          label: 'Hasta los borradores',
          hint: 'Empareja a todo el mundo y crea los boletines. Tú los lees, los apruebas y los envías.',
        },
        send: {
          label: 'Hasta el envío',
          hint: 'También aprueba los boletines y los envía. Nadie los lee antes de que salgan.',
        },
      },
    },
    publish: {
      label: 'Cuándo se ve el encuentro',
      choices: {
        'at-once': { label: 'Enseguida' },
        'with-newsletter': {
          label: 'Con el boletín',
          hint: 'Cuando sale, o cuando pulsas «Mostrar ya los encuentros» junto al emparejamiento.',
        },
      },
    },
    minimumUsers: {
      label: 'Mínimo de personas',
    },
    tellBy: {
      label: 'Avisar por',
      choices: {
        mail: {
          label: 'Correo',
        },
      },
      chat: (chat) =>
        `En ${chat}. Las invitaciones de calendario van por correo, igual que todo lo dirigido a quien no tiene cuenta de ${chat}.`,
      both: { label: 'Ambos', hint: (chats) => `Por correo y en ${chats}.` },
    },
    language: {
      label: 'Idioma',
      hint: 'Para las personas cuyo idioma no conocemos.',
    },
    reminders: {
      label: 'Recordatorios',
      hint: 'Quien no ha dicho si hubo café recibe un solo recordatorio, una semana después del boletín. Tras un café reservado, se pregunta al día siguiente.',
    },
    scope: {
      label: 'Quién se ve con quién',
      choices: {
        'per-group': { label: 'Cada grupo de dominios aparte', hint: 'Una ronda por grupo.' },
        across: { label: 'Todo el mundo junto', hint: 'Una sola ronda.' },
        between: { label: 'Solo gente de grupos distintos', hint: 'Una sola ronda.' },
      },
      meets: (scope, names) =>
        ({
          'per-group': `${listed(names.map((name) => `${name} se ve con ${name}`))}.`,
          across: 'Todo el mundo se ve con todo el mundo.',
          between: `${names.join(' se ve con ')}.`,
        })[scope],
    },
    topics: {
      label: 'Temas en común',
      hint: 'Entre rondas igual de buenas, se toma aquella en la que más personas tienen un tema en común. Lo leen junto a su encuentro.',
    },
    threes: {
      label: 'Tres en una mesa',
      hint: 'Quien no tiene encuentro puede unirse a una pareja, si encaja con las dos personas. Un número impar no deja a nadie sin café.',
    },
    headsUpDays: {
      label: 'Aviso previo',
      hint: 'Un correo dice cuándo es la próxima ronda. Basta un clic para saltársela.',
      option: (days) => plural(days, { one: '# día antes', many: '# de días antes', other: '# días antes' }),
    },
    dormantAfter: {
      label: 'Dejar fuera a quien no da señales',
      hint: 'A quien pasa este número de rondas sin responder, iniciar sesión ni pulsar nada se le pregunta por correo. Si no contesta, las rondas siguen sin esa persona hasta que lo haga.',
      option: (rounds, isSuggested) => {
        const suggested = isSuggested ? ' (propuesta)' : ''
        return plural(rounds, {
          one: `Tras # ronda sin señales${suggested}`,
          many: `Tras # de rondas sin señales${suggested}`,
          other: `Tras # rondas sin señales${suggested}`,
        })
      },
    },
    meal: {
      label: 'El encuentro es para',
      values: { coffee: 'Un café', lunch: 'Un almuerzo', tea: 'Un té' },
    },
    minutes: {
      label: 'Duración en minutos',
    },
    booking: {
      label: 'Horas de los encuentros',
      choices: {
        offer: {
          label: 'Propuestas',
          hint: 'El correo y la página del encuentro ofrecen tres horas que vienen bien a todo el mundo. Con un clic se reserva una.',
        },
        auto: {
          label: 'Reservadas automáticamente',
          hint: 'Con el boletín se reserva la primera hora allí donde se conocen todos los calendarios. Con un clic se cambia o se cancela.',
        },
        off: {
          label: 'Cada cual por su cuenta',
          hint: 'No se proponen ni reservan horas, y no se pide a nadie que proponga una.',
        },
      },
    },
  },
}
