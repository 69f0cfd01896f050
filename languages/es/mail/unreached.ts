import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('es')

const count = (people: number) =>
  plural(people, {
    one: 'El correo no llegó a # persona',
    many: 'El correo no llegó a # de personas',
    other: 'El correo no llegó a # personas',
  })

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe: ${count(people)}`,
  text: 'El correo sobre su ronda fue rechazado o volvió. El panel dice por qué y qué hacer.',
  oneCause: (people, reason) =>
    `${plural(people, { one: '# persona', many: '# de personas', other: '# personas' })}, por un solo motivo y sin culpa suya: ${reason}`,
  see: 'Ver por qué y reintentar',
}
