import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { plural } = formatsOf('es')

const counted =
  (one: string, other = one) =>
  (people: number) =>
    plural(people, { one: `# ${one}`, many: `# ${other}`, other: `# ${other}` })

export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted('sin nadie posible en su grupo'),
  'not-answered': counted('sin respuesta'),
  'no-group': counted('sin grupo de dominios'),
  'never-invited': counted('sin invitar'),
  invited: counted('con invitación, aún sin unirse'),
  'not-set-up': counted('sin perfil'),
  'at-cap': counted('en su límite mensual'),
  'not-joined': counted('fuera de este programa'),
  paused: counted('en pausa'),
  skipped: counted('se salta esta ronda', 'se saltan esta ronda'),
  dormant: counted('sin señales'),
  'opted-out': counted('ya no participa', 'ya no participan'),
  'on-leave': counted('de permiso'),
  'not-covered': counted('fuera de la lista de acceso'),
}
