import { formatsOf } from '../../../shared/languages/formats'
import type { Words } from '../../words'

const { plural } = formatsOf('fr')

export const attributes: Words['tools']['attributes'] = {
  text: 'Ils répartissent les gens en plus des services. Les programmes peuvent s’y fier. Il y en a cinq au plus.',
  language: 'Noms en',
  name: 'Nom',
  source: 'D’où viennent les valeurs',
  sources: {
    import: 'Une colonne des imports',
    scim: 'L’annuaire (SCIM)',
    own: 'Chaque personne choisit',
  },
  column: 'Colonne',
  path: 'Chemin',
  pathHint: 'Par exemple\u202f: addresses[type eq "work"].locality',
  shown: 'Visible pendant une rencontre',
  values: 'Valeurs',
  valuesHint: 'Une par ligne',
  found: 'Elles viennent avec le prochain import ou de l’annuaire.',
  count: (count) => plural(count, { one: '# valeur', many: '# valeurs', other: '# valeurs' }),
  ready: { location: 'Site', level: 'Niveau' },
  add: 'Ajouter un attribut',
  addReady: (name) => `Ajouter ${name}`,
  remove: (name) => `Supprimer ${name}`,
  question: (name) => `Supprimer ${name}\u202f?`,
  effect: 'La valeur de chaque personne est aussi supprimée.',
  none: 'Aucun attribut pour l’instant.',
  failed: 'Impossible de charger les attributs.',
  saved: 'L’attribut est enregistré.',
  notSaved: 'Impossible d’enregistrer l’attribut.',
  notDeleted: 'Impossible de supprimer l’attribut.',
}
