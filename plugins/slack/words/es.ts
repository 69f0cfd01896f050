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
      hint: 'En Slack. Las invitaciones de calendario van por correo, igual que todo lo dirigido a quien no tiene cuenta de Slack.',
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
  booked: (when) => `Vuestro café es el ${when}.`,
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
      `Slack lo rechaza todo (${code}), así que se avisa por correo. Corrige el token o los permisos de la aplicación. Se reintenta cada minuto.`,
    away: 'Inaccesible',
    waits: (code: string) =>
      `No se puede acceder a Slack (${code}). Se reintenta cada minuto. Los mensajes esperan, y salen por correo al cabo de una hora.`,
    notYet: 'Aún sin probar',
    told: 'A quien ha elegido Slack se le avisa allí.',
  },
  slackId: 'ID de Slack',
}
