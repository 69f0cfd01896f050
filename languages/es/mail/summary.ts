import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('es')

const readers = (count: number) =>
  plural(count, { one: '# persona', many: '# personas', other: '# personas' })

export const summary: MailWords['summary'] = {
  because: 'Recibes este correo porque administras Cup of Joe.',
  troubles: 'Requiere atención',
  notPaired: 'Sin emparejar',
  beforehand: 'Antes de la ronda',
  leftOut: 'Sin encuentro',
  andMore: (count) => `Y ${digits(count)} más; el panel los tiene todos.`,
  nobody: { headline: 'Nadie tiene encuentro', subject: 'Cup of Joe: este mes nadie tiene encuentro' },
  made: (pairs) =>
    plural(pairs, { one: '# pareja formada', many: '# parejas formadas', other: '# parejas formadas' }),
  madeTables: (tables) =>
    plural(tables, { one: '# mesa formada', many: '# mesas formadas', other: '# mesas formadas' }),
  subjects: {
    sending: (made) => `Cup of Joe: ${made}, los boletines están en camino`,
    sendingWithTroubles: (made) =>
      `Cup of Joe: ${made}, los boletines están en camino, y algo requiere atención`,
    waiting: (made) => `Cup of Joe: ${made}, los boletines esperan tu aprobación`,
    waitingWithTroubles: (made) =>
      `Cup of Joe: ${made}, los boletines esperan tu aprobación, y algo requiere atención`,
  },
  cycleOf: (day) => `La ronda del ${day}.`,
  cycleLate: (day, ran) =>
    `La ronda del ${day}. Cup of Joe no estaba en marcha entonces, así que se hizo el ${ran}.`,
  newsletter: {
    none: 'Aún no hay boletín.',
    sent: (title, people) => `«${title}» se está enviando a ${readers(people)}.`,
    draft: (title, people) =>
      `«${title}» es un borrador para ${readers(people)}, vinculado a este emparejamiento. Léelo, apruébalo y envíalo.`,
    seenThen: 'Quienes participan verán su encuentro cuando se envíe.',
  },
  deleted: (pairings) =>
    plural(pairings, {
      one: '# emparejamiento de esta ronda se ha eliminado desde entonces.',
      many: '# de emparejamientos de esta ronda se han eliminado desde entonces.',
      other: '# emparejamientos de esta ronda se han eliminado desde entonces.',
    }),
  withoutGroup: (people) =>
    plural(people, {
      one: '# persona que se puede emparejar no es de ningún grupo de dominios, así que no está en ningún emparejamiento. Da un grupo a su entrada de la lista de acceso.',
      many: '# de personas que se pueden emparejar no son de ningún grupo de dominios, así que no están en ningún emparejamiento. Da un grupo a sus entradas de la lista de acceso.',
      other:
        '# personas que se pueden emparejar no son de ningún grupo de dominios, así que no están en ningún emparejamiento. Da un grupo a sus entradas de la lista de acceso.',
    }),
  complained: (who) => `${who} marcó un boletín como spam y ya no participa.`,
  unreachable: (who, code) =>
    `No se puede escribir a ${who}: la dirección ha rechazado los boletines de los últimos meses${code && ` (${code})`}.`,
  moreUnreachable: (count) =>
    `Y a ${digits(count)} más no se les puede escribir; los registros de envío tienen la lista.`,
  notDone: (step, tries, why) =>
    `No se hizo: ${step}${tries === 0 ? '' : ` (${plural(tries, { one: '# intento', many: '# de intentos', other: '# intentos' })})`}. ${why}`,
  noReason: 'No se conoce el motivo.',
}
