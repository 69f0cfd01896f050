import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('fr')

const count = (people: number) =>
  plural(people, {
    one: '# personne n’a pas été jointe',
    many: '# de personnes n’ont pas été jointes',
    other: '# personnes n’ont pas été jointes',
  })

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe: ${count(people)}`,
  text: 'L’e-mail de leur tournée a été refusé ou est revenu. Le tableau de bord dit pourquoi, et que faire.',
  oneCause: (people, reason) =>
    `${plural(people, { one: '# personne', many: '# de personnes', other: '# personnes' })}, pour une seule raison, sans qu’elles y soient pour rien\u202f: ${reason}`,
  see: 'Voir pourquoi et réessayer',
}
