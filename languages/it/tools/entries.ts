import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('it')
const leavesOut =
  'Chi è ammesso solo da queste voci perde i suoi accessi attivi, e non può più accedere né avere un incontro.'
/** A button: what it does, and to how many entries. */
const button = (verb: string) => (count: number) =>
  count === 0
    ? verb
    : plural(count, { one: `${verb} # voce`, many: `${verb} # di voci`, other: `${verb} # voci` })

export const entries: Words['tools']['entries'] = {
  bar: {
    label: 'Blocca',
    title: 'Blocca voci della lista di accesso',
    effect: leavesOut,
    submit: button('Blocca'),
  },
  activate: {
    label: 'Attiva',
    title: 'Attiva voci della lista di accesso',
    submit: button('Attiva'),
  },
  remove: {
    label: 'Togli',
    title: 'Togli voci dalla lista di accesso',
    effect: leavesOut,
    submit: button('Togli'),
  },
  group: {
    label: 'Gruppo',
    title: 'Cambia il gruppo',
    choose: 'Scegli',
    submit: button('Sposta'),
  },
}
