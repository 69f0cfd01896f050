import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('fr')

const leavesOut =
  'Les personnes que seules ces entrées couvrent sont déconnectées, et ne peuvent plus se connecter ni avoir de rencontre.'
const submit = (action: string) => (count: number) =>
  count === 0
    ? action
    : plural(count, {
        one: `${action} # entrée`,
        many: `${action} # d’entrées`,
        other: `${action} # entrées`,
      })

export const entries: Words['tools']['entries'] = {
  bar: {
    label: 'Bloquer',
    title: 'Bloquer des entrées de la liste d’accès',
    effect: leavesOut,
    submit: submit('Bloquer'),
  },
  activate: {
    label: 'Activer',
    title: 'Activer des entrées de la liste d’accès',
    submit: submit('Activer'),
  },
  remove: {
    label: 'Retirer',
    title: 'Retirer des entrées de la liste d’accès',
    effect: leavesOut,
    submit: submit('Retirer'),
  },
  group: {
    label: 'Groupe',
    title: 'Changer le groupe',
    choose: 'Choisir',
    submit: submit('Déplacer'),
  },
}
