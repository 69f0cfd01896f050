import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, period, plural } = formatsOf('es')

const people = (count: number) =>
  plural(count, { one: '# persona', many: '# de personas', other: '# personas' })
const savedBy = (who: string | null, fields: string[]) =>
  `${who ?? 'Otra persona'} ha guardado este boletín desde que lo abriste${fields.length > 0 ? `, con cambios en: ${fields.join(', ')}` : ''}.`

export const newsletters: Responses['newsletters'] = {
  // As it is stored: each mail says it in its language.
  sample: { department: 'Su departamento' },
  notTranslatedInto: (language, others) =>
    others.length > 0
      ? `Aquí un boletín se traduce a estos idiomas: ${others.join(', ')}. ${language} no está entre ellos.`
      : 'Aquí no hay otro idioma al que traducir un boletín.',
  wasSent: {
    edit: 'Este boletín ya se ha enviado y no se puede editar.',
    approve: 'Este boletín ya se ha enviado y no se puede aprobar.',
    delete: 'Este boletín ya se ha enviado y no se puede eliminar.',
  },
  isBeingSent: {
    edit: 'Este boletín se está enviando. No se puede editar hasta que termine el envío.',
    approve: 'Este boletín se está enviando. No se puede aprobar hasta que termine el envío.',
    delete: 'Este boletín se está enviando. No se puede eliminar hasta que termine el envío.',
  },
  changed: {
    approve: (who, fields) => `${savedBy(who, fields)} Vuelve a cargarlo y léelo antes de aprobarlo.`,
    send: (who, fields) => `${savedBy(who, fields)} Vuelve a cargarlo y léelo antes de enviarlo.`,
  },
  sendOver: {
    pause: 'Este envío ha terminado y ya no se puede pausar.',
    resume: 'Este envío ha terminado y ya no se puede reanudar.',
    cancel: 'Este envío ha terminado y ya no se puede cancelar.',
  },
  resent: (count) =>
    plural(count, {
      one: 'Se reenvía # correo incierto.',
      many: 'Se reenvían # de correos inciertos.',
      other: 'Se reenvían # correos inciertos.',
    }),
  send: {
    soFar: (sent, total) => `Hasta ahora, ${digits(sent)} de ${people(total)}.`,
    sentTo: (sent) => `Boletín enviado a ${people(sent)}.`,
    cancelled: (open) => `El envío se canceló. ${open}`,
    paused: (open, reason) => `El envío está en pausa. ${open} ${reason}`,
    underWay: (open) => `El boletín se sigue enviando en segundo plano. ${open}`,
    details: ({ sent, failed, total }) =>
      `Enviado a ${people(total)}. Con éxito: ${digits(sent)}; fallidos: ${digits(failed)}.`,
    uncertain: (unknown) =>
      `Inciertos: ${digits(unknown)}. No se sabe si han llegado; en el registro se pueden reenviar.`,
  },
  allMatched: (count) => `Todas las personas (${digits(count)}) tienen encuentro.`,
  someMatched: (matched, all) => `${digits(matched)} de ${people(all)} tienen encuentro; lee las notas.`,
  noMatches: 'El emparejamiento vinculado no tiene encuentros.',
  nobodyTakesPart:
    'Nadie del emparejamiento vinculado participa ya. Haz un emparejamiento nuevo y vincúlalo.',
  notes: {
    departed: {
      left: 'ya no está',
      paused: 'está en pausa',
      optedOut: 'ha dejado de participar',
      onLeave: 'está de permiso',
      other: 'ya no puede participar',
    },
    gone: (who, departed) => `${who} ${departed} desde el emparejamiento, y no recibe nada.`,
    goneOfTwo: (who, departed, partner) =>
      `${who} ${departed} desde el emparejamiento, y no recibe nada; ${partner} recibe un aviso, y se le ofrece otro encuentro.`,
    goneOfMore: (who, departed, others) =>
      `${who} ${departed} desde el emparejamiento, y no recibe nada; ${listed(others)} siguen adelante.`,
    unreachable: (who) =>
      `En los últimos meses, el correo no ha llegado a ${who}. Se intenta de nuevo; pregunta a esa persona, o ponla en pausa.`,
    matchDeparted: (name, departed) => `La otra persona, ${name}, ${departed} desde el emparejamiento.`,
    matchGone: 'El encuentro ya no existe.',
    noMatch: (who) => `${who} no tiene encuentro y lee el texto sin encuentro.`,
    joinedLater: (who) => `${who} llegó después del emparejamiento y lee que participa en la próxima ronda.`,
  },
  dangers: {
    otherMonth: (month, pairing, ofMonth) =>
      `El boletín es para ${period(month)}, pero «${pairing}» es un emparejamiento de ${period(ofMonth)}: todo el mundo leería con quién le tocó ese mes.`,
    toldAlready: (newsletter, count, pairing, on) =>
      `${newsletter === undefined ? 'Otro boletín' : `«${newsletter}»`} ya dijo el ${on} a ${people(count)} su encuentro de «${pairing}»: se lo diría otra vez.`,
  },
  noPairingFile: (file) => `No hay ningún archivo de emparejamiento que se llame «${file}».`,
  staysLinked: (pairing) =>
    `Todas las personas de «${pairing}» tienen ya este boletín, así que el emparejamiento sigue vinculado.`,
  otherMonth: (month, pairing) =>
    `Los emparejamientos vinculados tienen que ser todos de ${period(month)}, y «${pairing}» no lo es.`,
  forEverybody: (pairing) =>
    `«${pairing}» es para todo el mundo, así que las personas de otro emparejamiento recibirían dos correos. Vincúlalo solo.`,
  twoOfGroup: (group) =>
    `Dos de estos emparejamientos son de ${group}, así que sus personas recibirían dos correos. Vincula uno de los dos.`,
  inCommon: (one, other, count) =>
    `«${one}» y «${other}» tienen ${people(count)} en común, que ${count === 1 ? 'recibiría' : 'recibirían'} dos correos. Vincula uno de los dos.`,
  monthName: 'El mes es un nombre de mes en inglés o un número del 1 al 12.',
  savedMeanwhile:
    'Otra persona ha guardado este boletín desde que lo abriste. Vuelve a cargarlo antes de guardar.',
  approvedAlready: 'Este boletín ya está aprobado.',
  deleted: (title) => `«${title}» se ha eliminado.`,
  testCopyRefused: (reason) => `El servidor de correo no aceptó la prueba: ${reason}`,
  nobodyWith: (address) => `Nadie con la dirección ${address} recibe este boletín.`,
  testCopies: (most, minutes) =>
    `Has enviado ${most} pruebas en una hora. Inténtalo de nuevo dentro de ${minutes}. La vista previa muestra el mismo correo.`,
  testCopyWithMatch: (address) => `Se ha enviado una prueba a ${address}, con su propio encuentro.`,
  testCopyWithout: (address) =>
    `Se ha enviado una prueba a ${address}, con el texto para quienes no tienen encuentro.`,
  linkFirst: 'Vincula un emparejamiento a este boletín antes de enviarlo. Edita el boletín para elegir uno.',
  stillTaking:
    'El servidor de correo aún está aceptando un mensaje del envío cancelado. Envía otra vez dentro de un minuto.',
  uncertainBusy:
    'Los correos inciertos de un envío anterior aún se están reenviando. Envía al resto cuando termine.',
  uncertainPaused:
    'Los correos inciertos de un envío anterior se están reenviando, y eso está en pausa. Reanúdalo o cancélalo, y después envía al resto.',
  sentAlready: 'Este boletín ya se ha enviado.',
  approveFirst: 'Aprueba el boletín antes de enviarlo.',
  everybodyHasIt: 'Todo el mundo tiene ya este boletín.',
  notPaused: 'Este envío no está en pausa.',
  mailsDeleted: 'Los correos de este registro se han eliminado, así que no se pueden reenviar.',
  waitUntilSent: 'Este boletín se está enviando. Espera a que termine el envío.',
  nothingUncertain:
    'No hay correos inciertos que reenviar. Quien ya no está no recibe ninguno, y quien ya participa no recibe invitación.',
}
