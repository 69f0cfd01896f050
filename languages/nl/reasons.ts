import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('nl')

const counted =
  (one: string, other = one) =>
  (people: number) =>
    plural(people, { one: `# ${one}`, other: `# ${other}` })

export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted(
    'persoon kan niemand in de eigen groep ontmoeten',
    'mensen kunnen niemand in de eigen groep ontmoeten',
  ),
  'not-answered': counted('zonder antwoord'),
  'no-group': counted('zonder domeingroep'),
  'never-invited': counted('nooit uitgenodigd'),
  invited: counted('uitgenodigd, maar er nog niet bij'),
  'not-set-up': counted('ingelogd, maar zonder profiel'),
  'at-cap': counted('aan het maximum van de maand'),
  'not-joined': counted('niet in dit programma'),
  paused: counted('pauzeert', 'pauzeren'),
  skipped: counted('slaat deze over', 'slaan deze over'),
  dormant: counted('slapend'),
  'opted-out': counted('gestopt'),
  'on-leave': counted('met verlof'),
  'not-covered': counted('niet op de toegangslijst'),
}
