import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('es')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, {
      one: '# emparejamiento completado.',
      many: '# de emparejamientos completados.',
      other: '# emparejamientos completados.',
    }),
  resumed: (pauses) =>
    plural(pauses, {
      one: '# pausa terminada, ordenada.',
      many: '# de pausas terminadas, ordenadas.',
      other: '# pausas terminadas, ordenadas.',
    }),
  line: (line, why) => `Línea ${digits(line)}: ${why}.`,
  moreLines: (count) => `Y ${digits(count)} más.`,
  noEmployeeFile: 'No hay ningún archivo de personal que leer.',
  companyWide: 'Toda la empresa.',
  groups: (count) =>
    plural(count, {
      one: '# grupo de dominios.',
      many: '# de grupos de dominios.',
      other: '# grupos de dominios.',
    }),
  madeByCycle: (pairing) => `Creado por el ciclo automático para «${pairing}».`,
  drafted: (title, people) =>
    `Borrador «${title}» para ${plural(people, { one: '# persona', many: '# de personas', other: '# personas' })}.`,
  sending: 'Aprobado; el envío ha empezado.',
  readers: (count) =>
    plural(count, {
      one: 'Para # persona de la administración.',
      many: 'Para # de personas de la administración.',
      other: 'Para # personas de la administración.',
    }),
  noReaders: 'No hay nadie en la administración a quien escribir.',
  readerGone: 'Esta cuenta de administración ya no existe.',
  mailed: 'Enviado.',
  failed: (code) => `Ha fallado (${code}); el registro dice por qué.`,
  ended: 'El proceso se cortó en cada intento.',
  unknown: 'El proceso se cortó en el momento de la entrega, así que no se sabe si el correo llegó.',
  late: 'No se hizo en los siete días siguientes al momento previsto del ciclo.',
  handedOverBefore: (moment) => `Se estaba entregando cuando se hizo la copia de seguridad de ${moment}.`,
  openBefore: (moment) =>
    `No estaba hecho cuando se hizo la copia de seguridad de ${moment}. Se omite, porque puede haberse hecho después.`,
}
