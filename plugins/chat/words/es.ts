import type { Worded } from '../../../languages/words'
import type * as en from './en'

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
    byMail: (chat: string, code: string) =>
      `${chat} lo rechaza todo (${code}), así que se avisa por correo. Corrige el token o los permisos de la aplicación. Se reintenta cada minuto.`,
    away: 'Inaccesible',
    waits: (chat: string, code: string) =>
      `No se puede acceder a ${chat} (${code}). Se reintenta cada minuto. Los mensajes esperan, y salen por correo al cabo de una hora.`,
    notYet: 'Aún sin probar',
    told: (chat: string) => `A quien ha elegido ${chat} se le avisa allí.`,
  },
  chatId: (chat: string) => `ID de ${chat}`,
}
