import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('de')
const leavesOut =
  'Wer nur durch diese Einträge freigegeben ist, wird abgemeldet, kann sich nicht mehr anmelden und bekommt kein Treffen mehr.'
/** What a button does, and to how many. */
const button = (verb: string, alone: string) => (count: number) =>
  count === 0 ? alone : plural(count, { one: `# Eintrag ${verb}`, other: `# Einträge ${verb}` })

export const entries: Words['tools']['entries'] = {
  bar: {
    label: 'Sperren',
    title: 'Einträge der Freigabeliste sperren',
    effect: leavesOut,
    submit: button('sperren', 'Sperren'),
  },
  activate: {
    label: 'Freigeben',
    title: 'Einträge freigeben',
    submit: button('freigeben', 'Freigeben'),
  },
  remove: {
    label: 'Entfernen',
    title: 'Einträge von der Freigabeliste entfernen',
    effect: leavesOut,
    submit: button('entfernen', 'Entfernen'),
  },
  group: {
    label: 'Gruppe',
    title: 'Gruppe ändern',
    choose: 'Bitte wählen',
    submit: button('verschieben', 'Verschieben'),
  },
}
