import type { Worded } from '../../../languages/words'
import type * as en from './en'

export const web: Worded<typeof en.web> = {
  tellBy: {
    slack: 'Slack',
    both: 'Correo y Slack',
  },
  setting: {
    slack: {
      label: 'Slack',
      hint: 'En Slack. A quien no tiene cuenta allí, y cada invitación de calendario, le llega un correo.',
    },
    both: {
      label: 'Ambos',
      hint: 'Por correo y en Slack.',
    },
  },
  notReached: (reason) => `Slack: ${reason}`,
  badge: 'Slack',
}

export const server: Worded<typeof en.server> = {
  coffeeOf: (names) => `Un café para ${names}.`,
  booked: (when) => `Vuestro café: ${when}.`,
  skip: 'Saltarme la próxima ronda',
  rest: 'Leer el resto',
  refused: {
    unknown: 'Cup of Joe no sabe quién eres. No se ha cambiado nada.',
    stranger: 'Este encuentro es de otras personas. No se ha cambiado nada.',
    old: 'Este botón ya no funciona. En tu página puedes hacer lo mismo.',
  },
  home: {
    noMatch: 'Ahora no tienes ningún encuentro abierto.',
    next: (date) => `La próxima ronda es el ${date}.`,
    skipping: 'Te saltas la próxima ronda, y después vuelves automáticamente.',
    away: 'Ahora no participas.',
    pause: 'Pausa de un mes',
    back: 'Volver a participar',
    open: 'Tu página',
  },
  health: {
    off: 'Desactivado',
    byMail: (code: string) =>
      `Slack lo rechaza todo (${code}), así que se avisa por correo. Corrige el token o los permisos de la aplicación: se pregunta de nuevo cada minuto.`,
    away: 'Inaccesible',
    waits: (code: string) =>
      `No se puede acceder a Slack (${code}); se pregunta de nuevo cada minuto. Lo que se iba a avisar allí espera, y sale por correo al cabo de una hora.`,
    notYet: 'Aún no se ha preguntado',
    told: 'A quien lo quiere se le avisa en Slack.',
  },
  slackId: 'ID de Slack',
}
