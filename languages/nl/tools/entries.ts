import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('nl')
const leavesOut =
  'Wie alleen door deze regels toegang heeft, wordt uitgelogd en kan niet meer inloggen of een match krijgen.'
/** What a button does, and to how many. */
const button = (verb: string, alone: string) => (count: number) =>
  count === 0 ? alone : plural(count, { one: `# regel ${verb}`, other: `# regels ${verb}` })

export const entries: Words['tools']['entries'] = {
  bar: {
    label: 'Blokkeren',
    title: 'Regels van de toegangslijst blokkeren',
    effect: leavesOut,
    submit: button('blokkeren', 'Blokkeren'),
  },
  activate: {
    label: 'Activeren',
    title: 'Regels van de toegangslijst activeren',
    submit: button('activeren', 'Activeren'),
  },
  remove: {
    label: 'Verwijderen',
    title: 'Regels van de toegangslijst verwijderen',
    effect: leavesOut,
    submit: button('verwijderen', 'Verwijderen'),
  },
  group: {
    label: 'Groep',
    title: 'De groep wijzigen',
    choose: 'Kies er een',
    submit: button('verplaatsen', 'Verplaatsen'),
  },
}
