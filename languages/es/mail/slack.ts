import type { MailWords } from '../../words'

export const slack: MailWords['slack'] = {
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
}
