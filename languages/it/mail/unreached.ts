import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('it')

const count = (people: number) =>
  plural(people, {
    one: 'L’e-mail non è arrivata a # persona',
    many: 'L’e-mail non è arrivata a # di persone',
    other: 'L’e-mail non è arrivata a # persone',
  })

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe: ${count(people)}`,
  text: 'L’e-mail sul loro giro è stata rifiutata o è tornata indietro. Il pannello dice perché, e cosa fare.',
  oneCause: (people, reason) =>
    `${plural(people, { one: '# persona', many: '# di persone', other: '# persone' })}, per un solo motivo e senza colpa loro: ${reason}`,
  see: 'Vedi perché e riprova',
}
