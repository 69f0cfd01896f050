import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('de')

const counted =
  (one: string, other = one) =>
  (people: number) =>
    plural(people, { one: `# ${one}`, other: `# ${other}` })

export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted(
    'Person kann in ihrer Gruppe niemanden treffen',
    'Personen können in ihrer Gruppe niemanden treffen',
  ),
  'not-answered': counted('ohne Antwort'),
  'no-group': counted('ohne Domaingruppe'),
  'never-invited': counted('nie eingeladen'),
  invited: counted('eingeladen, aber noch nicht dabei'),
  'not-set-up': counted('angemeldet, aber ohne Profil'),
  'at-cap': counted('am Monatslimit'),
  'not-joined': counted('nicht in diesem Programm'),
  paused: counted('macht Pause', 'machen Pause'),
  skipped: counted('setzt aus', 'setzen aus'),
  dormant: counted('lange still'),
  'opted-out': counted('ausgestiegen'),
  'on-leave': counted('abwesend'),
  'not-covered': counted('nicht auf der Freigabeliste'),
}
