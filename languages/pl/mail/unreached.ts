import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('pl')

const count = (people: number) =>
  plural(people, {
    one: 'E-mail nie dotarł do # osoby',
    few: 'E-mail nie dotarł do # osób',
    many: 'E-mail nie dotarł do # osób',
    other: 'E-mail nie dotarł do # osoby',
  })

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe: ${count(people)}`,
  text: 'E-mail o rundzie został odrzucony albo wrócił. Panel mówi, dlaczego i co zrobić.',
  oneCause: (people, reason) =>
    `${plural(people, { one: '# osoba', few: '# osoby', many: '# osób', other: '# osoby' })}, z jednego powodu, nie z ich winy: ${reason}`,
  see: 'Zobacz dlaczego i spróbuj ponownie',
}
