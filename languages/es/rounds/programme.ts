import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { digits, plural } = formatsOf('es')

export const programme: Words['rounds']['programme'] = {
  title: 'Programa',
  text: 'Cómo funciona el ciclo mensual. Los cambios valen en todas partes en menos de un minuto. Una ejecución ya empezada conserva sus ajustes anteriores.',
  failed: 'No se ha podido cargar el programa.',
  saved: 'El programa se ha cambiado.',
  saveFailed: 'No se ha podido cambiar el programa',
  undo: 'Deshacer los cambios',
  save: 'Guardar el programa',
  saving: 'Guardando…',
  byOperator: 'Lo fija quien opera el servidor',
  next: {
    title: 'Próximas ejecuciones',
    none: 'Ninguna: cada mes se hace a mano.',
    failed: 'No se han podido cargar las próximas ejecuciones.',
    text: 'No aparecen los meses que el ciclo ya ha emparejado.',
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
    zoneHint: 'Cup of Joe la usa para todos los días y meses.',
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
        'at-once': { label: 'Enseguida', hint: 'En cuanto se hace el emparejamiento.' },
        'with-newsletter': {
          label: 'Con el boletín',
          hint: 'Cuando sale, o cuando pulsas «Mostrar ya los encuentros» junto al emparejamiento.',
        },
      },
    },
    minimumUsers: {
      label: 'Mínimo de personas',
      hint: 'Se hace un emparejamiento a partir de este número de personas.',
    },
    tellBy: {
      label: 'Avisar por',
      choices: {
        mail: {
          label: 'Correo',
          hint: 'Como siempre.',
        },
      },
    },
    language: {
      label: 'Idioma',
      hint: 'Para quienes no han elegido ninguno, si tampoco lo dicen el directorio ni su navegador.',
    },
    reminders: {
      label: 'Recordatorios',
      hint: 'Una semana después del boletín, quien no ha dicho si hubo café recibe un recordatorio. Tras un café reservado, se pregunta siempre al día siguiente en su lugar.',
    },
    threes: {
      label: 'Tres en una mesa',
      hint: 'Quien se quedaría fuera puede unirse a una pareja, si encaja con las dos personas. Nadie se queda aparte por un número impar.',
    },
    headsUpDays: {
      label: 'Aviso previo',
      hint: 'Un correo dice cuándo es la próxima ronda. Un clic sirve para saltársela.',
      option: (days) => plural(days, { one: '# día antes', many: '# de días antes', other: '# días antes' }),
    },
    dormantAfter: {
      label: 'Dejar fuera a quien no da señales',
      hint: 'A quien en este número de rondas seguidas no ha respondido, iniciado sesión ni pulsado nada se le pregunta por correo. Si sigue sin responder, se queda fuera hasta que lo haga.',
      option: (rounds, isSuggested) => {
        const suggested = isSuggested ? ' (propuesta)' : ''
        return plural(rounds, {
          one: `Tras # ronda sin señales${suggested}`,
          many: `Tras # de rondas sin señales${suggested}`,
          other: `Tras # rondas sin señales${suggested}`,
        })
      },
    },
    booking: {
      label: 'Horas para el café',
      choices: {
        offer: {
          label: 'Propuestas',
          hint: 'El correo y la página del encuentro ofrecen tres horas que van bien a todas las personas. Cualquiera reserva una con un clic.',
        },
        auto: {
          label: 'Reservadas automáticamente',
          hint: 'Al enviar el boletín se reserva la primera hora para cada encuentro del que se conocen todos los calendarios. Un clic la cambia o la cancela.',
        },
        off: {
          label: 'Cada cual por su cuenta',
          hint: 'No se proponen ni reservan horas, y no se pide a nadie que proponga una.',
        },
      },
    },
  },
}
