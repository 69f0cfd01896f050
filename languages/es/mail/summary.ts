import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { digits, plural } = formatsOf('es')

const readers = (count: number) =>
  plural(count, { one: '# persona', many: '# personas', other: '# personas' })
const made = (pairs: number) =>
  plural(pairs, { one: '# pareja formada', many: '# parejas formadas', other: '# parejas formadas' })

export const summary: MailWords['summary'] = {
  because: 'Recibes este correo porque administras Cup of Joe.',
  troubles: 'Requiere atención',
  notPaired: 'Sin encuentro',
  beforehand: 'Antes de la ronda',
  leftOut: 'Se quedan sin nadie',
  andMore: (count) => `Y ${digits(count)} más; el panel los tiene todos.`,
  nobody: { headline: 'Nadie tiene encuentro', subject: 'Cup of Joe: este mes nadie tiene encuentro' },
  made,
  subjects: {
    sending: (pairs) => `Cup of Joe: ${made(pairs)}, los boletines están en camino`,
    sendingWithTroubles: (pairs) =>
      `Cup of Joe: ${made(pairs)}, los boletines están en camino, y algo requiere atención`,
    waiting: (pairs) => `Cup of Joe: ${made(pairs)}, los boletines esperan tu aprobación`,
    waitingWithTroubles: (pairs) =>
      `Cup of Joe: ${made(pairs)}, los boletines esperan tu aprobación, y algo requiere atención`,
  },
  cycleOf: (day) => `La ronda del ${day}.`,
  cycleLate: (day, ran) =>
    `La ronda del ${day}. Cup of Joe no estaba en marcha entonces, así que se hizo el ${ran}.`,
  newsletter: {
    none: 'Todavía no hay boletín para este emparejamiento.',
    sent: (title, people) => `«${title}» se está enviando a ${readers(people)}.`,
    draft: (title, people) =>
      `«${title}» es un borrador para ${readers(people)}, vinculado a este emparejamiento. Léelo, apruébalo y envíalo.`,
    seenThen: 'Quienes participan verán su encuentro cuando se envíe.',
  },
}
