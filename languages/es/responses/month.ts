import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, listed, plural } = formatsOf('es')
const morePairs = (count: number) =>
  plural(count, { one: '# pareja más', many: '# de parejas más', other: '# parejas más' })

export const month: Responses['month'] = {
  restored: {
    mayHaveRound:
      'Puede que se hiciera una ronda después de la copia de seguridad. Si no fue así, indícalo en «Este mes» y hazla después.',
    changed: 'El número ha cambiado entretanto. Vuelve a mirar y decide después.',
  },
  steps: {
    complete: 'Terminar los emparejamientos anteriores',
    resume: 'Reanudar tras las pausas terminadas',
    sync: 'Leer el archivo de personal',
    scopes: 'Buscar los grupos por emparejar',
    pair: 'Emparejar',
    newsletter: 'Crear el boletín',
    send: 'Enviar el boletín',
    summary: 'Escribir el resumen',
    mail: 'Enviar el resumen',
  },
  toBeAnnounced: 'Por anunciar',
  hosting: {
    longest: (rounds) =>
      `La espera más larga de un invitado: ${plural(rounds, { one: '# ronda', many: '# de rondas', other: '# rondas' })}.`,
    shares: (least, most, average) =>
      `Veces que cada anfitrión ha recibido: ${least === most ? digits(least) : `de ${digits(least)} a ${digits(most)}`}, ${digits(average)} de media.`,
    never: (guests) => `Invitados que aún no han tenido sitio: ${digits(guests)}.`,
    served: (seats, day) =>
      `Con ${plural(seats, { one: '# plaza', many: '# de plazas', other: '# plazas' })} por ronda, todo el mundo habrá tenido sitio para el ${day}.`,
    own: (times, average) => `Veces que has sido anfitrión: ${digits(times)}; de media: ${digits(average)}.`,
  },
  waiting: (before, seats, rounds) =>
    `${before === 0 ? 'No hay nadie' : plural(before, { one: 'Hay # persona', many: 'Hay # de personas', other: 'Hay # personas' })} antes que tú, con ${plural(seats, { one: '# plaza', many: '# de plazas', other: '# plazas' })} por ronda: unas ${plural(rounds, { one: '# ronda', many: '# de rondas', other: '# rondas' })}.`,
  onTheList: 'Estás en la lista.',
  outcome: {
    nextOne: 'Contamos contigo en la próxima.',
    nextOneWithProfile: 'Completa tu perfil y contamos contigo en la próxima.',
    somebodyLeft: 'alguien que ya no está',
    somebodyLeftAtBeginning: 'Alguien que ya no está',
    steppedOut: (name, partner) => `Te retiraste de ${name}. Se ha avisado a ${partner}.`,
    awayToTheEnd: (name, partner) =>
      `Tu permiso dura más que la ronda de ${name}. Se ha avisado a ${partner}.`,
    matched: (partner) => `Te toca con ${partner}.`,
    wasMatched: (partner, name) => `Te tocó con ${partner} en ${name}.`,
    notShownYet: (name) => `Los encuentros de ${name} aún no se muestran. Llegan con el boletín.`,
    leftOut: (name, why) => `En ${name} te quedaste sin encuentro: ${why}`,
    /** Why they were left out. Whoever can meet nobody is promised nothing. */
    why: {
      noSeat: 'ningún anfitrión tenía sitio para ti esta vez.',
      byWish: 'quienes llevan el programa lo decidieron así en esta ronda.',
      odd: 'el número era impar y te tocó a ti. La próxima vez tienes prioridad.',
      few: 'había muy poca gente que encajara y te tocó a ti. La próxima vez tienes prioridad.',
      nobody: 'no participaba nadie con quien pudieras encontrarte. Ayuda que participe más gente.',
      preference: (where) =>
        `no participaba nadie ${where} con quien pudieras encontrarte. Ayuda elegir «Cualquiera» en tu perfil.`,
      wish: 'quienes llevan el programa lo decidieron así en esta ronda. La próxima vez tienes prioridad.',
    },
    notNeeded: 'En esta ronda no hace falta que seas anfitrión. Los anfitriones se turnan.',
    calledOff: (name) => `Tu encuentro de ${name} se anuló porque no podías.`,
    noRound: (name) => `En ${name} aún no ha habido ronda.`,
    beforeYou: (name) => `La ronda de ${name} se hizo antes de que llegaras.`,
    notAnswered: (name) => `Te saltas la ronda de ${name}, porque no dijiste que te apuntabas.`,
    noMatch: (name) => `En la ronda de ${name} no tienes encuentro, porque no podías participar.`,
  },
  stranding: {
    yourMatch: 'La otra persona',
    back: (name) => `${name} vuelve a participar, así que vuestro café sigue en pie.`,
    away: (name) => `Al final, ${name} no puede venir al café.`,
    waiting: (name, time) =>
      `Al final, ${name} no puede venir al café. Has pedido otro encuentro: buscamos cada día a las ${time}, y os escribimos en cuanto haya alguien.`,
  },
  wouldBeRescued: (pairs) =>
    `Se ${pairs === 1 ? 'formaría' : 'formarían'} ${morePairs(pairs)}. No se ha guardado nada.`,
  rescued: (pairs, people) =>
    `Se ${pairs === 1 ? 'ha' : 'han'} formado ${morePairs(pairs)}. Se envía un correo a ${plural(people, { one: '# persona', many: '# de personas', other: '# personas' })}.`,
  atTables: {
    wouldBeRescued: (seats, tables) =>
      `Sitios en mesas existentes: ${digits(seats)}. Mesas nuevas: ${digits(tables)}. No se ha guardado nada.`,
    rescued: (seats, tables, people) =>
      `Sitios en mesas existentes: ${digits(seats)}. Mesas nuevas: ${digits(tables)}. Personas que reciben un correo: ${digits(people)}.`,
    none: 'Hoy no hay ninguna mesa adecuada. Cup of Joe lo intenta de nuevo cada día.',
    joins: (name, others) => `${name} se une a ${listed(others)}.`,
  },
  announcedAlready: 'Ya se ha avisado a todas las personas de esta ronda, y no se avisa a nadie dos veces.',
  tooFewToAnnounce: (least) =>
    `En esta ronda participarían menos de ${digits(least)} personas, así que no hay nada que anunciar.`,
  tellsItself:
    'El ciclo automático anuncia sus propias rondas. En Programa se elige con cuántos días de antelación.',
  withinAMonth: 'Elige un día a partir de hoy, en el plazo de un mes.',
  told: (count) =>
    plural(count, {
      one: '# persona recibe el aviso de la ronda.',
      many: '# de personas reciben el aviso de la ronda.',
      other: '# personas reciben el aviso de la ronda.',
    }),
  pairingDeleted: 'El emparejamiento se eliminó antes de crear su boletín.',
  setByOperatorField: 'Lo fija quien opera el servidor',
  setByOperator: 'Esto lo ha fijado en el servidor quien lo opera. No se ha cambiado nada.',
  fromTodayOn: 'Elige un día a partir de hoy.',
  cycleFaults: {
    fields: 'El ciclo debe ser una expresión cron de cinco campos, como 0 9 1 * *.',
    never: 'El ciclo nombra un día que nunca llega.',
  },
  programmeExists: (name) => `Ya hay un programa llamado «${name}».`,
  withinAYear: 'Elige un día a partir de hoy, en el plazo de un año.',
  oneRhythm: 'Un programa se repite por meses o por semanas, no por ambos.',
  preferencesStay: 'El primer programa siempre respeta los deseos de cada persona sobre los departamentos.',
  unknownAttribute: 'Uno de estos atributos ya no existe. Elige de nuevo.',
  unknownGroup: 'Uno de estos grupos ya no existe. Elige de nuevo.',
  nobodyInIt: 'Hoy no hay nadie.',
  nobodyHosts: 'Hoy no hay anfitriones.',
  everybodyHosts: 'Hoy todos son anfitriones, así que no hay invitados.',
  tooFewForATable: (people, size) =>
    `Hoy no hay gente suficiente para una mesa: ${digits(people)} de ${digits(size)}.`,
  allMet: (rounds, months) =>
    `Después de ${plural(rounds, { one: '# ronda', many: '# de rondas', other: '# rondas' })} ya se habrá conocido todo el mundo, y nadie vuelve a encontrarse antes de ${plural(months, { one: '# mes', many: '# de meses', other: '# meses' })}. Elige menos meses o un ritmo más lento.`,
  firstStays: 'El primer programa no se puede archivar.',
  openRounds: (name, rounds) => `Termina antes las rondas abiertas de «${name}»: ${rounds.join(', ')}.`,
  archived: (name) => `«${name}» se ha archivado.`,
  tooOften: 'El ciclo se ejecutaría más de una vez al mes.',
  bothCan: 'Aún podéis tomar este café, así que no se busca a nadie más.',
  nobodyWaits: (pairing) => `Nadie de «${pairing}» espera otro encuentro. Cada persona lo pide en su página.`,
  noTwo: 'Hoy no hay ningún encuentro adecuado. Cup of Joe lo intenta de nuevo cada día.',
  completed: (pairing) => `«${pairing}» está terminado, así que nadie espera en él.`,
  notGoneOut: (pairing) =>
    `El boletín de «${pairing}» aún no ha salido, así que la ronda todavía se puede cambiar.`,
  stillSending: (newsletter) => `«${newsletter}» aún se está enviando. Los encuentros nuevos vienen después.`,
  cancelledSend: (newsletter) =>
    `«${newsletter}» se canceló antes de llegar a todo el mundo. Envíalo al resto y busca después encuentros nuevos.`,
  mailsDeleted: (newsletter) =>
    `Los correos de «${newsletter}» se han eliminado, así que no se pueden enviar a nadie más.`,
}
