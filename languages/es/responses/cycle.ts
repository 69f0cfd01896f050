import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits, plural } = formatsOf('es')

export const cycle: Responses['cycle'] = {
  completed: (pairings) =>
    plural(pairings, {
      one: '# emparejamiento terminado.',
      many: '# de emparejamientos terminados.',
      other: '# emparejamientos terminados.',
    }),
  resumed: (pauses) =>
    plural(pauses, {
      one: '# pausa terminada.',
      many: '# de pausas terminadas.',
      other: '# pausas terminadas.',
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
  failed: (code) => `Ha fallado (${code}). El registro dice por qué.`,
  ended: 'El servidor se detuvo en cada intento.',
  unknown: 'El servidor se detuvo al entregar el correo, así que puede que llegara o no.',
  late: 'No se hizo en los siete días siguientes al momento previsto del ciclo.',
  handedOverBefore: (moment) => `Se estaba entregando cuando se hizo la copia de seguridad del ${moment}.`,
  openBefore: (moment) =>
    `Estaba aún abierto cuando se hizo la copia de seguridad del ${moment}. Se omite, porque puede que se hiciera después.`,
}
