import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('es')

export const health: Responses['health'] = {
  database: { slow: 'Lenta', fine: 'En funcionamiento' },
  email: {
    outbox: {
      label: 'Modo de prueba',
      detail: 'Los correos van a la bandeja de salida; nadie los recibe. Con MAIL_URL se envían.',
    },
    unreachable: (transport) => `${transport}, sin conexión`,
    cannotReach: (why) => `No se puede conectar con el servidor de correo: ${why}`,
    silent: 'El servidor de correo no responde.',
    paused: (transport) => `${transport}, envío en pausa`,
    pausedBy: 'La administración ha puesto un boletín en pausa.',
    nothingWaits: 'No hay nada por enviar.',
    waiting: (count) =>
      `${plural(count, { one: '# mensaje por enviar', many: '# de mensajes por enviar', other: '# mensajes por enviar' })}.`,
  },
  jobs: { failing: 'Falla', notYet: 'Aún sin ejecutar', late: 'Con retraso', onTime: 'A tiempo' },
  employeeFile: {
    label: 'Con archivo',
    reads: (file) => `Lee ${file}.`,
    gone: (file) => `${file} ha desaparecido desde la última sincronización.`,
    notThere: (file) => `Aún no existe ${file}.`,
  },
  cycle: {
    manual: {
      label: 'A mano',
      detail: 'Cada mes se hace a mano. Se automatiza en Herramientas, Programa.',
    },
    sends: 'Empareja a la gente y envía los boletines.',
    drafts: 'Empareja a la gente. Los boletines los apruebas tú.',
    needsAttention: 'Requiere atención',
    tryingAgain: 'Reintentando',
    notDone: (step, run, why) => `${step}: sin hacer en la ejecución del ${run}: ${why}.`,
    failing: (step, run, why) => `${step}: sin éxito hasta ahora en la ejecución del ${run}: ${why}.`,
    noReason: 'no se conoce el motivo',
    running: 'En marcha',
    scheduled: 'Programado',
  },
  signIn: {
    slowed: {
      label: 'Códigos limitados',
      detail: (codes) =>
        `En diez minutos se han escrito más de ${codes} códigos erróneos: puede que alguien intente adivinarlos. Los navegadores nuevos tienen un intento por minuto. Los enlaces siguen funcionando.`,
    },
    fine: { label: 'En funcionamiento', detail: 'Los enlaces y los códigos funcionan.' },
  },
}
