import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { plural } = formatsOf('es')

export const reach: Responses['reach'] = {
  notSent: 'Nadie lo sabe todavía: el boletín de esta ronda no se ha enviado.',
  notMailed: 'Cada persona ve su encuentro en su página. Nadie ha recibido un correo todavía.',
  again: (people) =>
    plural(people, {
      one: 'Se vuelve a escribir a # persona.',
      many: 'Se vuelve a escribir a # de personas.',
      other: 'Se vuelve a escribir a # personas.',
    }),
  nobody:
    'Aquí no se puede volver a escribir a nadie: ya recibieron el correo, se han ido o tienen otro encuentro.',
  tellThem: 'Avísale directamente: este correo ya no le sirve.',
  troubles: {
    full: { reason: 'El buzón está lleno.', next: 'Pídele que haga sitio y vuelve a intentarlo.' },
    unknownAddress: {
      reason: 'El servidor de correo no conoce esta dirección.',
      next: 'Corrige la dirección y vuelve a intentarlo: el correo irá a la nueva.',
    },
    suppressed: {
      reason: 'El servicio de correo ya no entrega nada a esta dirección.',
      next: 'Quítala de la lista de bloqueo del servicio y vuelve a intentarlo.',
    },
    refused: {
      reason: 'El servidor de correo rechazó el mensaje.',
      next: 'Pregunta el motivo a quien lleva ese servidor y vuelve a intentarlo.',
    },
    busy: {
      reason: 'El servidor de correo estuvo ocupado en todos los intentos.',
      next: 'Vuelve a intentarlo.',
    },
    sender: {
      reason: 'El servidor de correo no acepta vuestro remitente.',
      next: 'Corrige el remitente («Estado del sistema») o pide a quien lleva ese servidor que lo acepte, y vuelve a intentarlo.',
    },
    closed: {
      reason: 'El servidor de correo no acepta mensajes para esta dirección.',
      next: 'Pregúntale cuál es su dirección, corrígela y vuelve a intentarlo.',
    },
    route: {
      reason: 'El mensaje no llegó al servidor de correo de esta dirección.',
      next: 'Pide a quien lleva vuestro servidor de correo que revise la ruta y vuelve a intentarlo.',
    },
    content: {
      reason: 'El servidor de correo rechazó el mensaje por su contenido o su tamaño.',
      next: 'Pregunta el motivo a quien lleva ese servidor y vuelve a intentarlo.',
    },
    unmade: {
      reason: 'No se pudo preparar el correo.',
      next: 'Mira «Estado del sistema» y vuelve a intentarlo.',
    },
    turnedOff: { reason: 'La cuenta se desactivó antes del envío.', next: 'No hay nada que hacer.' },
    barred: {
      reason: 'Salió de la lista de acceso antes del envío.',
      next: 'No hay nada que hacer.',
    },
    optedOut: { reason: 'Se dio de baja antes del envío.', next: 'No hay nada que hacer.' },
    paused: { reason: 'Estaba en pausa antes del envío.', next: 'No hay nada que hacer.' },
    steppedOut: { reason: 'Dejó el encuentro antes del envío.', next: 'No hay nada que hacer.' },
    away: { reason: 'Había dejado de participar antes del envío.', next: 'No hay nada que hacer.' },
    joined: { reason: 'Ya se había unido antes del envío.', next: 'No hay nada que hacer.' },
    tooLate: {
      reason: 'La hora reservada ya había pasado antes del envío.',
      next: 'No hay nada que hacer.',
    },
    chatNobody: {
      reason: (chat: string) => `${chat} no conoce a nadie con esta dirección.`,
      next: 'Inténtalo de nuevo: irá por correo.',
    },
    chatRefused: {
      reason: (chat: string) => `${chat} no aceptó el mensaje.`,
      next: 'Inténtalo de nuevo: irá por correo.',
    },
    missed: {
      reason: 'No participaba cuando salió el boletín.',
      next: 'Avísale directamente; también está en su página.',
    },
    cancelled: { reason: 'El envío se canceló antes de su turno.', next: 'Vuelve a intentarlo.' },
    broken: { reason: 'Se cortó la conexión con el servidor de correo.', next: 'Vuelve a intentarlo.' },
  },
}
