import { formatsOf } from '../../../shared/languages/formats'
import type { MailWords } from '../../words'

const { plural } = formatsOf('de')

const count = (people: number) =>
  plural(people, { one: '# Person wurde nicht erreicht', other: '# Personen wurden nicht erreicht' })

export const unreached: MailWords['unreached'] = {
  title: count,
  subject: (people) => `Cup of Joe: ${count(people)}`,
  text: 'Die E-Mail zu ihrer Runde wurde abgelehnt oder kam zurück. In der Verwaltung steht, warum, und was zu tun ist.',
  oneCause: (people, reason) =>
    `${plural(people, { one: '# Person', other: '# Personen' })}, alle aus einem Grund, für den sie nichts können: ${reason}`,
  see: 'Ansehen und noch einmal versuchen',
}
