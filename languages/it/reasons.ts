import { formatsOf } from '../../shared/languages/formats'
import type { Words } from '../words'

const { digits, plural } = formatsOf('it')

const counted = (said: string) => (people: number) => `${digits(people)} ${said}`

export const reasons: Words['rounds']['reasons'] = {
  'meets-nobody': counted('senza nessuno da incontrare nel proprio gruppo'),
  'not-answered': counted('senza risposta'),
  'no-group': counted('senza gruppo di domini'),
  'never-invited': counted('senza invito'),
  invited: counted('con un invito aperto'),
  'not-set-up': counted('senza profilo'),
  'at-cap': counted('al limite mensile'),
  'not-joined': counted('fuori da questo programma'),
  paused: counted('in pausa'),
  skipped: (people) =>
    plural(people, {
      one: '# salta questo giro',
      many: '# di persone saltano questo giro',
      other: '# saltano questo giro',
    }),
  dormant: counted('in letargo'),
  'opted-out': (people) =>
    plural(people, {
      one: '# non partecipa',
      many: '# di persone non partecipano',
      other: '# non partecipano',
    }),
  'on-leave': counted('in congedo'),
  'not-covered': counted('fuori dalla lista di accesso'),
}
