import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('fr')

const counted =
  (one: string, other = one) =>
  (people: number) =>
    plural(people, { one: `# ${one}`, many: `# ${other}`, other: `# ${other}` })

/** Said of "personnes", so the participles are feminine. */
export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted(
    'ne peut rencontrer personne de son groupe',
    'ne peuvent rencontrer personne de leur groupe',
  ),
  'not-answered': counted('sans réponse'),
  'no-group': counted('sans groupe de domaines'),
  'never-invited': counted('jamais invitée', 'jamais invitées'),
  invited: counted('invitée, pas encore inscrite', 'invitées, pas encore inscrites'),
  'not-set-up': counted('connectée, sans profil', 'connectées, sans profil'),
  'at-cap': counted('à sa limite du mois', 'à leur limite du mois'),
  'not-joined': counted('hors de ce programme'),
  paused: counted('en pause'),
  skipped: counted('passe son tour', 'passent leur tour'),
  dormant: counted('en sommeil'),
  'opted-out': counted('ne participe plus', 'ne participent plus'),
  'on-leave': counted('en congé'),
  'not-covered': counted('hors liste d’accès'),
}
