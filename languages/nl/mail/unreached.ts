import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('nl')

const count = (people: number) =>
  plural(people, { one: '# persoon is niet bereikt', other: '# mensen zijn niet bereikt' })

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe: ${count(people)}`,
  text: 'De mail over hun ronde werd geweigerd of kwam terug. Het dashboard zegt waarom, en wat te doen.',
  oneCause: (people, reason) =>
    `${plural(people, { one: '# persoon', other: '# mensen' })}, allemaal om één reden, buiten hun schuld: ${reason}`,
  see: 'Bekijk waarom, en probeer opnieuw',
}
