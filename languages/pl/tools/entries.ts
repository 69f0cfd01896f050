import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('pl')
const leavesOut =
  'Osoby, które obejmują tylko te wpisy, są wylogowywane i nie mogą się już logować ani mieć pary.'
/** A button: what it does, and to how many entries, if any. */
const submit = (verb: string) => (count: number) =>
  count === 0
    ? verb
    : plural(count, {
        one: `${verb} # wpis`,
        few: `${verb} # wpisy`,
        many: `${verb} # wpisów`,
        other: `${verb} # wpisu`,
      })

export const entries: Words['tools']['entries'] = {
  bar: {
    label: 'Zablokuj',
    title: 'Zablokuj wpisy na liście dostępu',
    effect: leavesOut,
    submit: submit('Zablokuj'),
  },
  activate: {
    label: 'Odblokuj',
    title: 'Odblokuj wpisy na liście dostępu',
    submit: submit('Odblokuj'),
  },
  remove: {
    label: 'Usuń',
    title: 'Usuń wpisy z listy dostępu',
    effect: leavesOut,
    submit: submit('Usuń'),
  },
  group: {
    label: 'Grupa',
    title: 'Zmień grupę',
    choose: 'Wybierz',
    submit: submit('Przenieś'),
  },
}
