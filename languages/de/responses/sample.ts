import { formatsOf } from '../../../shared/languages/formats'
import type { Responses } from '../../words'

const { digits } = formatsOf('de')

export const sample: Responses['sample'] = {
  evaluationOnly: 'Die Beispielfirma ist nur zum Ausprobieren da und wird im echten Betrieb abgelehnt.',
  there: 'Die 100 ausgedachten Personen gibt es schon.',
  added: (users, matches) =>
    `${digits(users)} ausgedachte Personen und ${digits(matches)} Treffen sind hinzugefügt.`,
}
