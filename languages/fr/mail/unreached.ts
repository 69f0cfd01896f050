import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('fr')

const count = (people: number) =>
  plural(people, {
    one: '# personne n’a pas pu être jointe',
    many: '# de personnes n’ont pas pu être jointes',
    other: '# personnes n’ont pas pu être jointes',
  })

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe\u202f: ${count(people)}`,
  text: 'L’e-mail sur leur tournée a été refusé ou est revenu. Le tableau de bord dit pourquoi, et que faire.',
  oneCause: (people, reason) =>
    `${plural(people, { one: '# personne', many: '# de personnes', other: '# personnes' })}, pour une même raison, qui ne vient pas d’elles\u202f: ${reason}`,
  see: 'Voir pourquoi et réessayer',
}
